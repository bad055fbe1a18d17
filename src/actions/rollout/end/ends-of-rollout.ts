import { type Piece, sentences, type Text } from "../../../report/blocks.ts";
import type { End, Words } from "../../../report/conclusion.ts";
import { sinceThen } from "../../../report/error-ending.ts";
import { formatDuration } from "../../../report/wording.ts";
import {
  checksInWords,
  howToContinue,
  lastSeenInWords,
  onThePlatform,
  revisionPiece,
  rolledOut,
  subjectOf,
  theRevision,
} from "../describe.ts";
import { causeOf } from "../failure/causes.ts";
import type { Known, RolloutEnd } from "../known.ts";
import { ifAnEnd, isDeployed, wordOf } from "../status.ts";
import { comparison } from "./blocks.ts";
import { rollbackInShort, rollbackInWords } from "./rolled-back.ts";
import { servesAt, stillServing } from "./what-serves.ts";

const CONCURRENCY = "Deploy from one workflow at a time (concurrency:)";

/** How a revision that is followed can end, and all that is said of it. */
const ENDS: Record<
  RolloutEnd["outcome"],
  (known: Known, end: RolloutEnd & { elapsedMs: number }) => Words
> = {
  deployed: (known) => ({
    headline: `${subjectOf(known)} runs ${rolledOut(known)}`,
    message: sentences(deployedIn(known), servesAt(known), comparison(known)),
  }),
  failed: (known) => {
    const { status = "", status_message: reason } = known.revision ?? {};
    const cause = causeOf(reason) ?? causeInBuild(known);
    const what = cause?.headline ?? FAILURES[wordOf(status)]?.headline ?? "the new revision failed";
    return {
      headline: `${subjectOf(known)}: ${what}${rollbackInShort(known)}`,
      message: sentences(
        endedAs(status, known),
        rollbackInWords(known),
        stillServing(known),
        comparison(known),
      ),
      advice: cause?.nextStep ?? adviceOnFailure(status, known),
      ...(reason ? { said: { by: "The platform", text: reason } } : {}),
    };
  },
  superseded: (known, { newer_revision_id: by }) => {
    const newer = by === undefined ? ["a newer one"] : ["revision ", revisionPiece(known, by)];
    const isAccepted = known.labels.on_superseded === "warn";
    return {
      headline: `${subjectOf(known)}: ${rolledOut(known)} was superseded`,
      message: sentences(
        [...theRevision(known), ` (${known.revision?.status}) was replaced by `, ...newer, "."],
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
    advice: ["Look at the deployment's status and its server log ", onThePlatform(known), "."],
  }),
  timed_out: (known, { failure, elapsedMs }) => ({
    headline: `${subjectOf(known)}${notInTime(known, failure, elapsedMs)}${rollbackInShort(known)}`,
    message: sentences(
      atTheTimeout(known, failure),
      rollbackInWords(known),
      servesByNow(known) ? "It serves by now." : stillServing(known),
      comparison(known),
    ),
    advice: sentences(
      ifAnEnd(failure === undefined ? (known.revision?.status ?? "") : ""),
      howToContinue(known, ", or set a longer timeout"),
    ),
  }),
};

/** The end of a revision that was followed, after so many milliseconds of the step. */
export const endOfRollout = (end: RolloutEnd, elapsedMs: number): End<Known> => ({
  outcome: end.outcome,
  words: (known) => ENDS[end.outcome](known, { ...end, elapsedMs }),
});

/** What is said of a failure by its status, if the platform's words name no cause. */
const FAILURES: Record<string, { headline: string; advice: (where: Piece) => Text }> = {
  BUILD_FAILED: {
    headline: "the build failed",
    advice: (where) => ["Read the build log ", where, ", push a fix and deploy again."],
  },
  DEPLOY_FAILED: {
    headline: "the new revision did not start",
    advice: (where) => ["Read the server log ", where, ": the server exited on startup."],
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

/** Without the time spent waiting for others. */
export function deployedIn(known: Known): Piece[] {
  const checks = checksInWords(known);
  const end = checks ? `; ${checks}.` : ".";
  const endedMs = endedAfterMs(known);
  if (endedMs === undefined)
    return [...theRevision(known), ` was already ${known.revision?.status}${end}`];
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

function adviceOnFailure(status: string, known: Known): Text {
  const platform = onThePlatform(known);
  const where = known.failureLog === undefined ? platform : "in the log of this step";
  return FAILURES[wordOf(status)]?.advice(where) ?? ["Look at this revision ", platform, "."];
}

/** Whether the revision was DEPLOYED when it was last seen. */
const wasDeployed = ({ revision }: Known) => isDeployed(revision?.status ?? "");

const servesByNow = ({ deployment, revision, silentSinceMs }: Known) =>
  silentSinceMs === undefined && deployment?.active_revision_id === revision?.id;

/** Behind the name of the deployment. */
function notInTime(known: Known, failure: Error | undefined, elapsedMs: number): string {
  if (failure !== undefined) return ": timed out, end not known";
  const elapsed = formatDuration(elapsedMs);
  return wasDeployed(known)
    ? `: not serving after ${elapsed}`
    : `: still ${known.revision?.status || "without a status"} after ${elapsed}`;
}

function atTheTimeout(known: Known, failure: Error | undefined): Text {
  if (failure !== undefined) return `${lastSeenInWords(known)} ${sinceThen(failure)}`;
  const revision = theRevision(known);
  return wasDeployed(known)
    ? [...revision, " is DEPLOYED, but was not active yet at the timeout."]
    : [...revision, " continues to roll out."];
}

const notActive = (known: Known): string =>
  wasDeployed(known)
    ? " is DEPLOYED, but did not become active."
    : ` was DEPLOYED, and is ${known.revision?.status} now.`;
