import { describe, expect, it } from "vitest";
import { intervalsOf } from "../../../../src/actions/export/watch/schedule.ts";
import { rangeText } from "../../../../src/report/range-text.ts";
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

const FAILED = { status: "Failed" };
/** The schedule exports the first day; an export by hand covers the next two. */
const byHand = (change: Partial<BulkExport> = {}) => [
  exportOf(0),
  exportOf(1, { ...MANUAL, ...change }, 2),
];
/** Created on the fourth day: the exports of the days before are due from then on. */
const CREATED_LATE = { created_at: textOf(START_MS + 3 * DAY_MS) };
const TWO_GAPS = "2026-03-01 Completed, 2026-03-02 missing, 2026-03-03 missing";
const FILLED = TWO_GAPS.replaceAll("missing", "Completed");
const ONE = "2026-03-01 Completed";

describe("intervalsOf", () => {
  it.each<[string, BulkExport[], [days: number, minutes?: number], string, Partial<BulkExport>?]>([
    [
      "each interval since the start, also without an export",
      [exportOf(0), exportOf(2, FAILED)],
      [3],
      "2026-03-01 Completed, 2026-03-02 missing, 2026-03-03 Failed",
    ],
    ["none before the platform starts the export", [], [1, 9], ""],
    ["none while the export may be late", [], [1, 14], ""],
    ["a gap once the export is late", [], [1, 15], "2026-03-01 missing"],
    ["an early export", [exportOf(0, { status: "Running" })], [1, 1], "2026-03-01 Running"],
    ["no past gap while its export may be late", [exportOf(0)], [3, 10], ONE, CREATED_LATE],
    ["each past gap once its export is late", [exportOf(0)], [3, 20], TWO_GAPS, CREATED_LATE],
    ["a gap that was filled by hand", byHand(), [3], FILLED],
    [
      "a gap that was filled by hand with its columns in another order",
      byHand({ export_fields: ["id", "name"] }),
      [3],
      FILLED,
      { export_fields: ["name", "id"] },
    ],
    ["a gap despite a failed export by hand", byHand(FAILED), [3], TWO_GAPS],
    ["a gap despite a manual export with another filter", byHand({ filter: "g" }), [3], TWO_GAPS],
    ["a gap despite another project's export", byHand({ session_id: "q" }), [3], TWO_GAPS],
    ["a gap despite another schedule", byHand({ source_bulk_export_id: "a" }), [3], TWO_GAPS],
    ["the complete one of two exports", [exportOf(0, FAILED), exportOf(0, MANUAL)], [1], ONE],
    ["none before the start", [exportOf(0)], [3], "", { start_time: "2027-01-01T00:00:00Z" }],
    ["none of a schedule without its start", [exportOf(0)], [3], "", { start_time: null }],
    ["none of a schedule without its interval", [exportOf(0)], [3], "", { interval_hours: null }],
  ])("returns %s", (_title, exports, [days, minutes = 30], expected, change = {}) => {
    const nowMs = START_MS + days * DAY_MS + minutes * MINUTE_MS;
    const texts = intervalsOf({ ...schedule, ...change }, exports, nowMs).map(
      ({ range, export: bulkExport }) => `${rangeText(range)} ${bulkExport?.status ?? "missing"}`,
    );
    expect(texts.join(", ")).toBe(expected);
  });

  it("returns 1,000 intervals of years of hourly exports", () => {
    const hourly = { ...schedule, interval_hours: 1, start_time: "2020-01-01T00:00:00Z" };
    const exports = Array.from({ length: 40_000 }, (_, index) => ({
      ...exportOf(0),
      start_time: textOf(START_MS - index * HOUR_MS),
      end_time: textOf(START_MS - (index - 1) * HOUR_MS),
    }));
    expect(intervalsOf(hourly, exports, START_MS + 30 * MINUTE_MS)).toHaveLength(1_000);
  });
});
