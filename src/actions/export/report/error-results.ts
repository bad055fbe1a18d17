import type { End } from "../../../report/conclusion.ts";
import { DESTINATION_RULES, EXPORT_RULES } from "../../../report/refusals/platform-api.ts";
import type { RefusalContext } from "../../../report/refusals/rule.ts";
import { endOfServiceError, type PhaseMessages } from "../../../report/service-error-end.ts";
import { RefusedError } from "../../../service/client/errors.ts";
import type { Phase } from "../../../service/client/write/write.ts";
import { isOver } from "../../../service/contract/exports/bulk-export.ts";
import { omitAbsent } from "../../../service/contract/operation.ts";
import { ExportInputs, INPUTS_OF_MEMBERS } from "../inputs.ts";
import type { State } from "../state.ts";
import { exportSubjectOf, lastStatusText, progressText } from "./headline.ts";
import { nextSteps } from "./next-steps.ts";

type Operation = State["inputs"]["operation"];

function describeUnsent(headline: string, cancelledHeadline: string): PhaseMessages {
  return { headline, cancelledHeadline, message: "" };
}
const NOT_READ = describeUnsent("not read", "cancelled before it was read");

/** Messages for an error or a cancellation before the write was sent. */
const UNSENT_MESSAGES: Record<Operation, PhaseMessages> = {
  start: describeUnsent("not exported", "cancelled before anything was exported"),
  create_destination: describeUnsent("not created", "cancelled before it was created"),
  cancel: describeUnsent("not cancelled", "not cancelled, because the workflow was"),
  watch: NOT_READ,
  list: NOT_READ,
};

function describeSent(headline: string, message: string, advice: string): PhaseMessages {
  return { headline, cancelledHeadline: headline, message, advice };
}
const CANCELLED_DURING_CREATION = "The workflow was cancelled while it was being created.";

/** Messages for an error or a cancellation after the write was sent, and may have been applied. */
// biome-ignore format: one operation, one line
const SENT_MESSAGES: Partial<Record<Operation, PhaseMessages>> = {
  start: describeSent("an export may have been created", CANCELLED_DURING_CREATION, "Look at the exports (operation: list) before you start it again: watch the one that is there, or cancel the duplicate."),
  create_destination: describeSent("may have been created", CANCELLED_DURING_CREATION, "If base_url is right, look for the destination on the platform before you create it again: destinations cannot be listed here, so nothing is sent twice."),
  cancel: describeSent("not known whether it was cancelled", "The workflow was cancelled meanwhile.", "Run this step again: that does no harm."),
};
/** Does not advise to check the id, because the export was read before. */
const ADVICE_IF_GONE =
  "The export was deleted meanwhile, or the credential may not see it any more. Look at the exports (operation: list).";

/** The end after a service error or a cancellation. Throws any other error, which is a bug. */
export function endOfExportError(error: unknown, state: State, isCancelled: boolean): End<State> {
  const { inputs } = state;
  const unsentMessages = UNSENT_MESSAGES[inputs.operation];
  const sentMessages = SENT_MESSAGES[inputs.operation] ?? unsentMessages;
  return endOfServiceError(error, {
    subject: exportSubjectOf(state),
    phase: isUnprovenRefusal(error, inputs) ? "accepted" : phaseOf(state),
    isCancelled,
    messages: {
      "not sent": unsentMessages,
      sent: sentMessages,
      // The response to an accepted request may be unreadable.
      accepted: messagesOfReadExport(state) ?? sentMessages,
    },
    context: refusalContextOf(inputs),
  });
}

export const refusalContextOf = (inputs: ExportInputs): RefusalContext => ({
  service: "platform API",
  rules: inputs.operation === "create_destination" ? DESTINATION_RULES : EXPORT_RULES,
  inputs: Object.keys(ExportInputs.shape),
  providedInputs: Object.keys(omitAbsent(inputs)),
  memberInputs: INPUTS_OF_MEMBERS,
});

/**
 * Whether a destination may exist after this refusal: a refusal without a JSON reason may be that
 * of a gateway which replaced the response to a creation, and destinations cannot be listed.
 */
const isUnprovenRefusal = (error: unknown, { operation }: ExportInputs) =>
  operation === "create_destination" &&
  error instanceof RefusedError &&
  (error.detail === undefined || error.isPlainText === true);

/** Operation watch sends no write; operation cancel sends one after it has read the export. */
function phaseOf(state: State): Phase {
  if (state.export === undefined) return state.phase;
  if (state.inputs.operation === "watch") return "accepted";
  return state.inputs.operation === "cancel" ? "sent" : state.phase;
}

/** Messages after the export was read; undefined if it was not read. */
function messagesOfReadExport(state: State): PhaseMessages | undefined {
  const { export: bulkExport, inputs } = state;
  if (bulkExport === undefined) return undefined;
  const continuation = inputs.cancel_on_interrupt
    ? " The post step tries again to cancel it."
    : " It continues.";
  return {
    headline: progressText(state, "outcome unknown"),
    cancelledHeadline: progressText(state, "the workflow was cancelled"),
    message: lastStatusText(state) + (isOver(bulkExport) ? "" : continuation),
    lastSeenText: (reason: string) => lastStatusText(state, reason),
    advice: nextSteps(state),
    adviceIfGone: ADVICE_IF_GONE,
  };
}
