import { type Piece, plainText, sentences, type Text } from "../../../report/blocks.ts";
import { CAUSES, causeIn, type RolloutCause } from "../../../report/causes.ts";
import type { Description } from "../../../report/conclusion.ts";
import { formatDuration, truncate } from "../../../report/format.ts";
import { plainStatus } from "../../../service/contract/status.ts";
import { changesInWords, otherChanges } from "../changes.ts";
import { endedAfterMs, platformLink, revisionLabel, revisionSubject } from "../describe.ts";
import { errorLineOf } from "../failure/error-line.ts";
import { phaseOf } from "../failure/log.ts";
import type { State } from "../state.ts";

/** Limit for the first line; the log shows all of it. */
const MAX_LINE_CHARACTERS = 120;

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
    advice: () => "Deploy again, unless someone stopped this on purpose.",
  },
};

const OTHER = {
  headline: (name: string) => `${name} failed`,
  advice: (state: State): Text => ["Look at this revision ", platformLink(state), "."],
};

/** A failed revision: why, as far as the platform or its log says it. */
export function failed(state: State): Description {
  const { status = "", status_message: reason } = state.revision ?? {};
  const cause = causeOf(state);
  const { headline, advice } = FAILURES[plainStatus(status)] ?? OTHER;
  const error = quotedError(state);
  return {
    headline: `: ${(cause?.headline ?? headline)(revisionLabel(state))}`,
    message: sentences(error, endedAs(status, state)),
    advice: cause?.nextStep ?? (error === "" ? advice(state) : correct(error)),
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
export function whatWasSent(state: State): Text {
  const { before, revision } = state;
  // Everything is new in a new deployment.
  const others = before === undefined || revision === undefined ? [] : otherChanges(state);
  return others.length === 0 ? "" : ["Changed by this deploy: ", ...changesInWords(others), "."];
}

/** The cause that the platform or the build names. Deploy logs contain whatever agents print. */
function causeOf(state: State): RolloutCause | undefined {
  const reason = state.revision?.status_message ?? "";
  if (phaseOf(state) === "deploy") {
    const named = causeIn<RolloutCause>(CAUSES.deploy, reason);
    // The container runtime's own message ends the log of a container that could not start.
    const { processor, crash } = CAUSES.deploy;
    const last = state.failureLog?.text.trimEnd().split("\n").at(-1) ?? "";
    const isVague = named === undefined || named === crash;
    return isVague && /^exec /.test(last) && processor.pattern.test(last) ? processor : named;
  }
  return [reason, state.failureLog?.text ?? ""]
    .map((text) => causeIn<RolloutCause>(CAUSES.build, errorLineOf(text) ?? ""))
    .find((cause) => cause !== undefined);
}

/** The line of the log with the error, unless the platform has quoted it. */
export function quotedError({ failureLog, revision }: State): Text {
  const line = failureLog && errorLineOf(failureLog.text);
  return line === undefined || revision?.status_message?.includes(line)
    ? ""
    : [{ code: truncate(line, MAX_LINE_CHARACTERS) }, ` (${failureLog?.type} log).`];
}

const ERROR = /[A-Za-z]\w*(?:Error|Exception)\b/;

export const correct = (quoted: Text) =>
  `Correct ${ERROR.exec(plainText(quoted))?.[0].replace(/^/, "the ") ?? "that"}, and deploy again.`;
