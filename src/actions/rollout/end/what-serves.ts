import type { Piece, Text } from "../../../report/blocks.ts";
import { formatDuration } from "../../../report/wording.ts";
import { nameOfNew, previousRuns, revisionPiece, runsOf } from "../describe.ts";
import { addressOf, type Known, type RolloutEnd } from "../known.ts";
import { runsInShort } from "../runs.ts";

/** What serves, and where, as far as the last read shows it. */
export function whatServes(known: Known): Text {
  const { before, deployment, revision, silentSinceMs } = known;
  if (silentSinceMs !== undefined && revision !== undefined) return whatMayServe(known);
  if (deployment === undefined || silentSinceMs !== undefined) return "";
  const active = deployment.active_revision_id;
  if (!active) return "No revision serves.";
  const url = addressOf(deployment);
  const at: Piece[] = url === "" ? [] : [" at ", { text: url, href: url }];
  if (active === revision?.id) return url === "" ? "" : ["It serves", ...at, "."];
  const runs = runsInShort(runsOf(known, active));
  const what: Piece[] =
    runs === undefined ? ["revision ", revisionPiece(known, active)] : [{ code: runs }];
  const still = active === before?.active_revision_id ? "Still serving: " : "Serving: ";
  return [still, ...what, ...at, "."];
}

/** The same if the last read was not answered. */
function whatMayServe(known: Known): string {
  const name = nameOfNew(known).replace(/^the/, "The");
  const former = runsInShort(previousRuns(known)) ?? "what ran before";
  const still = known.before?.active_revision_id ? `, or still ${former}` : "";
  return `${name} may serve${still}.`;
}

/** How a rollback can fail. */
const END_WORDS: Record<Exclude<RolloutEnd["outcome"], "deployed">, string> = {
  failed: "failed",
  superseded: "was superseded",
  not_active: "was deployed, but does not serve",
  timed_out: "was not over at the timeout",
};

/** The result of a rollback for a headline; empty if there was none. */
export function rollbackInShort({ rollback }: Known): string {
  if (rollback?.revision_id === undefined) return "";
  const { end, to, failedCheck } = rollback;
  if (end === undefined) return "; the end of the rollback is not known";
  if (end !== "deployed") return `; the rollback ${END_WORDS[end]}`;
  return `; rolled back to ${to}${failedCheck ? `, but it fails the ${failedCheck}` : ""}`;
}

/** The result of a rollback, or why there was none; empty if none was requested. */
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
  const because = reason ? `: ${reason}` : "";
  if (end !== "deployed")
    return [`The rollback to ${to}`, ...revision, ` ${END_WORDS[end]}${because}.`];
  const notRolledBack = kept.length === 0 ? "" : ` Not rolled back: ${kept.join(", ")}.`;
  const unchecked = why === undefined ? "" : ` It could not be checked: ${why}.`;
  return [
    `The rollback took ${formatDuration(tookMs)}`,
    ...revision,
    `.${notRolledBack}${unchecked}`,
  ];
}
