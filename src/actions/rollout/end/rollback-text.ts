import type { Text } from "../../../report/blocks.ts";
import { formatDuration } from "../../../report/format.ts";
import { revisionPiece } from "../describe.ts";
import type { RolloutEnd, State } from "../state.ts";

/** Verbs for a rollback that did not succeed. */
const END_VERBS: Record<Exclude<RolloutEnd["outcome"], "deployed">, string> = {
  failed: "failed",
  superseded: "was superseded",
  not_active: "was deployed, but does not serve",
  timed_out: "was not over at the timeout",
};

/** The result of a rollback for a headline; empty if no revision of it is known. */
export function rollbackLabel({ rollback }: State): string {
  if (rollback?.revision_id === undefined) return "";
  const { outcome, label, failedCheck } = rollback;
  if (outcome === undefined) return "; the end of the rollback is not known";
  if (outcome !== "deployed") return `; the rollback ${END_VERBS[outcome]}`;
  return `; rolled back to ${label}${failedCheck ? `, but it fails the ${failedCheck}` : ""}`;
}

/** The result of a rollback, or why there is none or it is unknown; empty if none was due. */
export function rollbackText(state: State): Text {
  const { rollback } = state;
  if (rollback === undefined) return "";
  const { phase, label, revision_id, outcome, durationMs = 0, keptMembers = [] } = rollback;
  const reason = rollback.failureReason?.replace(/^The /, "the ");
  if (revision_id === undefined)
    return phase === "not sent"
      ? `Not rolled back: ${reason}.`
      : `It is not known whether the rollback was applied: ${reason}.`;
  const idText = [" (revision ", revisionPiece(state, revision_id), ")"];
  if (outcome === undefined)
    return ["How the rollback", ...idText, ` ended is not known: ${reason}.`];
  const statusSuffix = rollback.statusMessage ? `: ${rollback.statusMessage}` : "";
  if (outcome !== "deployed")
    return [`The rollback to ${label}`, ...idText, ` ${END_VERBS[outcome]}${statusSuffix}.`];
  const keptNote = keptMembers.length === 0 ? "" : ` Not rolled back: ${keptMembers.join(", ")}.`;
  const checkNote = reason === undefined ? "" : ` It could not be checked: ${reason}.`;
  return [`The rollback took ${formatDuration(durationMs)}`, ...idText, `.${keptNote}${checkNote}`];
}
