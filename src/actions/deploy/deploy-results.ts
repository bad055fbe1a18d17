import type { Problem } from "../../inputs/problem.ts";
import { type Piece, sentences, type Text } from "../../report/blocks.ts";
import { toSentence } from "../../report/problems.ts";
import { shortReason } from "../../report/unanswered.ts";
import type { ServiceError } from "../../service/client/errors.ts";
import type { Revision } from "../../service/contract/deployments/revision.ts";
import { isTag } from "../../service/contract/deployments/source.ts";
import { settingsOnlyChanges } from "../rollout/change.ts";
import { changesLabel } from "../rollout/change-text.ts";
import {
  contentLabel,
  newContent,
  newContentLabel,
  previousContent,
  revisionLabel,
} from "../rollout/content.ts";
import {
  buildEnd,
  failureClause,
  platformLink,
  resumeAdvice,
  revisionPiece,
  revisionSubject,
} from "../rollout/describe.ts";
import { endOfInvalidInputs } from "../rollout/end/error-results.ts";
import { currentStateText, otherChangesText } from "../rollout/end/rollout-results.ts";
import { isServing, type State } from "../rollout/state.ts";
import type { FailedCheck } from "./checks/checks.ts";
import { ALREADY_MATCHES, type Plan, planLabel } from "./plan/plan.ts";

export const endOfDryRun = (plan: Plan) =>
  buildEnd("planned", (state) => ({
    headline: `: planned ${planLabel(plan)}`,
    message: sentences(
      "Nothing was sent (dry_run).",
      plan.pendingRevision === undefined ? "" : otherRolloutText(state, plan.pendingRevision),
    ),
  }));

/** `Revision 1a2b3c4d (agent:1.4.0)`, at the beginning of a sentence. */
function revisionWithContent(state: State, { id, source_revision_config }: Revision): Piece[] {
  const code = contentLabel(source_revision_config);
  const parenthesis = code === undefined ? [] : [" (", { code }, ")"];
  return ["Revision ", revisionPiece(state, id), ...parenthesis];
}

export const otherRolloutText = (state: State, pendingRevision: Revision): Text => [
  ...revisionWithContent(state, pendingRevision),
  ` is ${pendingRevision.status}: another rollout is in progress.`,
];

export const unchangedEnd = buildEnd("unchanged", (state) => ({
  headline: ` already runs ${contentLabel(newContent(state)) ?? "this"}`,
  message: `Nothing was sent. ${ALREADY_MATCHES}`,
}));

export const reject = (problems: readonly Problem[]) => ({
  end: endOfInvalidInputs(problems, "Nothing was changed."),
});

/** The plan in the summary says why no revision is needed. */
export const noRevisionEnd = buildEnd("no_revision", ({ plan }) => ({
  headline: `: ${changesLabel(plan?.changes ?? []) || "nothing changed"}`,
  message: "",
}));

export const endOfEarlyTimeout = (failure?: ServiceError) =>
  buildEnd("timed_out", () => ({
    headline: ": timed out, nothing was changed",
    message: `The timeout came before the change was sent${failureClause(failure && shortReason(failure))}.`,
    advice: failure ? "Run this again once that read succeeds." : "Set a longer timeout.",
  }));

/** The end if the timeout came during the wait for the rollout of this revision. */
export const endOfIdleTimeout = (
  blockingRevision: Revision,
  requestedContent: Revision["source_revision_config"],
  failure: ServiceError | undefined,
) =>
  buildEnd("timed_out", (state) => {
    const { id, status } = blockingRevision;
    const reason = failure && shortReason(failure);
    const clause = ` was ${failure ? "last seen" : "still"} ${status}${failureClause(reason)}.`;
    return {
      headline: `: timed out, ${contentLabel(requestedContent) ?? "the change"} was not sent`,
      message: [...revisionWithContent(state, blockingRevision), clause],
      advice: ["Look at that revision ", platformLink(state, id), ", or set a longer timeout."],
    };
  });

export const notWaitedEnd = buildEnd("not_waited", (state) => ({
  headline:
    settingsOnlyChanges(state).length === 0
      ? `: rollout of ${newContentLabel(state)} started`
      : `${currentStateText(state)}; its rollout has started`,
  message: sentences(
    [...revisionSubject(state), " was created. Not waiting for it (wait: false)."],
    otherChangesText(state),
  ),
  advice: resumeAdvice(state),
}));

/** The end of a step with `revision_id`, and with `dry_run` or `wait: false`. */
export const endWithoutWatch = (status: string, isPending: boolean, isDryRun: boolean) =>
  buildEnd(isDryRun ? "planned" : "not_waited", (state) => ({
    headline: `: ${newContentLabel(state)} is ${status}`,
    message: isDryRun ? "It is not watched (dry_run)." : "Not waiting for it (wait: false).",
    advice: isPending ? resumeAdvice(state) : "",
  }));

/** Advice if the revision serves but failed a check. Names no branch: it may have moved since. */
function rollbackAdvice(state: State): Text {
  const previous = previousContent(state);
  const content = contentLabel(previous);
  const isRepeatable = content !== undefined && (previous?.image_uri || isTag(previous?.repo_ref));
  return isRepeatable ? ["Roll back now: deploy ", { code: content }, " again."] : "Roll back now.";
}

export const endOfFailedCheck = ({ check, outcome, finding }: FailedCheck) =>
  buildEnd(outcome, (state) => {
    const { headline = `failed the ${check}`, prefix, isBroken, isOther, advice } = finding;
    const problem = prefix === undefined ? finding.problem : `${prefix}, ${finding.problem}`;
    const servingClause = isServing(state) && !isOther ? " serves, but" : "";
    return {
      headline: `: ${revisionLabel(state)}${servingClause} ${headline}`,
      message: toSentence(problem),
      advice: sentences(isBroken && isServing(state) ? rollbackAdvice(state) : "", advice),
    };
  });
