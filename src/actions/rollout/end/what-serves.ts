import type { Piece, Text } from "../../../report/blocks.ts";
import { newRuns, revisionPiece, runsOf } from "../describe.ts";
import { addressOf, type Known } from "../known.ts";
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
  const runs = runsInShort(runsOf(known, active), newRuns(known));
  return [
    isPrevious ? "Still serving: " : "Serving: ",
    ...(runs === undefined ? ["revision ", revisionPiece(known, active)] : [{ code: runs }]),
  ];
}
