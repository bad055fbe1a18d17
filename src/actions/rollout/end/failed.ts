import { type Piece, sentences, type Text } from "../../../report/blocks.ts";
import type { Said, Words } from "../../../report/conclusion.ts";
import { cut, formatDuration, formatNumber } from "../../../report/wording.ts";
import { besidesRuns, changesInShort } from "../changes.ts";
import { nameOfNew, onThePlatform, revisionPiece, subjectOf, theRevision } from "../describe.ts";
import { type Cause, causeOf, errorLineOf } from "../failure/causes.ts";
import type { Known } from "../known.ts";
import { wordOf } from "../status.ts";
import { comparison } from "./blocks.ts";
import { rollbackInShort, rollbackInWords, stillServing } from "./what-serves.ts";

type Failure = Pick<Cause, "headline"> & { advice: (known: Known) => Text };

/** What is said of a failure by its status, if the platform's words name no cause. */
const FAILURES: Record<string, Failure> = {
  BUILD_FAILED: {
    headline: (name) => `the build of ${name} failed`,
    advice: (known) => readLog(known, "build", ", then push a fix and deploy again."),
  },
  DEPLOY_FAILED: {
    headline: (name) => `${name} did not start`,
    advice: (known) => readLog(known, "deploy", "."),
  },
  CREATE_FAILED: {
    headline: (name) => `${name} could not be created`,
    advice: () => "Check the image or ref, the secrets and the resources.",
  },
  INTERRUPTED: {
    headline: (name) => `${name} was stopped`,
    advice: () => "Deploy again, unless someone stopped this on purpose.",
  },
};

const OTHER: Failure = {
  headline: (name) => `${name} failed`,
  advice: (known) => ["Look at this revision ", onThePlatform(known), "."],
};

/** A log, and where its reader finds it. */
export const logOf = (known: Known, type: "build" | "deploy"): Piece[] =>
  known.failureLog?.type === type
    ? [`${type} log (its end is in the run)`]
    : [`${type} log `, onThePlatform(known)];

const readLog = (known: Known, type: "build" | "deploy", then: string): Text => [
  "Read the ",
  ...logOf(known, type),
  then,
];

/** All that is said of a revision that failed. */
export function failed(known: Known): Words {
  const { status = "", status_message: reason } = known.revision ?? {};
  const cause = causeOf(reason) ?? causeInBuild(known);
  const failure = FAILURES[wordOf(status)] ?? OTHER;
  const { headline } = cause ?? failure;
  const error = errorIn(known);
  return {
    headline: `${subjectOf(known)}: ${headline(nameOfNew(known))}${rollbackInShort(known)}`,
    message: sentences(
      quotedError(known),
      whatWasSent(known),
      endedAs(status, known),
      rollbackInWords(known),
      stillServing(known),
      comparison(known),
    ),
    advice:
      cause !== undefined
        ? sentences(cause.nextStep, presentValue(cause, known))
        : error === undefined
          ? failure.advice(known)
          : CORRECT_IT,
    said: [
      ...(reason ? [{ by: "The platform", text: reason }] : []),
      ...(cause === undefined && error === undefined ? endOfLog(known) : []),
    ],
  };
}

/** The line above names the error. */
export const CORRECT_IT = "Correct that, and deploy again.";

function presentValue({ field }: Cause, { deployment }: Known): string {
  const value = field && deployment?.source_config.resource_spec?.[field];
  return typeof value === "number" ? `${field} is ${formatNumber(value)}.` : "";
}

/** What a reader of a failure has to know of the change: it may be the reason. */
export function whatWasSent({ before, plan }: Known): Text {
  // Of a new deployment everything is.
  const others = before === undefined ? [] : besidesRuns(plan?.changes ?? []);
  return others.length === 0 ? "" : `Changed by this deploy: ${changesInShort(others)}.`;
}

/** When the last status of the revision was first seen; undefined if it had ended before. */
export function endedAfterMs({ stays, isOurs }: Known): number | undefined {
  const own = stays.filter(({ watched }) => watched === "revision");
  return own.length > 1 || isOurs ? own.at(-1)?.atMs : undefined;
}

function endedAs(status: string, known: Known): Text {
  const endedMs = endedAfterMs(known);
  if (endedMs === undefined) return [...theRevision(known), ` had already ended as ${status}.`];
  const ended = `${status} after ${formatDuration(endedMs)}`;
  const id = known.revision?.id;
  return id === undefined ? `${ended}.` : [`${ended} (revision `, revisionPiece(known, id), ")."];
}

/** A build log is the platform's; a deploy log holds whatever the agent prints. */
const causeInBuild = ({ failureLog }: Known) =>
  failureLog?.type === "build" ? causeOf(failureLog.text) : undefined;

/** A first line has no room for more; the fold has it whole. */
const MOST_LINE_CHARACTERS = 120;
const MOST_LINES = 3;

/** The line of the log that names the error, unless the platform has quoted it. */
export function errorIn({
  failureLog,
  revision,
}: Known): { line: string; log: string } | undefined {
  const isNew = (line: string) => !revision?.status_message?.includes(line.trim());
  const line = failureLog && errorLineOf(failureLog.text.split("\n").filter(isNew).join("\n"));
  if (line === undefined) return undefined;
  return { line: cut(line, MOST_LINE_CHARACTERS), log: `${failureLog?.type} log` };
}

export function quotedError(known: Known): Text {
  const error = errorIn(known);
  return error === undefined ? "" : [{ code: error.line }, ` (${error.log}).`];
}

/** The end of a log that names no error, for a reader to whom the platform named no cause. */
function endOfLog({ failureLog, revision }: Known): Said[] {
  const linesOf = (text = "") => text.split("\n").map((line) => line.trimEnd());
  const said = linesOf(revision?.status_message ?? "");
  const lines = linesOf(failureLog?.text);
  const isNew = (line: string) => line !== "" && !said.includes(line);
  const text = lines.filter(isNew).slice(-MOST_LINES).join("\n");
  return text === "" ? [] : [{ by: `The ${failureLog?.type} log`, text }];
}
