import { HOUR_MS } from "../clock.ts";
import { idSource } from "../ids.ts";
import type { ExportRecord } from "./records.ts";
import {
  type Ending,
  endRunAt,
  type Pace,
  partitionsOf,
  type Range,
  type RunTimeline,
  runLife,
} from "./run-life.ts";

/** How long an export is CREATED if there is free capacity. Beyond the contract: export-times. */
const EXPORT_START_MS = 1_000;

/** The life of an export from its creation to its end, as far as it is determined. */
export interface ExportTimeline {
  record: ExportRecord;
  /** Infinite if the export ends before it starts. */
  startMs: number;
  /** In the order of their dates. */
  runs: RunTimeline[];
  endMs: number;
  ending: Ending;
}

export interface ExportLimits {
  pace: Pace;
  /** Of one export. */
  concurrentRuns: number;
  /** Of one workspace. */
  concurrentExports: number;
  timeoutHours: number;
}

/** What the life of an export depends on besides its record. */
export interface ExportConditions {
  limits: ExportLimits;
  countRows(record: ExportRecord, range: Range): number;
  /** The error of the object store for a file; undefined if there was none. */
  writeErrorOf(runId: string, index: number): string | undefined;
}

/** The first time from `fromMs` on with free capacity, given the ends of the others. */
function nextFreeTime(capacity: number, endsMs: number[], fromMs: number): number {
  const open = endsMs.filter((endMs) => endMs > fromMs).sort((a, b) => a - b);
  return open[open.length - capacity] ?? fromMs;
}

function runsOf(
  record: ExportRecord,
  startMs: number,
  { limits, countRows, writeErrorOf }: ExportConditions,
): RunTimeline[] {
  const range = {
    startMs: Date.parse(record.request.start_time),
    endMs: Date.parse(record.request.end_time ?? ""),
  };
  const runs: RunTimeline[] = [];
  for (const [position, partition] of partitionsOf(range).entries()) {
    const endsMs = runs.map(({ endMs }) => endMs);
    const exported = { ...partition, endMs: Math.min(partition.endMs, startMs) };
    const id = idSource(`run ${position} of ${record.id}`)();
    const run = runLife({
      id,
      position,
      range: partition,
      exported,
      createdMs: startMs,
      startMs: nextFreeTime(limits.concurrentRuns, endsMs, startMs),
      rows: countRows(record, exported),
      runFailures: record.runFailures,
      pace: limits.pace,
      writeErrorOf: (index) => writeErrorOf(id, index),
    });
    runs.push(run);
  }
  return runs;
}

/** How the export ends if nothing stops it: it fails as soon as one run fails. */
function naturalEnd(
  runs: RunTimeline[],
  startMs: number,
): Pick<ExportTimeline, "endMs" | "ending"> {
  const failuresMs = runs.filter(({ ending }) => ending === "FAILED").map(({ endMs }) => endMs);
  if (failuresMs.length > 0) return { endMs: Math.min(...failuresMs), ending: "FAILED" };
  return { endMs: Math.max(startMs, ...runs.map(({ endMs }) => endMs)), ending: "COMPLETED" };
}

/** The life of an export that has capacity at `startMs`. Before that time it has no runs. */
function lifeFrom(
  record: ExportRecord,
  startMs: number,
  now: number,
  conditions: ExportConditions,
): ExportTimeline {
  // Beyond the contract: export-times.
  const timeoutMs = record.createdMs + conditions.limits.timeoutHours * HOUR_MS;
  const { cancelledMs = Number.POSITIVE_INFINITY } = record;
  const stop: Pick<ExportTimeline, "endMs" | "ending"> =
    cancelledMs <= timeoutMs
      ? { endMs: cancelledMs, ending: "CANCELLED" }
      : { endMs: timeoutMs, ending: "TIMEDOUT" };
  if (startMs >= stop.endMs)
    return { record, startMs: Number.POSITIVE_INFINITY, runs: [], ...stop };
  if (startMs > now)
    return { record, startMs, runs: [], endMs: Number.POSITIVE_INFINITY, ending: "COMPLETED" };
  const runs = runsOf(record, startMs, conditions);
  const natural = naturalEnd(runs, startMs);
  const end = natural.endMs <= stop.endMs ? natural : stop;
  // Beyond the contract: export-endings.
  const rest = end.ending === "TIMEDOUT" ? "TIMEDOUT" : "CANCELLED";
  return { record, startMs, runs: runs.map((run) => endRunAt(run, end.endMs, rest)), ...end };
}

function lifeOfSchedule(record: ExportRecord): ExportTimeline {
  const endMs = record.cancelledMs ?? Number.POSITIVE_INFINITY;
  return { record, startMs: Number.POSITIVE_INFINITY, runs: [], endMs, ending: "CANCELLED" };
}

/** The lives of a workspace's exports up to `now`. They get capacity in order of creation. */
export function exportLives(
  records: ExportRecord[],
  now: number,
  conditions: ExportConditions,
): ExportTimeline[] {
  const endsMs: number[] = [];
  return records.map((record) => {
    if (record.request.interval_hours !== undefined) return lifeOfSchedule(record);
    const startMs = nextFreeTime(
      conditions.limits.concurrentExports,
      endsMs,
      record.createdMs + EXPORT_START_MS,
    );
    const life = lifeFrom(record, startMs, now, conditions);
    if (life.startMs !== Number.POSITIVE_INFINITY) endsMs.push(life.endMs);
    return life;
  });
}
