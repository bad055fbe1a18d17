import { describe, expect, it } from "vitest";
import { usageChart } from "../../../src/actions/usage/chart.ts";
import { createTally } from "../../../src/actions/usage/tally.ts";
import type { TimeRange } from "../../../src/service/contract/time.ts";
import type { Stride } from "../../../src/service/contract/usage.ts";

const DAILY = { days: 1, hours: 0 };
const HOURLY = { days: 0, hours: 1 };
const day = (index: number) => Date.UTC(2026, 0, index);
const isoDay = (index: number) => new Date(day(index)).toISOString();
const january = { startMs: day(1), endMs: day(32) };

function chartOf(
  buckets: readonly (readonly [string, number])[],
  stride: Stride,
  period: TimeRange,
  budget?: number,
) {
  const traces = buckets.reduce((sum, [, count]) => sum + count, 0);
  const tally = { ...createTally(), traces, buckets: new Map(buckets) };
  return usageChart({ tally, stride, period }, budget);
}

describe("usageChart", () => {
  it("draws at most 60 bars in order of time, which add up to all traces", () => {
    const buckets = Array.from({ length: 1_000 }, (_, index) => [isoDay(index), index] as const);
    const period = { startMs: day(0), endMs: day(1_000) };
    const { values } = chartOf(buckets.toReversed(), DAILY, period);
    expect(values.length).toBeLessThanOrEqual(60);
    expect(values[0]?.label).toBe("31 Dec 2025");
    expect(values.reduce((sum, { value }) => sum + value, 0)).toBe((999 * 1_000) / 2);
  });

  it("draws days without traces, even at the ends of the range", () => {
    const { values } = chartOf([["2026-01-03T00:00:00Z", 7]], DAILY, january);
    expect(values).toHaveLength(31);
    expect(values.filter(({ value }) => value > 0)).toEqual([{ label: "3 Jan", value: 7 }]);
    expect(values[0]).toEqual({ label: "1 Jan", value: 0 });
    expect(values.at(-1)).toEqual({ label: "31 Jan", value: 0 });
  });

  it("draws hours without traces", () => {
    const buckets = Object.entries({ "2026-01-01T09:00:00Z": 2, "2026-01-01T11:00:00Z": 3 });
    const period = { startMs: day(1) + 9 * 3_600_000, endMs: day(1) + 12 * 3_600_000 };
    const { values } = chartOf(buckets, HOURLY, period);
    const texts = values.map(({ label, value }) => `${label}: ${value}`);
    expect(texts).toEqual(["09:00: 2", "10:00: 0", "11:00: 3"]);
  });

  it("draws a bucket once although its start is written with an offset", () => {
    const period = { startMs: day(1), endMs: day(4) };
    const { values } = chartOf([["2026-01-02T00:00:00+00:00", 5]], DAILY, period);
    expect(values.map(({ value }) => value)).toEqual([0, 5, 0]);
  });

  it.each([
    ["irregular buckets", ["2026-01-01T00:00:00Z", "2026-01-03T07:30:00Z"], DAILY, january, 31],
    ["starts that are not times", ["first", "second"], DAILY, january, 31],
    ["a stride of zero", ["2026-01-01T00:00:00Z"], { days: 0, hours: 0 }, january, 1],
    ["999 days by hours", [isoDay(1)], HOURLY, { startMs: day(1), endMs: day(1_000) }, 60],
  ])("draws the buckets that have a time: %s", (_, starts, stride, period, barCount) => {
    const buckets = starts.map((start) => [start, 1] as const);
    const { values } = chartOf(buckets, stride, period);
    expect(values).toHaveLength(barCount);
    const validStarts = starts.filter((start) => !Number.isNaN(Date.parse(start)));
    expect(values.reduce((sum, { value }) => sum + value, 0)).toBe(validStarts.length);
  });

  it.each([
    [DAILY, 31, "Traces per day"],
    [DAILY, 90, "Traces per 2 days"],
    [{ days: 7, hours: 0 }, 91, "Traces per week"],
    [{ days: 30, hours: 0 }, 360, "Traces per 30 days"],
    [HOURLY, 1, "Traces per hour"],
  ])("names the length of a bar for a stride of %j over %d days: %s", (stride, days, title) => {
    const period = { startMs: day(1), endMs: day(1 + days) };
    expect(chartOf([[isoDay(1), 1]], stride, period).title).toBe(title);
  });

  it.each([
    [HOURLY, day(1) + 3_600_000, day(2), "01:00"],
    [HOURLY, day(1) + 3_600_000, day(3), "1 Jan 01:00"],
    [DAILY, day(1), day(3), "1 Jan"],
    [DAILY, day(1), day(400), "1 Jan 2026"],
  ])("shortens labels: %j, %d to %d as %s", (stride, startMs, endMs, label) => {
    const start = new Date(startMs).toISOString();
    expect(chartOf([[start, 1]], stride, { startMs, endMs }).values[0]?.label).toBe(label);
  });

  it("draws the running total and a line for a budget", () => {
    const buckets = Object.entries({ [isoDay(3)]: 4, [isoDay(1)]: 3 });
    const chart = chartOf(buckets, DAILY, { startMs: day(1), endMs: day(5) }, 5);
    expect(chart).toMatchObject({ title: "Traces so far, against the budget", line: 5 });
    expect(chart.values.map(({ value }) => value)).toEqual([3, 3, 7, 7]);
  });

  it("draws no running total if some traces have no time", () => {
    const buckets = new Map([["2026-01-01T00:00:00Z", 3]]);
    const tally = { ...createTally(), traces: 4, buckets };
    const chart = usageChart({ tally, stride: DAILY, period: january }, 5);
    expect(chart).not.toHaveProperty("line");
    expect(chart.values[1]?.value).toBe(0);
  });
});
