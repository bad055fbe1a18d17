import { type Piece, plainText, type Text } from "../../../report/blocks.ts";
import type { Conclusion, End } from "../../../report/conclusion.ts";
import { endOfServiceError, type PhaseMessages } from "../../../report/error-ending.ts";
import { describeProblems } from "../../../report/problems.ts";
import type { RefusalContext } from "../../../report/refusals/row.ts";
import { isGone } from "../../../service/client/errors.ts";
import type { Phase } from "../../../service/client/write/write.ts";
import { isOtherContent } from "../../../service/contract/compare.ts";
import { killedReport } from "../../../step/saved-state.ts";
import { contentLabel } from "../content.ts";
import {
  concurrencyAdvice,
  creationAdvice,
  goneAdvice,
  lastSeenInWords,
  previousContent,
  READ_REVISIONS,
  resumeAdvice,
  revisionLabel,
  revisionSubject,
  subjectOf,
} from "../describe.ts";
import type { State } from "../state.ts";
import { isDeployed } from "../status.ts";

/** Messages after an error or a cancellation, by the phase of the change. */
const CHANGE_MESSAGES = (state: State): Record<Phase, PhaseMessages> => ({
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
    advice: READ_REVISIONS,
  },
  accepted: {
    ...watchingMessages(state, "changed, but its revision is not known"),
    ...(state.revision === undefined && concurrentRevisionMessages(state)),
  },
});

/** Messages if the latest revision is new and shows other content than was sent. */
function concurrentRevisionMessages(
  state: State,
): Pick<PhaseMessages, "headline" | "advice"> | undefined {
  const { before, deployment, patch } = state;
  const sent = patch?.source_revision_config;
  const content = deployment?.source_revision_config;
  const isNew = deployment?.latest_revision_id !== before?.latest_revision_id;
  if (!isNew || !isOtherContent(sent, content)) return undefined;
  return {
    headline: `${contentLabel(sent)} was sent, and a revision of ${contentLabel(content)} appeared`,
    advice: concurrencyAdvice(state),
  };
}

/** Messages for a revision that was watched; `ifNone` is the headline if there is none. */
export function watchingMessages(state: State, ifNone: string): PhaseMessages {
  const { checking, revision: { status = "" } = {} } = state;
  const progress =
    checking === undefined
      ? `while ${revisionLabel(state)} was ${status || "just created"}`
      : `before the ${checking} of ${revisionLabel(state)} was over`;
  return {
    headline: state.revision ? `the outcome of ${revisionLabel(state)} is unknown` : ifNone,
    cancelled: `cancelled ${progress}`,
    message:
      state.silentSinceMs === undefined
        ? [
            ...revisionSubject(state),
            (isDeployed(status) ? " is deployed" : " continues to roll out") +
              (checking === undefined ? "" : `, and its ${checking} was not over`),
            ...servedBefore(state),
            ".",
          ]
        : lastSeenInWords(state),
    ...(state.revision && {
      lastSeen: (why: string) => lastSeenInWords(state, why),
    }),
    advice: resumeAdvice(state),
  };
}

/** What the post step reports if the step is killed now; empty while nothing was sent. */
export function messagesIfKilled(state: State): string {
  const { rollback, revision } = state;
  const phase = revision === undefined ? state.phase : "accepted";
  if (phase === "not sent") return "";
  const { cancelled, message, advice = "" } = CHANGE_MESSAGES(state)[phase];
  const killed = (during: string, text: Text, nextStep: Text) =>
    killedReport.encode({
      headline: `${subjectOf(state)}: killed ${during}`,
      message: plainText(text),
      advice: plainText(nextStep),
    });
  const mayBeApplied = "It may have been applied.";
  if (phase === "sent" && state.before === undefined)
    return killed(
      "while the creation was being sent",
      "The deployment may have been created.",
      creationAdvice(state.labels.name),
    );
  if (rollback === undefined)
    return phase === "sent"
      ? killed("while the change was being sent", mayBeApplied, advice)
      : killed(cancelled.replace(/^cancelled /, ""), message, advice);
  const { revision_id: id, end } = rollback;
  const during = `during the rollback of ${revisionLabel(state)}`;
  if (id === undefined)
    return killed(during, rollback.phase === "not sent" ? message : mayBeApplied, READ_REVISIONS);
  const { rollback: _, ...watched } = { ...state, revision: { id } };
  const progress = end === "deployed" ? "is deployed" : "continues to roll out";
  return killed(during, `Its revision ${id} ${progress}.`, resumeAdvice(watched));
}

function servedBefore(state: State): Piece[] {
  const content = contentLabel(previousContent(state));
  return content === undefined ? [] : ["; ", { code: content }, " served before"];
}

/** An error as the result of a step. Bugs are rethrown. */
export function endOfRolloutError(
  error: unknown,
  state: State,
  context: RefusalContext,
  isCancelled: boolean,
  messagesOf = CHANGE_MESSAGES,
): End<State> {
  const endIn = (current: State) => {
    const messages = messagesOf(current);
    const wasDeleted = current.lastSeen !== undefined && isGone(error);
    return endOfServiceError(error, {
      subject: subjectOf(current),
      // A watched revision was accepted, whoever sent it.
      phase: current.revision === undefined ? current.phase : "accepted",
      isCancelled,
      context,
      messages: wasDeleted
        ? { ...messages, accepted: { ...messages.accepted, gone: goneAdvice(current) } }
        : messages,
    });
  };
  // `describe` gets a later state: the deployment is read once more before it is called.
  return {
    outcome: endIn(state).outcome,
    describe: (current) => endIn(current).describe(current),
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
