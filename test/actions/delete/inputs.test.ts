import { describe, expect, it } from "vitest";
import { DeleteInputs } from "../../../src/actions/delete/inputs.ts";

const GIVEN = {
  base_url: "https://control-plane.example.com",
  api_key: "canary-secret-value",
  deployment_name: "agent-pr-7",
};

async function problemsWith(texts: Record<string, string | undefined>) {
  const given = Object.entries({ ...GIVEN, ...texts }).filter(([, text]) => text !== undefined);
  const { error } = await DeleteInputs.safeParseAsync(Object.fromEntries(given));
  return (error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`);
}

describe("DeleteInputs", () => {
  it("has defaults that wait for the whole deletion", async () => {
    expect(await DeleteInputs.parseAsync(GIVEN)).toMatchObject({
      delete_tracing_project: true,
      wait: true,
      dry_run: false,
      timeout: 600_000,
    });
  });

  it.each([
    [{ deployment_name: undefined }, "deployment_name: is required: write the whole name"],
    [{ deployment_name: " " }, "deployment_name: is required: write the whole name"],
    [{ deployment_name: "agent-pr-*" }, "deployment_name: must not contain *"],
    [{ name_must_match: "**" }, "name_must_match: matches every name"],
    [{ api_key: undefined }, "api_key: is empty"],
  ])("refuses %j", async (texts, problem) => {
    expect(await problemsWith(texts)).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    ["agent-pr-7", "agent-pr-*"],
    ["agent-pr-7", "agent-*-7"],
    ["agent-pr-7", "*-7"],
    ["agent-pr-7", "agent-pr-7"],
    ["agent (preview) 7", "agent (preview) *"],
    ["agent-a-b-7", "agent-*-*-7"],
    [`${"ab".repeat(60)}b`, `${"a*".repeat(60)}b`],
  ])("takes the name %s with name_must_match: %s", async (deployment_name, name_must_match) => {
    expect(await problemsWith({ deployment_name, name_must_match })).toEqual([]);
  });

  it.each([
    // What an empty expression leaves.
    ["agent", "agent-pr-*"],
    ["agent-production", "agent-pr-*"],
    ["my-agent-pr-7", "agent-pr-*"],
    ["agent-pr-7-copy", "*-7"],
    ["Agent-pr-7", "agent-pr-*"],
    ["agent-pr-7", "agent.pr.*"],
    ["agent1pr-7", "agent[1]pr-*"],
    ["agent--b-7", "agent-*-*-7"],
    ["a".repeat(100), `${"*a".repeat(60)}b`],
  ])("refuses the name %j with name_must_match: %s", async (deployment_name, name_must_match) => {
    expect(await problemsWith({ deployment_name, name_must_match })).toEqual([
      expect.stringMatching(/^deployment_name: .* does not match name_must_match/),
    ]);
  });
});
