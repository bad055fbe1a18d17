import type { Piece, Text } from "../../../report/blocks.ts";
import { isSameId } from "../../../service/contract/ids.ts";
import { contentLabel, contentOf, previousContent, revisionLabel } from "../content.ts";
import { revisionPiece } from "../describe.ts";
import { type State, serverUrlOf } from "../state.ts";

/** The active revision and its URL, as of the last read. */
export function servingText(state: State): Text {
  const { initialDeployment, deployment, revision, readFailure, serverRevision } = state;
  if (readFailure === "other" && revision !== undefined) return possiblyServingText(state);
  if (deployment === undefined || readFailure !== undefined) return "";
  const activeId = deployment.active_revision_id;
  if (!activeId) return "No revision serves.";
  // The agent server at the URL reports another revision.
  if (serverRevision?.isKnown && !isSameId(activeId, serverRevision.id)) return "";
  const url = serverUrlOf(deployment);
  const urlPieces: Piece[] = url === "" ? [] : [" at ", { text: url, href: url }];
  if (activeId === revision?.id) return url === "" ? "" : ["It serves", ...urlPieces, "."];
  const content = contentLabel(contentOf(state, activeId));
  const name: Piece[] =
    content === undefined ? ["revision ", revisionPiece(state, activeId)] : [{ code: content }];
  const prefix =
    activeId === initialDeployment?.active_revision_id ? "Still serving: " : "Serving: ";
  return [prefix, ...name, ...urlPieces, "."];
}

/** The revisions that may be active if the last read failed. */
function possiblyServingText(state: State): string {
  const name = revisionLabel(state).replace(/^the/, "The");
  const previousLabel = contentLabel(previousContent(state)) ?? "what ran before";
  const alternative = state.initialDeployment?.active_revision_id
    ? `, or still ${previousLabel}`
    : "";
  return `${name} may serve${alternative}.`;
}
