import { ContractError, catchServiceError, ServiceError } from "../../../service/client/errors.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { type Evidence, FOR_A_MINUTE, ONCE, poll, TWICE } from "../../../service/client/poll.ts";
import { call } from "../../../service/client/requests.ts";
import { type BulkExport, getExport, statusWord } from "../../../service/contract/bulk-exports.ts";
import { readRuns } from "../list-exports.ts";
import type { State } from "../state.ts";
import type { ExportStep } from "../step.ts";
import type { Runs } from "./runs.ts";
import { isOver, isSchedule } from "./status.ts";

/**
 * Follows one export to its end or to the deadline, and returns whether the deadline came first. A
 * schedule has no end, so it is read only once. Throws what ends the watching, which never ends the
 * export: `RefusedError`, `UnreachableError`, `ContractError`, or the signal's reason.
 */
export async function followExport(step: ExportStep, export_id: string): Promise<boolean> {
  const isTimedOut = await followToEnd(step, export_id);
  // A single stale or mistaken read may have said COMPLETED, which its runs contradict.
  return isTimedOut || !hasOpenRuns(step.store.state) ? isTimedOut : followToEnd(step, export_id);
}

async function followToEnd(step: ExportStep, export_id: string): Promise<boolean> {
  const { inputs, ctx, store, log } = step;
  const { clock } = ctx;
  const startMs = clock.now();
  let runsRead = { status: "", atMs: Number.NEGATIVE_INFINITY };

  /** Reads the runs at each new status, and at growing intervals, because replies are large. */
  async function readRunsWhenDue(status: string): Promise<void> {
    const nowMs = clock.now();
    const usualMs = (nowMs - startMs) / 10;
    const [leastMs, mostMs] = LIMITS.runsPauses.ms;
    const pauseMs = Math.min(mostMs, Math.max(leastMs, usualMs));
    if (status === runsRead.status && nowMs - runsRead.atMs < pauseMs) return;
    runsRead = { status, atMs: nowMs };
    await recordRuns(step, readRuns(ctx, export_id));
  }

  const { last, isInTime, failure } = await poll<BulkExport>(ctx, {
    interval: { minMs: inputs.poll_interval, maxMs: inputs.poll_max_interval },
    heartbeat: log.heartbeat,
    read: () => call(ctx, getExport, { export_id }, LIMITS.once),
    stateOf: ({ status }) => statusWord(status),
    neededEvidence: evidenceFor,
    // An id that was never seen is more likely wrong than unknown to a replica.
    refusalEvidence: () => (store.state.export === undefined ? TWICE : FOR_A_MINUTE),
    // A final status is recorded only once another read confirms it.
    onReply: (found, isCertain) => {
      if (isCertain || !isOver(found)) recordExport(step, found);
    },
    shouldStop: async (found) => {
      if (!isOver(found)) await readRunsWhenDue(statusWord(found.status));
      return false;
    },
  });
  store.update({ readError: failure });
  if (!isInTime) await recordRuns(step, readRuns(ctx, export_id));
  else if (last !== undefined && isOver(last)) await readRunsAtEnd(step, export_id);
  return !isInTime;
}

/** The evidence it takes for an export to be over: a single stale replica must not fail it. */
function evidenceFor(found: BulkExport): Evidence | undefined {
  if (isSchedule(found) || statusWord(found.status) === "COMPLETED") return ONCE;
  return isOver(found) ? TWICE : undefined;
}

export function recordExport({ store, log }: ExportStep, found: BulkExport): void {
  store.update((_, readMs) => ({ export: found, readMs }));
  log.export(found);
}

/** Reads the runs. Failures are only logged: the export's own status decides how it ended. */
export async function recordRuns(
  { ctx, store, log }: ExportStep,
  reading: Promise<Runs>,
): Promise<boolean> {
  const runs = await catchServiceError(ctx, reading);
  if (runs instanceof ServiceError) {
    store.update({ runs: undefined });
    log.noRuns(runs);
    return false;
  }
  store.update({ runs, lastRuns: runs });
  log.runs(runs, store.state);
  return true;
}

const hasOpenRuns = ({ export: shown, lastRuns: runs }: State): boolean =>
  statusWord(shown?.status ?? "") === "COMPLETED" && runs !== undefined && runs.done < runs.total;

/** Whether the list of runs is older than the final status of the export. */
function isBehind({ export: ended, lastRuns: runs }: State): boolean {
  const status = statusWord(ended?.status ?? "");
  if (runs === undefined) return false;
  if (status === "COMPLETED") return runs.total === 0 || runs.done < runs.total;
  return status === "FAILED" && runs.failed === 0;
}

/** Reads the runs again while they are older than the end of the export, with a limit. */
async function readRunsAtEnd(step: ExportStep, export_id: string): Promise<void> {
  const { ctx, store, log } = step;
  const { clock, deadline, signal } = ctx;
  if (!(await recordRuns(step, readRuns(ctx, export_id, LIMITS.lastRuns)))) return;
  for (const pauseMs of LIMITS.staleRuns.ms) {
    if (!isBehind(store.state) || deadline.leftMs < pauseMs) break;
    await clock.sleep(pauseMs, signal);
    await recordRuns(step, readRuns(ctx, export_id));
  }
  if (!isBehind(store.state) || store.state.lastRuns?.total === 0) return;
  store.update({ runs: undefined });
  log.noRuns(new ContractError({ why: "The list of runs is out of date" }));
}
