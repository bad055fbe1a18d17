import type { Piece, Text } from "../../../report/blocks.ts";
import type { Ending } from "../../../report/conclusion.ts";
import type { PhaseWords } from "../../../report/error-ending.ts";
import { endingOfError, sinceThen } from "../../../report/error-ending.ts";
import type { ExplainRefusal } from "../../../report/refused-input.ts";
import { formatDuration } from "../../../report/wording.ts";
import { RefusedError } from "../../../service/client/errors.ts";
import type { Phase } from "../../../service/client/write/write.ts";
import {
  checksInWords,
  howToContinue,
  lastSeenInWords,
  revisionPiece,
  rolledOut,
  subjectOf,
  theRevision,
} from "../describe.ts";
import { causeOf } from "../failure/causes.ts";
import type { Known, RolloutEnd } from "../known.ts";
import { isDeployed, wordOf } from "../status.ts";

/** What is said of an end: the headline behind the name of the deployment. */
type Words = Omit<Ending, "outcome" | "headline"> & { headline: string };

export const CONCURRENCY = "Deploy from one workflow at a time (concurrency:)";

/** How a revision that is followed can end, and what is said of it. */
const ENDS: Record<
  RolloutEnd["outcome"],
  (known: Known, end: RolloutEnd & { elapsedMs: number }) => Words
> = {
  deployed: (known) => ({
    headline: ` runs ${rolledOut(known)}`,
    message: [...deployedIn(known), checksInWords(known) ? `; ${checksInWords(known)}.` : "."],
  }),
  failed: (known) => {
    const { status = "", status_message: reason } = known.revision ?? {};
    const cause = causeOf(reason) ?? causeInBuild(known);
    return {
      headline: `: ${cause?.headline ?? FAILURES[wordOf(status)]?.headline ?? "the new revision failed"}`,
      message: [...theRevision(known), endedAs(status, known)],
      advice: cause?.nextStep ?? adviceOnFailure(status, known),
      ...(reason ? { said: { by: "The platform", text: reason } } : {}),
    };
  },
  superseded: (known, { newer_revision_id: by }) => ({
    headline: `: ${rolledOut(known)} was superseded`,
    message: [
      ...theRevision(known),
      ` (${known.revision?.status}) was replaced by `,
      ...(by === undefined ? ["a newer one"] : ["revision ", revisionPiece(known, by)]),
      ".",
    ],
    advice: `${CONCURRENCY}, or set on_superseded: warn if this is expected.`,
  }),
  not_active: (known) => ({
    headline: `: ${rolledOut(known)} was deployed, but does not serve`,
    message: [...theRevision(known), " is DEPLOYED, but did not become active."],
    advice: "Look at the deployment's status and its server log on the platform.",
  }),
  timed_out: (known, { failure, elapsedMs }) => {
    const { status = "" } = known.revision ?? {};
    const advice = howToContinue(known, ", or set a longer timeout");
    if (failure !== undefined)
      return {
        headline: ": timed out, end not known",
        message: `${lastSeenInWords(known)} ${sinceThen(failure)}`,
        advice,
      };
    const elapsed = formatDuration(elapsedMs);
    if (isDeployed(status))
      return {
        headline: `: not serving after ${elapsed}`,
        message: [...theRevision(known), " is DEPLOYED, but was not active yet at the timeout."],
        advice,
      };
    return {
      headline: `: still ${status || "without a status"} after ${elapsed}`,
      message: [...theRevision(known), " continues to roll out."],
      advice,
    };
  },
};

