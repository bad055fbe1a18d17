import { type Piece, piecesOf, type Text } from "../action/summary.ts";
import { formatDuration, shortId } from "../action/wording.ts";
import type { SourceRevisionConfig } from "../contract/deployments.ts";
import type { Progress } from "./progress.ts";
import { isDeployed } from "./status.ts";

/** What the step is about, by name, and by its GitHub environment where one is set. */
export function subjectOf({ deployment, asked }: Pick<Progress, "deployment" | "asked">): string {
  const name = deployment?.name ?? asked.name;
  return asked.github_environment === undefined ? name : `${name} (${asked.github_environment})`;
}

const VERSION = /^v\d|^\d+\.\d/;
/** The last part of a path. Were it tried from each character, a long one would take minutes. */
const IMAGE =
  /(?<![^/:@])(?<name>[^/:@]*)(?::(?<tag>[^:/@]+))?(?:@sha256:(?<digest>[0-9a-f]{7})[0-9a-f]{57})?$/;

/** What a revision runs, as people name it: a tag, a branch or the start of a digest. */
export function whatRuns(runs: SourceRevisionConfig | null | undefined): string | undefined {
  // Services also show the image that they built of a git ref.
  if (runs?.repo_ref) return runs.repo_ref.replace(/^refs\/(tags|heads)\//, "");
  if (!runs?.image_uri) return undefined;
  const { name = "", tag, digest } = IMAGE.exec(runs.image_uri)?.groups ?? {};
  // Of "1" or "latest" alone a reader does not know what it is.
  if (tag !== undefined) return VERSION.test(tag) ? tag : `${name}:${tag}`;
  return digest === undefined ? runs.image_uri : `sha256:${digest}…`;
}

/** The platform's page of a revision, where the input `revision_link` says where that is. */
function pageOf({ deployment, asked }: Progress, revision_id: string): string | undefined {
  if (asked.revision_link === undefined || deployment === undefined) return undefined;
  return asked.revision_link
    .replaceAll("{deployment_id}", encodeURIComponent(deployment.id))
    .replaceAll("{revision_id}", encodeURIComponent(revision_id));
}

/** The page of the revision that a step is about. */
export const pageOfRevision = (progress: Progress): string | undefined =>
  progress.revision && pageOf(progress, progress.revision.id);

const ON_THE_PLATFORM = "on the platform";

/** Wherever a reader is sent to the platform, a link leads there, if one is known. */
export function withLinks(text: Text, progress: Progress): Text {
  const href = pageOfRevision(progress);
  if (href === undefined) return text;
  return piecesOf(text).flatMap((piece) => {
    const parts = typeof piece === "string" ? piece.split(ON_THE_PLATFORM) : [];
    if (parts.length < 2) return [piece];
    const link = { text: ON_THE_PLATFORM, href };
    return parts.flatMap((part, index) => (index === 0 ? [part] : [link, part]));
  });
}

/** The short id of a revision, which leads to its page where that is known. */
export function revisionPiece(progress: Progress, revision_id: string): Piece {
  const href = pageOf(progress, revision_id);
  const code = shortId(revision_id);
  return href === undefined ? { code } : { text: code, href, isCode: true };
}

/** The checks that the agent server passed; undefined if there are none. */
export const checksInWords = ({ checksPassed = [] }: Progress): string | undefined =>
  checksPassed.length === 0 ? undefined : `${checksPassed.join(" and ")} passed`;

/** What is rolled out, after the name of the deployment. */
export const rolledOut = ({ revision }: Progress) =>
  whatRuns(revision?.source_revision_config) ?? "the new revision";

/** `Revision 1a2b3c4d`, at the beginning of a sentence. */
export const theRevision = (progress: Progress): Piece[] =>
  progress.revision === undefined
    ? ["The revision"]
    : ["Revision ", revisionPiece(progress, progress.revision.id)];

/** Nothing is claimed of the time after the last answer. */
export function lastSeenInWords({ lastSeen }: Progress): string {
  if (lastSeen === undefined)
    return "The revision was created, and its status was never seen. It may be rolling out.";
  const { status, atMs } = lastSeen;
  const now = isDeployed(status)
    ? "Whether it serves is not known."
    : "The rollout may continue, or may have ended.";
  return `Last seen ${status}, ${formatDuration(atMs)} after the start. ${now}`;
}

/** How a reader keeps watching what this step no longer watches. */
export function howToContinue({ revision }: Progress): string {
  return revision === undefined
    ? "Read the deployment's revisions before you deploy again."
    : `To keep watching, run this action with revision_id: ${revision.id} and no change.`;
}
