import { describe, expect, it } from "vitest";
import { withAsides } from "../../src/report/log/lines.ts";
import { formatDuration, formatNumber } from "../../src/report/wording.ts";

describe("formatNumber", () => {
  it.each([
    [0, "0"],
    [-7, "-7"],
    [999, "999"],
    [1_000, "1,000"],
    [-1_234_567, "-1,234,567"],
    [0.5, "0.5"],
  ])("writes %d as %j", (count, text) => {
    expect(formatNumber(count)).toBe(text);
  });
});

describe("formatDuration", () => {
  it.each([
    [0, "0s"],
    [0.4, "0s"],
    [500, "500ms"],
    [999.7, "1s"],
    [1_499, "1s"],
    [90_000, "1m 30s"],
    [90_127.3, "1m 30s"],
    [3_600_000, "1h"],
    [5_400_000, "1h 30m"],
  ])("writes %d milliseconds as %j", (durationMs, text) => {
    expect(formatDuration(durationMs)).toBe(text);
  });
});

describe("withAsides", () => {
  it.each([
    ["QUEUED, 1 minute", "QUEUED, 1 minute       (timeout in 9m)"],
    ["AWAITING_DEPLOY, 1 minute", "AWAITING_DEPLOY, 1 minute (timeout in 9m)"],
  ])("keeps %j apart from what stands in brackets", (text, line) => {
    expect(withAsides(text, ["timeout in 9m"])).toBe(line);
  });
});
