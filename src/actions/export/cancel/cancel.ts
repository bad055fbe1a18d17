import type { End } from "../../../report/conclusion.ts";
import { shortId } from "../../../report/format.ts";
import { withDeadline } from "../../../service/client/connect.ts";
import { ContractError, catchServiceError, ServiceError } from "../../../service/client/errors.ts";
import { withTimeout } from "../../../service/client/http/http.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { ONCE, poll } from "../../../service/client/poll.ts";
import { call } from "../../../service/client/requests.ts";
import {
  type BulkExport,
  cancelExport,
  getExport,
  statusWord,
} from "../../../service/contract/bulk-exports.ts";
import { type BodyOf, omitAbsent } from "../../../service/contract/operation.ts";
import type { StepContext } from "../../../step/step-context.ts";
import { readExports } from "../list-exports.ts";
import { endOfCancel } from "../report/cancel-results.ts";
import { cancelledLine } from "../report/headline.ts";
import { cancelled, isOpen, type State } from "../state.ts";
import type { ExportStep } from "../step.ts";
import { recordExport } from "../watch/follow.ts";
import { isSpawnedBy } from "../watch/schedule.ts";
import { isOver, isSchedule } from "../watch/status.ts";

const CANCELLED: BodyOf<typeof cancelExport> = { status: "Cancelled" };

const [MIN_PAUSE_MS, MAX_PAUSE_MS] = LIMITS.cancelPolls.ms;

/**
 * Cancels an export and returns its final state, unless the service accepts the cancellation but
 * does not complete it in time. Idempotent, so it is retried.
 */
export async function cancelOne(ctx: StepContext, export_id: string): Promise<BulkExport> {
  const policy = LIMITS.cancelledExport;
  const limit = ctx.deadline.within(policy.ms);
  const sent = await catchServiceError(
    ctx,
    call(ctx, cancelExport, { export_id }, policy, CANCELLED),
  );
  const isAnswered = !(sent instanceof ServiceError);
  if (isAnswered && isOver(sent)) return sent;
  // Some services refuse to cancel an export that has ended: one read shows it. A response that
  // cannot be read may be that of a cancellation.
  const mayEnd = isAnswered || sent instanceof ContractError;
  const polled = await catchServiceError(
    ctx,
    poll<BulkExport>(ctx, {
      interval: { minMs: MIN_PAUSE_MS, maxMs: MAX_PAUSE_MS },
      read: () => call(ctx, getExport, { export_id }, LIMITS.once),
      stateOf: ({ status }) => statusWord(status),
      neededEvidence: (found) => (isOver(found) ? ONCE : undefined),
      limitMs: mayEnd ? limit.leftMs : 0,
    }),
  );
  const found = polled instanceof ServiceError ? undefined : polled.last;
  if (isAnswered) return found ?? sent;
  if (found === undefined || !isOver(found)) throw sent;
  return found;
}

/** Cancels after a timeout or an interrupt. Returns whether that was accepted; logs failures. */
export async function cancelAfter(
  step: ExportStep,
  why: "timeout" | "interrupt",
): Promise<boolean> {
  const { cleanUpSignal, inputs, store } = step;
  const { id, export: found } = store.state;
  if (id === undefined || !isOpen(store.state)) return false;
  // An export that was never read may be a schedule, which this step must not end.
  if (found === undefined && inputs.operation === "watch") return false;
  // The deadline may be the reason for cancelling, so it does not apply here.
  const ctx = withDeadline(step.ctx, LIMITS.cancelAtTimeout.ms);
  const isInterrupted = why === "interrupt";
  const server = isInterrupted ? withTimeout(ctx.server, LIMITS.cancelAtCancel.ms) : ctx.server;
  const signal = isInterrupted ? cleanUpSignal : ctx.signal;
  try {
    recordCancelled(step, await cancelOne({ ...ctx, server, signal }, id));
    return true;
  } catch (error) {
    if (!isInterrupted) ctx.signal.throwIfAborted();
    const reason =
      error instanceof Error && !cleanUpSignal.aborted ? error.message : "there was no time left";
    ctx.report.info(`Export ${shortId(id)} could not be cancelled: ${reason}.`);
    return false;
  }
}

function recordCancelled({ store, ctx }: ExportStep, one: BulkExport): void {
  store.update(cancelled(one));
  ctx.report.progress(cancelledLine(one));
}

/** Cancels the given export or schedule and, with `cancel_spawned`, the exports of a schedule. */
export async function cancelGiven(step: ExportStep): Promise<End<State>> {
  const { ctx, inputs, store } = step;
  const { export_id = "" } = inputs;
  const found = await call(ctx, getExport, { export_id });
  recordExport(step, found);
  if (!isOver(found)) recordCancelled(step, await cancelOne(ctx, export_id));
  if (!inputs.cancel_spawned) return endOfCancel(store.state);
  /** Records a failure and continues. */
  const attempt = async (work: () => Promise<void>, id?: string) => {
    const error = await catchServiceError(ctx, work());
    if (error === undefined) return;
    const failed = { ...omitAbsent({ id }), error };
    store.update(({ notCancelled }) => ({ notCancelled: [...notCancelled, failed] }));
  };
  const cancelSpawned = () =>
    attempt(async () => {
      const { exports } = await readExports(ctx);
      const before = store.state.spawned;
      const isNew = ({ id }: BulkExport) => before.every((one) => one.id !== id);
      const news = exports.filter((one) => isSpawnedBy(found, one) && !isOver(one) && isNew(one));
      store.update({ spawned: [...before, ...news] });
      // In parallel, because the platform may take minutes for each.
      await Promise.all(
        news.map(({ id }) =>
          attempt(async () => recordCancelled(step, await cancelOne(ctx, id)), id),
        ),
      );
    });
  await cancelSpawned();
  const wasListed = store.state.notCancelled.every(({ id }) => id !== undefined);
  if (isSchedule(found) && !isOver(found) && wasListed) {
    // A stale list lacks an export that the schedule spawned just before its end.
    await ctx.clock.sleep(LIMITS.spawned.ms, ctx.signal);
    await cancelSpawned();
  }
  return endOfCancel(store.state);
}
