import { formatDuration } from "../action/duration.ts";
import { type ExplainRefusal, type RefusalWords, rejectedByService } from "../action/rejected.ts";
import { ContractError, RefusedError, UnreachableError } from "../client/errors.ts";
import type { RolloutEnd } from "./follow.ts";
import type { Progress } from "./progress.ts";
import { UnprovenError } from "./unproven.ts";

export type Outcome =
  | "deployed"
  | "unchanged"
  | "no_revision"
  | "not_waited"
  | "planned"
  | "failed"
  | "superseded"
  | "not_active"
  | "timed_out"
  | "unprotected"
  | "rejected"
  | "cancelled"
  | "error";

/** The end of a deploy in words: what happened, and what to do next. */
export interface Verdict {
  outcome: Outcome;
  message: string;
  advice?: string;
  /** Those that have a place in a file of the workspace. */
  problems?: readonly {
    message: string;
    file: string;
    line?: number | undefined;
    column?: number | undefined;
  }[];
}

const reattach = (progress: Progress) =>
  progress.revision === undefined
    ? "Read the deployment's revisions before you deploy again."
    : `To go on watching, run this action with revision_id: ${progress.revision.id} and no change.`;

/** When the revision's last status was first seen; undefined where it had ended before it was watched. */
function endedAfterMs({ timeline, revisionCreated }: Progress): number | undefined {
  const stays = timeline.filter(({ of }) => of === "revision");
  return stays.length > 1 || revisionCreated ? stays.at(-1)?.atMs : undefined;
}

/** The end of a roll-out as a verdict. */
export function verdictOf(end: RolloutEnd, progress: Progress, elapsedMs: number): Verdict {
  const { id = "", status = "", status_message: reason } = progress.revision ?? {};
  const endedMs = endedAfterMs(progress);
  switch (end.outcome) {
    case "deployed": {
      const how =
        endedMs === undefined
          ? `was already ${status}`
          : `is deployed after ${formatDuration(endedMs)}`;
      return { outcome: "deployed", message: `Revision ${id} ${how}.` };
    }
    case "failed": {
      const how =
        endedMs === undefined
          ? `had already ended as ${status}`
          : `ended as ${status} after ${formatDuration(endedMs)}`;
      const message = `Revision ${id} ${how}${reason ? `: ${reason}` : ""}.`;
      return { outcome: "failed", message, advice: adviceFor(status) };
    }
    case "superseded": {
      const advice =
        "Let one workflow at a time deploy here (concurrency:), or give on_superseded: warn where this is expected.";
      const by = end.newer_revision_id ?? "a newer revision";
      return {
        outcome: "superseded",
        message: `The place of revision ${id} (${status}) was taken by ${by}.`,
        advice,
      };
    }
    case "not_active": {
      const advice =
        "Look at the deployment's status and log on the platform: what was built is not what runs.";
      return {
        outcome: "not_active",
        message: `Revision ${id} is DEPLOYED, yet not the active one.`,
        advice,
      };
    }
    case "timed_out": {
      const message = `Revision ${id} was still ${status || "without a status"} when the timeout came, after ${formatDuration(elapsedMs)}. The roll-out goes on.`;
      return {
        outcome: "timed_out",
        message,
        advice: `${reattach(progress)} Or give a longer timeout.`,
      };
    }
  }
}

function adviceFor(status: string): string {
  const word = status.toUpperCase();
  if (word === "BUILD_FAILED")
    return "Read the build log of this revision on the platform; then push a fix and deploy again.";
  if (word === "DEPLOY_FAILED")
    return "Read the server log of this revision on the platform: the agent server did not start, or ended at once.";
  if (word === "CREATE_FAILED")
    return "The platform could not create the revision: check the image or ref, secrets and resources.";
  if (word === "INTERRUPTED")
    return "Somebody stopped this revision. Deploy again if that was not meant.";
  return "Look at this revision on the platform.";
}

/** An error as a verdict. Errors of our own making are not known here and are thrown on. */
export function verdictOfError(
  error: unknown,
  progress: Progress,
  cancelled: boolean,
  explain: ExplainRefusal,
): Verdict {
  // What was refused has changed nothing, whoever cancels.
  if (error instanceof RefusedError && progress.revision === undefined)
    return rejectedByService(error, explain(error));
  if (cancelled)
    return { outcome: "cancelled", message: cancelMessage(progress), advice: reattach(progress) };
  if (error instanceof UnprovenError) {
    return {
      outcome: "error",
      message: `${error.message}.`,
      advice: "Read the deployment's revisions on the platform before you deploy again.",
    };
  }
  if (error instanceof RefusedError) return stoppedWatching(error, progress, explain(error));
  if (error instanceof UnreachableError || error instanceof ContractError) {
    const rolling =
      progress.revision === undefined
        ? ""
        : ` Revision ${progress.revision.id} is still rolling out.`;
    const advice =
      error instanceof ContractError
        ? "Check base_url; if it is right, please report this answer as a bug."
        : "Check base_url and whether the service is up.";
    const next = progress.revision === undefined ? advice : reattach(progress);
    return { outcome: "error", message: `${error.message}.${rolling}`, advice: next };
  }
  throw error;
}

function cancelMessage(progress: Progress): string {
  if (progress.revision !== undefined) {
    const { id, status } = progress.revision;
    return `The workflow was cancelled while revision ${id} was ${status || "just made"}. The roll-out goes on.`;
  }
  if (progress.changeSent)
    return "The workflow was cancelled while the change was being sent. It may have been applied.";
  return "The workflow was cancelled before anything was changed.";
}

/** The change was accepted before: only the watching ends here. */
function stoppedWatching(
  error: RefusedError,
  progress: Progress,
  { likelyCause, nextStep }: RefusalWords,
): Verdict {
  const message = `${error.message}. Revision ${progress.revision?.id} is still rolling out; the outputs are set.`;
  return { outcome: "error", message, advice: `${likelyCause} ${nextStep} ${reattach(progress)}` };
}
