import { describe, expect, it } from "vitest";
import * as z from "zod";
import { NOTHING_COMMITTED } from "../../../emulator/history.ts";
import { serve } from "../../../emulator/server/serve.ts";
import { HTTPValidationError } from "../../../src/service/contract/errors.ts";
import { operation } from "../../../src/service/contract/operation.ts";
import { ask, withDeployments } from "../../harness/ask.ts";

describe("serve", () => {
  it.each([
    ["no body", undefined, ["body"], "missing"],
    ["text that is not JSON", "{", ["body"], "json_invalid"],
    ["a body that is not an object", "[]", ["body"], "invalid_type"],
    [
      "a member of the wrong type",
      { secrets: [{ name: "A", value: 1 }] },
      ["body", "secrets", 0, "value"],
      "invalid_type",
    ],
    ["a missing member", { secrets: [{ name: "A" }] }, ["body", "secrets", 0, "value"], "missing"],
    [
      "an unknown member",
      { source_config: { colour: "red" } },
      ["body", "source_config", "colour"],
      "extra_forbidden",
    ],
    [
      "a read-only member",
      { source_revision_config: { repo_commit_sha: "abc" } },
      ["body", "source_revision_config", "repo_commit_sha"],
      "extra_forbidden",
    ],
  ])("refuses %s with a 422 that has its path", async (_, body, loc, type) => {
    await using emulator = await withDeployments();
    const reply = await ask(emulator.at(emulator.docker), "PATCH", { body });
    expect(reply.status).toBe(422);
    expect(HTTPValidationError.parse(reply.json).detail).toEqual([
      { loc, type, msg: expect.any(String) },
    ]);
  });

  it("refuses an identifier that is not a UUID", async () => {
    await using emulator = await withDeployments();
    const reply = await ask(`${emulator.url}/v2/deployments/mine`);
    expect(reply).toMatchObject({
      status: 422,
      json: { detail: [{ loc: ["path", "deployment_id"] }] },
    });
  });

  it("throws if the handler's reply breaks the contract", () => {
    const broken = serve(
      operation({
        method: "GET",
        path: "/thing",
        summary: "Read",
        reply: z.object({ id: z.string().min(1) }),
      }),
      () => ({ reply: { id: "" } }),
    );
    const view = { ...NOTHING_COMMITTED, now: 0 };
    expect(() => broken.answer({ parameters: {}, query: {}, text: "" }, view)).toThrow(
      "breaks the contract of GET /thing",
    );
  });
});
