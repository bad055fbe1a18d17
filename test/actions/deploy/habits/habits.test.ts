import { describe, expect, it } from "vitest";
import type { HabitWord } from "../../../../emulator/habits/habits.ts";
import { play, SCENARIOS, type ScenarioName, told } from "./scenarios.ts";

/** What comes of each habit where it matters. */
const EXPECTED: Record<HabitWord, Partial<Record<ScenarioName, string>>> = {
  "clamped-fields": { image: "deployed", "spec, lost": "error", "spec merged": "deployed" },
  "ignored-members": { image: "deployed", "secrets merged": "deployed" },
  "other-image": { image: "error", "image, lost": "error", "image, late": "error" },
  "half-new-answer": {
    image: "superseded",
    "git tag": "deployed",
    "secrets merged": "superseded",
  },
  "older-made-active": {
    image: "deployed",
    "the same image": "deployed",
    "image that fails": "failed, rolled back, 2 sent",
  },
  "newer-fields": { "field of a newer service": "deployed" },
  "dropped-fields": { "field of a newer service": "deployed", "spec, lost": "deployed" },
  "same-change-before": {
    image: "deployed",
    "git tag": "deployed",
    "digest, lost": "deployed",
    "secrets, lost": "error",
  },
  "same-change-after": { image: "superseded", "git tag": "superseded", "branch, lost": "error" },
  "stale-patch-replies": { image: "deployed", "git tag": "deployed", "secrets merged": "deployed" },
  "stale-deployments": {
    image: "deployed",
    "image, late": "deployed",
    "secrets, lost": "deployed",
    "image that fails": "failed, rolled back, 2 sent",
    "after another deploy": "deployed",
  },
  "stale-revisions": {
    image: "deployed",
    "interruption that ends": "deployed",
    "interruption for ever": "failed",
    attached: "deployed, 0 sent",
  },
  "stale-lists": { "by name": "deployed", "image, lost": "deployed", "image, late": "deployed" },
  "late-revisions": { image: "deployed", rerun: "deployed, 0 sent", attached: "deployed, 0 sent" },
  retention: { "image, lost": "deployed", "image that fails": "failed, rolled back, 2 sent" },
  "short-lists": { "by name": "deployed", "image, lost": "deployed", "image, late": "deployed" },
  "unordered-lists": {
    "by name": "deployed",
    "image, lost": "deployed",
    "after another deploy": "deployed",
  },
  "cached-lists": { "by name": "deployed", "image, lost": "deployed", "image, late": "deployed" },
  "moving-times": { image: "deployed", "image, lost": "deployed", attached: "deployed, 0 sent" },
  commits: {
    "git tag": "deployed",
    "git tag, lost": "error",
    "own git tag, lost": "error",
    "own branch, lost": "error",
    "own git tag, rerun": "deployed",
    "own branch, rerun": "deployed",
    "the same git tag": "deployed",
    "git tag that fails": "failed",
  },
  "commits-once-built": {
    "branch, lost": "deployed",
    "the same git tag": "deployed",
    "git tag that fails": "failed",
  },
  "built-images": {
    "branch, lost": "deployed",
    "repository's secrets, lost": "deployed",
    "the same git tag": "unchanged, 0 sent",
    "git tag that fails": "failed, rolled back, 2 sent",
  },
  "full-image-names": {
    "image, lost": "deployed",
    "the same image": "unchanged, 0 sent",
    "image that fails": "failed, rolled back, 2 sent",
  },
  "image-digests": {
    "promoted tag": "deployed",
    "image, lost": "deployed",
    "the same image": "deployed",
    "image that fails": "failed, rolled back, 2 sent",
  },
  "digests-for-tags": { image: "deployed", "image, lost": "error", "the same image": "deployed" },
  "plain-paths": { "git tag, lost": "deployed", "the same path": "unchanged, 0 sent" },
  "derived-fields": {
    "spec, lost": "deployed",
    "spec merged": "deployed",
    "the same spec": "unchanged, 0 sent",
  },
  "empty-fields": {
    "spec, lost": "deployed",
    "spec merged": "deployed",
    "the same spec": "unchanged, 0 sent",
  },
  "redacted-secrets": {
    "secrets merged": "rejected, 0 sent",
    "secrets, lost": "deployed",
    "the same secrets": "deployed",
  },
  "secrets-without-values": {
    "secrets merged": "rejected, 0 sent",
    "secrets, lost": "deployed",
    "the same secrets": "deployed",
  },
  "null-secrets": {
    "secrets merged": "rejected, 0 sent",
    "secrets, lost": "deployed",
    "the same secrets": "deployed",
  },
  "empty-secrets": {
    "secrets, lost": "deployed",
    "repository's secrets, lost": "deployed",
    "the same secrets": "deployed",
  },
  "reserved-secrets": { "secrets merged": "deployed" },
  "plain-names": { image: "deployed" },
  "awaiting-database": { image: "deployed", "git tag": "deployed", "by name": "deployed" },
  unused: { image: "deployed", "git tag": "deployed", "by name": "deployed" },
  unknown: { image: "deployed", "git tag": "deployed", "by name": "deployed" },
  "final-deletes": { image: "deployed" },
  "langgraph-config-path": {
    "git tag": "deployed",
    "git tag, lost": "deployed",
    "branch, lost": "deployed",
    "the same path": "unchanged, 0 sent",
    "git tag that fails": "failed, rolled back, 2 sent",
  },
  "capital-ids": {
    image: "deployed",
    "image, lost": "deployed",
    rerun: "deployed, 0 sent",
    attached: "deployed, 0 sent",
    "by name": "deployed",
    "image that fails": "failed, rolled back, 2 sent",
  },
  "titled-statuses": { image: "deployed" },
};

const NAMES = Object.keys(SCENARIOS) as ScenarioName[];
const CASES = Object.entries(EXPECTED).flatMap(([habit, outcomes]) =>
  Object.entries(outcomes).map(
    ([name, expected]) => [name, habit, expected] as [ScenarioName, HabitWord, string],
  ),
);

describe("a deploy", () => {
  it.each(NAMES)("to a service without any habit: %s", async (name) => {
    const story = await play(name);
    expect(told(story)).toBe(SCENARIOS[name].expected);
  });

  it.each(CASES)(
    "(%s) to a service with the habit %s ends as %s",
    async (name, habit, expected) => {
      const story = await play(name, [habit]);
      expect(told(story)).toBe(expected);
      if (story.outcome === "deployed") expect(story.activeId).toBe(story.outputs.revision_id);
    },
  );

  it("says why a commit cannot be rolled back to", async () => {
    const { failure } = await play("git tag that fails", ["commits"]);
    expect(failure?.message).toMatch(
      /Not rolled back: the previous revision shows its commit, [0-9a-f]{40}, and only branches and tags/,
    );
  });
});
