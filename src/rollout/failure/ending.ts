import type { Ending } from "../../action/ending.ts";
import { formatDuration } from "../../action/wording.ts";
import type { Revision } from "../../contract/deployments.ts";
import type { Progress } from "../progress.ts";
import { wordOf } from "../status.ts";
import { subjectOf, theRevision } from "../words.ts";
import { type Cause, causeOf } from "./causes.ts";

/** The end of a revision that failed. `endedMs` is absent where it had failed before the step. */
export function failedEnding(
  revision: Revision | undefined,
  endedMs: number | undefined,
  progress: Progress,
): Ending {
  const { status = "", status_message: reason } = revision ?? {};
  const how =
    endedMs === undefined
      ? ` had already ended as ${status}.`
      : ` ended as ${status} after ${formatDuration(endedMs)}.`;
  const cause = causeOf(reason) ?? causeInBuild(progress);
  const headline = `${subjectOf(progress)}: ${cause?.headline ?? whatFailed(status)}`;
  return {
    outcome: "failed",
    headline,
    message: [...theRevision(progress), how],
    advice: cause?.nextStep ?? adviceOnFailure(status, progress),
    ...(reason ? { said: { by: "The platform", text: reason } } : {}),
  };
}

function whatFailed(status: string): string {
  const word = wordOf(status);
  if (word === "BUILD_FAILED") return "the build failed";
  if (word === "DEPLOY_FAILED") return "the new revision did not start";
  if (word === "CREATE_FAILED") return "the new revision could not be created";
  if (word === "INTERRUPTED") return "the new revision was stopped";
  return "the new revision failed";
}

/** A build log is the platform's; a deploy log holds whatever the agent prints. */
function causeInBuild({ failureLog }: Progress): Cause | undefined {
  return failureLog?.type === "build" ? causeOf(failureLog.text) : undefined;
}

function adviceOnFailure(status: string, { failureLog }: Progress): string {
  const word = wordOf(status);
  const where = failureLog === undefined ? "on the platform" : "in the log of this step";
  if (word === "BUILD_FAILED") return `Read the build log ${where}, push a fix and deploy again.`;
  if (word === "DEPLOY_FAILED")
    return `Read the server log ${where}: the agent server did not start, or ended at once.`;
  if (word === "CREATE_FAILED")
    return "Check the image or ref, the secrets and the resources: the platform could not create the revision.";
  if (word === "INTERRUPTED") return "Deploy again, unless someone stopped this on purpose.";
  return "Look at this revision on the platform.";
}
