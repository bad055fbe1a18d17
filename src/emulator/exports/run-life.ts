import { EXPORT_LIMITS } from "../../contract/bulk-exports.ts";
import { type RunTrouble, troubleOf } from "./troubles.ts";

const DAY_MS = 86_400_000;
const RETRY_DELAY_MS = EXPORT_LIMITS.retry_delay_seconds * 1_000;
const RUN_TIMEOUT_MS = EXPORT_LIMITS.run_timeout_hours * 3_600_000;

/** Not in the contract: how long an attempt takes before its first row. */
const ATTEMPT_START_MS = 1_000;

/** From `startMs` up to, not including, `endMs`. */
export interface Range {
  startMs: number;
  endMs: number;
}

/** One date partition for each UTC day that the range touches; the first and the last may be parts of a day. */
export function partitionsOf({ startMs, endMs }: Range): Range[] {
  const firstDay = Math.floor(startMs / DAY_MS);
  const days = Math.ceil(endMs / DAY_MS) - firstDay;
  return Array.from({ length: days }, (_, index) => ({
    startMs: Math.max(startMs, (firstDay + index) * DAY_MS),
    endMs: Math.min(endMs, (firstDay + index + 1) * DAY_MS),
  }));
}

/** A file that a run writes when `dueMs` has come. */
export interface FilePlan {
  index: number;
  /** The position of its first row in the run. */
  from: number;
  rows: number;
  dueMs: number;
}

// Not in the contract: the spelling, that of services of this family.
type Ending = "Completed" | "Failed" | "Cancelled" | "TimedOut";

/** A run from its creation to its end, as far as is known. */
export interface RunLife {
  id: string;
  /** Its date partition. */
  range: Range;
  /** What of it had happened when the export began. */
  exported: Range;
  createdMs: number;
  startMs: number;
  files: FilePlan[];
  /** In order of the attempts. */
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
  /** Which of the export's runs, from 0. */
  position: number;
  range: Range;
  exported: Range;
  createdMs: number;
  startMs: number;
  rows: number;
  troubles: RunTrouble[];
  pace: Pace;
  /** What the object store said to the file of this index, if it refused it. */
  refusalOfFile: (index: number) => string | undefined;
}

/** What ends an attempt: from `sinceMs` on it writes nothing, at `atMs` it says so. */
interface Stop {
  sinceMs: number;
  atMs: number;
  text: string;
  /** Errors of the run are tried again, those of the object store are not. */
  isFinal: boolean;
}

interface Attempt {
  files: FilePlan[];
  endMs: number;
  stop: Stop | undefined;
}

/** An attempt that begins at `startMs`, after what those before it have written. */
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
    .sort((one, other) => one.sinceMs - other.sinceMs);
  if (stop === undefined) return { files, endMs, stop };
  const kept = files.filter(
    ({ index, dueMs }) => dueMs <= stop.sinceMs && refusalOfFile(index) === undefined,
  );
  return { files: kept, endMs: stop.atMs, stop };
}

/** Attempts until one succeeds, each from where the one before it came to. */
export function runLife(plan: RunPlan): RunLife {
  const files: FilePlan[] = [];
  const errors: RunLife["errors"] = [];
  const { id, range, exported, createdMs, startMs } = plan;
  const life = { id, range, exported, createdMs, startMs, files, errors };
  for (let number = 0, atMs = startMs; ; number += 1) {
    const { endMs, stop, ...done } = attempt(plan, number, atMs, files);
    files.push(...done.files);
    if (stop === undefined) return { ...life, endMs, ending: "Completed" };
    errors.push({ atMs: endMs, text: stop.text });
    if (stop.isFinal || number === EXPORT_LIMITS.retries_per_run)
      return { ...life, endMs, ending: "Failed" };
    atMs = endMs + RETRY_DELAY_MS;
  }
}

/** The same run, cut short where it would go on after `endMs`. */
export function endedBy(run: RunLife, endMs: number, ending: Ending): RunLife {
  if (run.endMs <= endMs) return run;
  const errors = run.errors.filter(({ atMs }) => atMs <= endMs);
  return { ...run, files: run.files.filter(({ dueMs }) => dueMs <= endMs), errors, endMs, ending };
}
