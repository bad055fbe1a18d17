import { type Piece, sentences, type Text } from "../../../report/blocks.ts";
import type { Description } from "../../../report/conclusion.ts";
import { formatDuration } from "../../../report/format.ts";
import { normalizeStatus } from "../../../service/contract/status.ts";
import { revisionLabel } from "../content.ts";
import { platformLink, revisionSubject } from "../describe.ts";
import { causeOf, logQuoteText, nextStepOf } from "../failure/cause.ts";
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

const logAdvice = (state: State, type: LogType): Piece[] =>
  state.failureLog?.type === type
    ? [`Read the ${type} log (its end is in the run)`]
    : [`Read the ${type} log `, platformLink(state)];
