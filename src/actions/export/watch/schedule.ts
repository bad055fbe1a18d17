import { pluralize, shortId } from "../../../report/format.ts";
import { rangeText } from "../../../report/range-text.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { type BulkExport, isOver } from "../../../service/contract/exports/bulk-export.ts";
import { EXPORT_LIMITS } from "../../../service/contract/exports/limits.ts";
import { HOUR_MS, parseTime } from "../../../service/contract/time.ts";
import type { StepContext } from "../../../step/step-context.ts";
import { haveSameSettings } from "../compare-exports.ts";
import { readExports } from "../export-list.ts";
import { containsRange, rangeFrom } from "../range.ts";
import { type Interval, statusOf } from "../state.ts";
import { isPartial, readRuns } from "./runs.ts";

/** contract: Scheduled export. Delay between the end of a range and its export. */
const SPAWN_DELAY_MS = EXPORT_LIMITS.spawn_delay_minutes * 60_000;
const MAX_INTERVALS = 1_000;
/** The number of newest intervals whose runs are read. */
const MAX_READ_INTERVALS = 30;
/** The number of newest intervals that are always shown: older ones only if incomplete. */
const ALWAYS_SHOWN_COUNT = 10;
const MAX_SHOWN = 60;

type ExportAndRuns = Pick<Interval, "export" | "runs">;

export const isComplete = (interval: ExportAndRuns) => statusOf(interval) === "COMPLETED";

/** Whether the export is complete, and so is each of its runs if they were read. */
export const isExported = (interval: ExportAndRuns) =>
  isComplete(interval) && !(interval.runs && isPartial(interval.runs));

/** Whether there is no export, or an export that ended without exporting all of its range. */
export const isGap = (interval: ExportAndRuns) =>
  interval.export === undefined || (isOver(interval.export) && !isExported(interval));

export const isSpawnedBy = (schedule: BulkExport, { source_bulk_export_id: source }: BulkExport) =>
  source === schedule.id;

/** Whether an export was created by hand with the settings of the schedule, and is complete. */
const isManualExport = (schedule: BulkExport, bulkExport: BulkExport) =>
  isComplete({ export: bulkExport }) &&
  !bulkExport.source_bulk_export_id &&
  haveSameSettings(schedule, bulkExport);

/** The intervals of a schedule that are due or have an export, oldest first. */
export function intervalsOf(
  schedule: BulkExport,
  exports: readonly BulkExport[],
  nowMs: number,
): Interval[] {
  const startMs = parseTime(schedule.start_time ?? "");
  const lengthMs = (schedule.interval_hours || Number.NaN) * HOUR_MS;
  const createdMs = parseTime(schedule.created_at ?? "") || startMs;
  const pastCount = Math.floor((nowMs - startMs) / lengthMs);
  // Beyond the contract: export-schedules.
  const count = Number.isFinite(pastCount) ? Math.min(MAX_INTERVALS, Math.max(0, pastCount)) : 0;
  const candidates = exports
    .filter((one) => isSpawnedBy(schedule, one) || isManualExport(schedule, one))
    .map((one) => ({ export: one, exportedRange: rangeFrom(one.start_time, one.end_time) }));
  const firstMs = startMs + (pastCount - count) * lengthMs;
  return Array.from({ length: count }, (_, index) => firstMs + index * lengthMs)
    .map((intervalMs) => ({ startMs: intervalMs, endMs: intervalMs + lengthMs }))
    .flatMap((range) => {
      const matches = candidates.filter(
        ({ exportedRange }) => exportedRange && containsRange(exportedRange, range),
      );
      const match = matches.find(isComplete) ?? matches[0];
      const dueMs = Math.max(range.endMs, createdMs) + SPAWN_DELAY_MS + LIMITS.lateExport.ms;
      if (match !== undefined) return [{ range, export: match.export }];
      return dueMs <= nowMs ? [{ range }] : [];
    });
}

export async function readIntervals(ctx: StepContext, schedule: BulkExport): Promise<Interval[]> {
  const { exports } = await readExports(ctx);
  const intervals = intervalsOf(schedule, exports, ctx.clock.utcMs());
  for (const interval of intervals.slice(-MAX_READ_INTERVALS)) {
    const { export: bulkExport } = interval;
    if (!bulkExport || !isOver(bulkExport) || !isSpawnedBy(schedule, bulkExport)) continue;
    // A failure is ignored, because the runs of an interval are optional.
    interval.runs = await readRuns(ctx, bulkExport.id).catch(() => undefined);
    ctx.signal.throwIfAborted();
  }
  return intervals;
}

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