/** What is said of a failure by its status, if the platform's words name no cause. */
const FAILURES: Record<string, { headline: string; advice: (where: string) => string }> = {
  BUILD_FAILED: {
    headline: "the build failed",
    advice: (where) => `Read the build log ${where}, push a fix and deploy again.`,
  },
  DEPLOY_FAILED: {
    headline: "the new revision did not start",
    advice: (where) => `Read the server log ${where}: the server exited on startup.`,
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

/** What an error or a cancel leaves, by how far the change has come. */
const CHANGE = (known: Known): Record<Phase, PhaseWords> => ({
  "not sent": {
    headline: "nothing was changed",
    cancelled: "cancelled before anything was changed",
    message: "",
  },
  sent: {
    headline: "not known whether the change was applied",
    cancelled: "cancelled, not known whether the change was applied",
    message:
      "The workflow was cancelled while the change was being sent. It may have been applied.",
    advice: "Read the deployment's revisions on the platform before you deploy again.",
  },
  accepted: {
    headline: known.revision ? "end not known" : "changed, but its revision is not known",
    ...watchingWords(known),
  },
});

/** What an error or a cancel leaves of a revision that was watched. */
export function watchingWords(known: Known): Omit<PhaseWords, "headline"> {
  const { status = "" } = known.revision ?? {};
  const state = status || "just created";
  return {
    cancelled: `cancelled while ${state}`,
    message:
      known.silentSinceMs === undefined
        ? [...theRevision(known), isDeployed(status) ? " is deployed." : " continues to roll out."]
        : lastSeenInWords(known),
    seen: known.revision === undefined ? "" : lastSeenInWords(known),
    advice: howToContinue(known),
  };
}

/** The end of a revision that was followed, after so many milliseconds of the step. */
export function endingOf(end: RolloutEnd, known: Known, elapsedMs: number): Ending {
  const { headline, ...words } = ENDS[end.outcome](known, { ...end, elapsedMs });
  return { outcome: end.outcome, headline: subjectOf(known) + headline, ...words };
}

/** What was read before has the right id. */
const GONE =
  "The revision or its deployment was deleted meanwhile, or the credential may not see it any more. Look at the deployment on the platform.";

/** An error as the end of a step. A bug of ours is not one, and is thrown on. */
export function endingOfFailure(
  error: unknown,
  known: Known,
  explain: ExplainRefusal,
  isCancelled: boolean,
  words = CHANGE(known),
): Ending {
  // A revision that is watched was accepted, whoever sent it.
  const phase = known.revision === undefined ? known.phase : "accepted";
  const wasSeen = error instanceof RefusedError && [404, 410].includes(error.status);
  const { accepted } = words;
  return endingOfError(error, {
    ...{ subject: subjectOf(known), service: "control plane", phase, isCancelled, explain },
    words: wasSeen && known.lastSeen ? { ...words, accepted: { ...accepted, gone: GONE } } : words,
  });
}

/** When the last status of the revision was first seen; undefined if it had ended before. */
function endedAfterMs({ stays, isOurs }: Known): number | undefined {
  const own = stays.filter(({ watched }) => watched === "revision");
  return own.length > 1 || isOurs ? own.at(-1)?.atMs : undefined;
}

/** Without the time spent waiting for others. */
function deployedIn(known: Known): Piece[] {
  const endedMs = endedAfterMs(known);
  if (endedMs === undefined)
    return [...theRevision(known), ` was already ${known.revision?.status}`];
  const { revision_id, waitedMs = 0 } = known.idle ?? {};
  const own = `Deployed in ${formatDuration(endedMs - waitedMs)}`;
  if (revision_id === undefined) return [own];
  const waited = `${own}, after waiting ${formatDuration(waitedMs)} for revision `;
  return [waited, revisionPiece(known, revision_id)];
}

function endedAs(status: string, known: Known): string {
  const endedMs = endedAfterMs(known);
  return endedMs === undefined
    ? ` had already ended as ${status}.`
    : ` ended as ${status} after ${formatDuration(endedMs)}.`;
}

/** A build log is the platform's; a deploy log holds whatever the agent prints. */
const causeInBuild = ({ failureLog }: Known) =>
  failureLog?.type === "build" ? causeOf(failureLog.text) : undefined;

function adviceOnFailure(status: string, { failureLog }: Known): Text {
  const where = failureLog === undefined ? "on the platform" : "in the log of this step";
  return FAILURES[wordOf(status)]?.advice(where) ?? "Look at this revision on the platform.";
}
