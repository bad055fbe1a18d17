import { type Piece, plain, sentences, type Text } from "../../../report/blocks.ts";
import { CAUSES, causeIn, type RolloutCause } from "../../../report/causes.ts";
import type { Words } from "../../../report/conclusion.ts";
import { cut, formatDuration } from "../../../report/wording.ts";
import { plainStatus } from "../../../service/contract/status.ts";
import { besidesRuns, changesInWords } from "../changes.ts";
import { endedAfterMs, nameOfNew, onThePlatform, revisionSubject, subjectOf } from "../describe.ts";
import { errorLineOf } from "../failure/error-line.ts";
import { phaseOf } from "../failure/log.ts";
import type { Known } from "../known.ts";

/** A first line has no room for more; the log has it whole. */
const MOST_LINE_CHARACTERS = 120;

/** What is said of a failure by its plain status, if the platform's words name no cause. */
const FAILURES: Record<string, typeof OTHER> = {
  BUILDFAILED: {
    headline: (name) => `the build of ${name} failed`,
    advice: (known) => [
      "Read the ",
      ...logOf(known, "build"),
      ", then push a fix and deploy again.",
    ],
  },
  DEPLOYFAILED: {
    headline: (name) => `${name} did not start`,
    advice: (known) => ["Read the ", ...logOf(known, "deploy"), "."],
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
  advice: (known: Known): Text => ["Look at this revision ", onThePlatform(known), "."],
};

/** A revision that failed: why, as far as the platform or its log says it. */
export function failed(known: Known): Words {
  const { status = "", status_message: reason } = known.revision ?? {};
  const cause = causeOf(known);
  const { headline, advice } = FAILURES[plainStatus(status)] ?? OTHER;
  const error = quotedError(known);
  return {
    headline: `${subjectOf(known)}: ${(cause?.headline ?? headline)(nameOfNew(known))}`,
    message: sentences(error, whatWasSent(known), endedAs(status, known)),
    advice: cause?.nextStep ?? (error === "" ? advice(known) : correct(error)),
    said: reason ? [{ by: "The platform", text: reason }] : [],
  };
}

function endedAs(status: string, known: Known): Text {
  const endedMs = endedAfterMs(known);
  const after = endedMs === undefined ? " before it was read" : ` after ${formatDuration(endedMs)}`;
  return [...revisionSubject(known), ` ended as ${status}${after}.`];
}

/** A log, and where its reader finds it. */
const logOf = (known: Known, type: "build" | "deploy"): Piece[] =>
  known.failureLog?.type === type
    ? [`${type} log (its end is in the run)`]
    : [`${type} log `, onThePlatform(known)];

/** What a reader of a failure has to know of the change: it may be the reason. */
export function whatWasSent(known: Known): Text {
  // Of a new deployment everything is.
  const others = known.before === undefined ? [] : besidesRuns(known);
  return others.length === 0 ? "" : ["Changed by this deploy: ", ...changesInWords(others), "."];
}

/**
 * The cause that the platform names, or the line that a build ended with. A deploy log holds
 * whatever the agent prints.
 */
function causeOf(known: Known): RolloutCause | undefined {
  const reason = known.revision?.status_message ?? "";
  if (phaseOf(known) === "deploy") return causeIn<RolloutCause>(CAUSES.deploy, reason);
  return [reason, known.failureLog?.text ?? ""]
    .map((text) => causeIn<RolloutCause>(CAUSES.build, errorLineOf(text) ?? ""))
    .find((cause) => cause !== undefined);
}

/** The line of the log that names the error, unless the platform has quoted it; or nothing. */
export function quotedError({ failureLog, revision }: Known): Text {
  const line = failureLog && errorLineOf(failureLog.text);
  return line === undefined || revision?.status_message?.includes(line)
    ? ""
    : [{ code: cut(line, MOST_LINE_CHARACTERS) }, ` (${failureLog?.type} log).`];
}

const ERROR = /[A-Za-z]\w*(?:Error|Exception)\b/;

export const correct = (quoted: Text) =>
  `Correct ${ERROR.exec(plain(quoted))?.[0].replace(/^/, "the ") ?? "that"}, and deploy again.`;
