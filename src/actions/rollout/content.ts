import { parseImage } from "../../service/contract/deployments/image.ts";
import type { SourceRevisionConfig } from "../../service/contract/deployments/settings.ts";
import { isCommit, isTag } from "../../service/contract/deployments/source.ts";

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
