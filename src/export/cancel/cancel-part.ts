import { within } from "../../client/http/http.ts";
import type { Step } from "../step.ts";
import { capital, nameOf, type Part } from "../watch/progress.ts";
import { isOver, statusWord } from "../watch/status.ts";
import { cancelSurely } from "./cancel-one.ts";

const CANCEL_LIMIT_MS = 2 * 60_000;
/** On the way out there is time for a second try only if the first one is short. */
const QUICK_ATTEMPT_MS = 1_500;

/** Cancels one export because of what happened here. That it could not be cancelled is told, and stops nothing. */
export async function cancelPart(
  step: Step,
  part: Part,
  why: "timeout" | "interrupt",
): Promise<void> {
  const { world, lastCall } = step;
  if (part.id === undefined || (part.export !== undefined && isOver(part.export))) return;
  const isLeaving = why === "interrupt";
  const asking = isLeaving
    ? { ...world, signal: lastCall, server: within(world.server, QUICK_ATTEMPT_MS) }
    : world;
  try {
    part.export = await cancelSurely(asking, part.id, CANCEL_LIMIT_MS);
    part.cancelledFor = why;
    tellCancelled(step, part);
  } catch (error) {
    if (!isLeaving) world.signal.throwIfAborted();
    const reason =
      error instanceof Error && !lastCall.aborted ? error.message : "there was no time left";
    world.report.info(`${capital(nameOf(part))} could not be cancelled: ${reason}.`);
  }
}

export function tellCancelled({ world, progress }: Step, part: Part): void {
  const { id = "", export: known } = part;
  const status = statusWord(known?.status ?? "");
  const ended = known !== undefined && isOver(known) && status !== "CANCELLED";
  if (ended) {
    world.report.info(
      `${capital(nameOf(part))} had ended before it could be cancelled: ${status}.`,
    );
    return;
  }
  progress.cancelledIds.push(id);
  world.report.output("cancelled_ids", JSON.stringify(progress.cancelledIds));
  world.report.info(
    `${capital(nameOf(part))} was cancelled${status === "CANCELLED" ? "" : `; it is still ${status}`}.`,
  );
}
