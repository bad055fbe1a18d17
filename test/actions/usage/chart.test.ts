import { describe, expect, it } from "vitest";
import { usageChart } from "../../../src/actions/usage/chart.ts";
import { tallyOf } from "../../../src/actions/usage/tally.ts";
import type { TimeRange } from "../../../src/service/contract/time.ts";
import type { Stride } from "../../../src/service/contract/usage.ts";
import { projectRecord } from "../../harness/usage-service.ts";

const DAILY = { days: 1, hours: 0 };
const WEEKLY = { days: 7, hours: 0 };
const HOURLY = { days: 0, hours: 1 };
const NONE = { days: 0, hours: 0 };
const utc = (day: number, hour = 0) => Date.UTC(2026, 0, day, hour);
/** From the first of January until a day of that month. */
const until = (day: number) => ({ startMs: utc(1), endMs: utc(day) });
const JANUARY = until(32);

type Buckets = Record<string, number>;
/** The tally of a report with these buckets, and with traces that have no time. */
function sumBuckets(buckets: Buckets, stride: Stride, undatedTraces = 0) {
  const usage = Object.entries(buckets).map(([start, traces]) => projectRecord("a", traces, start));
  return tallyOf(
    { usage: [...usage, projectRecord("a", undatedTraces, null)], stride },
    "project",
    String,
  );
}

/** Title, budget, number of bars, first and last label, and the bars that are not zero. */
function chartText({ title, values, line }: ReturnType<typeof usageChart>): string {
  const bars = values
    .filter(({ value }) => value > 0)
    .map(({ label, value }) => `${label}: ${value}`);
  const labels = [values[0], values.at(-1)].map((bar) => bar?.label).join(" to ");
  const budget = line === undefined ? "" : `, budget ${line}`;
  return `${title}${budget}, ${values.length} bars from ${labels}; ${bars.join(", ")}`;
}

describe("usageChart", () => {
  it("draws at most 60 bars, the earliest first, with all traces", () => {
    const days = Array.from({ length: 1_000 }, (_, index) => index);
    const buckets = Object.fromEntries(days.map((day) => [new Date(utc(day)).toISOString(), day]));
    const tally = sumBuckets(Object.fromEntries(Object.entries(buckets).toReversed()), DAILY);
    const period = { startMs: utc(0), endMs: utc(1_000) };
    const { values } = usageChart(tally, period);
    expect(values.length).toBeLessThanOrEqual(60);
    expect(values[0]?.label).toBe("2025-12-31");
    expect(values.reduce((sum, { value }) => sum + value, 0)).toBe(tally.traces);
  });

  const FIRST = { "2026-01-01T00:00:00Z": 1 };
  const AT_ONE = { "2026-01-01T01:00:00Z": 1 };
  const IRREGULAR = { ...FIRST, "2026-01-03T07:30:00Z": 1 };
  const UNSORTED = { "2026-01-03T00:00:00Z": 4, "2026-01-01T00:00:00Z": 3 };
  const HOURS = { "2026-01-01T09:00:00Z": 2, "2026-01-01T11:00:00Z": 3 };

  type Case = [
    buckets: Buckets,
    stride: Stride,
    period: TimeRange,
    budget?: number,
    undated?: number,
  ];
  const CASES: Record<string, Case> = {
    "days without traces": [{ "2026-01-03T00:00:00Z": 7 }, DAILY, JANUARY],
    "hours without traces": [HOURS, HOURLY, { startMs: utc(1, 9), endMs: utc(1, 12) }],
    "a start with an offset": [{ "2026-01-02T00:00:00+00:00": 5 }, DAILY, until(4)],
    "irregular buckets": [IRREGULAR, DAILY, JANUARY],
    "starts that are not times": [{ first: 1, second: 1 }, DAILY, JANUARY],
    "buckets of no length": [FIRST, NONE, JANUARY],
    "hourly buckets of years": [FIRST, HOURLY, until(1_000)],
    "a quarter": [FIRST, DAILY, until(91)],
    weeks: [FIRST, WEEKLY, until(92)],
    months: [FIRST, { days: 30, hours: 0 }, until(361)],
    "hours of a day": [AT_ONE, HOURLY, { startMs: utc(1, 1), endMs: utc(2) }],
    "hours of two days": [AT_ONE, HOURLY, { startMs: utc(1, 1), endMs: utc(3) }],
    "more than a year": [FIRST, DAILY, until(400)],
    "the running total against a budget": [UNSORTED, DAILY, until(5), 5],
    "no running total, because a trace has no time": [UNSORTED, DAILY, until(5), 5, 1],
  };

  /** `--update` writes chart.txt. */
  it("draws the bars of chart.txt", async () => {
    const lines = Object.entries(CASES).map(
      ([name, [buckets, stride, period, budget, undated]]) => {
        const tally = sumBuckets(buckets, stride, undated);
        return `${name}: ${chartText(usageChart(tally, period, budget))}\n`;
      },
    );
    await expect(lines.join("")).toMatchFileSnapshot("chart.txt");
  });
});
