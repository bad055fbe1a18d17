import { describe, expect, it } from "vitest";
import { ask, withDeployments } from "../../harness/ask.ts";

describe("unauthorized", () => {
  it.each([
    ["no credential", {}, 401],
    ["a wrong key", { "x-api-key": "other" }, 401],
    ["a wrong token", { authorization: "Bearer other" }, 401],
    ["the key as a token", { authorization: "Bearer demo-key" }, 401],
    ["the key", { "x-api-key": "demo-key" }, 200],
    ["the token", { authorization: "Bearer demo-token" }, 200],
  ])("answers to %s", async (_, headers: Record<string, string>, status) => {
    await using emulator = await withDeployments();
    expect((await ask(emulator.at(emulator.docker), "GET", { headers })).status).toBe(status);
  });

  it("asks for the workspace where there is one", async () => {
    await using emulator = await withDeployments({ tenant_id: "team" });
    const asking = (tenant?: string) =>
      ask(emulator.at(emulator.docker), "GET", {
        headers: {
          "x-api-key": "demo-key",
          ...(tenant === undefined ? {} : { "x-tenant-id": tenant }),
        },
      });
    expect(await asking()).toMatchObject({
      status: 403,
      json: { detail: expect.stringContaining("requires workspace specification") },
    });
    expect(await asking("other")).toMatchObject({ status: 403 });
    expect(await asking("team")).toMatchObject({ status: 200 });
  });
});
