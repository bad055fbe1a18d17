import type { Text } from "../../../report/blocks.ts";
import { formatDuration } from "../../../report/wording.ts";
import { revisionPiece } from "../describe.ts";
import type { Known } from "../known.ts";

/** What came of a rollback, at the end of a headline; empty if none was made. */
export function rollbackInShort({ rollback }: Known): string {
  if (rollback?.revision_id === undefined) return "";
  const { end, to, failedCheck } = rollback;
  if (end === undefined) return "; the end of the rollback is not known";
  if (end !== "deployed") return "; the rollback failed";
  const back = `; rolled back to ${to}`;
  return failedCheck === undefined ? back : `${back}, which fails ${failedCheck}, too`;
}

/** What came of a rollback, or why none was made; empty if none was asked for. */
export function rollbackInWords(known: Known): Text {
  const { rollback } = known;
  if (rollback === undefined) return "";
  const { phase, to, revision_id, end, why, reason, tookMs = 0, kept = [] } = rollback;
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
      ` ended as ${end}${reason ? `: ${reason}` : ""}.`,
    ];
  const stay = kept.length === 0 ? "" : ` The ${kept.join(" and ")} of this change stay.`;
  const unchecked = why === undefined ? "" : ` It could not be checked: ${why}.`;
  return [`Rolled back in ${formatDuration(tookMs)}`, ...revision, `.${stay}${unchecked}`];
}
