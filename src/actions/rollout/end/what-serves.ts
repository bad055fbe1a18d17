import type { Piece, Text } from "../../../report/blocks.ts";
import { formatDuration } from "../../../report/wording.ts";
import { revisionPiece, runsOf } from "../describe.ts";
import { addressOf, type Known, type RolloutEnd } from "../known.ts";
import { runsInShort } from "../runs.ts";

function addressPieces({ deployment }: Known): Piece[] {
  const url = addressOf(deployment);
  return url === "" ? [] : [{ text: url, href: url }];
}

/** Where what was deployed serves; empty if the service does not show it. */
export function servesAt(known: Known): Text {
  const where = addressPieces(known);
  return where.length === 0 ? "" : ["Address: ", ...where, "."];
}

/** What serves after a rollout that did not end well, as far as the last read shows it. */
export function stillServing(known: Known): Text {
  const { deployment, revision, rollback, silentSinceMs } = known;
  if (deployment === undefined || silentSinceMs !== undefined) return "";
  const active = deployment.active_revision_id;
  if (!active) return "No revision serves.";
  if (active === revision?.id || active === rollback?.revision_id) return "";
  const where = addressPieces(known);
  return [...servingNow(active, known), ...(where.length === 0 ? [] : [" at ", ...where]), "."];
}

function servingNow(active: string, known: Known): Piece[] {
  const isPrevious = active === known.before?.active_revision_id;
  const runs = runsInShort(runsOf(known, active));
  return [
    isPrevious ? "Still serving: " : "Serving: ",
    ...(runs === undefined ? ["revision ", revisionPiece(known, active)] : [{ code: runs }]),
  ];
}

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
