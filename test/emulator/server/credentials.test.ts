import { describe, expect, it } from "vitest";
import { ask, withDeployments } from "../../harness/ask.ts";

describe("unauthorized", () => {
  it.each([
    ["no credential", 401, {}],
    ["a wrong key", 401, { "x-api-key": "other" }],
    ["a wrong token", 401, { authorization: "Bearer other" }],
    ["the key as a token", 401, { authorization: "Bearer demo-key" }],
    ["the key", 200, { "x-api-key": "demo-key" }],
    ["the token", 200, { authorization: "Bearer demo-token" }],
  ])("responds to %s with %d", async (_, status, headers: Record<string, string>) => {
    await using emulator = await withDeployments();
    expect((await ask(emulator.at(emulator.docker), "GET", { headers })).status).toBe(status);
  });

  it("refuses requests without the right X-Tenant-Id if the option tenant_id is set", async () => {
    await using emulator = await withDeployments({ tenant_id: "team" });
    const read = (tenant?: string) =>
      ask(emulator.at(emulator.docker), "GET", {
        headers: {
          "x-api-key": "demo-key",
          ...(tenant === undefined ? {} : { "x-tenant-id": tenant }),
        },
      });
    expect(await read()).toMatchObject({
      status: 403,
      json: { detail: expect.stringContaining("requires workspace specification") },
    });
    expect(await read("other")).toMatchObject({ status: 403 });
    expect(await read("team")).toMatchObject({ status: 200 });
  });
});
