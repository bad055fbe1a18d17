import { sentences } from "../../../report/blocks.ts";
import type { Description } from "../../../report/conclusion.ts";
import { formatDuration } from "../../../report/format.ts";
import { explainFailure, shortReason } from "../../../report/unanswered.ts";
import { isGone, RefusedError, type ServiceError } from "../../../service/client/errors.ts";
import { normalizeStatus } from "../../../service/contract/status.ts";
import { revisionLabel } from "../content.ts";
import {
  goneAdvice,
  lastSeenText,
  platformLink,
  resumeAdvice,
  revisionSubject,
} from "../describe.ts";
import { logQuoteText, nextStepOf } from "../failure/cause.ts";
import { isServing, type RolloutEnd, type State } from "../state.ts";
import { hintForFinalSoundingStatus, isDeployed } from "../status.ts";

export function describeTimeout(
  state: State,
  { failure, elapsedMs }: RolloutEnd & { elapsedMs: number },
): Description {
  if (isServing(state)) return describeServing(state, failure, elapsedMs);
  return failure === undefined
    ? describePending(state, elapsedMs)
    : describeUnreadable(state, failure);
}

/** The deployment names the revision as active, but the wait for it did not end in time. */
function describeServing(state: State, failure: ServiceError | undefined, elapsedMs: number) {
  const { status = "" } = state.revision ?? {};
  const statusClause = isDeployed(status)
    ? "not before"
    : `its status was ${status || "not shown"} at`;
  const clause = failure === undefined ? statusClause : "its status could not be read at";
  return {
    headline: `: ${revisionLabel(state)} serves, but ${clause} the timeout (${formatDuration(elapsedMs)})`,
    message: failure === undefined ? "" : lastSeenText(state, shortReason(failure)),
    advice: sentences(hintForFinalSoundingStatus(status), resumeAdvice(state)),
  };
}

function describePending(state: State, elapsedMs: number): Description {
  const { status = "", status_message: reason } = state.revision ?? {};
  const wasDeployed = isDeployed(status);
  const progress = wasDeployed ? "not serving" : `still ${status || "without a status"}`;
  const deploymentStatus = state.deployment?.status ?? "";
  const isWaiting = normalizeStatus(deploymentStatus).startsWith("AWAITING");
  const isRolledBack = state.rollback?.outcome !== undefined;
  const waitNote = isWaiting ? `; the deployment is ${deploymentStatus}` : "";
  return {
    headline: `: ${revisionLabel(state)} was ${progress} after ${formatDuration(elapsedMs)}${waitNote}`,
    quotes: reason ? [{ source: "The platform", text: reason }] : [],
    message: sentences(
      logQuoteText(state),
      wasDeployed ? [...revisionSubject(state), ` was ${status} at the timeout.`] : "",
    ),
    advice:
      nextStepOf(state) ??
      sentences(
        hintForFinalSoundingStatus(status),
        ["See ", platformLink(state), " why it takes so long, or set a longer timeout."],
        longNameHint(state),
        isRolledBack ? "" : resumeAdvice(state),
      ),
  };
}

const describeUnreadable = (state: State, failure: ServiceError): Description => ({
  headline: `: ${revisionLabel(state)} was ${state.revision?.status ?? "never seen"}, then ${explainFailure(failure, "control plane").clause} until the timeout`,
  message: lastSeenText(state, shortReason(failure)),
  advice: isGone(failure)
    ? goneAdvice(state)
    : sentences(
        failure instanceof RefusedError ? "Correct the credential." : "",
        resumeAdvice(state),
      ),
});

/** Beyond the contract: names. */
export const MAX_NAME_BEHIND_LISTENER = 21;

function longNameHint({ deployment }: State): string {
  const { name = "", active_revision_id: activeId } = deployment ?? {};
  return activeId || name.length <= MAX_NAME_BEHIND_LISTENER
    ? ""
    : `If it runs behind a listener: with a name longer than about ${MAX_NAME_BEHIND_LISTENER} characters it may never become ready, and ${name} has ${name.length}.`;
}
