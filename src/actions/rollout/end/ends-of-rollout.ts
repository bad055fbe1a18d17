import { type Piece, sentences, type Text } from "../../../report/blocks.ts";
import type { End, Said, Words } from "../../../report/conclusion.ts";
import { sinceThen } from "../../../report/error-ending.ts";
import { cut, formatDuration } from "../../../report/wording.ts";
import {
  areNamedInShort,
  besidesRuns,
  changesByName,
  changesInShort,
  otherwiseIn,
} from "../changes.ts";
import {
  changesOfSettings,
  checksInWords,
  howToContinue,
  lastSeenInWords,
  nameOfNew,
  newRuns,
  onThePlatform,
  revisionPiece,
  rolledOut,
  runsOf,
  subjectOf,
  theRevision,
} from "../describe.ts";
import { causeOf, errorLineOf } from "../failure/causes.ts";
import type { Known, RolloutEnd } from "../known.ts";
import { runsInShort } from "../runs.ts";
import { ifAnEnd, isDeployed, wordOf } from "../status.ts";
import { comparison } from "./blocks.ts";
import { isReplaced, rollbackInShort, rollbackInWords } from "./rolled-back.ts";
import { servesAt, stillServing } from "./what-serves.ts";

const CONCURRENCY = "Deploy from one workflow at a time (concurrency:)";

/** How a revision that is followed can end, and all that is said of it. */
const ENDS: Record<
  RolloutEnd["outcome"],
  (known: Known, end: RolloutEnd & { elapsedMs: number }) => Words
> = {
  deployed: (known) => ({
    headline: `${subjectOf(known)}${nowSo(known)}`,
    message: sentences(
      deployedIn(known),
      whatElseChanged(known),
      servesAt(known),
      comparison(known),
    ),
  }),
  failed: (known) => {
    const { status = "", status_message: reason } = known.revision ?? {};
    const cause = causeOf(reason) ?? causeInBuild(known);
    const error = errorIn(known);
    const what = cause?.headline ?? FAILURES[wordOf(status)]?.headline ?? "the new revision failed";
    return {
      headline: `${subjectOf(known)}: ${named(what, known)}${rollbackInShort(known)}`,
      message: sentences(
        quotedError(known),
        whatWasSent(known),
        endedAs(status, known),
        rollbackInWords(known),
        stillServing(known),
        comparison(known),
      ),
      advice:
        cause?.nextStep ?? (error === undefined ? adviceOnFailure(status, known) : CORRECT_IT),
      said: [
        ...(reason ? [{ by: "The platform", text: reason }] : []),
        ...(cause === undefined && error === undefined ? endOfLog(known) : []),
      ],
    };
  },
  superseded: (known, { newer_revision_id: by }) => {
    const newer = by === undefined ? ["a newer one"] : ["revision ", revisionPiece(known, by)];
    const isAccepted = known.labels.on_superseded === "warn";
    return {
      headline: `${subjectOf(known)}: ${replacedBy(known, by)}`,
      message: sentences(
        [...theRevision(known), ` (${known.revision?.status}) was replaced by `, ...newer, "."],
        isYetToServe(known, by) ? "That one does not serve yet." : "",
        stillServing(known),
        comparison(known),
      ),
      ...(isAccepted
        ? { severity: "warning", advice: `${CONCURRENCY}.` }
        : { advice: `${CONCURRENCY}, or set on_superseded: warn if this is expected.` }),
    };
  },
  not_active: (known) => ({
    headline: `${subjectOf(known)}: ${rolledOut(known)} was deployed, but does not serve`,
    message: sentences(
      [...theRevision(known), notActive(known)],
      stillServing(known),
      comparison(known),
    ),
    advice: ["Look at the deployment's status and its deploy log ", onThePlatform(known), "."],
  }),
  timed_out: (known, { outcome, failure, elapsedMs }) => ({
    headline: `${subjectOf(known)}${notInTime(known, failure, elapsedMs)}${rollbackInShort(known)}`,
    said: whatThePlatformSays(known, failure),
    message: sentences(
      quotedError(known),
      atTheTimeout(known, failure),
      whatWasSent(known),
      rollbackInWords(known),
      servesNow(known) ? "It is serving now." : stillServing(known),
      comparison(known),
    ),
    advice: sentences(
      ifAnEnd(failure === undefined ? (known.revision?.status ?? "") : ""),
      errorIn(known) !== undefined
        ? CORRECT_IT
        : isReplaced(known) || isStarting(known, { outcome, failure })
          ? [
              ...[
                "See in the deploy log of ",
                { code: rolledOut(known) },
                " ",
                onThePlatform(known),
              ],
              " why it takes so long, or set a longer timeout.",
            ]
          : "",
      isReplaced(known)
        ? ""
        : howToContinue(
            known,
            isStarting(known, { outcome, failure }) ? "" : "Set a longer timeout",
          ),
    ),
  }),
};

