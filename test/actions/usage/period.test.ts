import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { strideOf } from "../../../emulator/traces/usage.ts";
import {
  bucketsText,
  changeText,
  periodName,
  shareText,
} from "../../../src/actions/usage/format.ts";
import { periodFrom, previousPeriod, windowsOf } from "../../../src/actions/usage/period.ts";
import { DAY_MS, formatUtcTime, type TimeRange } from "../../../src/service/contract/time.ts";

const NOW_MS = Date.parse("2026-03-10T14:30:05.500Z");
const parse = (text: string) => Date.parse(text);
const between = (start: string, end: string) => ({ startMs: parse(start), endMs: parse(end) });
const timesOf = ({ startMs, endMs }: TimeRange) => [formatUtcTime(startMs), formatUtcTime(endMs)];

describe("periodFrom", () => {
  it.each([
    [{ days: 7 }, NOW_MS, "2026-03-03T00:00:00Z", "2026-03-10T00:00:00Z"],
    [{ days: 1 }, NOW_MS, "2026-03-09T00:00:00Z", "2026-03-10T00:00:00Z"],
    ["this-month", NOW_MS, "2026-03-01T00:00:00Z", "2026-03-10T14:30:06Z"],
    ["this-month", parse("2026-03-01"), "2026-03-01T00:00:00Z", "2026-03-01T00:00:01Z"],
    ["previous-month", NOW_MS, "2026-02-01T00:00:00Z", "2026-03-01T00:00:00Z"],
    ["previous-month", parse("2027-01-31T23:59Z"), "2026-12-01T00:00:00Z", "2027-01-01T00:00:00Z"],
  ] as const)("resolves last: %j in UTC", (last, nowMs, start, end) => {
    expect(timesOf(periodFrom({ last }, nowMs))).toEqual([start, end]);
  });
});

describe("previousPeriod", () => {
  it.each([
    ["previous-month", "2026-11-22T00:00:00Z", "September 2026"],
    ["previous-month", "2027-02-01T00:00:00Z", "December 2026"],
    ["this-month", "2026-11-22T14:30:05Z", "2026-10-01 00:00 UTC to 2026-10-22 14:30:06 UTC"],
    ["this-month", "2026-03-31T12:00:00Z", "February 2026"],
  ] as const)("of %s at %s is %s", (last, nowText, name) => {
    const period = periodFrom({ last }, parse(nowText));
    expect(periodName(previousPeriod(period, last))).toBe(name);
  });
});

describe("windowsOf", () => {
  const DAILY = { daily: true };
  const start = fc.integer({ min: parse("2020-01-01"), max: parse("2030-01-01") });
  // The number of windows changes at whole days, so such lengths are more frequent.
  const length = fc.oneof(
    fc.integer({ min: DAY_MS, max: 1_000 * DAY_MS }),
    fc.integer({ min: 1, max: 200 }).map((days) => days * DAY_MS),
    fc.integer({ min: 1, max: 200 }).map((days) => days * DAY_MS + 1),
  );

  it("cover a period without overlap or gap, and have daily buckets", () => {
    fc.assert(
      fc.property(start, length, (startMs, lengthMs) => {
        const windows = windowsOf(DAILY, { startMs, endMs: startMs + lengthMs });
        expect(windows[0]?.startMs).toBe(startMs);
        expect(windows.at(-1)?.endMs).toBe(startMs + lengthMs);
        for (const [index, window] of windows.entries()) {
          expect(strideOf(window.endMs - window.startMs)).toEqual({ days: 1, hours: 0 });
          if (index === 0) continue;
          expect(window.startMs).toBe(windows[index - 1]?.endMs);
          expect(window.startMs % DAY_MS).toBe(0);
        }
      }),
    );
  });

  it.each([
    [0.5, 1],
    [31, 1],
    [31.5, 2],
    [62, 2],
    [93, 3],
  ])("of %d days from midnight are %d windows", (days, count) => {
    const startMs = parse("2026-01-05T00:00:00Z");
    expect(windowsOf(DAILY, { startMs, endMs: startMs + days * DAY_MS })).toHaveLength(count);
  });
});

describe("the name of a range", () => {
  it.each([
    ["2026-10-01T00:00:00Z", "2026-11-01T00:00:00Z", "October 2026"],
    ["2026-12-01T00:00:00Z", "2027-01-01T00:00:00Z", "December 2026"],
    ["2026-10-01T00:00:00Z", "2026-12-01T00:00:00Z", "2026-10-01 to 2026-11-30"],
    ["2026-10-05T00:00:00Z", "2026-10-06T00:00:00Z", "2026-10-05"],
    [
      "2026-10-05T06:00:00Z",
      "2026-10-06T00:00:00Z",
      "2026-10-05 06:00 UTC to 2026-10-06 00:00 UTC",
    ],
  ])("from %s to %s is %s", (start, end, name) => {
    expect(periodName(between(start, end))).toBe(name);
  });
});

describe("the text of", () => {
  it.each([
    ["a bucket of 14 days", "2 weeks", bucketsText({ days: 14, hours: 0 })],
    ["3 buckets of 14 days", "6 weeks", bucketsText({ days: 14, hours: 0 }, 3)],
    ["a share of 9 in 100", "9.0%", shareText(9, 100)],
    ["a share of 1 in 3", "33.3%", shareText(1, 3)],
    ["a share of 0 in 0", "0.0%", shareText(0, 0)],
    ["a share of 12345 in 100", "12345.0%", shareText(12_345, 100)],
    ["a large decrease", "−187,822 (−4.4%)", changeText(4_084_076, 4_271_898)],
    ["a decrease from 3 to 1", "−2 (−66.7%)", changeText(1, 3)],
    ["an increase from 1000 to 2000", "+1,000 (+100.0%)", changeText(2_000, 1_000)],
    ["no change", "0 (0.0%)", changeText(5, 5)],
    ["an increase from 0 to 5", "+5", changeText(5, 0)],
  ])("%s is %s", (_, expected, text) => {
    expect(text).toBe(expected);
  });
});
