import { expect, it } from "vitest";
import { DeleteInputs } from "../../../src/actions/delete/inputs.ts";
import { runDeletion, runDeletions } from "./names.ts";

const USUAL = { names: ["agent-pr-4", "agent-pr-42"], target: "agent-pr-4", number: "4" };

it("deletes only the named deployment in 1,000 cases", async () => {
  const deletionCount = await runDeletions(1_000);
  expect(deletionCount).toBeGreaterThan(50);
});

it.each([
  [{ ...USUAL, pattern: "agent-pr-*" }, "deleted", ["agent-pr-4"]],
  [{ ...USUAL, pattern: "", number: "42" }, "deleted", ["agent-pr-42"]],
  [{ ...USUAL, pattern: "", number: "" }, "rejected", []],
  [{ ...USUAL, pattern: "agent-pr-*", number: "" }, "rejected", []],
  [{ ...USUAL, pattern: "other-*" }, "rejected", []],
] as const)("for %j: ends as %s, and deletes %j", async (parameters, outcome, deletedNames) => {
  const deletion = { ...parameters, names: [...parameters.names], dry_run: false };
  expect(await runDeletion(deletion)).toMatchObject({ outcome, deletedNames });
});

it("matches a pattern with many wildcards fast", async () => {
  const { error } = await DeleteInputs.safeParseAsync({
    base_url: "https://api.example.com",
    api_key: "key",
    deployment_name: "a".repeat(200),
    name_must_match: `${"a*".repeat(50)}b`,
  });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    expect.stringContaining("does not match name_must_match"),
  ]);
}, 1_000);
