import { describe, expect, it } from "vitest";
import { rangeText } from "../../../../src/actions/export/range.ts";
import { intervalsOf, intervalsToShow } from "../../../../src/actions/export/watch/schedule.ts";
import type { BulkExport } from "../../../../src/service/contract/exports/bulk-export.ts";

const SCHEDULE_ID = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * HOUR_MS;
const START_MS = Date.UTC(2026, 2, 1);
const textOf = (ms: number) => new Date(ms).toISOString();

const settings = { bulk_export_destination_id: "d", session_id: "p", filter: "f" };
const schedule: BulkExport = {
  id: SCHEDULE_ID,
  status: "IntervalScheduled",
  start_time: textOf(START_MS),
  interval_hours: 24,
  ...settings,
};

/** An export of `days` days, from the given day of the schedule on. */
const exportOf = (day: number, change: Partial<BulkExport> = {}, days = 1): BulkExport => ({
  id: `export of day ${day}`,
  status: "Completed",
  start_time: textOf(START_MS + day * DAY_MS),
  end_time: textOf(START_MS + (day + days) * DAY_MS),
  source_bulk_export_id: SCHEDULE_ID,
  ...settings,
  ...change,
});
const MANUAL = { source_bulk_export_id: null };

/** Each interval with its status, some days and minutes after the start of the schedule. */
function intervalTexts(
  exports: BulkExport[],
  days: number,
  minutes = 30,
  change: Partial<BulkExport> = {},
): string[] {
  const nowMs = START_MS + days * DAY_MS + minutes * MINUTE_MS;
  return intervalsOf({ ...schedule, ...change }, exports, nowMs).map(
    ({ range, export: bulkExport }) => `${rangeText(range)} ${bulkExport?.status ?? "missing"}`,
  );
}

describe("intervalsOf", () => {
  it("returns each interval since the start with its export, including gaps", () => {
    expect(intervalTexts([exportOf(0), exportOf(2, { status: "Failed" })], 3)).toEqual([
      "2026-03-01 Completed",
      "2026-03-02 missing",
      "2026-03-03 Failed",
    ]);
  });

  it.each([
    ["not before the platform starts the export", 9, []],
    ["not while the export may be late", 14, []],
    ["once it is late", 15, ["2026-03-01 missing"]],
  ])("reports a missing export: %s", (_, minutes, expected) => {
    expect(intervalTexts([], 1, minutes)).toEqual(expected);
  });

  it("includes an export that appears before it is due", () => {
    expect(intervalTexts([exportOf(0, { status: "Running" })], 1, 1)).toEqual([
      "2026-03-01 Running",
    ]);
  });

  it("waits for exports of intervals before the creation of the schedule, too", () => {
    const created_at = textOf(START_MS + 3 * DAY_MS);
    expect(intervalTexts([exportOf(0)], 3, 10, { created_at })).toEqual(["2026-03-01 Completed"]);
    expect(intervalTexts([exportOf(0)], 3, 20, { created_at })).toHaveLength(3);
  });

  it.each([
    ["of the same range", {}, "Completed"],
    ["that did not complete", { status: "Failed" }, "missing"],
    ["with another filter", { filter: "g" }, "missing"],
    ["of another project", { session_id: "q" }, "missing"],
    ["of another schedule", { source_bulk_export_id: "another" }, "missing"],
  ])("fills a gap with an export that was created by hand %s", (_, change, status) => {
    const exports = [exportOf(0), exportOf(1, { ...MANUAL, ...change }, 2)];
    expect(intervalTexts(exports, 3)).toEqual([
      "2026-03-01 Completed",
      `2026-03-02 ${status}`,
      `2026-03-03 ${status}`,
    ]);
  });

  it("prefers a complete export to a failed one", () => {
    expect(intervalTexts([exportOf(0, { status: "Failed" }), exportOf(0, MANUAL)], 1)).toEqual([
      "2026-03-01 Completed",
    ]);
  });

  it.each<[string, Partial<BulkExport>]>([
    ["has not begun", { start_time: "2027-01-01T00:00:00Z" }],
    ["does not show its start", { start_time: null }],
    ["does not show its interval", { interval_hours: null }],
  ])("returns no interval of a schedule that %s", (_, change) => {
    expect(intervalTexts([exportOf(0)], 3, 30, change)).toEqual([]);
  });

  it("returns the last 1,000 intervals of years of hourly exports", () => {
    const hourly = { ...schedule, interval_hours: 1, start_time: "2020-01-01T00:00:00Z" };
    const exports = Array.from({ length: 40_000 }, (_, index) => ({
      ...exportOf(0),
      start_time: textOf(START_MS - index * HOUR_MS),
      end_time: textOf(START_MS - (index - 1) * HOUR_MS),
    }));
    expect(intervalsOf(hourly, exports, START_MS + 30 * MINUTE_MS)).toHaveLength(1_000);
  });
});

describe("intervalsToShow", () => {
  it("returns the newest ten, and older ones that are incomplete", () => {
    const exports = Array.from({ length: 30 }, (_, day) => exportOf(day));
    const nowMs = START_MS + 30.5 * DAY_MS;
    const days = intervalsToShow(intervalsOf(schedule, exports.toSpliced(3, 1), nowMs));
    expect(days.map(({ range }) => rangeText(range))).toEqual([
      "2026-03-04",
      ...Array.from({ length: 10 }, (_, day) => `2026-03-${21 + day}`),
    ]);
  });
});
