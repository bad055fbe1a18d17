import { LIMITS } from "../../../service/client/limits.ts";
import { type BulkExport, isOver } from "../../../service/contract/exports/bulk-export.ts";
import { EXPORT_LIMITS } from "../../../service/contract/exports/limits.ts";
import { HOUR_MS, parseTime } from "../../../service/contract/time.ts";
import type { StepContext } from "../../../step/step-context.ts";
import { haveSameSettings } from "../compare-exports.ts";
import { readExports } from "../export-list.ts";
import { containsRange, rangeFrom } from "../range.ts";
import { type Interval, isComplete } from "../state.ts";
import { readRuns } from "./runs.ts";

/** contract: Scheduled export. Delay between the end of a range and its export. */
const SPAWN_DELAY_MS = EXPORT_LIMITS.spawn_delay_minutes * 60_000;
const MAX_INTERVALS = 1_000;
/** The number of newest intervals whose runs are read. */
const MAX_READ_INTERVALS = 30;

/** Whether the second export is one that the schedule spawned. */
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