/** The end of a revision that was followed, after so many milliseconds of the step. */
export const endOfRollout = (end: RolloutEnd, elapsedMs: number): End<Known> => ({
  outcome: end.outcome,
  words: (known) => ENDS[end.outcome](known, { ...end, elapsedMs }),
});

function quotedError(known: Known): Text {
  const error = errorIn(known);
  return error === undefined ? "" : [{ code: error.line }, ` (${error.log}).`];
}

/** The line above names the error. */
const CORRECT_IT = "Correct that, and deploy again; this step's log shows what came before it.";

/** A failure by the name of what failed, in place of `the new revision`. */
function named(what: string, known: Known): string {
  const name = nameOfNew(known);
  if (name === "") return what;
  if (what === "the build failed") return `the build of ${name} failed`;
  const by = what.replace(/^the new revision(?! could)|^the image(?= could)/, name);
  return by === what && !/ the new revision$| the image$/.test(what) ? `${name}: ${what}` : by;
}

/** What a reader of a failure has to know of the change: it may be the reason. */
function whatWasSent({ before, plan }: Known): Text {
  // Of a new deployment everything is.
  const others = before === undefined ? [] : besidesRuns(plan?.changes ?? []);
  return others.length === 0 ? "" : ["Changed by this deploy: ", ...changesByName(others), "."];
}

/** What the platform says of a revision that goes on. */
const whatThePlatformSays = ({ revision }: Known, failure: Error | undefined): Said[] =>
  failure === undefined && revision?.status_message
    ? [{ by: "The platform", text: revision.status_message }]
    : [];

/** Whether what is deployed may be crashing again and again: its log says more than its status. */
export const isStarting = (
  { revision }: Known,
  { outcome, failure }: { outcome: RolloutEnd["outcome"]; failure?: Error | undefined },
): boolean =>
  outcome === "timed_out" &&
  failure === undefined &&
  wordOf(revision?.status ?? "") === "DEPLOYING";

/** Whether something else serves than what a revision was replaced by. */
const isYetToServe = ({ deployment }: Known, by: string | undefined): boolean =>
  by !== undefined && deployment !== undefined && deployment.active_revision_id !== by;

/** What is said of a failure by its status, if the platform's words name no cause. */
const FAILURES: Record<string, { headline: string; advice: (known: Known) => Text }> = {
  BUILD_FAILED: {
    headline: "the build failed",
    advice: (known) => ["Read ", ...logOf(known, "build"), ", push a fix and deploy again."],
  },
  DEPLOY_FAILED: {
    headline: "the new revision did not start",
    advice: (known) => ["Read ", ...logOf(known, "deploy"), "."],
  },
  CREATE_FAILED: {
    headline: "the new revision could not be created",
    advice: () => "Check the image or ref, the secrets and the resources.",
  },
  INTERRUPTED: {
    headline: "the new revision was stopped",
    advice: () => "Deploy again, unless someone stopped this on purpose.",
  },
};

/** When the last status of the revision was first seen; undefined if it had ended before. */
function endedAfterMs({ stays, isOurs }: Known): number | undefined {
  const own = stays.filter(({ watched }) => watched === "revision");
  return own.length > 1 || isOurs ? own.at(-1)?.atMs : undefined;
}

/** What is so now, behind the name of the deployment: what runs, or the settings that changed. */
export function nowSo(known: Known): string {
  const settings = changesOfSettings(known);
  const otherwise = otherwiseIn(known.plan?.changes ?? []);
  const both = otherwise.length === 0 ? "" : `; ${changesInShort(otherwise)}`;
  return settings.length === 0
    ? ` runs ${rolledOut(known)}${both}`
    : `: ${changesInShort(settings)}`;
}

/** What changed beside what a headline names. */
export function whatElseChanged(known: Known): Text {
  const settings = changesOfSettings(known);
  const changes = besidesRuns(known.plan?.changes ?? []);
  // The headline names the others.
  const others = changes.filter((change) => !otherwiseIn(changes).includes(change));
  if (settings.length === 0)
    return others.length === 0 ? "" : ["Also changed: ", ...changesByName(others), "."];
  const runs = runsInShort(newRuns(known));
  const still: Piece[] = runs === undefined ? [] : ["It still runs ", { code: runs }, "."];
  return areNamedInShort(settings)
    ? still
    : sentences(["Changed: ", ...changesByName(settings), "."], still);
}

