import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rangeFrom, subtractRanges } from "../../../src/actions/export/range.ts";
import { parseTime } from "../../../src/service/contract/time.ts";

const DAY_MS = 86_400_000;
const days = (first: number, last: number) => ({
  startMs: first * DAY_MS,
  endMs: (last + 1) * DAY_MS,
});

describe("parseTime", () => {
  it("reads a time without a zone as UTC, and rejects invalid times", () => {
    expect(parseTime("2026-03-01T00:00:00")).toBe(Date.UTC(2026, 2, 1));
    expect(parseTime("2026-03-01T02:00:00+02:00")).toBe(Date.UTC(2026, 2, 1));
    expect(parseTime("soon")).toBeNaN();
    expect(parseTime("+275760-09-12T23:00:00Z")).toBeNaN();
  });
});

describe("rangeFrom", () => {
  it.each([
    ["2026-03-02T00:00:00Z", "2026-03-01T00:00:00Z"],
    ["2026-03-02T00:00:00Z", undefined],
    [null, "soon"],
  ])("returns no range from %j to %j", (start, end) => {
    expect(rangeFrom(start, end)).toBeUndefined();
  });
});

describe("subtractRanges", () => {
  it("finds what no other range covers, in any order", () => {
    expect(subtractRanges(days(1, 9), [days(6, 7), days(2, 3), days(3, 3)])).toEqual([
      days(1, 1),
      days(4, 5),
      days(8, 9),
    ]);
    expect(subtractRanges(days(1, 2), [])).toEqual([days(1, 2)]);
    expect(subtractRanges(days(2, 3), [days(0, 9)])).toEqual([]);
  });

  it("ignores a gap of one second", () => {
    const inclusive = [1, 2, 3].map((day) => ({
      startMs: day * DAY_MS,
      endMs: (day + 1) * DAY_MS - 1_000,
    }));
    expect(subtractRanges(days(1, 3), inclusive)).toEqual([]);
  });

  it("returns each missing day exactly once", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -3, max: 15 })), (covered) => {
        const missing = subtractRanges(
          days(0, 9),
          covered.map((day) => days(day, day)),
        );
        const found = missing.flatMap(({ startMs, endMs }) =>
          Array.from({ length: (endMs - startMs) / DAY_MS }, (_, at) => startMs / DAY_MS + at),
        );
        const all = Array.from({ length: 10 }, (_, day) => day);
        expect(found).toEqual(all.filter((day) => !covered.includes(day)));
      }),
    );
  });
});
