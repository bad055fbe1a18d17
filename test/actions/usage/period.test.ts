import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { strideOf } from "../../../emulator/traces/usage.ts";
import {
  bucketsText,
  changeText,
  differenceText,
  percentText,
  periodName,
  periodText,
  previousName,
} from "../../../src/actions/usage/format.ts";
import { dailyWindows, periodFrom, previousPeriod } from "../../../src/actions/usage/period.ts";
import { DAY_MS, formatUtcTime } from "../../../src/service/contract/time.ts";

const NOW = Date.parse("2026-03-10T14:30:05.500Z");
const at = (text: string) => Date.parse(text);
const texts = ({ startMs, endMs }: { startMs: number; endMs: number }) => [
  formatUtcTime(startMs),
  formatUtcTime(endMs),
];

describe("periodFrom", () => {
  it.each([
    [{ days: 7 }, NOW, "2026-03-03T00:00:00Z", "2026-03-10T00:00:00Z"],
    [{ days: 1 }, NOW, "2026-03-09T00:00:00Z", "2026-03-10T00:00:00Z"],
    ["this-month", NOW, "2026-03-01T00:00:00Z", "2026-03-10T14:30:06Z"],
    ["this-month", at("2026-03-01T00:00:00Z"), "2026-03-01T00:00:00Z", "2026-03-01T00:00:01Z"],
    ["previous-month", NOW, "2026-02-01T00:00:00Z", "2026-03-01T00:00:00Z"],
    ["previous-month", at("2027-01-31T23:59:59Z"), "2026-12-01T00:00:00Z", "2027-01-01T00:00:00Z"],
  ] as const)("resolves last: %j in UTC", (last, now, start, end) => {
    expect(texts(periodFrom({ last }, now))).toEqual([start, end]);
  });

  it("keeps start_time and end_time as they are given", () => {
    const times = {
      start_time: at("2026-02-01T01:00:00+02:00"),
      end_time: at("2026-02-02T00:00:00Z"),
    };
    expect(texts(periodFrom(times, NOW))).toEqual(["2026-01-31T23:00:00Z", "2026-02-02T00:00:00Z"]);
  });
});

describe("previousPeriod", () => {
  it("has the same length, and ends where the period starts", () => {
    const period = { startMs: at("2026-02-10T06:00:00Z"), endMs: at("2026-02-12T00:00:00Z") };
    expect(texts(previousPeriod(period))).toEqual(["2026-02-08T12:00:00Z", "2026-02-10T06:00:00Z"]);
  });

  it.each([
    ["2026-11-22T00:00:00Z", "2026-09-01T00:00:00Z", "2026-10-01T00:00:00Z"],
    ["2027-02-01T00:00:00Z", "2026-12-01T00:00:00Z", "2027-01-01T00:00:00Z"],
  ])("of previous-month at %s is the calendar month before", (now, start, end) => {
    const period = periodFrom({ last: "previous-month" }, at(now));
    expect(texts(previousPeriod(period, "previous-month"))).toEqual([start, end]);
  });

  it.each([
    ["2026-11-22T14:30:05Z", "2026-10-01T00:00:00Z", "2026-10-22T14:30:06Z"],
    ["2026-03-31T12:00:00Z", "2026-02-01T00:00:00Z", "2026-03-01T00:00:00Z"],
  ])("of this-month at %s are the same days of the month before", (now, start, end) => {
    const period = previousPeriod(periodFrom({ last: "this-month" }, at(now)), "this-month");
    expect(texts(period)).toEqual([start, end]);
    expect(previousName(period, "this-month")).toMatch(/^the same days of (Oct|Feb)\w+ 2026$/);
  });
});

