import { idSource } from "../ids.ts";
import type { ExportRecord } from "./jobs.ts";
import { endedBy, type Pace, partitionsOf, type Range, type RunLife, runLife } from "./run-life.ts";

/** Not in the contract: how long an export that finds capacity is `Created`. */
const EXPORT_START_MS = 1_000;
const HOUR_MS = 3_600_000;

// Not in the contract: the spelling, that of services of this family; and the word for a schedule's own record.
export type ExportWord =
  | "Created"
  | "Running"
  | "Completed"
  | "Failed"
  | "Cancelled"
  | "TimedOut"
  | "IntervalScheduled";

/** An export from its creation to its end, as far as is known. */
export interface ExportLife {
  record: ExportRecord;
  /** Infinite, if it ends without having begun. */
  startMs: number;
  /** In order of their dates. */
  runs: RunLife[];
  endMs: number;
  ending: Exclude<ExportWord, "Created" | "Running">;
}

export interface ExportLimits {
  pace: Pace;
  concurrentRuns: number;
  /** In one workspace. */
  concurrentExports: number;
  timeoutHours: number;
}

/** What of an export's life is not in its record. */
export interface ExportWorld {
  limits: ExportLimits;
  rowsIn(record: ExportRecord, range: Range): number;
  /** What the object store said to a file, if it refused it. */
  refusalOfFile(runId: string, index: number): string | undefined;
}

/** When one more is let in, beside those that end at these times: `capacity` of them at a time. */
function whenFree(capacity: number, endsMs: number[], fromMs: number): number {
  const open = endsMs.filter((endMs) => endMs > fromMs).sort((one, other) => one - other);
  return open[open.length - capacity] ?? fromMs;
}

function runsOf(
  record: ExportRecord,
  startMs: number,
  { limits, rowsIn, refusalOfFile }: ExportWorld,
): RunLife[] {
  const range = {
    startMs: Date.parse(record.request.start_time),
    endMs: Date.parse(record.request.end_time ?? ""),
  };
  const runs: RunLife[] = [];
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
      startMs: whenFree(limits.concurrentRuns, endsMs, startMs),
      rows: rowsIn(record, exported),
      troubles: record.troubles,
      pace: limits.pace,
      refusalOfFile: (index) => refusalOfFile(id, index),
    });
    runs.push(run);
  }
  return runs;
}

/** How the runs end, were they left alone: one that fails fails them all. */
function naturalEnd(runs: RunLife[], startMs: number): Pick<ExportLife, "endMs" | "ending"> {
  const failuresMs = runs.filter(({ ending }) => ending === "Failed").map(({ endMs }) => endMs);
  if (failuresMs.length > 0) return { endMs: Math.min(...failuresMs), ending: "Failed" };
  return { endMs: Math.max(startMs, ...runs.map(({ endMs }) => endMs)), ending: "Completed" };
}

/** The life of an export that finds capacity at `startMs`; before that nothing is known of its runs. */
function lifeFrom(
  record: ExportRecord,
  startMs: number,
  now: number,
  world: ExportWorld,
): ExportLife {
  // Not in the contract: whether the timeout counts from the creation or from the first run.
  const timeoutMs = record.createdMs + world.limits.timeoutHours * HOUR_MS;
  const { cancelledMs = Number.POSITIVE_INFINITY } = record;
  const stop: Pick<ExportLife, "endMs" | "ending"> =
    cancelledMs <= timeoutMs
      ? { endMs: cancelledMs, ending: "Cancelled" }
      : { endMs: timeoutMs, ending: "TimedOut" };
  if (startMs >= stop.endMs)
    return { record, startMs: Number.POSITIVE_INFINITY, runs: [], ...stop };
  if (startMs > now)
    return { record, startMs, runs: [], endMs: Number.POSITIVE_INFINITY, ending: "Completed" };
  const runs = runsOf(record, startMs, world);
  const natural = naturalEnd(runs, startMs);
  const end = natural.endMs <= stop.endMs ? natural : stop;
  // Not in the contract: what becomes of the other runs of an export that ends early.
  const rest = end.ending === "TimedOut" ? "TimedOut" : "Cancelled";
  return { record, startMs, runs: runs.map((run) => endedBy(run, end.endMs, rest)), ...end };
}

function lifeOfSchedule(record: ExportRecord): ExportLife {
  const endMs = record.cancelledMs ?? Number.POSITIVE_INFINITY;
  return { record, startMs: Number.POSITIVE_INFINITY, runs: [], endMs, ending: "Cancelled" };
}

/** The lives of a workspace's exports up to `now`. They wait for each other in the order of their creation. */
export function exportLives(
  records: ExportRecord[],
  now: number,
  world: ExportWorld,
): ExportLife[] {
  const endsMs: number[] = [];
  return records.map((record) => {
    if (record.request.interval_hours !== undefined) return lifeOfSchedule(record);
    const startMs = whenFree(
      world.limits.concurrentExports,
      endsMs,
      record.createdMs + EXPORT_START_MS,
    );
    const life = lifeFrom(record, startMs, now, world);
    if (life.startMs !== Number.POSITIVE_INFINITY) endsMs.push(life.endMs);
    return life;
  });
}
