import type { ExportStatus } from "../../src/service/contract/exports/bulk-export.ts";
import { EXPORT_LIMITS } from "../../src/service/contract/exports/limits.ts";
import { DAY_MS, HOUR_MS, type TimeRange } from "../../src/service/contract/time.ts";
import { findRunFailure, type RunFailure } from "./run-failures.ts";

const RETRY_DELAY_MS = EXPORT_LIMITS.retry_delay_seconds * 1_000;
const RUN_TIMEOUT_MS = EXPORT_LIMITS.run_timeout_hours * HOUR_MS;
const ROWS_PER_FILE = 500;
const TIMEOUT_ERROR = `The run timed out after ${EXPORT_LIMITS.run_timeout_hours} hours`;

/** How long an attempt takes before its first row. Beyond the contract: export-times. */
const START_DELAY_MS = 1_000;

/** One date partition for each UTC day of the range. The first and last may be partial days. */
export function splitByDay({ startMs, endMs }: TimeRange): TimeRange[] {
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
  /** The position of the first row in the run. */
  firstRow: number;
  rows: number;
  dueMs: number;
}

/** The status of an export or a run that has ended. */
export type FinalStatus = Exclude<ExportStatus, "CREATED" | "RUNNING">;

/** A run from its creation to its end, which a stop of the export may bring forward. */
export interface RunTimeline {
  id: string;
  /** The date partition. */
  range: TimeRange;
  /** The part of the range that was in the past when the export started. */
  exportedRange: TimeRange;
  createdMs: number;
  startMs: number;
  files: FilePlan[];
  /** One for each failed attempt, in their order. */
  errors: { atMs: number; text: string }[];
  endMs: number;
  finalStatus: FinalStatus;
}

/** How fast an export is. */
export interface Pace {
  rowsPerSecond: number;
  concurrentRuns: number;
}

export interface RunPlan
  extends Pick<RunTimeline, "id" | "range" | "exportedRange" | "createdMs" | "startMs"> {
  /** The number of the run in its export, from 0. */
  position: number;
  rows: number;
  runFailures: RunFailure[];
  pace: Pace;
  /** The error of the object store for the file of this index; undefined if there was none. */
  writeErrorOf: (index: number) => string | undefined;
}

/** The end of an attempt that failed. After errors of the object store the run is not retried. */
type FailedAttempt = RunTimeline["errors"][number] & { isFinal: boolean };

/**
 * Simulates the attempt that starts at `startMs`. It resumes after the last of `files`, which
 * earlier attempts wrote, and appends its own. Returns the time of its end, or its failure.
 */
function simulateAttempt(
  { rows, position, runFailures, pace, writeErrorOf }: RunPlan,
  attempt: number,
  startMs: number,
  files: FilePlan[],
): number | FailedAttempt {
  const cursor = files.reduce((sum, file) => sum + file.rows, 0);
  const timeOfRowMs = (row: number) =>
    startMs + START_DELAY_MS + ((row - cursor) / pace.rowsPerSecond) * 1_000;
  const timeoutMs = startMs + RUN_TIMEOUT_MS;
  const failurePlan = findRunFailure(runFailures, position, attempt);
  const failureRow = Math.max(cursor, Math.min(rows, failurePlan?.after_rows ?? 0));
  // After this time the attempt writes no file.
  const stopMs = failurePlan ? Math.min(timeoutMs, timeOfRowMs(failureRow)) : timeoutMs;
  const failure: FailedAttempt =
    failurePlan?.error !== undefined && stopMs < timeoutMs
      ? { atMs: stopMs, text: failurePlan.error, isFinal: false }
      : { atMs: timeoutMs, text: TIMEOUT_ERROR, isFinal: false };
  for (let firstRow = cursor; firstRow < rows; firstRow += ROWS_PER_FILE) {
    const rowsOfFile = Math.min(ROWS_PER_FILE, rows - firstRow);
    const dueMs = timeOfRowMs(firstRow + rowsOfFile);
    if (dueMs > stopMs) return failure;
    const text = writeErrorOf(files.length);
    if (text !== undefined) return { atMs: dueMs, text, isFinal: true };
    files.push({ index: files.length, firstRow, rows: rowsOfFile, dueMs });
  }
  const endMs = timeOfRowMs(rows);
  return stopMs <= endMs ? failure : endMs;
}

/** A run with all its attempts. */
export function createRunTimeline(plan: RunPlan): RunTimeline {
  const { id, range, exportedRange, createdMs, startMs } = plan;
  const files: FilePlan[] = [];
  const errors: RunTimeline["errors"] = [];
  const timeline = { id, range, exportedRange, createdMs, startMs, files, errors };
  for (let attempt = 0, attemptStartMs = startMs; ; attempt += 1) {
    const end = simulateAttempt(plan, attempt, attemptStartMs, files);
    if (typeof end === "number") return { ...timeline, endMs: end, finalStatus: "COMPLETED" };
    errors.push({ atMs: end.atMs, text: end.text });
    if (end.isFinal || attempt === EXPORT_LIMITS.retries_per_run)
      return { ...timeline, endMs: end.atMs, finalStatus: "FAILED" };
    attemptStartMs = end.atMs + RETRY_DELAY_MS;
  }
}

/** The same run, ended at `endMs` if it would run longer. */
export function endRunAt(run: RunTimeline, endMs: number, finalStatus: FinalStatus): RunTimeline {
  if (run.endMs <= endMs) return run;
  const errors = run.errors.filter(({ atMs }) => atMs <= endMs);
  const files = run.files.filter(({ dueMs }) => dueMs <= endMs);
  return { ...run, files, errors, endMs, finalStatus };
}
