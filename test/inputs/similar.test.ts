import { describe, expect, it } from "vitest";
import { findClosest } from "../../src/inputs/similar.ts";

const FIELDS = ["min_scale", "max_scale", "cpu", "cpu_limit", "memory_mb", "imagePullPolicy"];

describe("findClosest", () => {
  it.each([
    ["minScale", "min_scale"],
    ["MAX-SCALE", "max_scale"],
    ["cpus", "cpu"],
    ["memory", "memory_mb"],
    ["imagePulPolicy", "imagePullPolicy"],
    ["cpu_limits", "cpu_limit"],
  ])("corrects %j to %j", (misspelt, word) => {
    expect(findClosest(misspelt, FIELDS)).toBe(word);
  });

  it.each(["replicas", "x", "", "storage", "x".repeat(100_000)])(
    "finds no similar word for %j",
    (word) => {
      expect(findClosest(word, FIELDS)).toBeUndefined();
    },
  );
});
