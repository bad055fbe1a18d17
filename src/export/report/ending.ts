import { adviceOn, type Ending } from "../../action/ending.ts";
import {
  ContractError,
  RefusedError,
  UnprovenError,
  UnreachableError,
} from "../../client/errors.ts";
import { openIds, type Part } from "../watch/progress.ts";
import { isOver, statusWord } from "../watch/status.ts";
import type { ExportStep } from "../world.ts";
import { refusalAdvice, refusalMessage } from "./refusal.ts";

export const adviceToWatch = (parts: readonly Part[]) =>
  `To go on watching, use operation: watch with export_id: ${openIds(parts).join(",")}.`;

/** An error as the end of a step. A bug of ours is no end, and is thrown again. */
export function endingOfExportError(error: unknown, step: ExportStep): Ending {
  const { world, progress, inputs } = step;
  if (world.signal.aborted) return interrupted(step);
  const isCreated = progress.parts.some(
    ({ request, id }) => request !== undefined && id !== undefined,
  );
  if (error instanceof RefusedError) {
    const message = `${refusalMessage(error)}.`;
    const advice = refusalAdvice(error, inputs.operation);
    if (!isCreated) return { outcome: "rejected", message, advice };
    return {
      outcome: "error",
      message: `${message} What was created continues; the outputs are set.`,
      advice: `${advice} ${adviceToWatch(progress.parts)}`,
    };
  }
  const message = error instanceof Error ? `${error.message}.` : "";
  if (error instanceof UnprovenError)
    return { outcome: "error", message, advice: adviceToLookFirst(inputs.operation) };
  if (error instanceof UnreachableError || error instanceof ContractError) {
    const advice = adviceOn(error);
    if (openIds(progress.parts).length === 0) return { outcome: "error", message, advice };
    return {
      outcome: "error",
      message: isCreated ? `${message} What was created continues.` : message,
      advice: `${advice} ${adviceToWatch(progress.parts)}`,
    };
  }
  throw error;
}

function adviceToLookFirst(operation: ExportStep["inputs"]["operation"]): string {
  return operation === "create_destination"
    ? "Look for it on the platform before you create it again: destinations cannot be listed here, so nothing is sent twice."
    : "Look at the exports (operation: list) before you start it again: watch the one that is there, or cancel what is twice.";
}

function interrupted({ progress, inputs }: ExportStep): Ending {
  const { parts, cancelledIds, isCreating } = progress;
  const outcome = "cancelled";
  const open = openIds(parts).filter((id) => !cancelledIds.includes(id));
  const cancelled =
    cancelledIds.length === 0 ? "" : ` Cancelled as well: export ${cancelledIds.join(", ")}.`;
  if (open.length > 0) {
    const next = inputs.cancel_on_interrupt
      ? "not yet cancelled; the post step tries again"
      : "the export continues";
    const unknown = isCreating ? " One more was being created, and may be there." : "";
    const message = `The workflow was cancelled; ${next}: ${open.join(", ")}.${cancelled}${unknown}`;
    return { outcome, message, advice: adviceToWatch(parts) };
  }
  if (isCreating) {
    const what = inputs.operation === "create_destination" ? "the destination" : "an export";
    const isLeftToPost = inputs.operation === "start" && inputs.cancel_on_interrupt;
    return {
      outcome,
      message: `The workflow was cancelled while ${what} was being created. It may be there.${cancelled}`,
      advice: isLeftToPost
        ? "The post step looks for it, and names what it finds."
        : "Look on the platform.",
    };
  }
  const ended = endedBefore(parts.filter(({ id = "" }) => !cancelledIds.includes(id)));
  if (cancelled + ended === "")
    return { outcome, message: "The workflow was cancelled before anything was changed." };
  return { outcome, message: `The workflow was cancelled.${cancelled}${ended}` };
}

/** A sentence on the exports that had ended; empty if there are none. */
function endedBefore(parts: readonly Part[]): string {
  const ended = parts.flatMap((part) => part.export ?? []).filter(isOver);
  const [first, ...others] = ended;
  if (first === undefined) return "";
  if (others.length > 0) return ` ${ended.length} exports had ended before.`;
  return ` Export ${first.id} had ended before: ${statusWord(first.status)}.`;
}
