import type { Text } from "../../../report/blocks.ts";
import { formatDuration } from "../../../report/wording.ts";
import { revisionPiece } from "../describe.ts";
import type { Known, RolloutEnd } from "../known.ts";

/** What came of a rollback, at the end of a headline; empty if none was made. */
export function rollbackInShort({ rollback }: Known, check?: string): string {
  if (rollback?.revision_id === undefined) return "";
  const { end, to, failedCheck } = rollback;
  if (end === undefined) return "; the end of the rollback is not known";
  if (end === "superseded") return "; a newer deploy took the place of the rollback";
  if (end !== "deployed") return "; the rollback failed";
  const back = `; rolled back to ${to}`;
  if (failedCheck === undefined) return back;
  return failedCheck === check
    ? `${back}, which fails it too`
    : `${back}, which fails the ${failedCheck}`;
}

/** How a rollback can end otherwise than it should. */
const END_WORDS: Record<Exclude<RolloutEnd["outcome"], "deployed">, string> = {
  failed: "failed",
  superseded: "was superseded",
  not_active: "was deployed, but does not serve",
  timed_out: "was not over at the timeout",
};

/** Whether a rollback has taken the place of the revision: nobody waits for that any more. */
export const isReplaced = ({ rollback }: Known): boolean => rollback?.revision_id !== undefined;

/** What came of a rollback, or why none was made; empty if none was asked for. */
export function rollbackInWords(known: Known): Text {
  const { rollback } = known;
  if (rollback === undefined) return "";
  const { phase, to, revision_id, end, reason, tookMs = 0, kept = [] } = rollback;
  const why = rollback.why?.replace(/^The /, "the ");
  if (revision_id === undefined)
    return phase === "not sent"
      ? `Not rolled back: ${why}.`
      : `It is not known whether the rollback was applied: ${why}.`;
  const revision = [" (revision ", revisionPiece(known, revision_id), ")"];
  if (end === undefined) return ["How the rollback", ...revision, ` ended is not known: ${why}.`];
  if (end !== "deployed")
    return [
      `The rollback to ${to}`,
      ...revision,
      ` ${END_WORDS[end]}${reason ? `: ${reason}` : ""}.`,
    ];
  const stay = kept.length === 0 ? "" : ` Not rolled back: ${kept.join(", ")}.`;
  const unchecked = why === undefined ? "" : ` It could not be checked: ${why}.`;
  return [`Rolled back in ${formatDuration(tookMs)}`, ...revision, `.${stay}${unchecked}`];
}
