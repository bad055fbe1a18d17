import { RefusedError, ServiceError, UnprovenError } from "../service/client/errors.ts";
import type { Phase } from "../service/client/write/write.ts";
import { omitAbsent } from "../service/contract/operation.ts";
import { plain, sentences, type Text } from "./blocks.ts";
import type { End, Ending } from "./conclusion.ts";
import { problemOf } from "./refusals/member.ts";
import { explainRefusal } from "./refusals/refusal.ts";
import type { RefusalContext, Service } from "./refusals/row.ts";
import { adviceOnNoAnswer, reasonAlone, whyNothing, withShortIds } from "./unanswered.ts";

/** The message for a step that an error or a cancellation ended, by the progress of its write. */
export interface PhaseWords {
  /** After an error, behind the name of what the step is about. */
  headline: string;
  /** The same after a cancel. */
  cancelled: string;
  /** What a cancel left; empty if the headline says it. */
  message: Text;
  /** What is known of what was watched, and that every read since then failed, and why. */
  seen?: (why: string) => Text;
  advice?: Text;
  /** In place of all advice, if what was read before is not there any more. */
  gone?: Text | undefined;
}

/** A step that ended early. */
export interface Interrupted {
  /** What the step is about. */
  subject: string;
  /** How far its write had come. */
  phase: Phase;
  isCancelled: boolean;
  words: Record<Phase, PhaseWords>;
  context: RefusalContext;
}

/** An error as the end of a step. A bug of ours is not one, and is thrown on. */
export function endOfServiceError(error: unknown, step: Interrupted): End<unknown> {
  const { outcome, headline, ...said } = endingAfter(error, step);
  return { outcome, words: () => ({ headline: `${step.subject}: ${headline}`, ...said }) };
}

function endingAfter(error: unknown, step: Interrupted): Ending {
  const { phase, isCancelled, words } = step;
  // A refusal before acceptance changed nothing, even if the workflow is cancelled.
  if (error instanceof RefusedError && phase !== "accepted") return endOfRefusal(error, step);
  if (isCancelled) {
    const { cancelled: headline, message, advice } = words[phase];
    return { outcome: "cancelled", headline, message, ...omitAbsent({ advice }) };
  }
  if (!(error instanceof ServiceError)) throw error;
  if (phase !== "not sent") return leftOpen(error, step, words[phase]);
  // An unproven write may have been delivered.
  return error instanceof UnprovenError
    ? leftOpen(error, step, words.sent)
    : unanswered(error, step);
}

function endOfRefusal(error: RefusedError, { context }: Interrupted): Ending {
  const { status, detail } = error;
  const { headline, members, likelyCause, nextStep, isForeign } = explainRefusal(error, context);
  // Several are a table, which quotes what is said of each.
  const said = members.length > 1 ? undefined : (members[0] ?? { said: detail }).said;
  const why = members.length > 0 || detail !== undefined ? "" : `${error.message}.`;
  return {
    outcome: "rejected",
    headline: `${headline} (${status})`,
    message: [why, likelyCause].filter(Boolean).join("\n"),
    advice: nextStep,
    problems: members.map(problemOf),
    said: saidBy(isForeign ? undefined : context.service, said),
  };
}

/** Nothing was sent, because the service did not answer before that. */
const unanswered = (error: ServiceError, { context, words }: Interrupted): Ending => ({
  outcome: "error",
  headline: `${whyNothing(error, context.service)}; ${words["not sent"].headline}`,
  message: `${withShortIds(error.message)}.`,
  advice: adviceOnNoAnswer(error, context.service),
  said: saidBy(context.service, error.detail),
});

/** What was sent may have been applied, or continues. */
function leftOpen(error: ServiceError, step: Interrupted, words: PhaseWords): Ending {
  const isRefusal = error instanceof RefusedError;
  const { likelyCause = "", nextStep = "" } = isRefusal ? explainRefusal(error, step.context) : {};
  const advice = words.gone ?? sentences(likelyCause, nextStep, words.advice ?? "");
  const { seen } = words;
  const inFull = `${withShortIds(error.message)}.`;
  const message = error instanceof UnprovenError ? inFull : (seen?.(reasonAlone(error)) ?? inFull);
  const isQuoted = plain(message).includes(withShortIds(error.detail ?? ""));
  return {
    outcome: "error",
    headline: words.headline,
    message,
    ...(advice === "" ? {} : { advice }),
    said: isQuoted ? [] : saidBy(step.context.service, error.detail),
  };
}

/** A service may say why it fails, such as which rate it limits. */
const saidBy = (
  service: Service | undefined,
  text: string | undefined,
): NonNullable<Ending["said"]> =>
  text === undefined ? [] : [{ by: service && `The ${service}`, text }];
