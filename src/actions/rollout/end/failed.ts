import { type Piece, sentences, type Text } from "../../../report/blocks.ts";
import { causeIn } from "../../../report/causes/cause.ts";
import { ROLLOUT_CAUSES, type RolloutCause } from "../../../report/causes/rollout-causes.ts";
import type { Description } from "../../../report/conclusion.ts";
import { formatDuration } from "../../../report/format.ts";
import { normalizeStatus } from "../../../service/contract/status.ts";
import { nonContentChanges } from "../change.ts";
import { changesText } from "../change-text.ts";
import { revisionLabel } from "../content.ts";
import { platformLink, revisionSubject } from "../describe.ts";
import { errorIn } from "../failure/error-line.ts";
import { lastLogTypeOf } from "../failure/log.ts";
import { finalStatusMs, type LogType, type State } from "../state.ts";

/** Messages by normalised status, if no cause is known. */
const STATUS_MESSAGES: Record<string, typeof DEFAULT_MESSAGES> = {
  BUILDFAILED: {
    headline: (name) => `the build of ${name} failed`,
    advice: (state) => [...logAdvice(state, "build"), ", then push a fix and deploy again."],
  },
  DEPLOYFAILED: {
    headline: (name) => `${name} did not start`,
    advice: (state) => [...logAdvice(state, "deploy"), "."],
  },
  CREATEFAILED: {
    headline: (name) => `${name} could not be created`,
    advice: () => "Check the image or ref, the secrets and the resources.",
  },
  INTERRUPTED: {
    headline: (name) => `${name} was stopped`,
    advice: () => "Deploy again, once, unless someone stopped this on purpose.",
  },
};

const DEFAULT_MESSAGES = {
  headline: (name: string) => `${name} failed`,
  advice: (state: State): Text => ["Look at this revision ", platformLink(state), "."],
};

/** Describes a failed revision, with the cause that the platform or the log names. */
export function describeFailure(state: State): Description {
  const { status = "", status_message: reason } = state.revision ?? {};
  const cause = causeOf(state);
  const { headline, advice } = STATUS_MESSAGES[normalizeStatus(status)] ?? DEFAULT_MESSAGES;
  const endedMs = finalStatusMs(state);
  const time = endedMs === undefined ? "before it was read" : `after ${formatDuration(endedMs)}`;
  const ending = [...revisionSubject(state), ` ended as ${status} ${time}.`];
  return {
    headline: `: ${(cause?.headline ?? headline)(revisionLabel(state))}`,
    message: sentences(logQuoteText(state), ending),
    advice: nextStepOf(state) ?? advice(state),
    quotes: reason ? [{ source: "The platform", text: reason }] : [],
  };
}

/** Advice to read a log, with its location. */
const logAdvice = (state: State, type: LogType): Piece[] =>
  state.failureLog?.type === type
    ? [`Read the ${type} log (its end is in the run)`]
    : [`Read the ${type} log `, platformLink(state)];

/** Changes other than the content, because one of them may be the cause. */
export function sentChangesText(state: State): Text {
  const { initialDeployment, revision } = state;
  // Everything is new in a new deployment.
  const changes = initialDeployment && revision ? nonContentChanges(state) : [];
  return changes.length === 0 ? "" : ["Changed by this deploy: ", ...changesText(changes), "."];
}

/** The cause that the platform or the log names. */
function causeOf(state: State): RolloutCause | undefined {
  const type = lastLogTypeOf(state);
  const reason = state.revision?.status_message ?? "";
  const cause =
    type === "build"
      ? errorIn(reason.split("\n"), type)?.cause
      : causeIn(ROLLOUT_CAUSES[type], reason);
  return cause !== undefined && !cause.isVague ? cause : (state.failureLog?.error?.cause ?? cause);
}

/** The next step for the cause, or for the error in the log if no cause is known. */
export function nextStepOf(state: State): string | undefined {
  const cause = causeOf(state);
  const { error } = state.failureLog ?? {};
  const isKnown = cause !== undefined && !cause.isVague;
  if (isKnown || error === undefined || error.isCommandOnly) return cause?.nextStep;
  return "Correct that error, and deploy again.";
}

/** Quotes the log's error, unless the platform's message does; without an error, `start`. */
export function logQuoteText(state: State): Text {
  const { failureLog, revision } = state;
  const { error, start, type } = failureLog ?? {};
  if (error === undefined)
    return start && causeOf(state)?.isVague
      ? [`The ${type} log shows that it has started: `, { code: start }, "."]
      : "";
  return revision?.status_message?.includes(error.quote)
    ? ""
    : [{ code: error.quote }, ` (${type} log).`];
}
