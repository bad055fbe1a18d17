import type { Piece, Text } from "../../report/blocks.ts";
import { formatDuration, shortId } from "../../report/wording.ts";
import type { SourceRevisionConfig } from "../../service/contract/deployments.ts";
import type { Known } from "./known.ts";
import { isCommit, runsInShort } from "./runs.ts";
import { isDeployed } from "./status.ts";

/** What the step is about, by name, and by its GitHub environment if one is set. */
export function subjectOf({ deployment, labels }: Pick<Known, "deployment" | "labels">): string {
  const name = deployment?.name ?? labels.name;
  return labels.github_environment === undefined ? name : `${name} (${labels.github_environment})`;
}

/** What the revision runs. A ref keeps its name if the service shows its commit. */
export function newRuns({ revision, patch }: Known): SourceRevisionConfig {
  const runs = revision?.source_revision_config ?? patch?.source_revision_config ?? {};
  const asked = patch?.source_revision_config?.repo_ref;
  return asked && isCommit(runs.repo_ref ?? "") ? { ...runs, repo_ref: asked } : runs;
}

/** What served before, if that is known. A deployment shows the values of its latest revision. */
export function previousRuns({ before, rollback }: Known): SourceRevisionConfig | undefined {
  const { latest_revision_id: latest, active_revision_id: active } = before ?? {};
  const isShown = active && active === latest;
  return isShown
    ? before?.source_revision_config
    : (rollback?.previous?.source_revision_config ?? undefined);
}

/** What is rolled out, after the name of the deployment. */
export const rolledOut = (known: Known): string =>
  runsInShort(newRuns(known), previousRuns(known)) ?? "the new revision";

/** The platform's page of a revision, if the input `revision_link` says where that is. */
function pageOf({ deployment_id, labels }: Known, revision_id: string): string | undefined {
  if (deployment_id === undefined) return undefined;
  return labels.revision_link
    ?.replaceAll("{deployment_id}", encodeURIComponent(deployment_id))
    .replaceAll("{revision_id}", encodeURIComponent(revision_id));
}

/** The page of the revision that a step is about. */
export const pageOfRevision = (known: Known): string | undefined =>
  known.revision && pageOf(known, known.revision.id);

/** Where a reader is sent to: the page of a revision, if it is known. */
export function onThePlatform(known: Known, revision_id = known.revision?.id): Piece {
  const href = revision_id === undefined ? undefined : pageOf(known, revision_id);
  return href === undefined ? "on the platform" : { text: "on the platform", href };
}

/** The short id of a revision, which leads to its page if that is known. */
export function revisionPiece(known: Known, revision_id: string): Piece {
  const href = pageOf(known, revision_id);
  const code = shortId(revision_id);
  return href === undefined ? { code } : { text: code, href, isCode: true };
}

/** `Revision 1a2b3c4d`, at the beginning of a sentence. */
export const theRevision = (known: Known): Piece[] =>
  known.revision === undefined
    ? ["The revision"]
    : ["Revision ", revisionPiece(known, known.revision.id)];

/** The checks that the agent server passed; undefined if there are none. */
export const checksInWords = ({ checksPassed }: Known): string | undefined =>
  checksPassed.length === 0 ? undefined : `${checksPassed.join(" and ")} passed`;

/** Nothing is claimed of the time after the last answer. */
export function lastSeenInWords({ lastSeen }: Known): string {
  if (lastSeen === undefined)
    return "The revision was created, and its status was never seen. It may be rolling out.";
  const { status, atMs } = lastSeen;
  const now = isDeployed(status)
    ? "Whether it serves is not known."
    : "The rollout may continue, or may have ended.";
  return `Last seen ${status}, ${formatDuration(atMs)} after the start. ${now}`;
}

/** What to do first if it is not known which revision is ours. */
export const READ_REVISIONS =
  "Read the deployment's revisions on the platform before you deploy again.";

/**
 * How a reader keeps watching what this step does not watch any more. `more` ends the sentence.
 */
export function howToContinue({ labels, deployment_id, revision }: Known, more = ""): Text {
  const isHere = labels.watchedBy === "this action";
  if (revision === undefined)
    return deployment_id === undefined || isHere
      ? READ_REVISIONS
      : `To keep watching, use the root action with deployment_id: ${deployment_id}.`;
  const inWords = isHere
    ? `run this action with revision_id: ${revision.id} and no change`
    : `use the root action with deployment_id: ${deployment_id}, revision_id: ${revision.id}`;
  return ["To keep watching, ", { byStep: "add this step", inWords }, `${more}.`];
}
