import type { World } from "../../../report/world.ts";
import { call } from "../../../service/client/call.ts";
import { ContractError } from "../../../service/client/errors.ts";
import { PATIENCE } from "../../../service/client/patience.ts";
import { readWithRetries } from "../../../service/client/read.ts";
import { type Evidence, ONCE, type Pace, TWICE, waitFor } from "../../../service/client/wait.ts";
import { type BulkExport, getExport, plainStatus } from "../../../service/contract/bulk-exports.ts";
import type { Notebook } from "../step.ts";
import { readRuns } from "./read-runs.ts";
import type { Runs } from "./runs.ts";
import { isOver, isSchedule } from "./status.ts";

export interface Following {
  export_id: string;
  pace: Pace;
  /** The line for a minute without news. */
  words(): string | undefined;
}

/**
 * Follows one export to its end or to the deadline, and returns whether the deadline came first. A
 * schedule has no end, so it is read only once. Throws what ends the watching, which never ends the
 * export: `RefusedError`, `UnreachableError`, `ContractError`, or the signal's reason.
 */
export async function follow(
  world: World,
  { export_id, pace, words }: Following,
  notebook: Notebook,
): Promise<boolean> {
  const { clock, server, signal } = world;
  const startMs = clock.now();
  let runsRead = { status: "", atMs: Number.NEGATIVE_INFINITY };

  /**
   * At each new status. In between, the longer an export takes the less often, because a reply with
   * all runs is large.
   */
  async function readRunsWhenDue(status: string): Promise<void> {
    const nowMs = clock.now();
    const usualMs = (nowMs - startMs) / 10;
    const [leastMs, mostMs] = PATIENCE.runsPauses.ms;
    const pauseMs = Math.min(mostMs, Math.max(leastMs, usualMs));
    if (status === runsRead.status && nowMs - runsRead.atMs < pauseMs) return;
    runsRead = { status, atMs: nowMs };
    await noteRuns(world, notebook, () => readRuns(world, export_id));
  }

  const { last, isInTime } = await waitFor<BulkExport>(world, {
    ...{ pace, words },
    read: () => call(server, getExport, { export_id }, { signal }),
    state: ({ status }) => plainStatus(status),
    end: evidenceFor,
    // Nothing is noted of an end that one read showed, until another read confirms it.
    on: (found, isCertain) => {
      if (isCertain || !isOver(found)) notebook.add({ kind: "export", export: found });
    },
    isOver: async (found) => {
      if (!isOver(found)) await readRunsWhenDue(plainStatus(found.status));
      return false;
    },
  });
  if (!isInTime) await noteRuns(world, notebook, () => readRuns(world, export_id));
  else if (last !== undefined && isOver(last)) await readRunsAtEnd(world, export_id, notebook);
  return !isInTime;
}

/** What it takes for an export to be over: one stale replica must not fail it. */
function evidenceFor(found: BulkExport): Evidence | undefined {
  if (isSchedule(found) || plainStatus(found.status) === "COMPLETED") return ONCE;
  return isOver(found) ? TWICE : undefined;
}

/**
 * Reads the runs as part of following an export. The export's own status decides how it ended, so
 * that a failure to read the runs stops nothing.
 */
export async function noteRuns(
  { signal }: World,
  notebook: Notebook,
  read: () => Promise<Runs>,
): Promise<boolean> {
  try {
    notebook.add({ kind: "runs", runs: await read() });
    return true;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Error)) throw error;
    notebook.add({ kind: "no runs", error });
    return false;
  }
}

/** Whether a list of runs, if there is one, cannot be of an export that has ended so. */
function isBehind({ export: ended, lastRuns: runs }: Notebook["known"]): boolean {
  const status = plainStatus(ended?.status ?? "");
  if (runs === undefined) return false;
  if (status === "COMPLETED") return runs.total === 0 || runs.done < runs.total;
  return status === "FAILED" && runs.failed === 0;
}

/** Reads the runs again while the list is behind the end of the export, but not for long. */
async function readRunsAtEnd(world: World, export_id: string, notebook: Notebook): Promise<void> {
  const { clock, deadline, signal } = world;
  const read = () => readRuns(world, export_id);
  const hurried = { ...world, deadline: deadline.within(PATIENCE.runs.ms) };
  if (!(await noteRuns(world, notebook, () => readWithRetries(hurried, read)))) return;
  for (const pauseMs of PATIENCE.runsBehind.ms) {
    if (!isBehind(notebook.known) || deadline.leftMs < pauseMs) break;
    await clock.sleep(pauseMs, signal);
    await noteRuns(world, notebook, read);
  }
  if (isBehind(notebook.known) && notebook.known.lastRuns?.total !== 0)
    notebook.add({ kind: "no runs", error: new ContractError("The list of runs is out of date") });
}
