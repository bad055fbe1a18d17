import { ContractError, catchServiceError, ServiceError } from "../../../service/client/errors.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { MINUTE_OF_READS, ONE_READ, poll, TWO_READS } from "../../../service/client/poll.ts";
import { call, type RetryPolicy } from "../../../service/client/requests.ts";
import {
  type BulkExport,
  getExport,
  isOver,
  isSchedule,
  statusLabel,
} from "../../../service/contract/exports/bulk-export.ts";
import { isComplete, type State, statusOf } from "../state.ts";
import type { ExportStep } from "../step.ts";
import { readRuns } from "./runs.ts";

/**
 * Follows one export to its end or to the deadline, and returns whether the deadline came first. A
 * schedule has no end, so one reply suffices. Throws `RefusedError`, `UnreachableError`,
 * `ContractError`, or the signal's reason; the export continues.
 */
export async function followExport(step: ExportStep): Promise<boolean> {
  const isTimedOut = await followToEnd(step);
  // The status may have been COMPLETED in a stale or wrong reply: unfinished runs contradict it.
  return isTimedOut || !hasUnfinishedRuns(step.store.state) ? isTimedOut : followToEnd(step);
}

async function followToEnd(step: ExportStep): Promise<boolean> {
  const { inputs, ctx, store, log } = step;
  const { id: export_id = "" } = store.state;
  const { clock } = ctx;
  const startMs = clock.now();
  let lastRunsRead = { status: "", atMs: Number.NEGATIVE_INFINITY };

  /** Reads the runs at each new status, and at growing intervals, because replies are large. */
  async function readRunsWhenDue(status: string): Promise<void> {
    const nowMs = clock.now();
    const proportionalMs = (nowMs - startMs) / 10;
    const [minMs, maxMs] = LIMITS.runsPauses.ms;
    const pauseMs = Math.min(maxMs, Math.max(minMs, proportionalMs));
    if (status === lastRunsRead.status && nowMs - lastRunsRead.atMs < pauseMs) return;
    lastRunsRead = { status, atMs: nowMs };
    await recordRuns(step);
  }

  const { lastReply, isInTime, failure } = await poll<BulkExport>(ctx, {
    interval: [inputs.poll_interval, inputs.poll_max_interval],
    heartbeat: log.heartbeat,
    read: () => call(ctx, getExport, { export_id }, LIMITS.once),
    stateOf: ({ status }) => statusLabel(status),
    neededEvidence: evidenceFor,
    // An id that was never seen is more likely wrong than unknown to a replica.
    refusalEvidence: () => (store.state.export === undefined ? TWO_READS : MINUTE_OF_READS),
    // A final status is recorded only once it is confirmed.
    onReply: async (bulkExport, isEnd) => {
      if (isEnd || !isOver(bulkExport)) recordExport(step, bulkExport);
      if (!isEnd && !isOver(bulkExport)) await readRunsWhenDue(statusLabel(bulkExport.status));
    },
  });
  store.update({ readError: failure });
  if (!isInTime || (lastReply !== undefined && isOver(lastReply))) await readRunsAtEnd(step);
  return !isInTime;
}

/** Every final status except COMPLETED needs two reads: a single replica may be wrong. */
function evidenceFor(bulkExport: BulkExport) {
  if (isSchedule(bulkExport) || statusLabel(bulkExport.status) === "COMPLETED") return ONE_READ;
  return isOver(bulkExport) ? TWO_READS : undefined;
}

export function recordExport({ store, log }: ExportStep, bulkExport: BulkExport): void {
  store.update((_, readMs) => ({ export: bulkExport, readMs }));
  log.status(store.state);
}

/** Returns whether the runs were read. A failure is only logged, because runs are optional. */
async function recordRuns(step: ExportStep, policy?: RetryPolicy): Promise<boolean> {
  const { ctx, store, log } = step;
  const { id = "" } = store.state;
  const runs = await catchServiceError(ctx, readRuns(ctx, id, policy));
  if (runs instanceof ServiceError) {
    store.update({ runs: undefined });
    log.runsError(runs);
    return false;
  }
  store.update({ runs, lastRuns: runs });
  log.runs(runs, store.state);
  return true;
}

/** Whether an export is complete although some of its runs have not ended. */
const hasUnfinishedRuns = (state: State): boolean =>
  isComplete(state) && !!state.lastRuns && state.lastRuns.endedCount < state.lastRuns.total;

/** Whether the list of runs contradicts the final status of the export, as a stale list does. */
function areRunsStale(state: State): boolean {
  const { lastRuns: runs } = state;
  if (runs === undefined) return false;
  if (statusOf(state) === "FAILED") return runs.failedCount === 0;
  return hasUnfinishedRuns(state) || (isComplete(state) && runs.total === 0);
}

/** Reads the runs, until they match the status of the export if it is final, with a limit. */
export async function readRunsAtEnd(step: ExportStep): Promise<void> {
  const { ctx, store, log } = step;
  const { clock, deadline, signal } = ctx;
  if (!(await recordRuns(step, LIMITS.lastRuns))) return;
  for (const pauseMs of LIMITS.staleRuns.ms) {
    if (!areRunsStale(store.state) || deadline.leftMs < pauseMs) break;
    await clock.sleep(pauseMs, signal);
    await recordRuns(step);
  }
  if (!areRunsStale(store.state) || store.state.lastRuns?.total === 0) return;
  store.update({ runs: undefined });
  log.runsError(new ContractError({ title: "The list of runs is out of date" }));
}
