import type { World } from "../../action/world.ts";
import { call } from "../../client/call.ts";
import { ContractError } from "../../client/errors.ts";
import { readWithRetries } from "../../client/read.ts";
import { type Evidence, ONCE, type Pace, TWICE, waitFor } from "../../client/wait.ts";
import { type BulkExport, getExport, plainStatus } from "../../contract/bulk-exports.ts";
import { RUNS_LIMIT_MS, readRuns } from "./read-runs.ts";
import type { Runs } from "./runs.ts";
import { isOver, isSchedule } from "./status.ts";

/** A reply with all runs is large, so the longer an export takes the less often they are read. */
const RUNS_PAUSE_MS = { min: 30_000, max: 10 * 60_000 };
/** Beyond the contract: export-run-age. */
const BEHIND_PAUSES_MS = [1_000, 2_000, 4_000, 8_000];

export interface Following {
  export_id: string;
  pace: Pace;
  /** The line for a minute without news. */
  words?: (() => string | undefined) | undefined;
}

export type FollowEvent =
  | { kind: "export"; export: BulkExport }
  | { kind: "runs"; runs: Runs }
  | { kind: "no_runs"; error: Error };

export interface FollowEnd {
  /** Whether the deadline came first. */
  isTimedOut: boolean;
  /** As last read; undefined when no read was answered. */
  export: BulkExport | undefined;
  /** As last read; undefined when no read was answered. */
  runs: Runs | undefined;
}

/**
 * Follows one export to its end or to the deadline. A schedule has no end, so it is read only once.
 * Throws what ends the watching, which never ends the export: `RefusedError`, `UnreachableError`,
 * `ContractError`, or the signal's reason.
 */
export async function follow(
  world: World,
  { export_id, pace, words }: Following,
  on: (event: FollowEvent) => void,
): Promise<FollowEnd> {
  const { server, signal } = world;
  const reader = new RunsReader(world, export_id, on);
  let present: BulkExport | undefined;
  const { last, isInTime } = await waitFor<BulkExport>(world, {
    ...{ pace, continues: "the export continues" },
    words: () => words?.(),
    read: () => call(server, getExport, { export_id }, { signal }),
    state: ({ status }) => plainStatus(status),
    end: evidenceFor,
    // Nothing is reported of an end that one read showed, until another read confirms it.
    on: (found, isCertain) => {
      if (isOver(found) && !isCertain) return;
      present = found;
      on({ kind: "export", export: found });
    },
    isOver: async (found) => {
      if (!isOver(found)) await reader.readWhenDue(plainStatus(found.status));
      return false;
    },
  });
  const isTimedOut = !isInTime && (last === undefined || !isOver(last));
  if (isTimedOut) await reader.read();
  else if (last !== undefined && isOver(last)) await reader.readAtEnd(last.status);
  return { isTimedOut, export: present, runs: reader.runs };
}

/** What it takes for an export to be over: one stale replica must not fail it. */
function evidenceFor(found: BulkExport): Evidence | undefined {
  if (isSchedule(found) || plainStatus(found.status) === "COMPLETED") return ONCE;
  return isOver(found) ? TWICE : undefined;
}

/**
 * Reads the runs as part of following an export. The export's own status decides how it ended, so
 * a failure to read the runs is an event that stops nothing; returns undefined then.
 */
export async function readRunsIfPossible(
  { signal }: World,
  read: () => Promise<Runs>,
  on: (event: FollowEvent) => void,
): Promise<Runs | undefined> {
  try {
    const runs = await read();
    on({ kind: "runs", runs });
    return runs;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Error)) throw error;
    on({ kind: "no_runs", error });
    return undefined;
  }
}

/** Whether a list of runs, if there is one, cannot be of an export that has ended so. */
function isBehind(runs: Runs | undefined, status: string): boolean {
  if (runs === undefined) return false;
  if (plainStatus(status) === "COMPLETED") return runs.total === 0 || runs.done < runs.total;
  return plainStatus(status) === "FAILED" && runs.failed === 0;
}

/** Reads the runs of an export at each new status, rarely in between, and at the end. */
class RunsReader {
  /** As last read. */
  runs: Runs | undefined;
  readonly #world: World;
  readonly #export_id: string;
  readonly #on: (event: FollowEvent) => void;
  readonly #startMs: number;
  #status = "";
  #readMs = Number.NEGATIVE_INFINITY;

  constructor(world: World, export_id: string, on: (event: FollowEvent) => void) {
    this.#world = world;
    this.#export_id = export_id;
    this.#on = on;
    this.#startMs = world.clock.now();
  }

  async readWhenDue(status: string): Promise<void> {
    const nowMs = this.#world.clock.now();
    const usualMs = (nowMs - this.#startMs) / 10;
    const pauseMs = Math.min(RUNS_PAUSE_MS.max, Math.max(RUNS_PAUSE_MS.min, usualMs));
    if (status === this.#status && nowMs - this.#readMs < pauseMs) return;
    this.#status = status;
    await this.read();
  }

  async read(): Promise<void> {
    this.#readMs = this.#world.clock.now();
    await this.#keep(() => readRuns(this.#world, this.#export_id));
  }

  /** Reads them again while the list is behind the end of the export, but not for long. */
  async readAtEnd(status: string): Promise<void> {
    const { clock, deadline, signal } = this.#world;
    if (!(await this.#readWithRetries())) return;
    for (const pauseMs of BEHIND_PAUSES_MS) {
      if (!isBehind(this.runs, status) || deadline.leftMs < pauseMs) break;
      await clock.sleep(pauseMs, signal);
      await this.read();
    }
    if (isBehind(this.runs, status) && this.runs?.total !== 0)
      this.#on({ kind: "no_runs", error: new ContractError("The list of runs is out of date") });
  }

  async #readWithRetries(): Promise<boolean> {
    const world = this.#world;
    const hurried = { ...world, deadline: world.deadline.within(RUNS_LIMIT_MS) };
    return this.#keep(() => readWithRetries(hurried, () => readRuns(world, this.#export_id)));
  }

  async #keep(read: () => Promise<Runs>): Promise<boolean> {
    const runs = await readRunsIfPossible(this.#world, read, this.#on);
    this.runs = runs ?? this.runs;
    return runs !== undefined;
  }
}
