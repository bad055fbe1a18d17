import type { End } from "../../../report/conclusion.ts";
import { DESTINATION_REFUSALS, EXPORT_REFUSALS } from "../../../report/refusals/platform-api.ts";
import type { RefusalContext } from "../../../report/refusals/row.ts";
import { endOfServiceError, type PhaseMessages } from "../../../report/service-error-end.ts";
import { RefusedError } from "../../../service/client/errors.ts";
import type { Phase } from "../../../service/client/write/write.ts";
import { isOver } from "../../../service/contract/bulk-exports.ts";
import { omitAbsent } from "../../../service/contract/operation.ts";
import { ExportInputs, INPUTS_OF_MEMBERS } from "../inputs.ts";
import type { State } from "../state.ts";
import { exportSubjectOf, lastSeen, progressText } from "./headline.ts";
import { nextSteps } from "./next-steps.ts";

const unchanged = (headline: string, cancelledHeadline: string) => ({
  headline,
  cancelledHeadline,
  message: "",
});
const mayHaveChanged = (headline: string, message: string, advice: string) => ({
  headline,
  cancelledHeadline: headline,
  message,
  advice,
});
const CANCELLED_DURING_CREATION = "The workflow was cancelled while it was being created.";
const NOT_READ = unchanged("not read", "cancelled before it was read");

const CHECK_DESTINATION =
  "If base_url is right, look for the destination on the platform before you create it again: destinations cannot be listed here, so nothing is sent twice.";

type NotAccepted = Record<"not sent" | "sent", PhaseMessages>;

/** Messages for an error or a cancellation before the request was accepted. */
const NOT_ACCEPTED: Record<State["inputs"]["operation"], NotAccepted> = {
  start: {
    "not sent": unchanged("not exported", "cancelled before anything was exported"),
    sent: mayHaveChanged(
      "an export may have been created",
      CANCELLED_DURING_CREATION,
      "Look at the exports (operation: list) before you start it again: watch the one that is there, or cancel the duplicate.",
    ),
  },
  create_destination: {
    "not sent": unchanged("not created", "cancelled before it was created"),
    sent: mayHaveChanged("may have been created", CANCELLED_DURING_CREATION, CHECK_DESTINATION),
  },
  cancel: {
    "not sent": unchanged("not cancelled", "not cancelled, because the workflow was"),
    sent: mayHaveChanged(
      "not known whether it was cancelled",
      "The workflow was cancelled meanwhile.",
      "Run this step again: that does no harm.",
    ),
  },
  watch: { "not sent": NOT_READ, sent: NOT_READ },
  list: { "not sent": NOT_READ, sent: NOT_READ },
};
/** Does not advise to check the id: the export was read before. */
const GONE =
  "The export was deleted meanwhile, or the credential may not see it any more. Look at the exports (operation: list).";

/** An error as the end of a step. Throws any other error: that is a bug. */
export function endOfExportError(error: unknown, state: State, isCancelled: boolean): End<State> {
  const { inputs } = state;
  const messages = NOT_ACCEPTED[inputs.operation];
  return endOfServiceError(error, {
    subject: exportSubjectOf(state),
    phase: isUnprovenRefusal(error, inputs) ? "accepted" : phaseOf(state),
    isCancelled,
    // A request that was accepted may have no readable reply.
    messages: { ...messages, accepted: messagesWhileFollowed(state) ?? messages.sent },
    context: refusalContextOf(inputs),
  });
}

export const refusalContextOf = (inputs: ExportInputs): RefusalContext => ({
  service: "platform API",
  rows: inputs.operation === "create_destination" ? DESTINATION_REFUSALS : EXPORT_REFUSALS,
  inputs: Object.keys(ExportInputs.shape),
  providedInputs: Object.keys(omitAbsent(inputs)),
  aliases: INPUTS_OF_MEMBERS,
});

/**
 * Whether a destination may exist after this refusal: without the service's JSON reason, a gateway
 * may have replaced the response to an applied creation, and destinations cannot be listed.
 */
const isUnprovenRefusal = (error: unknown, { operation }: ExportInputs) =>
  operation === "create_destination" &&
  error instanceof RefusedError &&
  (error.detail === undefined || error.isText === true);

/** A watched export was accepted before; the cancellation of an export that was read was sent. */
function phaseOf(state: State): Phase {
  if (state.export === undefined) return state.phase;
  if (state.inputs.operation === "watch") return "accepted";
  return state.inputs.operation === "cancel" ? "sent" : state.phase;
}

/** Messages for an export that was read; undefined if it was not. */
function messagesWhileFollowed(state: State): PhaseMessages | undefined {
  const { export: bulkExport, inputs } = state;
  if (bulkExport === undefined) return undefined;
  const continuation = inputs.cancel_on_interrupt
    ? " The post step tries again to cancel it."
    : " It continues.";
  return {
    headline: progressText(state, "outcome unknown"),
    cancelledHeadline: progressText(state, "the workflow was cancelled"),
    message: lastSeen(state) + (isOver(bulkExport) ? "" : continuation),
    lastSeenText: (why: string) => lastSeen(state, why),
    advice: nextSteps(state),
    adviceIfGone: GONE,
  };
}
