import { timed } from "../../client/connect.ts";
import { within } from "../../client/http/http.ts";
import type { BulkExport } from "../../contract/bulk-exports.ts";
import { nameAtStart, notCancelledYet } from "../report/words.ts";
import { endedBeforeCancel, type Part, record } from "../watch/progress.ts";
import { isOver, statusWord } from "../watch/status.ts";
import type { ExportStep } from "../world.ts";
import { cancelOne } from "./cancel-one.ts";

/** After an interrupt, only attempts as short as this leave time for a second one. */
const INTERRUPTED_ATTEMPT_MS = 1_500;
/** The deadline may be why the export is cancelled, so it does not hold for that. */
const CANCEL_LIMIT_MS = 30_000;

/** Cancels one export after a timeout or an interrupt. A failure is logged and stops nothing. */
export async function cancelPart(
  step: ExportStep,
  part: Part,
  cancelledFor: "timeout" | "interrupt",
): Promise<void> {
  const { cleanUpSignal } = step;
  const world = timed(step.world, CANCEL_LIMIT_MS);
  if (part.id === undefined || (part.export !== undefined && isOver(part.export))) return;
  const isInterrupted = cancelledFor === "interrupt";
  const server = isInterrupted ? within(world.server, INTERRUPTED_ATTEMPT_MS) : world.server;
  const signal = isInterrupted ? cleanUpSignal : world.signal;
  try {
    const cancelled = await cancelOne({ ...world, server, signal }, part.id);
    recordCancelled(step, part, cancelled, cancelledFor);
  } catch (error) {
    if (!isInterrupted) world.signal.throwIfAborted();
    const reason =
      error instanceof Error && !cleanUpSignal.aborted ? error.message : "there was no time left";
    world.report.info(`${nameAtStart(part)} could not be cancelled: ${reason}.`);
  }
}

/** Adds a cancelled export to what is known, to the log and to the outputs. */
export function recordCancelled(
  { world: { report }, progress }: ExportStep,
  part: Part,
  cancelled: BulkExport,
  cancelledFor?: "timeout" | "interrupt",
): void {
  record(progress, part, { kind: "cancelled", export: cancelled, cancelledFor });
  const name = nameAtStart(part);
  if (endedBeforeCancel(cancelled)) {
    const status = statusWord(cancelled.status);
    report.info(`${name} had ended before it could be cancelled: ${status}.`);
    return;
  }
  report.output("cancelled_ids", JSON.stringify(progress.cancelledIds));
  report.info(isOver(cancelled) ? `${name} was cancelled.` : notCancelledYet(part));
}
