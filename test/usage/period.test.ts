import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { strideOf } from "../../src/contract/usage.ts";
import { timeText } from "../../src/inputs/field/time.ts";
import {
  DAY_MS,
  dailyWindows,
  type PeriodInputs,
  periodFrom,
  periodProblems,
  periodWarnings,
  previousPeriod,
} from "../../src/usage/period.ts";

const NOW = Date.parse("2026-03-10T14:30:05.500Z");
const at = (text: string) => Date.parse(text);
const texts = ({ startMs, endMs }: { startMs: number; endMs: number }) => [
  timeText(startMs),
  timeText(endMs),
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

describe("periodProblems", () => {
  const start_time = at("2026-02-01T00:00:00Z");
  const end_time = at("2026-02-02T00:00:00Z");

  it.each<[PeriodInputs, string[]]>([
    [{}, ["last"]],
    [{ start_time }, ["end_time"]],
    [{ end_time }, ["start_time"]],
    [{ last: { days: 7 }, start_time }, ["last"]],
    [{ last: "this-month", start_time, end_time }, ["last"]],
    [{ start_time: end_time, end_time: start_time }, ["end_time"]],
    [{ start_time, end_time: start_time }, ["end_time"]],
    [{ start_time: NOW + 1, end_time: NOW + 2 }, ["start_time"]],
    [{ start_time: NOW + 2, end_time: NOW + 1 }, ["start_time", "end_time"]],
    [{ start_time, end_time }, []],
    [{ last: "previous-month" }, []],
  ])("of %j name the inputs %j", (inputs, expected) => {
    expect(periodProblems(inputs, NOW).map(({ input }) => input)).toEqual(expected);
  });
});

describe("periodWarnings", () => {
  it("warn of a start before the service has data", () => {
    expect(periodWarnings({ startMs: at("2026-01-05T00:00:00Z"), endMs: NOW })).toEqual([]);
    expect(periodWarnings({ startMs: at("2026-01-04T23:59:59Z"), endMs: NOW })).toEqual([
      expect.stringContaining("2026-01-05"),
    ]);
  });
});

describe("previousPeriod", () => {
  it("has the same length, and ends where the period starts", () => {
    const period = { startMs: at("2026-02-10T06:00:00Z"), endMs: at("2026-02-12T00:00:00Z") };
    expect(texts(previousPeriod(period))).toEqual(["2026-02-08T12:00:00Z", "2026-02-10T06:00:00Z"]);
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
