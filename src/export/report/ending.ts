import { adviceOn, type Ending } from "../../action/ending.ts";
import {
  ContractError,
  RefusedError,
  UnprovenError,
  UnreachableError,
} from "../../client/errors.ts";
import type { Step } from "../step.ts";
import { openIds, type Part } from "../watch/progress.ts";
import { refusalAdvice, refusalMessage } from "./refusal.ts";

export const watchAgain = (parts: readonly Part[]) =>
  `To go on watching, use operation: watch with export_id: ${openIds(parts).join(",")}.`;

/** An error as the end of a step. A bug of ours is not one, and is thrown on. */
export function endingOfError(error: unknown, step: Step): Ending {
  const { world, progress, inputs } = step;
  if (world.signal.aborted) return interrupted(step);
  const open = openIds(progress.parts);
  const isCreated = progress.parts.some(
    ({ request, id }) => request !== undefined && id !== undefined,
  );
  if (error instanceof RefusedError) {
    const advice = refusalAdvice(error, inputs.operation);
    if (!isCreated) return { outcome: "rejected", message: `${refusalMessage(error)}.`, advice };
    const message = `${refusalMessage(error)}. What was created goes on; the outputs are set.`;
    return {
      outcome: "error",
      message,
      advice: `${advice} ${watchAgain(progress.parts)}`,
    };
  }
  if (error instanceof UnprovenError) {
    return {
      outcome: "error",
      message: `${error.message}.`,
      advice: lookFirst(step),
    };
  }
  if (error instanceof UnreachableError || error instanceof ContractError) {
    const cause = adviceOn(error);
    const goesOn = isCreated && open.length > 0 ? " What was created goes on." : "";
    const advice = open.length > 0 ? `${cause} ${watchAgain(progress.parts)}` : cause;
    return { outcome: "error", message: `${error.message}.${goesOn}`, advice };
  }
  throw error;
}

function lookFirst({ inputs }: Step): string {
  if (inputs.operation === "create_destination") {
    return "Look for it on the platform before you create it again: destinations cannot be listed here, so nothing is sent twice.";
  }
  return "Look at the exports (operation: list) before you start it again: watch the one that is there, or cancel what is twice.";
}

function interrupted({ progress, inputs }: Step): Ending {
  const { parts, cancelledIds, isCreating } = progress;
  const open = openIds(parts).filter((id) => !cancelledIds.includes(id));
  const outcome = "cancelled";
  const cancelled =
    cancelledIds.length === 0 ? "" : ` Cancelled as well: export ${cancelledIds.join(", ")}.`;
  if (open.length > 0) {
    const goesOn = inputs.cancel_on_interrupt
      ? "not yet cancelled; the post step tries again"
      : "the export goes on";
    const lost = isCreating ? " One more was being created, and may be there." : "";
    const message = `The workflow was cancelled; ${goesOn}: ${open.join(", ")}.${cancelled}${lost}`;
    return { outcome, message, advice: watchAgain(parts) };
  }
  if (isCreating) {
    const what = inputs.operation === "create_destination" ? "the destination" : "an export";
    const isLookedFor = inputs.operation === "start" && inputs.cancel_on_interrupt;
    return {
      outcome,
      message: `The workflow was cancelled while ${what} was being created. It may be there.${cancelled}`,
      advice: isLookedFor ? "The post step looks for it, and cancels it." : "Look on the platform.",
    };
  }
  if (cancelled !== "") return { outcome, message: `The workflow was cancelled.${cancelled}` };
  return { outcome, message: "The workflow was cancelled before anything was changed." };
}