describe("dailyWindows", () => {
  const start = fc.integer({ min: at("2020-01-01T00:00:00Z"), max: at("2030-01-01T00:00:00Z") });
  // The rules change at whole days, so that these are tried more often.
  const length = fc.oneof(
    fc.integer({ min: DAY_MS, max: 1_000 * DAY_MS }),
    fc.integer({ min: 1, max: 200 }).map((days) => days * DAY_MS),
    fc.integer({ min: 1, max: 200 }).map((days) => days * DAY_MS + 1),
  );

  it("cover a period without overlap or gap, and have daily buckets", () => {
    fc.assert(
      fc.property(start, length, (startMs, lengthMs) => {
        const windows = dailyWindows({ startMs, endMs: startMs + lengthMs });
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

  it("leave a period of less than a day whole", () => {
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: DAY_MS - 1 }), (startMs, lengthMs) => {
        const period = { startMs, endMs: startMs + lengthMs };
        expect(dailyWindows(period)).toEqual([period]);
      }),
    );
  });

  it.each([
    [0.5, 1],
    [31, 1],
    [31.5, 2],
    [62, 2],
    [93, 3],
  ])("of a period of %d days from midnight are %d in number", (days, count) => {
    const startMs = at("2026-01-05T00:00:00Z");
    expect(dailyWindows({ startMs, endMs: startMs + days * DAY_MS })).toHaveLength(count);
  });
});

const between = (start: string, end: string) => ({
  startMs: Date.parse(start),
  endMs: Date.parse(end),
});

describe("the name of a range", () => {
  it.each([
    ["2026-10-01T00:00:00Z", "2026-11-01T00:00:00Z", "October 2026"],
    ["2026-12-01T00:00:00Z", "2027-01-01T00:00:00Z", "December 2026"],
    ["2026-10-01T00:00:00Z", "2026-12-01T00:00:00Z", "1 Oct to 30 Nov 2026"],
    ["2026-09-28T00:00:00Z", "2026-10-05T00:00:00Z", "28 Sep to 4 Oct 2026"],
    ["2026-12-28T00:00:00Z", "2027-01-04T00:00:00Z", "28 Dec 2026 to 3 Jan 2027"],
    ["2026-10-05T00:00:00Z", "2026-10-06T00:00:00Z", "5 Oct 2026"],
    ["2026-10-05T06:00:00Z", "2026-10-06T06:30:05Z", "5 Oct 2026 06:00 to 6 Oct 2026 06:30:05 UTC"],
  ])("from %s to %s is %s", (start, end, name) => {
    expect(periodName(between(start, end))).toBe(name);
  });

  it("says that a month is not over", () => {
    const sofar = between("2026-10-01T00:00:00Z", "2026-10-05T06:00:01Z");
    expect(periodName(sofar, "this-month")).toBe("October 2026 so far");
  });

  it("has exact ends where they are asked for", () => {
    expect(periodText(between("2026-10-01T00:00:00Z", "2026-10-02T00:00:00.500Z"))).toBe(
      "1 Oct 2026 00:00 to 2 Oct 2026 00:00:00.500 UTC",
    );
  });
});

describe("the time of a bucket", () => {
  it("has a length in words", () => {
    expect([1, 3].map((times) => bucketsText({ days: 14, hours: 0 }, times))).toEqual([
      "2 weeks",
      "6 weeks",
    ]);
  });
});

describe("a share", () => {
  it.each([
    [9, "9.0%"],
    [52.1, "52.1%"],
    [12345, "12,345.0%"],
  ])("of %d has one decimal: %s", (percent, text) => {
    expect(percentText(percent)).toBe(text);
  });
});

describe("a change", () => {
  it.each([
    [4_084_076, 4_271_898, "−187,822 (−4.4%)"],
    [2_000, 1_000, "+1,000 (+100.0%)"],
    [5, 5, "0 (0.0%)"],
    [5, 0, "+5"],
  ])("to %d from %d is %s", (now, before, text) => {
    expect(changeText(now, before)).toBe(text);
    expect(text).toContain(differenceText(now, before));
  });
});
