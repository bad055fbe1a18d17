import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rangeFrom, subtractRanges } from "../../../src/actions/export/range.ts";
import { DAY_MS } from "../../../src/service/contract/time.ts";

const daysFrom = (firstDay: number, lastDay: number) => ({
  startMs: firstDay * DAY_MS,
  endMs: (lastDay + 1) * DAY_MS,
});

describe("rangeFrom", () => {
  it.each([
    ["2026-03-02T00:00:00Z", "2026-03-01T00:00:00Z"],
    ["2026-03-02T00:00:00Z", undefined],
    [null, "soon"],
    ["2026-03-01T00:00:00Z", "+275760-09-12T23:00:00Z"],
  ])("returns no range from %j to %j", (start, end) => {
    expect(rangeFrom(start, end)).toBeUndefined();
  });
});

describe("subtractRanges", () => {
  it("ignores a gap of one second", () => {
    const days = [1, 2, 3].map((day) => daysFrom(day, day));
    const ranges = days.map(({ startMs, endMs }) => ({ startMs, endMs: endMs - 1_000 }));
    expect(subtractRanges(daysFrom(1, 3), ranges)).toEqual([]);
  });

  it("returns each missing day exactly once, for ranges in any order", () => {
    const day = fc.integer({ min: -3, max: 15 });
    const daysAfterFirst = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(day, daysAfterFirst)), (ranges) => {
        const missingDays = subtractRanges(
          daysFrom(0, 9),
          ranges.map(([firstDay, daysAfter]) => daysFrom(firstDay, firstDay + daysAfter)),
        ).flatMap(({ startMs, endMs }) =>
          Array.from({ length: (endMs - startMs) / DAY_MS }, (_, at) => startMs / DAY_MS + at),
        );
        const isMissing = (one: number) =>
          !ranges.some(([firstDay, daysAfter]) => firstDay <= one && one <= firstDay + daysAfter);
        expect(missingDays).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(isMissing));
      }),
    );
  });
});
