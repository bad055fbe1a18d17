import { adviceOn, type Ending, rejectedByService, whyNothing } from "../../action/ending.ts";
import type { ExplainRefusal, Refusal } from "../../action/refusal.ts";
import { formatDuration } from "../../action/wording.ts";
import {
  ContractError,
  RefusedError,
  UnprovenError,
  UnreachableError,
} from "../../client/errors.ts";
import type { Progress } from "../progress.ts";
import { isDeployed } from "../status.ts";
import { howToContinue, lastSeenInWords, subjectOf, theRevision } from "../words.ts";

interface Circumstances {
  isCancelled: boolean;
  explain: ExplainRefusal;
  elapsedMs: number;
}

/** An error as the end of a step. A bug of ours is not one, and is thrown on. */
export function endingOfError(
  error: unknown,
  progress: Progress,
  { isCancelled, explain, elapsedMs }: Circumstances,
): Ending {
  const { revision } = progress;
  const subject = subjectOf(progress);
  // A refused change has changed nothing, also when the workflow is cancelled meanwhile.
  if (error instanceof RefusedError && revision === undefined)
    return rejectedByService(subject, error, explain(error));
  if (isCancelled) return cancelled(progress);
  if (error instanceof UnprovenError) {
    const headline = `${subject}: not known whether the change was applied`;
    const advice = "Read the deployment's revisions on the platform before you deploy again.";
    return { outcome: "error", headline, message: `${error.message}.`, advice };
  }
  if (error instanceof RefusedError) return watchingRefused(error, progress, explain(error));
  if (error instanceof UnreachableError || error instanceof ContractError)
    return notAnswered(error, progress, elapsedMs);
  throw error;
}

function notAnswered(
  error: UnreachableError | ContractError,
  progress: Progress,
  elapsedMs: number,
): Ending {
  const { revision, phase, unansweredSinceMs } = progress;
  const subject = subjectOf(progress);
  const outcome = "error";
  if (revision === undefined) {
    const what = whyNothing(error, "control plane");
    const headline = phase !== "not sent" ? what : `nothing was changed, because ${what}`;
    const message = `${error.message}.`;
    return { outcome, headline: `${subject}: ${headline}`, message, advice: adviceOn(error) };
  }
  const silence =
    unansweredSinceMs === undefined
      ? ""
      : ` No answer for ${formatDuration(elapsedMs - unansweredSinceMs)}, so this step gave up.`;
  return {
    outcome,
    headline: `${subject}: end not known`,
    message: `${lastSeenInWords(progress)}${silence} ${error.message}.`,
    advice: howToContinue(progress),
  };
}

function cancelled(progress: Progress): Ending {
  const { revision, phase } = progress;
  const outcome = "cancelled";
  const subject = subjectOf(progress);
  if (revision !== undefined) {
    const state = revision.status || "just created";
    const next = isDeployed(revision.status) ? "" : " The rollout continues.";
    return {
      outcome,
      headline: `${subject}: cancelled while ${state}`,
      message: [...theRevision(progress), ` was ${state} when the workflow was cancelled.${next}`],
      advice: howToContinue(progress),
    };
  }
  if (phase !== "not sent") {
    const message =
      "The workflow was cancelled while the change was being sent. It may have been applied.";
    const headline = `${subject}: cancelled, not known whether the change was applied`;
    return { outcome, headline, message, advice: howToContinue(progress) };
  }
  const headline = `${subject}: cancelled before anything was changed`;
  return { outcome, headline, message: "No change was applied." };
}

/** What was read before has the right id. */
const GONE =
  "The revision or its deployment was deleted meanwhile, or the credential may not see it any more. Look at the deployment on the platform.";

/** The change was accepted before: only the watching ends here. */
function watchingRefused(
  error: RefusedError,
  progress: Progress,
  { likelyCause, nextStep }: Refusal,
): Ending {
  const isGone = progress.lastSeen !== undefined && [404, 410].includes(error.status);
  return {
    outcome: "error",
    headline: `${subjectOf(progress)}: end not known`,
    message: `${error.message}. ${lastSeenInWords(progress)}`,
    advice: isGone ? GONE : `${likelyCause} ${nextStep} ${howToContinue(progress)}`,
  };
}
