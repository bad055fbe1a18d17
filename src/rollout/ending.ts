import { adviceOn, type Ending } from "../action/ending.ts";
import type { ExplainRefusal, Refusal } from "../action/refusal.ts";
import { rejectedByService } from "../action/rejected.ts";
import { formatDuration } from "../action/wording.ts";
import { ContractError, RefusedError, UnprovenError, UnreachableError } from "../client/errors.ts";
import type { Revision } from "../contract/deployments.ts";
import { type Cause, causeOf } from "./failure/causes.ts";
import type { Progress } from "./progress.ts";
import type { RolloutEnd } from "./rollout.ts";
import { classify } from "./status.ts";

const isDeployed = (status: string) => classify(status, []) === "deployed";

function howToContinue({ revision }: Progress): string {
  return revision === undefined
    ? "Read the deployment's revisions before you deploy again."
    : `To go on watching, run this action with revision_id: ${revision.id} and no change.`;
}

/** When the last status of the revision was first seen; undefined if it had ended before. */
function endedAfterMs({ timeline, revisionCreated }: Progress): number | undefined {
  const stays = timeline.filter(({ watched }) => watched === "revision");
  return stays.length > 1 || revisionCreated ? stays.at(-1)?.atMs : undefined;
}

/** The end of a rollout in words. */
export function endingOf(end: RolloutEnd, progress: Progress, elapsedMs: number): Ending {
  const { id = "", status = "" } = end.revision ?? progress.revision ?? {};
  const endedMs = endedAfterMs(progress);
  const after = endedMs === undefined ? undefined : formatDuration(endedMs);
  const { outcome } = end;
  switch (outcome) {
    case "deployed": {
      const how = after === undefined ? `was already ${status}` : `is deployed after ${after}`;
      return { outcome, message: `Revision ${id} ${how}.` };
    }
    case "failed":
      return failedEnding(end.revision ?? progress.revision, after, progress);
    case "superseded": {
      const by = end.newer_revision_id ?? "a newer revision";
      const message = `The place of revision ${id} (${status}) was taken by ${by}.`;
      const advice =
        "Let one workflow at a time deploy here (concurrency:), or give on_superseded: warn where this is expected.";
      return { outcome, message, advice };
    }
    case "not_active": {
      const message = `Revision ${id} is DEPLOYED, yet not the active one.`;
      const advice =
        "Look at the deployment's status and log on the platform: what was built is not what runs.";
      return { outcome, message, advice };
    }
    case "timed_out": {
      const elapsed = formatDuration(elapsedMs);
      const unread = end.failure === undefined ? "" : ` ${end.failure.message}.`;
      const message = isDeployed(status)
        ? `Revision ${id} is DEPLOYED, but was not yet the active one when the timeout came, after ${elapsed}.`
        : `Revision ${id} was still ${status || "without a status"} when the timeout came, after ${elapsed}.${unread} The rollout continues.`;
      return { outcome, message, advice: `${howToContinue(progress)} Or give a longer timeout.` };
    }
  }
}

function failedEnding(
  revision: Revision | undefined,
  after: string | undefined,
  progress: Progress,
): Ending {
  const { id = "", status = "", status_message: reason } = revision ?? {};
  const how =
    after === undefined ? `had already ended as ${status}` : `ended as ${status} after ${after}`;
  const outcome = "failed";
  const message = `Revision ${id} ${how}${reason ? `: ${reason}` : ""}.`;
  const cause = causeOf(reason) ?? causeInBuild(progress);
  return cause === undefined
    ? { outcome, message, advice: adviceOnFailure(status, progress) }
    : { outcome, message, headline: `Failed: ${cause.headline}`, advice: cause.nextStep };
}

/** A build log is the platform's; a deploy log holds whatever the agent prints. */
function causeInBuild({ failureLog }: Progress): Cause | undefined {
  return failureLog?.type === "build" ? causeOf(failureLog.text) : undefined;
}

function adviceOnFailure(status: string, { failureLog }: Progress): string {
  const word = status.toUpperCase();
  const where = failureLog === undefined ? "on the platform" : "in the log of this step";
  if (word === "BUILD_FAILED")
    return `Read the build log of this revision ${where}; then push a fix and deploy again.`;
  if (word === "DEPLOY_FAILED")
    return `Read the server log of this revision ${where}: the agent server did not start, or ended at once.`;
  if (word === "CREATE_FAILED")
    return "The platform could not create the revision: check the image or ref, secrets and resources.";
  if (word === "INTERRUPTED")
    return "Somebody stopped this revision. Deploy again if that was not meant.";
  return "Look at this revision on the platform.";
}

/** An error as the end of a step. A bug of ours is not one, and is thrown on. */
export function endingOfError(
  error: unknown,
  progress: Progress,
  { isCancelled, explain }: { isCancelled: boolean; explain: ExplainRefusal },
): Ending {
  const { revision } = progress;
  // A refused change has changed nothing, also when the workflow is cancelled meanwhile.
  if (error instanceof RefusedError && revision === undefined)
    return rejectedByService(error, explain(error));
  if (isCancelled)
    return {
      outcome: "cancelled",
      message: cancelMessage(progress),
      advice: howToContinue(progress),
    };
  if (error instanceof UnprovenError) {
    const advice = "Read the deployment's revisions on the platform before you deploy again.";
    return { outcome: "error", message: `${error.message}.`, advice };
  }
  if (error instanceof RefusedError) return watchingRefused(error, progress, explain(error));
  if (error instanceof UnreachableError || error instanceof ContractError) {
    if (revision === undefined)
      return { outcome: "error", message: `${error.message}.`, advice: adviceOn(error) };
    const message = `${error.message}. ${stateOf(progress)}.`;
    return { outcome: "error", message, advice: howToContinue(progress) };
  }
  throw error;
}

/** What is known of a revision that can no longer be read, or whose deployment cannot. */
function stateOf({ revision }: Progress): string {
  const { id = "", status = "" } = revision ?? {};
  if (isDeployed(status)) return `Revision ${id} is DEPLOYED, but whether it serves is not known`;
  return `Revision ${id} ${status ? `was last seen ${status}` : "was just made"}, and may still be rolling out`;
}

function cancelMessage({ revision, changeSent }: Progress): string {
  if (revision !== undefined) {
    const { id, status } = revision;
    const next = isDeployed(status) ? "" : " The rollout continues.";
    return `The workflow was cancelled while revision ${id} was ${status || "just made"}.${next}`;
  }
  if (changeSent)
    return "The workflow was cancelled while the change was being sent. It may have been applied.";
  return "The workflow was cancelled before anything was changed.";
}

/** The change was accepted before: only the watching ends here. */
function watchingRefused(
  error: RefusedError,
  progress: Progress,
  { likelyCause, nextStep }: Refusal,
): Ending {
  const message = `${error.message}. ${stateOf(progress)}; the outputs are set.`;
  const advice = `${likelyCause} ${nextStep} ${howToContinue(progress)}`;
  return { outcome: "error", message, advice };
}
