import { type Piece, sentences, type Text } from "../../../report/blocks.ts";
import {
  CAUSES,
  CAUSES_IN_LOGS,
  causeIn,
  type RolloutCause,
  VAGUE_CAUSES,
} from "../../../report/causes.ts";
import type { Description } from "../../../report/conclusion.ts";
import { formatDuration } from "../../../report/format.ts";
import { plainStatus } from "../../../service/contract/status.ts";
import { otherChanges } from "../change.ts";
import { changesInWords } from "../change-words.ts";
import { endedAfterMs, platformLink, revisionLabel, revisionSubject } from "../describe.ts";
import { errorIn } from "../failure/error-line.ts";
import { phaseOf } from "../failure/log.ts";
import type { State } from "../state.ts";

/** Messages by normalised status, if no cause is known. */
const FAILURES: Record<string, typeof OTHER> = {
  BUILDFAILED: {
    headline: (name) => `the build of ${name} failed`,
    advice: (state) => [
      "Read the ",
      ...logOf(state, "build"),
      ", then push a fix and deploy again.",
    ],
  },
  DEPLOYFAILED: {
    headline: (name) => `${name} did not start`,
    advice: (state) => ["Read the ", ...logOf(state, "deploy"), "."],
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

/** The platform's message about a fault of its own. */
const INTERNAL_ERROR =
  /^\W*(an? )?(unexpected |unknown )?internal (server |platform |service )?error\b/i;
const AGAIN = "Deploy again, once: the platform itself may have failed.";

const OTHER = {
  headline: (name: string) => `${name} failed`,
  advice: (state: State): Text => ["Look at this revision ", platformLink(state), "."],
};

/** A failed revision: why, as far as the platform or its log says it. */
export function failed(state: State): Description {
  const { status = "", status_message: reason } = state.revision ?? {};
  const cause = causeOf(state);
  const { headline, advice } = FAILURES[plainStatus(status)] ?? OTHER;
  return {
    headline: `: ${(cause?.headline ?? headline)(revisionLabel(state))}`,
    message: sentences(quotedLog(state), endedAs(status, state)),
    advice: nextStepOf(state) ?? (INTERNAL_ERROR.test(reason ?? "") ? AGAIN : advice(state)),
    quotes: reason ? [{ by: "The platform", text: reason }] : [],
  };
}

function endedAs(status: string, state: State): Text {
  const endedMs = endedAfterMs(state);
  const after = endedMs === undefined ? " before it was read" : ` after ${formatDuration(endedMs)}`;
  return [...revisionSubject(state), ` ended as ${status}${after}.`];
}

/** A log, and where to find it. */
const logOf = (state: State, type: "build" | "deploy"): Piece[] =>
  state.failureLog?.type === type
    ? [`${type} log (its end is in the run)`]
    : [`${type} log `, platformLink(state)];

/** The other changes of this deploy, because they may be the reason. */
export function sentChangesText(state: State): Text {
  const { before, revision } = state;
  // Everything is new in a new deployment.
  const others = before === undefined || revision === undefined ? [] : otherChanges(state);
  return others.length === 0 ? "" : ["Changed by this deploy: ", ...changesInWords(others), "."];
}

/** The cause that the platform or the log names. */
function causeOf(state: State): RolloutCause | undefined {
  const phase = phaseOf(state);
  const reason = state.revision?.status_message ?? "";
  const said = phase === "build" ? (errorIn(reason.split("\n"), phase)?.context ?? "") : reason;
  const named = causeIn<RolloutCause>(CAUSES[phase], said);
  if (named !== undefined && !VAGUE_CAUSES.includes(named)) return named;
  const { type = phase, error } = state.failureLog ?? {};
  return causeIn<RolloutCause>(CAUSES_IN_LOGS[type], error?.context ?? "") ?? named;
}

/** What to do about the cause, or about the error in the log if nothing else is known. */
export function nextStepOf(state: State): string | undefined {
  const cause = causeOf(state);
  const { error } = state.failureLog ?? {};
  const isKnown = cause !== undefined && !VAGUE_CAUSES.includes(cause);
  if (isKnown || error === undefined || error.namesOnlyCommand) return cause?.nextStep;
  return `Correct ${CLASS.exec(error.quote)?.[0].replace(/^/, "the ") ?? "that"}, and deploy again.`;
}

const CLASS = /\b[A-Za-z]\w*(?:Error|Exception)\b/;

/** The error in the log, unless the platform has quoted it; or that a late server has started. */
export function quotedLog(state: State): Text {
  const { failureLog, revision } = state;
  const { health_check, not_ready } = CAUSES.deploy;
  const isLate = [health_check, not_ready].some((cause) => cause === causeOf(state));
  const { error, start, type } = failureLog ?? {};
  if (error === undefined)
    return start && isLate
      ? [`The ${type} log shows that it has started: `, { code: start }, "."]
      : "";
  return revision?.status_message?.includes(error.quote)
    ? ""
    : [{ code: error.quote }, ` (${type} log).`];
}
