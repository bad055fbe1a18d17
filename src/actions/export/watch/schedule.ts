import { pluralize, shortId } from "../../../report/format.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { type BulkExport, statusWord } from "../../../service/contract/bulk-exports.ts";
import { EXPORT_LIMITS } from "../../../service/contract/export-limits.ts";
import type { StepContext } from "../../../step/step-context.ts";
import { areAlike } from "../compare-exports.ts";
import { readExports, readRuns } from "../list-exports.ts";
import { covers, instantOf, rangeFrom, rangeWords, type TimeRange } from "../range.ts";
import type { Runs } from "./runs.ts";
import { isOver } from "./status.ts";

const HOUR_MS = 3_600_000;
/** contract: Scheduled export. Delay of an export after the end of its range. */
export const SPAWN_DELAY_MS = EXPORT_LIMITS.spawn_delay_minutes * 60_000;
/** Limit for the intervals of an old schedule. */
const MAX_INTERVALS = 1_000;
/** Limit for the newest exports whose rows are read, with one request each. */
const MAX_WITH_ROWS = 30;
/** Older intervals are shown only if they are incomplete. */
const MAX_NEWEST = 10;
const MAX_SHOWN = 60;

/** One interval of a schedule, and its export. */
export interface Interval {
  range: TimeRange;
  /** Absent if there is none. */
  export?: BulkExport;
  runs?: Runs | undefined;
}

export const isComplete = ({ export: one }: Pick<Interval, "export">) =>
  statusWord(one?.status ?? "") === "COMPLETED";

/** Whether nothing exports it, or has exported it. */
export const isGap = (one: Interval) =>
  one.export === undefined || (isOver(one.export) && !isComplete(one));

export const isSpawnedBy = (schedule: BulkExport, { source_bulk_export_id: source }: BulkExport) =>
  source === schedule.id;

/** Whether someone created it by hand, with the same settings and columns. */
const fillsGaps = (schedule: BulkExport, one: BulkExport) =>
  isComplete({ export: one }) && !one.source_bulk_export_id && areAlike(schedule, one);

/** The due intervals of a schedule, oldest first, each with its export. */
export function intervalsOf(
  schedule: BulkExport,
  exports: readonly BulkExport[],
  nowMs: number,
): Interval[] {
  const startMs = instantOf(schedule.start_time ?? "");
  const lengthMs = (schedule.interval_hours || Number.NaN) * HOUR_MS;
  const createdMs = instantOf(schedule.created_at ?? "") || startMs;
  const ended = Math.floor((nowMs - startMs) / lengthMs);
  // Beyond the contract: export-schedules.
  const count = Number.isFinite(ended) ? Math.min(MAX_INTERVALS, Math.max(0, ended)) : 0;
  const made = exports.flatMap((one): Required<Pick<Interval, "export" | "range">>[] => {
    const range = rangeFrom(one.start_time, one.end_time);
    const isOfSchedule = isSpawnedBy(schedule, one) || fillsGaps(schedule, one);
    return range !== undefined && isOfSchedule ? [{ range, export: one }] : [];
  });
  return Array.from({ length: count }, (_, index) => startMs + (ended - count + index) * lengthMs)
    .map((fromMs) => ({ startMs: fromMs, endMs: fromMs + lengthMs }))
    .flatMap((range) => {
      const covering = made.filter((one) => covers(one.range, range));
      const one = covering.find(isComplete) ?? covering[0];
      const dueMs = Math.max(range.endMs, createdMs) + SPAWN_DELAY_MS + LIMITS.lateExport.ms;
      if (one !== undefined) return [{ range, export: one.export }];
      return dueMs <= nowMs ? [{ range }] : [];
    });
}

export async function readIntervals(ctx: StepContext, schedule: BulkExport): Promise<Interval[]> {
  const { exports } = await readExports(ctx);
  const intervals = intervalsOf(schedule, exports, ctx.clock.utcMs());
  for (const one of intervals.slice(-MAX_WITH_ROWS)) {
    const { export: made } = one;
    if (made === undefined || !isOver(made) || !isSpawnedBy(schedule, made)) continue;
    // One attempt: the number of rows is optional.
    one.runs = await readRuns(ctx, made.id).catch(() => undefined);
    ctx.signal.throwIfAborted();
  }
  return intervals;
}

/** The newest intervals, and older ones that are incomplete. */
export function worthShowing(intervals: readonly Interval[]): Interval[] {
  const oldest = intervals.length - MAX_NEWEST;
  return intervals.filter((one, index) => index >= oldest || !isComplete(one)).slice(-MAX_SHOWN);
}

/** `2026-03-01: COMPLETED, 74 rows (export 1ce6850a)`. */
export function intervalWords({ range, export: one, runs }: Interval): string {
  if (one === undefined) return `${rangeWords(range)}: no export`;
  const rows = runs?.rows === undefined ? "" : `, ${pluralize(runs.rows, "row")}`;
  return `${rangeWords(range)}: ${statusWord(one.status)}${rows} (export ${shortId(one.id)})`;
}
