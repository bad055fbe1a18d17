import { ContractError, RefusedError, UnreachableError } from "../../client/errors.ts";
import { UnprovenError } from "../../rollout/unproven.ts";
import type { Step } from "../step.ts";
import { openIds, type Part } from "../watch/progress.ts";
import { refusalAdvice, refusalMessage } from "./refusal.ts";

export type Outcome =
  | "completed"
  | "failed"
  | "cancelled"
  | "timed_out"
  | "detached"
  | "scheduled"
  | "not_waited"
  | "empty"
  | "rejected"
  | "error";

/** The end of a step in words: what happened, and what to do next. */
export interface Verdict {
  outcome: Outcome;
  message: string;
  advice?: string;
  hasFailed: boolean;
}

export const watchAgain = (parts: readonly Part[]) =>
  `To go on watching, use operation: watch with export_id: ${openIds(parts).join(",")}.`;

/** An error as a verdict. Errors of our own making are not known here and are thrown on. */
export function verdictOfError(error: unknown, step: Step): Verdict {
  const { world, progress, inputs } = step;
  if (world.signal.aborted) return interrupted(step);
  const open = openIds(progress.parts);
  const isCreated = progress.parts.some(
    ({ request, id }) => request !== undefined && id !== undefined,
  );
  if (error instanceof RefusedError) {
    const advice = refusalAdvice(error, inputs.operation);
    if (!isCreated)
      return { outcome: "rejected", message: `${refusalMessage(error)}.`, advice, hasFailed: true };
    const message = `${refusalMessage(error)}. What was created goes on; the outputs are set.`;
    return {
      outcome: "error",
      message,
      advice: `${advice} ${watchAgain(progress.parts)}`,
      hasFailed: true,
    };
  }
  if (error instanceof UnprovenError) {
    return {
      outcome: "error",
      message: `${error.message}.`,
      advice: lookFirst(step),
      hasFailed: true,
    };
  }
  if (error instanceof UnreachableError || error instanceof ContractError) {
    const cause =
      error instanceof ContractError
        ? "Check base_url; if it is right, please report this answer as a bug."
        : "Check base_url and whether the service is up.";
    const goesOn = isCreated && open.length > 0 ? " What was created goes on." : "";
    const advice = open.length > 0 ? `${cause} ${watchAgain(progress.parts)}` : cause;
    return { outcome: "error", message: `${error.message}.${goesOn}`, advice, hasFailed: true };
  }
  throw error;
}

function lookFirst({ inputs }: Step): string {
  if (inputs.operation === "create_destination") {
    return "Look for it on the platform before you create it again: destinations cannot be listed here, so nothing is sent twice.";
  }
  return "Look at the exports (operation: list) before you start it again: watch the one that is there, or cancel what is twice.";
}

function interrupted({ progress, inputs }: Step): Verdict {
  const { parts, cancelledIds, isCreating } = progress;
  const open = openIds(parts).filter((id) => !cancelledIds.includes(id));
  const end = { outcome: "cancelled" as const, hasFailed: true };
  const cancelled =
    cancelledIds.length === 0 ? "" : ` Cancelled as well: export ${cancelledIds.join(", ")}.`;
  if (open.length > 0) {
    const goesOn = inputs.cancel_on_interrupt
      ? "not yet cancelled; the post step tries again"
      : "the export goes on";
    const lost = isCreating ? " One more was being created, and may be there." : "";
    const message = `The workflow was cancelled; ${goesOn}: ${open.join(", ")}.${cancelled}${lost}`;
    return { ...end, message, advice: watchAgain(parts) };
  }
  if (isCreating) {
    const what = inputs.operation === "create_destination" ? "the destination" : "an export";
    const isLookedFor = inputs.operation === "start" && inputs.cancel_on_interrupt;
    return {
      ...end,
      message: `The workflow was cancelled while ${what} was being created. It may be there.${cancelled}`,
      advice: isLookedFor ? "The post step looks for it, and cancels it." : "Look on the platform.",
    };
  }
  if (cancelled !== "") return { ...end, message: `The workflow was cancelled.${cancelled}` };
  return { ...end, message: "The workflow was cancelled before anything was changed." };
}
