import type { End } from "../../../report/conclusion.ts";
import { shortId } from "../../../report/wording.ts";
import type { World } from "../../../report/world.ts";
import { ask } from "../../../service/client/ask.ts";
import { timed } from "../../../service/client/connect.ts";
import { catchServiceError } from "../../../service/client/errors.ts";
import { withTimeout } from "../../../service/client/http/http.ts";
import { PATIENCE } from "../../../service/client/patience.ts";
import { backoffMs } from "../../../service/client/retry.ts";
import {
  type BulkExport,
  cancelExport,
  getExport,
} from "../../../service/contract/bulk-exports.ts";
import { type BodyOf, omitAbsent } from "../../../service/contract/operation.ts";
import { cancelled, isOpen, type Known } from "../known.ts";
import { readExports } from "../list-exports.ts";
import { endOfCancel } from "../report/cancel-results.ts";
import { cancelledLine } from "../report/headline.ts";
import type { ExportStep } from "../step.ts";
import { noteExport } from "../watch/follow.ts";
import { isSpawnedBy } from "../watch/schedule.ts";
import { isOver } from "../watch/status.ts";

const CANCELLED: BodyOf<typeof cancelExport> = { status: "Cancelled" };

/**
 * Cancels an export and returns it as it is then: over, in whichever way, unless the service
 * accepts the cancellation but does not carry it out in time. A cancellation has the same effect
 * each time, so it is repeated.
 */
export async function cancelOne(world: World, export_id: string): Promise<BulkExport> {
  const { clock, signal } = world;
  const patience = PATIENCE.cancelledExport;
  const deadline = world.deadline.within(patience.ms);
  const readIfPossible = async () => {
    const found = await ask(world, getExport, { export_id }, PATIENCE.once).catch(() => undefined);
    signal.throwIfAborted();
    return found;
  };
  let known: BulkExport;
  try {
    known = await ask({ ...world, deadline }, cancelExport, { export_id }, patience, CANCELLED);
  } catch (error) {
    signal.throwIfAborted();
    // Some services refuse to cancel what has ended.
    const found = await readIfPossible();
    if (found === undefined || !isOver(found)) throw error;
    known = found;
  }
  for (let reads = 1; !isOver(known); reads++) {
    const delay = backoffMs(reads, clock.random);
    if (delay > deadline.leftMs) break;
    await clock.sleep(delay, signal);
    known = (await readIfPossible()) ?? known;
  }
  return known;
}

/**
 * Cancels the export after a timeout or an interrupt, and returns whether that was accepted. A
 * failure is logged and stops nothing.
 */
export async function cancelAfter(
  step: ExportStep,
  why: "timeout" | "interrupt",
): Promise<boolean> {
  const { cleanUpSignal, inputs, store } = step;
  const { id, export: found } = store.known;
  if (id === undefined || !isOpen(store.known)) return false;
  // What was never read may be a schedule, which is not for this step to end.
  if (found === undefined && inputs.operation === "watch") return false;
  // The deadline may be why the export is cancelled, so it does not hold for that.
  const world = timed(step.world, PATIENCE.cancelAtTimeout.ms);
  const isInterrupted = why === "interrupt";
  const server = isInterrupted
    ? withTimeout(world.server, PATIENCE.cancelAtCancel.ms)
    : world.server;
  const signal = isInterrupted ? cleanUpSignal : world.signal;
  try {
    noteCancelled(step, await cancelOne({ ...world, server, signal }, id));
    return true;
  } catch (error) {
    if (!isInterrupted) world.signal.throwIfAborted();
    const reason =
      error instanceof Error && !cleanUpSignal.aborted ? error.message : "there was no time left";
    world.report.info(`Export ${shortId(id)} could not be cancelled: ${reason}.`);
    return false;
  }
}

function noteCancelled({ store, world }: ExportStep, one: BulkExport): void {
  store.add(cancelled(one));
  world.report.tell(cancelledLine(one));
}

/** Cancels what the inputs name and, if they say so, what a schedule has started. */
export async function cancelGiven(step: ExportStep): Promise<End<Known>> {
  const { world, inputs, store } = step;
  const { export_id = "" } = inputs;
  const found = await ask(world, getExport, { export_id });
  noteExport(step, found);
  if (!isOver(found)) noteCancelled(step, await cancelOne(world, export_id));
  if (!inputs.cancel_spawned) return endOfCancel(store.known);
  /** What fails is noted, and stops nothing. */
  const attempt = async (work: () => Promise<void>, id?: string) => {
    const error = await catchServiceError(world, work());
    if (error === undefined) return;
    const failed = { ...omitAbsent({ id }), error };
    store.add(({ notCancelled }) => ({ notCancelled: [...notCancelled, failed] }));
  };
  await attempt(async () => {
    const { exports } = await readExports(world);
    const spawned = exports.filter((one) => isSpawnedBy(found, one) && !isOver(one));
    store.add({ spawned });
  });
  // Together, because the platform may take minutes for each.
  await Promise.all(
    store.known.spawned.map(({ id }) =>
      attempt(async () => noteCancelled(step, await cancelOne(world, id)), id),
    ),
  );
  return endOfCancel(store.known);
}
