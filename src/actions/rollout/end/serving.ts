import type { Piece, Text } from "../../../report/blocks.ts";
import { formatDuration, isSameId } from "../../../report/format.ts";
import { contentLabel } from "../content.ts";
import { contentOf, previousContent, revisionLabel, revisionPiece } from "../describe.ts";
import { type RolloutEnd, type State, serverUrlOf } from "../state.ts";

/** What serves, and where, as of the last read. */
export function servingText(state: State): Text {
  const { initialDeployment, deployment, revision, readFailure, serverRevision } = state;
  if (readFailure === "other" && revision !== undefined) return possiblyServingText(state);
  if (deployment === undefined || readFailure !== undefined) return "";
  const active = deployment.active_revision_id;
  if (!active) return "No revision serves.";
  // The agent server at the URL reports another revision.
  if (serverRevision?.isKnown && !isSameId(active, serverRevision.id)) return "";
  const url = serverUrlOf(deployment);
  const atUrl: Piece[] = url === "" ? [] : [" at ", { text: url, href: url }];
  if (active === revision?.id) return url === "" ? "" : ["It serves", ...atUrl, "."];
  const content = contentLabel(contentOf(state, active));
  const name: Piece[] =
    content === undefined ? ["revision ", revisionPiece(state, active)] : [{ code: content }];
  const prefix = active === initialDeployment?.active_revision_id ? "Still serving: " : "Serving: ";
  return [prefix, ...name, ...atUrl, "."];
}

/** What may serve if the last read failed. */
function possiblyServingText(state: State): string {
  const name = revisionLabel(state).replace(/^the/, "The");
  const previous = contentLabel(previousContent(state)) ?? "what ran before";
  const alternative = state.initialDeployment?.active_revision_id ? `, or still ${previous}` : "";
  return `${name} may serve${alternative}.`;
}

/** Verbs for the ends of a rollback that failed. */
const FAILED_ROLLBACK_VERBS: Record<Exclude<RolloutEnd["outcome"], "deployed">, string> = {
  failed: "failed",
  superseded: "was superseded",
  not_active: "was deployed, but does not serve",
  timed_out: "was not over at the timeout",
};

/** The result of a rollback for a headline; empty if there was none. */
export function rollbackLabel({ rollback }: State): string {
  if (rollback?.revision_id === undefined) return "";
  const { end, targetLabel, failedCheck } = rollback;
  if (end === undefined) return "; the end of the rollback is not known";
  if (end !== "deployed") return `; the rollback ${FAILED_ROLLBACK_VERBS[end]}`;
  return `; rolled back to ${targetLabel}${failedCheck ? `, but it fails the ${failedCheck}` : ""}`;
}

/** The result of a rollback, or why there was none; empty if none was requested. */
export function rollbackText(state: State): Text {
  const { rollback } = state;
  if (rollback === undefined) return "";
  const {
    phase,
    targetLabel,
    revision_id,
    end,
    statusMessage,
    durationMs = 0,
    unrestoredMembers = [],
  } = rollback;
  const why = rollback.failureReason?.replace(/^The /, "the ");
  if (revision_id === undefined)
    return phase === "not sent"
      ? `Not rolled back: ${why}.`
      : `It is not known whether the rollback was applied: ${why}.`;
  const revision = [" (revision ", revisionPiece(state, revision_id), ")"];
  if (end === undefined) return ["How the rollback", ...revision, ` ended is not known: ${why}.`];
  const because = statusMessage ? `: ${statusMessage}` : "";
  if (end !== "deployed")
    return [
      `The rollback to ${targetLabel}`,
      ...revision,
      ` ${FAILED_ROLLBACK_VERBS[end]}${because}.`,
    ];
  const restText =
    unrestoredMembers.length === 0 ? "" : ` Not rolled back: ${unrestoredMembers.join(", ")}.`;
  const uncheckedText = why === undefined ? "" : ` It could not be checked: ${why}.`;
  return [
    `The rollback took ${formatDuration(durationMs)}`,
    ...revision,
    `.${restText}${uncheckedText}`,
  ];
}
