import { expect, it } from "vitest";
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