/** What was replaced, and by what it was, if that is known. */
function replacedBy(known: Known, newer_revision_id: string | undefined): string {
  const newer = newer_revision_id === undefined ? undefined : runsOf(known, newer_revision_id);
  const ours = runsInShort(newRuns(known), newer);
  const theirs = runsInShort(newer, newRuns(known));
  if (theirs !== undefined && theirs !== ours && wordOf(known.revision?.status ?? "") === "SKIPPED")
    return `${ours} was skipped for ${theirs}`;
  return theirs === undefined || theirs === ours
    ? `${rolledOut(known)} was replaced by a newer revision`
    : `${ours} was replaced by ${theirs}`;
}

/** Without the time spent waiting for others. */
export function deployedIn(known: Known): Piece[] {
  const checks = checksInWords(known);
  const end = checks ? `; ${checks}.` : ".";
  const endedMs = endedAfterMs(known);
  if (endedMs === undefined)
    return [...theRevision(known), ` was already ${known.revision?.status}${end}`];
  if (!known.isOurs)
    return [
      ...["Watched revision ", revisionPiece(known, known.revision?.id ?? "")],
      ` for ${formatDuration(endedMs)} until it was deployed${end}`,
    ];
  const { revision_id, waitedMs = 0 } = known.idle ?? {};
  const own = `Deployed in ${formatDuration(endedMs - waitedMs)}`;
  if (revision_id === undefined) return [own + end];
  const waited = `${own}, after waiting ${formatDuration(waitedMs)} for revision `;
  return [waited, revisionPiece(known, revision_id), end];
}

function endedAs(status: string, known: Known): Piece[] {
  const endedMs = endedAfterMs(known);
  const ended =
    endedMs === undefined
      ? ` had already ended as ${status}.`
      : ` ended as ${status} after ${formatDuration(endedMs)}.`;
  return [...theRevision(known), ended];
}

/** A build log is the platform's; a deploy log holds whatever the agent prints. */
const causeInBuild = ({ failureLog }: Known) =>
  failureLog?.type === "build" ? causeOf(failureLog.text) : undefined;

const MOST_LINE_CHARACTERS = 300;
const MOST_LINES = 3;

/** The line of the log that names the error, unless the platform has quoted it. */
function errorIn({ failureLog, revision }: Known): { line: string; log: string } | undefined {
  const isNew = (line: string) => !revision?.status_message?.includes(line.trim());
  const line = failureLog && errorLineOf(failureLog.text.split("\n").filter(isNew).join("\n"));
  if (line === undefined) return undefined;
  return { line: cut(line, MOST_LINE_CHARACTERS), log: `${failureLog?.type} log` };
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

const adviceOnFailure = (status: string, known: Known): Text =>
  FAILURES[wordOf(status)]?.advice(known) ?? ["Look at this revision ", onThePlatform(known), "."];

/** A log, and where its reader finds it. */
const logOf = (known: Known, type: "build" | "deploy"): Piece[] =>
  known.failureLog?.type === type
    ? [`the ${type} log, whose end this step shows`]
    : [`the ${type} log `, onThePlatform(known)];

/** Whether the revision was DEPLOYED when it was last seen. */
const wasDeployed = ({ revision }: Known) => isDeployed(revision?.status ?? "");

const servesNow = ({ deployment, revision, silentSinceMs }: Known) =>
  silentSinceMs === undefined && deployment?.active_revision_id === revision?.id;

/** Behind the name of the deployment. */
function notInTime(known: Known, failure: Error | undefined, elapsedMs: number): string {
  const { lastSeen, revision } = known;
  const name = nameOfNew(known);
  const is = name === "" ? ": " : `: ${name} is `;
  if (failure === undefined)
    return wasDeployed(known)
      ? `${is}not serving after ${formatDuration(elapsedMs)}`
      : `${is}still ${revision?.status || "without a status"} after ${formatDuration(elapsedMs)}`;
  const silence = lastSeen ? ` for ${formatDuration(elapsedMs - lastSeen.atMs)},` : "";
  return `: no contact${silence} until the timeout${name === "" ? "" : `; ${name} was rolling out`}`;
}

function atTheTimeout(known: Known, failure: Error | undefined): Text {
  if (failure !== undefined) return `${lastSeenInWords(known)} ${sinceThen(failure)}`;
  const revision = theRevision(known);
  return wasDeployed(known)
    ? [...revision, " is DEPLOYED, but was not active yet at the timeout."]
    : isReplaced(known)
      ? ""
      : ifAnEnd(known.revision?.status ?? "") === ""
        ? [...revision, " continues to roll out."]
        : [...revision, ` stays ${known.revision?.status}.`];
}

const notActive = (known: Known): string =>
  wasDeployed(known)
    ? " is DEPLOYED, but did not become active."
    : ` was DEPLOYED, and is ${known.revision?.status} now.`;
