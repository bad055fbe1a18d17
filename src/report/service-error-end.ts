import { isGone, RefusedError, ServiceError, UnprovenError } from "../service/client/errors.ts";
import type { Phase } from "../service/client/write/write.ts";
import { omitAbsent } from "../service/contract/omit-absent.ts";
import { sentences, type Text } from "./blocks.ts";
import type { Conclusion, End } from "./conclusion.ts";
import { problemOf } from "./refusals/member.ts";
import { explainRefusal } from "./refusals/refusal.ts";
import type { RefusalContext } from "./refusals/rule.ts";
import { explainFailure, shortReason, withShortIds } from "./unanswered.ts";

/** Messages for a step that ended with an error or a cancellation in one phase of its write. */
export interface PhaseMessages {
  /** After an error, following the subject. */
  headline: string;
  cancelledHeadline: string;
  /** After a cancellation; empty if the headline says it all. */
  message: Text;
  /** The last observed state, and the reason why the last read failed. */
  lastSeenText?: (failureReason: string) => Text;
  advice?: Text;
  /** Replaces all advice after a response that the resource does not exist. */
  adviceIfGone?: Text;
}

export interface InterruptedStep {
  subject: string;
  phase: Phase;
  isCancelled: boolean;
  messages: Record<Phase, PhaseMessages>;
  context: RefusalContext;
}

/** A service error, or a cancellation, as the end of a step. Rethrows any other error: a bug. */
export function endOfServiceError(error: unknown, step: InterruptedStep): End<unknown> {
  const { outcome, headline, ...texts } = conclusionAfter(error, step);
  return { outcome, describe: () => ({ headline: `${step.subject}: ${headline}`, ...texts }) };
}

function conclusionAfter(error: unknown, step: InterruptedStep): Conclusion {
  const { phase, isCancelled, messages } = step;
  // A refusal before acceptance changed nothing, even if the workflow is cancelled.
  if (error instanceof RefusedError && phase !== "accepted") return refusalConclusion(error, step);
  if (isCancelled) {
    const { cancelledHeadline: headline, message, advice } = messages[phase];
    return { outcome: "cancelled", headline, message, ...omitAbsent({ advice }) };
  }
  if (!(error instanceof ServiceError)) throw error;
  if (phase !== "not sent") return unknownOutcomeConclusion(error, step, messages[phase]);
  // An unproven write may have been delivered.
  return error instanceof UnprovenError
    ? unknownOutcomeConclusion(error, step, messages.sent)
    : unansweredConclusion(error, step);
}

function refusalConclusion(error: RefusedError, { context }: InterruptedStep): Conclusion {
  const { status, detail, isPlainText } = error;
  const { headline, members, likelyCause, nextStep, isForeign } = explainRefusal(error, context);
  // Several members become a table that quotes the reason of each.
  const reason = members.length > 1 ? undefined : (members[0] ?? { reason: detail }).reason;
  const errorMessage = members.length > 0 || detail !== undefined ? "" : `${error.message}.`;
  const source = isForeign || isPlainText ? undefined : `The ${context.service}`;
  return {
    outcome: "rejected",
    headline: `${headline} (${status})`,
    message: [errorMessage, likelyCause].filter(Boolean).join("\n"),
    advice: nextStep,
    problems: members.map(problemOf),
    quotes: reason === undefined ? [] : [{ source, text: reason }],
  };
}

/** No write was applied: a read failed before it, or the write itself failed without effect. */
function unansweredConclusion(error: ServiceError, step: InterruptedStep): Conclusion {
  const { clause, advice } = explainFailure(error, step.context.service);
  const headline = `${clause}; ${step.messages["not sent"].headline}`;
  return { outcome: "error", headline, message: `${withShortIds(error.message)}.`, advice };
}

/** The write was applied, or may have been. */
function unknownOutcomeConclusion(
  error: ServiceError,
  step: InterruptedStep,
  phaseMessages: PhaseMessages,
): Conclusion {
  const { likelyCause = "", nextStep = "" } =
    error instanceof RefusedError ? explainRefusal(error, step.context) : {};
  const { headline, lastSeenText, adviceIfGone, advice = "" } = phaseMessages;
  const errorMessage = `${withShortIds(error.message)}.`;
  const isUnproven = error instanceof UnprovenError;
  return {
    outcome: "error",
    headline,
    message: (!isUnproven && lastSeenText?.(shortReason(error))) || errorMessage,
    advice: (isGone(error) && adviceIfGone) || sentences(likelyCause, nextStep, advice),
  };
}
