import { pluralize, shortId } from "../../../report/format.ts";
import { rangeText } from "../../../report/range-text.ts";
import { type Interval, isComplete, isExported, statusOf } from "../state.ts";

/** The number of newest intervals that are always shown: older ones only if incomplete. */
const ALWAYS_SHOWN_COUNT = 10;
const MAX_SHOWN = 60;

/** The newest intervals, and older ones that are incomplete. */
export function intervalsToShow(intervals: readonly Interval[]): Interval[] {
  const newestIndex = intervals.length - ALWAYS_SHOWN_COUNT;
  return intervals
    .filter((interval, index) => index >= newestIndex || !isExported(interval))
    .slice(-MAX_SHOWN);
}

/** `COMPLETED`, `COMPLETED, 2 of 3 runs`, or `no export`. */
export function intervalStatus(interval: Interval): string {
  const { export: bulkExport, runs } = interval;
  if (bulkExport === undefined) return "no export";
  const status = statusOf(interval);
  if (runs === undefined || !isComplete(interval) || isExported(interval)) return status;
  return `${status}, ${runs.completedCount} of ${pluralize(runs.total, runs.runNoun)}`;
}

/** `2026-03-01: COMPLETED, 74 rows (export 1ce6850a)`. */
export function intervalLine(interval: Interval): string {
  const { range, export: bulkExport, runs } = interval;
  const rows = runs?.completedRows === undefined ? "" : `, ${pluralize(runs.completedRows, "row")}`;
  const id = bulkExport === undefined ? "" : ` (export ${shortId(bulkExport.id)})`;
  return `${rangeText(range)}: ${intervalStatus(interval)}${rows}${id}`;
}
