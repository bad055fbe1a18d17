import { expect, it } from "vitest";
import { intervalsToShow } from "../../../../src/actions/export/report/intervals.ts";
import { rangeText } from "../../../../src/report/range-text.ts";

const DAY_MS = 86_400_000;
const START_MS = Date.UTC(2026, 2, 1);

it("intervalsToShow returns the newest ten, and older ones that are incomplete", () => {
  const intervals = Array.from({ length: 30 }, (_, day) => {
    const startMs = START_MS + day * DAY_MS;
    const range = { startMs, endMs: startMs + DAY_MS };
    return day === 3 ? { range } : { range, export: { id: `${day}`, status: "Completed" } };
  });
  expect(intervalsToShow(intervals).map(({ range }) => rangeText(range))).toEqual([
    "2026-03-04",
    ...Array.from({ length: 10 }, (_, day) => `2026-03-${21 + day}`),
  ]);
});
