import { describe, expect, it } from "vitest";
import { closest } from "../../src/inputs/spelling.ts";

const FIELDS = ["min_scale", "max_scale", "cpu", "cpu_limit", "memory_mb", "imagePullPolicy"];

describe("closest", () => {
  it.each([
    ["minScale", "min_scale"],
    ["MAX-SCALE", "max_scale"],
    ["cpus", "cpu"],
    ["memory", "memory_mb"],
    ["imagePulPolicy", "imagePullPolicy"],
    ["cpu_limits", "cpu_limit"],
  ])("takes %j for %j", (word, meant) => {
    expect(closest(word, FIELDS)).toBe(meant);
  });

  it.each(["replicas", "x", "", "storage", "x".repeat(100_000)])(
    "makes no guess for %j",
    (word) => {
      expect(closest(word, FIELDS)).toBeUndefined();
    },
  );
});
