import { describe, expect, it } from "vitest";
import type { HabitName } from "../../../../emulator/habits/habits.ts";
import {
  deployTo,
  expectedSummary,
  HABIT_CASE_NAMES,
  type HabitCaseName,
  summaryOf,
} from "./cases.ts";

type AffectedCase = HabitCaseName | [HabitCaseName, string];

const HIDDEN_SECRETS_CASES: AffectedCase[] = [
  ["secrets merged", "rejected, 0 sent"],
  "secrets, lost",
  ["the same secrets", "deployed"],
];
/** For each habit, cases that it may affect, with the summary if the habit changes it. */
const CASES_BY_HABIT: Record<HabitName, AffectedCase[]> = {
  "clamped-fields": ["image", ["spec, lost", "error"], "spec merged"],
  "ignored-members": ["image", "secrets merged"],
  "other-image": [
    ["image", "error"],
    ["image, lost", "error"],
    ["image, late", "error"],
  ],
  "merged-secrets": ["secrets merged", "secrets, lost"],
  "half-new-answer": [["image", "superseded"], "git tag", ["secrets merged", "superseded"]],
  "older-made-active": ["image", ["the same image", "deployed"], "image that fails"],
  "newer-fields": [["field of a newer service", "deployed"]],
  "dropped-fields": [["field of a newer service", "deployed"], "spec, lost"],
  "same-change-before": ["image", "git tag", "digest, lost", ["secrets, lost", "error"]],
  "same-change-after": [
    ["image", "superseded"],
    ["git tag", "superseded"],
    ["branch, lost", "error"],
  ],
  "stale-patch-replies": ["image", "git tag", "secrets merged"],
  "stale-deployments": [
    "image",
    "image, late",
    "secrets, lost",
    "image that fails",
    "after another deploy",
  ],
  "stale-revisions": [
    "image",
    "interruption that ends",
    "interruption for ever",
    "watched revision",
  ],
  "stale-lists": ["by name", "image, lost", "image, late"],
  "late-revisions": ["image", "rerun", "watched revision"],
  retention: ["image, lost", "image that fails"],
  "short-lists": ["by name", "image, lost", "image, late"],
  "unordered-lists": ["by name", "image, lost", "after another deploy"],
  "cached-lists": ["by name", "image, lost", "image, late"],
  "moving-times": ["image", "image, lost", "watched revision"],
  commits: [
    "git tag",
    ["git tag, lost", "error"],
    ["the run's git tag, lost", "error"],
    ["the run's branch, lost", "error"],
    ["the run's git tag, rerun", "deployed"],
    "the run's branch, rerun",
    ["the same git tag", "deployed"],
    ["git tag that fails", "failed"],
  ],
  "commits-once-built": [
    "branch, lost",
    ["the same git tag", "deployed"],
    ["git tag that fails", "failed"],
  ],
  "built-images": [
    "branch, lost",
    "secrets of a git deployment, lost",
    "the same git tag",
    "git tag that fails",
  ],
  "full-image-names": ["image, lost", "the same image", "image that fails"],
  "image-digests": [
    ["promoted tag", "deployed"],
    "image, lost",
    ["the same image", "deployed"],
    "image that fails",
  ],
  "digests-for-tags": ["image", ["image, lost", "error"], ["the same image", "deployed"]],
  "plain-paths": ["git tag, lost", "the same path"],
  "derived-fields": ["spec, lost", "spec merged", "the same spec"],
  "empty-fields": ["spec, lost", "spec merged", "the same spec"],
  "redacted-secrets": HIDDEN_SECRETS_CASES,
  "secrets-without-values": HIDDEN_SECRETS_CASES,
  "null-secrets": HIDDEN_SECRETS_CASES,
  "empty-secrets": [
    "secrets, lost",
    "secrets of a git deployment, lost",
    ["the same secrets", "deployed"],
  ],
  "reserved-secrets": ["secrets merged"],
  "plain-names": ["image"],
  "awaiting-database": ["image", "git tag", "by name"],
  unused: ["image", "git tag", "by name"],
  unknown: ["image", "git tag", "by name"],
  "final-deletes": ["image"],
  "langgraph-config-path": [
    "git tag",
    "git tag, lost",
    "branch, lost",
    "the same path",
    "git tag that fails",
  ],
  "capital-ids": [
    "image",
    "image, lost",
    "rerun",
    "watched revision",
    "by name",
    "image that fails",
  ],
  "text-ids": ["image"],
  "titled-statuses": ["image"],
};

const ROWS = Object.entries(CASES_BY_HABIT).flatMap(([habit, cases]) =>
  cases.map((one): [HabitCaseName, HabitName, string] => {
    const [name, summary] = typeof one === "string" ? [one, expectedSummary(one)] : one;
    return [name, habit as HabitName, summary];
  }),
);

describe("a deploy", () => {
  it.each(HABIT_CASE_NAMES)("to a service without any habit: %s", async (name) => {
    expect(summaryOf(await deployTo(name))).toBe(expectedSummary(name));
  });

  it.each(ROWS)("(%s) to a service with the habit %s ends as %s", async (name, habit, summary) => {
    const result = await deployTo(name, [habit]);
    expect(summaryOf(result)).toBe(summary);
    if (result.outcome === "deployed") expect(result.activeId).toBe(result.outputs.revision_id);
  });

  it("says why a commit cannot be rolled back to", async () => {
    const { failure } = await deployTo("git tag that fails", ["commits"]);
    expect(failure).toMatch(
      /Not rolled back: [0-9a-f]{40} is not a tag, and only a tag can be built again as it was/,
    );
  });
});
