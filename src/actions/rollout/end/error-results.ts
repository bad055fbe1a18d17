import { plainText } from "../../../report/blocks.ts";
import type { Conclusion, End } from "../../../report/conclusion.ts";
import { describeProblems } from "../../../report/problems.ts";
import type { RefusalContext } from "../../../report/refusals/rule.ts";
import { endOfServiceError, type PhaseMessages } from "../../../report/service-error-end.ts";
import { isGone } from "../../../service/client/errors.ts";
import type { Phase } from "../../../service/client/write/write.ts";
import { isOtherContent } from "../../../service/contract/deployments/compare.ts";
import { killedReport } from "../../../step/saved-state.ts";
import { contentLabel, previousContent, revisionLabel } from "../content.ts";
import {
  concurrencyAdvice,
  goneAdvice,
  lastSeenText,
  READ_REVISIONS_ADVICE,
  resumeAdvice,
  revisionSubject,
  subjectOf,
} from "../describe.ts";
import { periodsOf, type State, type StateStore } from "../state.ts";
import { isDeployed } from "../status.ts";
import { rollbackText } from "./rollback-text.ts";

/** Messages after an error or a cancellation, by the phase of the write. */
function messagesOf(state: State): Record<Phase, PhaseMessages> {
  const { initialDeployment, messageSettings, revision } = state;
  const { name, action } = messageSettings;
  const isCreation = initialDeployment === undefined && action === "create";
  const participle = isCreation ? "created" : "changed";
  return {
    "not sent": {
      headline: `nothing was ${participle}`,
      cancelledHeadline: `cancelled before anything was ${participle}`,
      message: "",
    },
    sent: {
      headline: `not known whether it was ${participle}`,
      cancelledHeadline: `cancelled while it was being ${participle}`,
      message: `It may have been ${participle}.`,
      advice: isCreation
        ? `Look for ${name} on the platform. If it exists, use its deployment_id with the root action; if it does not, run this again.`
        : READ_REVISIONS_ADVICE,
    },
    accepted: revision
      ? watchingMessages(state)
      : {
          headline: `${participle}, but its ${isCreation ? "first " : ""}revision is not known`,
          cancelledHeadline: "cancelled before its revision was known",
          message: "The request was accepted.",
          advice: resumeAdvice(state),
          ...concurrentRevisionMessages(state),
        },
  };
}

/** Messages if the latest revision is new and shows other content than was sent. */
function concurrentRevisionMessages(state: State) {
  const { initialDeployment, deployment, patch } = state;
  const sentContent = patch?.source_revision_config;
  const content = deployment?.source_revision_config;
  const isNew = deployment?.latest_revision_id !== initialDeployment?.latest_revision_id;
  if (!isNew || !isOtherContent(sentContent, content)) return undefined;
  return {
    headline: `${contentLabel(sentContent)} was sent, and a revision of ${contentLabel(content)} appeared`,
    advice: concurrencyAdvice(state),
  };
}

function watchingMessages(state: State): PhaseMessages {
  const { currentCheck, readFailure, revision: { status = "" } = {} } = state;
  const { statusClass = "pending" } = periodsOf(state, "revision").at(-1) ?? {};
  const statusClause = statusClass === "pending" ? "continues to roll out" : `is ${status}`;
  const label = revisionLabel(state);
  const previous = contentLabel(previousContent(state));
  return {
    headline: `the outcome of ${label} is unknown`,
    cancelledHeadline:
      currentCheck === undefined
        ? `cancelled while ${label} was ${status || "just created"}`
        : `cancelled before the ${currentCheck} of ${label} was over`,
    message:
      readFailure === undefined
        ? [
            ...revisionSubject(state),
            isDeployed(status) ? " is deployed" : ` ${statusClause}`,
            ...(previous === undefined ? [] : ["; ", { code: previous }, " served before"]),
            ".",
          ]
        : lastSeenText(state),
    lastSeenText: (reason) => lastSeenText(state, reason),
    advice: resumeAdvice(state),
    ...(status !== "" && { adviceIfGone: goneAdvice(state) }),
  };
}

/** If there is a revision, a change created it, even if this step sent nothing (`phase`). */
const phaseOf = ({ phase, revision }: State): Phase => (revision ? "accepted" : phase);

/** What the post step reports if the step is killed now; empty if nothing was sent or watched. */
export function messagesIfKilled(state: State): string {
  const { rollback } = state;
  const phase = phaseOf(state);
  if (phase === "not sent") return "";
  const { cancelledHeadline, message, advice = "" } = messagesOf(state)[phase];
  const headline = rollback
    ? `killed during the rollback of ${revisionLabel(state)}`
    : cancelledHeadline.replace("cancelled", "killed");
  const text = rollback
    ? rollbackText({ ...state, rollback: { ...rollback, failureReason: "the step was killed" } })
    : message;
  return killedReport.encode({
    headline: `${subjectOf(state)}: ${headline}`,
    message: plainText(text),
    advice: plainText(advice),
  });
}

/** An error as the result of a step. Bugs are rethrown. */
export function endOfRolloutError(
  error: unknown,
  store: Pick<StateStore, "state" | "update">,
  context: RefusalContext,
  isCancelled: boolean,
): End<State> {
  // The deployment may have been deleted, so what serves is unknown.
  if (isGone(error)) store.update({ readFailure: "gone" });
  const endOf = (current: State) =>
    endOfServiceError(error, {
      subject: subjectOf(current),
      phase: phaseOf(current),
      isCancelled,
      context,
      messages: messagesOf(current),
    });
  // After an `error`, another read may update the state before `describe` is called.
  return {
    outcome: endOf(store.state).outcome,
    describe: (current) => endOf(current).describe(current),
  };
}

/** The end of a step with invalid inputs; `effect` says that nothing was changed. */
export const endOfInvalidInputs = (
  problems: NonNullable<Conclusion["problems"]>,
  effect: string,
): End<State> => ({
  outcome: "rejected",
  describe: (state) => describeProblems(problems, subjectOf(state), effect),
});
