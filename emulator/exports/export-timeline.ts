import { EXPORT_LIMITS } from "../../src/service/contract/exports/limits.ts";
import { HOUR_MS, type TimeRange } from "../../src/service/contract/time.ts";
import { createIdSource } from "../ids.ts";
import type { ExportRecord } from "./records.ts";
import {
  createRunTimeline,
  endRunAt,
  type FinalStatus,
  type Pace,
  type RunTimeline,
  splitByDay,
} from "./run-timeline.ts";

// Beyond the contract: export-times.
const TIMEOUT_MS = EXPORT_LIMITS.workflow_timeout_hours.limits_text * HOUR_MS;
/** How long an export is CREATED if there is free capacity. */
const EXPORT_START_MS = 1_000;
/** In one workspace. */
const MAX_CONCURRENT = EXPORT_LIMITS.concurrent_exports_per_workspace.limits_text;

/** An export from its creation to its end, which a cancellation or a timeout may bring forward. */
export interface ExportTimeline {
  record: ExportRecord;
  /** Infinite if the export ends before it starts. */
  startMs: number;
  /** In the order of their dates. */
  runs: RunTimeline[];
  endMs: number;
  finalStatus: FinalStatus;
}

/** What the timeline of an export depends on besides its record. */
export interface ExportConditions {
  pace: Pace;
  countRows(record: ExportRecord, range: TimeRange): number;
  /** The error of the object store for a file; undefined if there was none. */
  writeErrorOf(runId: string, index: number): string | undefined;
}

/** The first time from `fromMs` on that has fewer than `capacity` of `endsMs` after it. */
function nextFreeTime(capacity: number, endsMs: number[], fromMs: number): number {
  const runningEndsMs = endsMs.filter((endMs) => endMs > fromMs).sort((a, b) => a - b);
  return runningEndsMs[runningEndsMs.length - capacity] ?? fromMs;
}

function createRuns(
  record: ExportRecord,
  startMs: number,
  { pace, countRows, writeErrorOf }: ExportConditions,
): RunTimeline[] {
  const range = {
    startMs: Date.parse(record.request.start_time),
    endMs: Date.parse(record.request.end_time ?? ""),
  };
  const runs: RunTimeline[] = [];
  for (const [position, partition] of splitByDay(range).entries()) {
    const endsMs = runs.map(({ endMs }) => endMs);
    const exportedRange = { ...partition, endMs: Math.min(partition.endMs, startMs) };
    const id = createIdSource(`run ${position} of ${record.id}`)();
    const run = createRunTimeline({
      id,
      position,
      range: partition,
      exportedRange,
      createdMs: startMs,
      startMs: nextFreeTime(pace.concurrentRuns, endsMs, startMs),
      rows: countRows(record, exportedRange),
      runFailures: record.runFailures,
      pace,
      writeErrorOf: (index) => writeErrorOf(id, index),
    });
    runs.push(run);
  }
  return runs;
}

type ExportEnd = Pick<ExportTimeline, "endMs" | "finalStatus">;

/** The end of an export that nothing stops: the export fails as soon as one run fails. */
function endOfRuns(runs: RunTimeline[], startMs: number): ExportEnd {
  const failuresMs = runs
    .filter(({ finalStatus }) => finalStatus === "FAILED")
    .map(({ endMs }) => endMs);
  if (failuresMs.length > 0) return { endMs: Math.min(...failuresMs), finalStatus: "FAILED" };
  return { endMs: Math.max(startMs, ...runs.map(({ endMs }) => endMs)), finalStatus: "COMPLETED" };
}

/** The timeline of an export that gets capacity at `startMs`. Before that time it has no runs. */
function createTimeline(
  record: ExportRecord,
  startMs: number,
  now: number,
  conditions: ExportConditions,
): ExportTimeline {
  const timeoutMs = record.createdMs + TIMEOUT_MS;
  const { cancelledMs = Infinity } = record;
  const forcedEnd: ExportEnd =
    cancelledMs <= timeoutMs
      ? { endMs: cancelledMs, finalStatus: "CANCELLED" }
      : { endMs: timeoutMs, finalStatus: "TIMEDOUT" };
  if (startMs >= forcedEnd.endMs) return timelineWithoutStart(record, forcedEnd);
  if (startMs > now)
    return { record, startMs, runs: [], endMs: Infinity, finalStatus: "COMPLETED" };
  const runs = createRuns(record, startMs, conditions);
  const regularEnd = endOfRuns(runs, startMs);
  const end = regularEnd.endMs <= forcedEnd.endMs ? regularEnd : forcedEnd;
  // Beyond the contract: export-endings.
  const statusOfOpenRuns = end.finalStatus === "TIMEDOUT" ? "TIMEDOUT" : "CANCELLED";
  const endedRuns = runs.map((run) => endRunAt(run, end.endMs, statusOfOpenRuns));
  return { record, startMs, runs: endedRuns, ...end };
}

/** The timeline of an export that ends before it starts. */
const timelineWithoutStart = (record: ExportRecord, end: ExportEnd): ExportTimeline => ({
  record,
  startMs: Infinity,
  runs: [],
  ...end,
});

/** The timelines of a workspace's exports up to `now`. They get capacity in order of creation. */
export function createExportTimelines(
  records: ExportRecord[],
  now: number,
  conditions: ExportConditions,
): ExportTimeline[] {
  const endsMs: number[] = [];
  return records.map((record) => {
    const { cancelledMs = Infinity } = record;
    // A schedule spawns exports, but never starts.
    if (record.request.interval_hours !== undefined)
      return timelineWithoutStart(record, { endMs: cancelledMs, finalStatus: "CANCELLED" });
    const startMs = nextFreeTime(MAX_CONCURRENT, endsMs, record.createdMs + EXPORT_START_MS);
    const timeline = createTimeline(record, startMs, now, conditions);
    if (timeline.startMs !== Infinity) endsMs.push(timeline.endMs);
    return timeline;
  });
}
