import type { End } from "../../../report/conclusion.ts";
import { endOfServiceError, type PhaseMessages } from "../../../report/error-ending.ts";
import { DESTINATION_REFUSALS, EXPORT_REFUSALS } from "../../../report/refusals/platform-api.ts";
import type { RefusalContext } from "../../../report/refusals/row.ts";
import type { Phase } from "../../../service/client/write/write.ts";
import { omitAbsent } from "../../../service/contract/operation.ts";
import { ExportInputs, INPUTS_OF_MEMBERS } from "../inputs.ts";
import type { State } from "../state.ts";
import { isOver } from "../watch/status.ts";
import { exportSubjectOf, lastSeen, progress } from "./headline.ts";
import { nextSteps } from "./next-steps.ts";

const nothing = (headline: string, cancelled: string) => ({ headline, cancelled, message: "" });
const unclear = (headline: string, message: string, advice: string) => ({
  headline,
  cancelled: headline,
  message,
  advice,
});
const CREATING = "The workflow was cancelled while it was being created.";
const NOT_READ = nothing("not read", "cancelled before it was read");

const NOT_LISTED =
  "Check base_url. If it is the address of the platform API, look for the destination on the platform before you create it again: destinations cannot be listed here, so nothing is sent twice.";

type Before = Record<"not sent" | "sent", PhaseMessages>;

/** Messages if an error or a cancellation came before the request was accepted. */
const BEFORE: Record<State["inputs"]["operation"], Before> = {
  start: {
    "not sent": nothing("not exported", "cancelled before anything was exported"),
    sent: unclear(
      "an export may have been created",
      CREATING,
      "Look at the exports (operation: list) before you start it again: watch the one that is there, or cancel the duplicate.",
    ),
  },
  create_destination: {
    "not sent": nothing("not created", "cancelled before it was created"),
    sent: unclear("may have been created", CREATING, NOT_LISTED),
  },
  cancel: {
    "not sent": nothing("not cancelled", "not cancelled, because the workflow was"),
    sent: unclear(
      "not known whether it was cancelled",
      "The workflow was cancelled meanwhile.",
      "Run this step again: that does no harm.",
    ),
  },
  watch: { "not sent": NOT_READ, sent: NOT_READ },
  list: { "not sent": NOT_READ, sent: NOT_READ },
};
/** The export was read before, so its id is right. */
const GONE =
  "The export was deleted meanwhile, or the credential may not see it any more. Look at the exports (operation: list).";

/** An error as the end of a step. Throws any other error: that is a bug. */
export function endOfExportError(error: unknown, state: State, isCancelled: boolean): End<State> {
  const { inputs, isGone } = state;
  return endOfServiceError(error, {
    subject: exportSubjectOf(state),
    phase: phaseOf(state),
    isCancelled,
    messages: {
      ...BEFORE[inputs.operation],
      accepted: { ...followed(state), ...(isGone ? { gone: GONE } : {}) },
    },
    context: exportContextOf(inputs),
  });
}

export const exportContextOf = (inputs: ExportInputs): RefusalContext => ({
  service: "platform API",
  rows: inputs.operation === "create_destination" ? DESTINATION_REFUSALS : EXPORT_REFUSALS,
  inputs: Object.keys(ExportInputs.shape),
  given: Object.keys(omitAbsent(inputs)),
  aliases: INPUTS_OF_MEMBERS,
});

/** A watched export was accepted, whoever sent it; an open one is being cancelled. */
function phaseOf(state: State): Phase {
  if (state.export === undefined) return state.phase;
  if (state.inputs.operation === "watch") return "accepted";
  return state.inputs.operation === "cancel" ? "sent" : state.phase;
}

/** Messages for an export that was followed. */
function followed(state: State): PhaseMessages {
  const advice = nextSteps(state);
  const seen = lastSeen(state);
  const isLeft = state.export === undefined || !isOver(state.export);
  const tries = state.inputs.cancel_on_interrupt
    ? "The post step tries again to cancel it."
    : "It continues.";
  return {
    headline: progress(state, "outcome unknown"),
    cancelled: progress(state, "the workflow was cancelled"),
    message: [seen, isLeft ? tries : ""].filter(Boolean).join(" "),
    ...(seen && { seen: (why: string) => `${seen} Since then, every read failed: ${why}.` }),
    ...(advice && { advice }),
  };
}
