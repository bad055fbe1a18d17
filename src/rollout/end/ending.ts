import type { Ending } from "../../action/ending.ts";
import type { Piece, Text } from "../../action/summary.ts";
import { formatDuration } from "../../action/wording.ts";
import { failedEnding } from "../failure/ending.ts";
import type { Progress } from "../progress.ts";
import type { RolloutEnd } from "../rollout.ts";
import { isDeployed } from "../status.ts";
import {
  checksInWords,
  howToContinue,
  lastSeenInWords,
  revisionPiece,
  rolledOut,
  subjectOf,
  theRevision,
} from "../words.ts";

export const CONCURRENCY = "Deploy from one workflow at a time (concurrency:)";

/** When the last status of the revision was first seen; undefined if it had ended before. */
function endedAfterMs({ timeline, revisionCreated }: Progress): number | undefined {
  const stays = timeline.filter(({ watched }) => watched === "revision");
  return stays.length > 1 || revisionCreated ? stays.at(-1)?.atMs : undefined;
}

/** The end of a rollout in words. */
export function endingOf(end: RolloutEnd, progress: Progress, elapsedMs: number): Ending {
  const revision = end.revision ?? progress.revision;
  const endedMs = endedAfterMs(progress);
  const { outcome } = end;
  const subject = subjectOf(progress);
  const status = revision?.status ?? "";
  switch (outcome) {
    case "deployed": {
      const headline = `${subject} runs ${rolledOut(progress)}`;
      const passed = checksInWords(progress);
      const last = passed === undefined ? "." : `; ${passed}.`;
      const message: Text =
        endedMs === undefined
          ? [...theRevision(progress), ` was already ${status}${last}`]
          : ["Deployed in ", ...deployedIn(endedMs, progress), last];
      return { outcome, headline, message };
    }
    case "failed":
      return failedEnding(revision, endedMs, progress);
    case "superseded": {
      const headline = `${subject}: ${rolledOut(progress)} was superseded`;
      const by = end.newer_revision_id;
      const message = [
        ...theRevision(progress),
        ` (${status}) was replaced by `,
        ...(by === undefined ? ["a newer one"] : ["revision ", revisionPiece(progress, by)]),
        ".",
      ];
      const advice = `${CONCURRENCY}, or set on_superseded: warn where this is expected.`;
      return { outcome, headline, message, advice };
    }
    case "not_active": {
      const headline = `${subject}: ${rolledOut(progress)} was deployed, but does not serve`;
      const message = [...theRevision(progress), " is DEPLOYED, but did not become active."];
      const advice = "Look at the deployment's status and its server log on the platform.";
      return { outcome, headline, message, advice };
    }
    case "timed_out":
      return timedOut(end, status, progress, elapsedMs);
  }
}

/** What others took is not this rollout's. */
function deployedIn(endedMs: number, progress: Progress): Piece[] {
  const { idleWaitedMs = 0, idleRevisionId } = progress;
  const own = formatDuration(endedMs - idleWaitedMs);
  if (idleRevisionId === undefined) return [own];
  const waited = `${own}, after waiting ${formatDuration(idleWaitedMs)} for revision `;
  return [waited, revisionPiece(progress, idleRevisionId)];
}

function timedOut(
  { failure }: RolloutEnd,
  status: string,
  progress: Progress,
  elapsedMs: number,
): Ending {
  const outcome = "timed_out";
  const elapsed = formatDuration(elapsedMs);
  const subject = subjectOf(progress);
  const advice = `${howToContinue(progress)} Or set a longer timeout.`;
  if (isDeployed(status)) {
    const message = [
      ...theRevision(progress),
      ` is DEPLOYED, but was not yet active when the timeout came, after ${elapsed}.`,
    ];
    return { outcome, headline: `${subject}: not serving after ${elapsed}`, message, advice };
  }
  if (failure !== undefined) {
    const headline = `${subject}: timed out, end not known`;
    const message = `${failure.message}. ${lastSeenInWords(progress)}`;
    return { outcome, headline, message, advice };
  }
  const state = status || "without a status";
  const message = [
    ...theRevision(progress),
    ` was still ${state} when the timeout came, after ${elapsed}. The rollout continues.`,
  ];
  return { outcome, headline: `${subject}: still ${state} after ${elapsed}`, message, advice };
}
