import { parseImage } from "../../service/contract/deployments/image.ts";
import type { SourceRevisionConfig } from "../../service/contract/deployments/settings.ts";
import { isCommit, isTag } from "../../service/contract/deployments/source.ts";
import type { State } from "./state.ts";

/** Shortens a commit; any other ref is unchanged. */
export const shortenCommit = (ref: string): string => (isCommit(ref) ? ref.slice(0, 7) : ref);

/** A ref without `refs/tags/` or `refs/heads/`; a commit is shortened. */
export const refLabel = (ref: string): string =>
  shortenCommit(ref).replace(/^refs\/(tags|heads)\//, "");

/** Adds the commit to a branch, because a branch moves. */
function refWithCommit(repo_ref: string, commit: string): string {
  const isBranch = !isTag(repo_ref) && !isCommit(repo_ref);
  const label = refLabel(repo_ref);
  return isBranch && isCommit(commit) ? `${label} (${shortenCommit(commit)})` : label;
}

const SHORT_DIGEST_LENGTH = "sha256:".length + 7;

/** An image with its full name and a shortened digest. */
export function imageLabel(image_uri: string): string {
  const { name, tag, digest } = parseImage(image_uri);
  const digestSuffix = digest && `@${digest.slice(0, SHORT_DIGEST_LENGTH)}`;
  return [name, tag && `:${tag}`, digestSuffix].filter(Boolean).join("");
}

/** Label of a revision's content: `v1.4.0`, `main (0a1b2c3)` or `agent:1.4.0`. */
export function contentLabel(content: SourceRevisionConfig | null | undefined): string | undefined {
  // Services also show the image that they built from a git ref.
  if (content?.repo_ref) return refWithCommit(content.repo_ref, content.repo_commit_sha ?? "");
  return content?.image_uri ? imageLabel(content.image_uri).replace(/^.*\//, "") : undefined;
}

/** The content of the new revision, with the sent ref even if the service shows its commit. */
export function newContent({ revision, patch }: State): SourceRevisionConfig {
  const content = revision?.source_revision_config ?? patch?.source_revision_config ?? {};
  const sentRef = patch?.source_revision_config?.repo_ref;
  return sentRef && isCommit(content.repo_ref ?? "") ? { ...content, repo_ref: sentRef } : content;
}

/** The content of a revision, if known: a deployment shows that of its latest revision. */
export function contentOf(state: State, revision_id: string | null | undefined) {
  const { rollback } = state;
  if (!revision_id) return undefined;
  if (revision_id === state.revision?.id) return newContent(state);
  if (revision_id === rollback?.revision_id)
    return rollback.previous?.source_revision_config ?? undefined;
  const revisions = [state.previousRevision, state.activeRevision, rollback?.previous];
  const revision = revisions.find((one) => one?.id === revision_id);
  const deployments = [state.initialDeployment, state.deployment];
  const deployment = deployments.find((one) => one?.latest_revision_id === revision_id);
  return revision?.source_revision_config ?? deployment?.source_revision_config;
}

export const previousContent = (state: State): SourceRevisionConfig | undefined =>
  contentOf(state, state.initialDeployment?.active_revision_id);

/** Label of the new content, or `the new revision` if its content is unknown. */
export const newContentLabel = (state: State): string =>
  contentLabel(newContent(state)) ?? "the new revision";

/** `newContentLabel`, marked as new if it also fits another revision that is or was active. */
export function revisionLabel(state: State): string {
  const label = newContentLabel(state);
  const { initialDeployment, deployment, revision } = state;
  const activeIds = [initialDeployment, deployment].flatMap((one) => one?.active_revision_id ?? []);
  const isAmbiguous = activeIds
    .filter((id) => id !== revision?.id)
    .some((id) => contentLabel(contentOf(state, id)) === label);
  return isAmbiguous ? `the new revision of ${label}` : label;
}
