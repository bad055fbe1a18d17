import { EXPORT_LIMITS, type ExportStatus } from "../../contract/bulk-exports.ts";
import { DAY_MS, HOUR_MS } from "../clock.ts";
import { type RunTrouble, troubleOf } from "./troubles.ts";

const RETRY_DELAY_MS = EXPORT_LIMITS.retry_delay_seconds * 1_000;
const RUN_TIMEOUT_MS = EXPORT_LIMITS.run_timeout_hours * HOUR_MS;

/** How long an attempt takes before its first row. Beyond the contract: export-times. */
const ATTEMPT_START_MS = 1_000;

/** From `startMs` up to, not including, `endMs`. */
export interface Range {
  startMs: number;
  endMs: number;
}

/** One date partition for each UTC day of the range. The first and last may be parts of a day. */
export function partitionsOf({ startMs, endMs }: Range): Range[] {
  const firstDay = Math.floor(startMs / DAY_MS);
  const days = Math.ceil(endMs / DAY_MS) - firstDay;
  return Array.from({ length: days }, (_, index) => ({
    startMs: Math.max(startMs, (firstDay + index) * DAY_MS),
    endMs: Math.min(endMs, (firstDay + index + 1) * DAY_MS),
  }));
}

/** A file that a run writes at `dueMs`. */
export interface FilePlan {
  index: number;
  /** The position of its first row in the run. */
  from: number;
  rows: number;
  dueMs: number;
}

/** How an export or a run ends. */
export type Ending = Exclude<ExportStatus, "CREATED" | "RUNNING">;

/** A run from its creation to its end, as far as they are known. */
export interface RunLife {
  id: string;
  /** The date partition. */
  range: Range;
  /** The part of the range that was in the past when the export started. */
  exported: Range;
  createdMs: number;
  startMs: number;
  files: FilePlan[];
  /** One for each failed attempt, in their order. */
  errors: { atMs: number; text: string }[];
  endMs: number;
  ending: Ending;
}

export interface Pace {
  rowsPerSecond: number;
  rowsPerFile: number;
}

export interface RunPlan {
  id: string;
  /** The number of the run in its export, from 0. */
  position: number;
  range: Range;
  exported: Range;
  createdMs: number;
  startMs: number;
  rows: number;
  troubles: RunTrouble[];
  pace: Pace;
  /** The error of the object store for the file of this index; undefined if there was none. */
  refusalOfFile: (index: number) => string | undefined;
}

/** What fails an attempt: from `sinceMs` on it writes nothing, and at `atMs` it ends. */
interface Stop {
  sinceMs: number;
  atMs: number;
  /** The error. */
  text: string;
  /** True for errors of the object store. After all others the run is retried. */
  isFinal: boolean;
}

interface Attempt {
  files: FilePlan[];
  endMs: number;
  stop: Stop | undefined;
}

/** The attempt that starts at `startMs` and continues after the files of earlier attempts. */
function attempt(plan: RunPlan, number: number, startMs: number, written: FilePlan[]): Attempt {
  const { rows, pace, refusalOfFile } = plan;
  const last = written.at(-1);
  const cursor = last === undefined ? 0 : last.from + last.rows;
  const reachedMs = (row: number) =>
    startMs + ATTEMPT_START_MS + ((row - cursor) / pace.rowsPerSecond) * 1_000;
  const files = Array.from(
    { length: Math.ceil((rows - cursor) / pace.rowsPerFile) },
    (_, count): FilePlan => {
      const from = cursor + count * pace.rowsPerFile;
      const rowsOfFile = Math.min(pace.rowsPerFile, rows - from);
      return {
        index: written.length + count,
        from,
        rows: rowsOfFile,
        dueMs: reachedMs(from + rowsOfFile),
      };
    },
  );

  const timeoutMs = startMs + RUN_TIMEOUT_MS;
  const timeout = {
    atMs: timeoutMs,
    text: `The run timed out after ${EXPORT_LIMITS.run_timeout_hours} hours`,
    isFinal: false,
  };
  const stops: Stop[] = [{ sinceMs: timeoutMs, ...timeout }];
  const trouble = troubleOf(plan.troubles, plan.position, number);
  if (trouble !== undefined) {
    const sinceMs = reachedMs(Math.max(cursor, Math.min(rows, trouble.after_rows ?? 0)));
    const { error } = trouble;
    stops.push(
      error === undefined
        ? { sinceMs, ...timeout }
        : { sinceMs, atMs: sinceMs, text: error, isFinal: false },
    );
  }
  for (const { index, dueMs } of files) {
    const text = refusalOfFile(index);
    if (text !== undefined) stops.push({ sinceMs: dueMs, atMs: dueMs, text, isFinal: true });
  }

  const endMs = reachedMs(rows);
  const [stop] = stops
    .filter(({ sinceMs }) => sinceMs <= endMs)
    .sort((a, b) => a.sinceMs - b.sinceMs);
  if (stop === undefined) return { files, endMs, stop };
  const kept = files.filter(
    ({ index, dueMs }) => dueMs <= stop.sinceMs && refusalOfFile(index) === undefined,
  );
  return { files: kept, endMs: stop.atMs, stop };
}

/** A run with all its attempts. Each continues where the one before it stopped. */
export function runLife(plan: RunPlan): RunLife {
  const files: FilePlan[] = [];
  const errors: RunLife["errors"] = [];
  const { id, range, exported, createdMs, startMs } = plan;
  const life = { id, range, exported, createdMs, startMs, files, errors };
  for (let number = 0, atMs = startMs; ; number += 1) {
    const { endMs, stop, ...done } = attempt(plan, number, atMs, files);
    files.push(...done.files);
    if (stop === undefined) return { ...life, endMs, ending: "COMPLETED" };
    errors.push({ atMs: endMs, text: stop.text });
    if (stop.isFinal || number === EXPORT_LIMITS.retries_per_run)
      return { ...life, endMs, ending: "FAILED" };
    atMs = endMs + RETRY_DELAY_MS;
  }
}

/** The same run, ended at `endMs` if it would run longer. */
export function endedBy(run: RunLife, endMs: number, ending: Ending): RunLife {
  if (run.endMs <= endMs) return run;
  const errors = run.errors.filter(({ atMs }) => atMs <= endMs);
  return { ...run, files: run.files.filter(({ dueMs }) => dueMs <= endMs), errors, endMs, ending };
}
