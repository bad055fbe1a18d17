import type { End } from "../../../report/conclusion.ts";
import { shortId } from "../../../report/format.ts";
import { withDeadline } from "../../../service/client/client-context.ts";
import { ContractError, catchServiceError, ServiceError } from "../../../service/client/errors.ts";
import { withTimeout } from "../../../service/client/http/http.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { ONE_READ, poll } from "../../../service/client/poll.ts";
import { call } from "../../../service/client/requests.ts";
import { errorWithoutRead } from "../../../service/client/write/write.ts";
import {
  type BulkExport,
  cancelExport,
  getExport,
  isOver,
  isSchedule,
  statusLabel,
} from "../../../service/contract/exports/bulk-export.ts";
import type { StepContext } from "../../../step/step-context.ts";
import { readExports } from "../export-list.ts";
import { cancellationText, endOfCancel } from "../report/cancel-results.ts";
import { isOpen, type State } from "../state.ts";
import type { ExportStep } from "../step.ts";
import { recordExport } from "../watch/follow.ts";
import { isSpawnedBy } from "../watch/schedule.ts";

/**
 * Cancels an export and returns its final state, or its last known state if the service accepts the
 * cancellation but does not complete it in time. A cancellation is idempotent, so it is retried.
 */
export async function cancelAndRead(ctx: StepContext, export_id: string): Promise<BulkExport> {
  const policy = LIMITS.cancelledExport;
  const limit = ctx.deadline.within(policy.ms);
  const request = call(ctx, cancelExport, { export_id }, policy, { status: "Cancelled" });
  const response = await catchServiceError(ctx, request);
  const isAccepted = !(response instanceof ServiceError);
  if (isAccepted && isOver(response)) return response;
  // Some services refuse to cancel an export that has ended: one read shows its status. A
  // cancellation with an unreadable response may have been accepted.
  const mayBeCancelled = isAccepted || response instanceof ContractError;
  const pollResult = await catchServiceError(
    ctx,
    poll<BulkExport>(ctx, {
      interval: LIMITS.cancelPolls.ms,
      read: () => call(ctx, getExport, { export_id }, LIMITS.once),
      stateOf: ({ status }) => statusLabel(status),
      neededEvidence: (bulkExport) => (isOver(bulkExport) ? ONE_READ : undefined),
      limitMs: mayBeCancelled ? limit.leftMs : 0,
    }),
  );
  const lastRead = pollResult instanceof ServiceError ? undefined : pollResult.lastReply;
  if (isAccepted) return lastRead ?? response;
  if (lastRead === undefined) throw errorWithoutRead(response);
  if (!isOver(lastRead)) throw response;
  return lastRead;
}

/** Cancels an open export. True if that was accepted, or the export had ended. Logs a failure. */
export async function cancelAfter(step: ExportStep, trigger: "timeout" | "interrupt") {
  const { cleanUpSignal, inputs, store } = step;
  const { id, export: bulkExport } = store.state;
  if (id === undefined || !isOpen(store.state)) return false;
  // An export that was never read may be a schedule, which this step must not end.
  if (bulkExport === undefined && inputs.operation === "watch") return false;
  // The deadline may be the reason for cancelling, so it does not apply here.
  const ctx = withDeadline(step.ctx, LIMITS.cancelAtEnd.ms);
  const isInterrupted = trigger === "interrupt";
  const server = isInterrupted ? withTimeout(ctx.server, LIMITS.cancelAtInterrupt.ms) : ctx.server;
  const signal = isInterrupted ? cleanUpSignal : ctx.signal;
  try {
    recordCancellation(step, await cancelAndRead({ ...ctx, server, signal }, id));
    return true;
  } catch (error) {
    if (!isInterrupted) ctx.signal.throwIfAborted();
    const reason =
      error instanceof Error && !cleanUpSignal.aborted ? error.message : "there was no time left";
    ctx.report.info(`Export ${shortId(id)} could not be cancelled: ${reason}.`);
    return false;
  }
}

/** Records the export after its cancellation. Its runs that were read before may be stale. */
function recordCancellation({ store, ctx }: ExportStep, bulkExport: BulkExport): void {
  store.update(({ id, cancelledIds, spawnedExports }, readMs) => ({
    ...(statusLabel(bulkExport.status) === "CANCELLED" && {
      cancelledIds: [...cancelledIds, bulkExport.id],
    }),
    ...(bulkExport.id === id
      ? { export: bulkExport, readMs, readError: undefined, runs: undefined }
      : {
          spawnedExports: spawnedExports.map((one) =>
            one.id === bulkExport.id ? bulkExport : one,
          ),
        }),
  }));
  ctx.report.progress(cancellationText(bulkExport));
}

/** Cancels an export or schedule and, with `cancel_spawned`, unfinished exports of a schedule. */
export async function runCancelOperation(step: ExportStep): Promise<End<State>> {
  const { ctx, inputs, store } = step;
  const { export_id = "" } = inputs;
  const bulkExport = await call(ctx, getExport, { export_id });
  recordExport(step, bulkExport);
  if (!isOver(bulkExport)) recordCancellation(step, await cancelAndRead(ctx, export_id));
  if (!inputs.cancel_spawned) return endOfCancel(store.state);
  const isListRead = await cancelSpawned(step, bulkExport);
  if (isListRead && isSchedule(bulkExport) && !isOver(bulkExport)) {
    // A stale list may lack an export that the schedule spawned just before its end.
    await ctx.clock.sleep(LIMITS.spawned.ms, ctx.signal);
    await cancelSpawned(step, bulkExport);
  }
  return endOfCancel(store.state);
}

/** Cancels unfinished exports of a schedule; records failures. Returns whether it read the list. */
async function cancelSpawned(step: ExportStep, schedule: BulkExport): Promise<boolean> {
  const { ctx, store } = step;
  const recordFailure = (error: ServiceError, id?: string) =>
    store.update(({ cancelFailures }) => ({ cancelFailures: [...cancelFailures, { id, error }] }));
  const list = await catchServiceError(ctx, readExports(ctx));
  if (list instanceof ServiceError) {
    recordFailure(list);
    return false;
  }
  const { spawnedExports } = store.state;
  const knownIds = spawnedExports.map(({ id }) => id);
  const unfinishedExports = list.exports.filter(
    (one) => isSpawnedBy(schedule, one) && !isOver(one) && !knownIds.includes(one.id),
  );
  store.update({ spawnedExports: [...spawnedExports, ...unfinishedExports] });
  const cancel = async ({ id }: BulkExport) => {
    const result = await catchServiceError(ctx, cancelAndRead(ctx, id));
    if (result instanceof ServiceError) recordFailure(result, id);
    else recordCancellation(step, result);
  };
  // In parallel, because the platform may take minutes for each.
  await Promise.all(unfinishedExports.map(cancel));
  return true;
}
