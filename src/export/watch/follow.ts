import { readWithRetries } from "../../action/read.ts";
import { call } from "../../client/call.ts";
import { within } from "../../client/http/http.ts";
import { OUTAGE_MS, type Pace, poll, RefusalGrace } from "../../client/poll.ts";
import { type BulkExport, getExport, plainStatus } from "../../contract/bulk-exports.ts";
import type { ExportWorld } from "../world.ts";
import { readRuns } from "./read-runs.ts";
import type { Runs } from "./runs.ts";
import { isOver, isSchedule } from "./status.ts";

/** An answer with all runs is large, so the longer an export takes the less often it is asked for. */
const RUNS_PAUSE_MS = { min: 30_000, max: 10 * 60_000 };

export interface Following {
  export_id: string;
  pace: Pace;
  /** On the clock's scale. */
  deadline: number;
}

export type FollowEvent =
  | { kind: "export"; export: BulkExport }
  | { kind: "runs"; runs: Runs }
  | { kind: "failure"; error: Error }
  | { kind: "no_runs"; error: Error };

/**
 * Follows one export to its end, or to the deadline: then the result is undefined. A schedule has no end, and is read once.
 * Throws what stops the watching, never the export: `RefusedError`, `UnreachableError`, `ContractError`, the signal's reason.
 */
export async function follow(
  world: ExportWorld,
  { export_id, pace, deadline }: Following,
  on: (event: FollowEvent) => void,
): Promise<BulkExport | undefined> {
  const runs = new RunsReading(world, export_id, on);
  const last = await poll<BulkExport>({
    ...world,
    pace,
    deadline,
    outageMs: OUTAGE_MS,
    refusals: new RefusalGrace({ isYoung: true }),
    onFailure: (error) => on({ kind: "failure", error }),
    read: (limitMs) =>
      call(within(world.server, limitMs), getExport, { export_id }, { signal: world.signal }),
    state: ({ status }) => plainStatus(status),
    done: async (found) => {
      on({ kind: "export", export: found });
      if (isOver(found) || isSchedule(found)) return true;
      await runs.lookWhenDue(plainStatus(found.status));
      return false;
    },
  });
  if (last === undefined) await runs.look();
  else if (isOver(last)) await runs.lookAtTheEnd();
  return last;
}

/** The export's own status decides: a failure to see the runs is told, and stops nothing. */
export async function tellRuns(
  { signal }: ExportWorld,
  ask: () => Promise<Runs>,
  on: (event: FollowEvent) => void,
): Promise<void> {
  try {
    on({ kind: "runs", runs: await ask() });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Error)) throw error;
    on({ kind: "no_runs", error });
  }
}

/** When the runs of an export are read: with each of its statuses, slowly in between, and at the end. */
class RunsReading {
  readonly #world: ExportWorld;
  readonly #export_id: string;
  readonly #on: (event: FollowEvent) => void;
  readonly #startMs: number;
  #status = "";
  #readMs = Number.NEGATIVE_INFINITY;

  constructor(world: ExportWorld, export_id: string, on: (event: FollowEvent) => void) {
    this.#world = world;
    this.#export_id = export_id;
    this.#on = on;
    this.#startMs = world.clock.now();
  }

  async lookWhenDue(status: string): Promise<void> {
    const nowMs = this.#world.clock.now();
    const pauseMs = Math.min(
      RUNS_PAUSE_MS.max,
      Math.max(RUNS_PAUSE_MS.min, (nowMs - this.#startMs) / 10),
    );
    if (status === this.#status && nowMs - this.#readMs < pauseMs) return;
    this.#status = status;
    await this.look();
  }

  async look(): Promise<void> {
    this.#readMs = this.#world.clock.now();
    await tellRuns(this.#world, () => readRuns(this.#world, this.#export_id), this.#on);
  }

  async lookAtTheEnd(): Promise<void> {
    const ask = () => readWithRetries(this.#world, () => readRuns(this.#world, this.#export_id));
    await tellRuns(this.#world, ask, this.#on);
  }
}
