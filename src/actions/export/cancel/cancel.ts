import type { End } from "../../../report/conclusion.ts";
import { shortId } from "../../../report/format.ts";
import { withDeadline } from "../../../service/client/connect.ts";
import { catchServiceError } from "../../../service/client/errors.ts";
import { withTimeout } from "../../../service/client/http/http.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { call } from "../../../service/client/requests.ts";
import { backoffMs } from "../../../service/client/retry.ts";
import {
  type BulkExport,
  cancelExport,
  getExport,
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
import { isOver } from "../watch/status.ts";

const CANCELLED: BodyOf<typeof cancelExport> = { status: "Cancelled" };

/**
 * Cancels an export and returns its final state, unless the service accepts the cancellation but
 * does not complete it in time. Idempotent, so it is retried.
 */
export async function cancelOne(ctx: StepContext, export_id: string): Promise<BulkExport> {
  const { clock, signal } = ctx;
  const policy = LIMITS.cancelledExport;
  const deadline = ctx.deadline.within(policy.ms);
  const readIfPossible = async () => {
    const found = await call(ctx, getExport, { export_id }, LIMITS.once).catch(() => undefined);
    signal.throwIfAborted();
    return found;
  };
  let shown: BulkExport;
  try {
    shown = await call({ ...ctx, deadline }, cancelExport, { export_id }, policy, CANCELLED);
  } catch (error) {
    signal.throwIfAborted();
    // Some services refuse to cancel an export that has ended.
    const found = await readIfPossible();
    if (found === undefined || !isOver(found)) throw error;
    shown = found;
  }
  for (let reads = 1; !isOver(shown); reads++) {
    const delay = backoffMs(reads, clock.random);
    if (delay > deadline.leftMs) break;
    await clock.sleep(delay, signal);
    shown = (await readIfPossible()) ?? shown;
  }
  return shown;
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
  await attempt(async () => {
    const { exports } = await readExports(ctx);
    const spawned = exports.filter((one) => isSpawnedBy(found, one) && !isOver(one));
    store.update({ spawned });
  });
  // In parallel, because the platform may take minutes for each.
  await Promise.all(
    store.state.spawned.map(({ id }) =>
      attempt(async () => recordCancelled(step, await cancelOne(ctx, id)), id),
    ),
  );
  return endOfCancel(store.state);
}
