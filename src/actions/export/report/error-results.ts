import type { End } from "../../../report/conclusion.ts";
import { DESTINATION_RULES, EXPORT_RULES } from "../../../report/refusals/platform-api.ts";
import type { RefusalContext } from "../../../report/refusals/rule.ts";
import { endOfServiceError, type PhaseMessages } from "../../../report/service-error-end.ts";
import { RefusedError } from "../../../service/client/errors.ts";
import type { Phase } from "../../../service/client/write/write.ts";
import { isOver } from "../../../service/contract/exports/bulk-export.ts";
import { omitAbsent } from "../../../service/contract/omit-absent.ts";
import { ExportInputs, INPUTS_OF_MEMBERS } from "../inputs.ts";
import { isOpen, type State } from "../state.ts";
import { exportSubjectOf, progressText } from "./headline.ts";
import { lastStatusText } from "./last-status.ts";
import { nextSteps } from "./next-steps.ts";

type Operation = State["inputs"]["operation"];

/** By operation, the headline before a write is sent, and the texts if it may have been applied. */
// biome-ignore format: one operation, one line
const TEXTS: Record<Operation, { unsentHeadline: string; sent?: { headline: string; advice: string } }> = {
  start: { unsentHeadline: "not exported", sent: { headline: "an export may have been created", advice: "Look at the exports (operation: list) before you start it again: watch the one that is there, or cancel the duplicate." } },
  create_destination: { unsentHeadline: "not created", sent: { headline: "may have been created", advice: "If base_url is right, look for the destination on the platform before you create it again: destinations cannot be listed here, so nothing is sent twice." } },
  cancel: { unsentHeadline: "not cancelled", sent: { headline: "not known whether it was cancelled", advice: "Run this step again: that does no harm." } },
  watch: { unsentHeadline: "not read" },
  list: { unsentHeadline: "not read" },
};

function messagesOf(state: State): Record<Phase, PhaseMessages> {
  const { unsentHeadline: headline, sent: texts } = TEXTS[state.inputs.operation];
  const cancelledHeadline = `${headline}, because the workflow was cancelled`;
  const unsent = { headline, cancelledHeadline, message: "" };
  const message = "The workflow was cancelled meanwhile.";
  const sent = texts ? { ...texts, cancelledHeadline: texts.headline, message } : unsent;
  // If no export was read, `accepted` means a response that is unreadable, or may be a gateway's.
  return { "not sent": unsent, sent, accepted: messagesOfReadExport(state) ?? sent };
}

/** Does not advise to check the id, because the export was read before. */
const ADVICE_IF_GONE =
  "The export was deleted meanwhile, or the credential may not see it any more. Look at the exports (operation: list).";

/** The end after a service error or a cancellation. Throws any other error, which is a bug. */
export function endOfExportError(error: unknown, state: State, isCancelled: boolean): End<State> {
  const { inputs } = state;
  return endOfServiceError(error, {
    subject: exportSubjectOf(state),
    phase: isUnprovenRefusal(error, inputs) ? "accepted" : phaseOf(state),
    isCancelled,
    messages: messagesOf(state),
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

/** The phase whose messages apply. Watch and cancel record none: `state.export` implies it. */
function phaseOf({ export: bulkExport, phase, inputs }: State): Phase {
  if (bulkExport === undefined) return phase;
  return inputs.operation === "cancel" && !isOver(bulkExport) ? "sent" : "accepted";
}

/** Messages after the export was read; undefined if it was not read. */
function messagesOfReadExport(state: State): PhaseMessages | undefined {
  const { export: bulkExport, inputs } = state;
  if (bulkExport === undefined) return undefined;
  const isRetried = inputs.cancel_on_interrupt && isOpen(state);
  const continuation = isRetried ? " The post step tries again to cancel it." : " It continues.";
  return {
    headline: progressText(state, "outcome unknown"),
    cancelledHeadline: progressText(state, "the workflow was cancelled"),
    message: lastStatusText(state) + (isOver(bulkExport) ? "" : continuation),
    lastSeenText: (reason: string) => lastStatusText(state, reason),
    advice: inputs.cancel_spawned
      ? "Run this step again, to cancel all exports that the schedule has started."
      : nextSteps(state),
    adviceIfGone: ADVICE_IF_GONE,
  };
}
