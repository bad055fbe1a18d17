import type { SearchResult } from "../../../service/client/write/search.ts";
import {
  compare,
  type DeploymentWithSecrets,
  hasContent,
  isOtherContent,
} from "../../../service/contract/deployments/compare.ts";
import type { DeploymentPatch } from "../../../service/contract/deployments/deployment.ts";
import { parseImage } from "../../../service/contract/deployments/image.ts";
import type { NamedRevision } from "../../../service/contract/deployments/revision.ts";
import type { SourceRevisionConfig } from "../../../service/contract/deployments/settings.ts";
import { isTag } from "../../../service/contract/deployments/source.ts";
import type { WorkflowRun } from "../context.ts";

/** What was sent, and what is needed to identify its revision. */
export interface SentChange {
  patch: DeploymentPatch;
  /** Content of the latest revision before the change, from which unsent members are inherited. */
  previousContent: SourceRevisionConfig;
  run: Pick<WorkflowRun, "id">;
}

/** The deployment, and the revisions created since the baseline, oldest first. */
export interface Snapshot {
  newRevisions: readonly NamedRevision[];
  deployment: DeploymentWithSecrets;
}

/** Whether the last part of the image, or else the git ref, contains this workflow run's id. */
function hasRunId(content: SourceRevisionConfig | null | undefined, id: string): boolean {
  const name = content?.image_uri?.split("/").at(-1)?.split("@")[0] ?? content?.repo_ref ?? "";
  return name.match(/\d+/g)?.includes(id) ?? false;
}

/** Whether only content with a digest or git tag is sent: all revisions with it are equivalent. */
function isImmutable({ secrets, source_config, source_revision_config }: DeploymentPatch): boolean {
  const { repo_ref, image_uri } = source_revision_config ?? {};
  const isPinned = isTag(repo_ref) || parseImage(image_uri ?? "").digest !== undefined;
  return isPinned && !secrets && Object.keys(source_config ?? {}).length === 0;
}

/** Whether a revision is certain to match this patch, whoever sent it. */
export const isCertainMatch = (
  { patch, run }: Omit<SentChange, "previousContent">,
  { source_revision_config: content }: NamedRevision,
): boolean =>
  hasContent(patch.source_revision_config, content) &&
  (isImmutable(patch) || hasRunId(content, run.id));

/** Whether a revision has the expected content: what was sent, merged over the previous content. */
function isSimilar({ patch, previousContent }: SentChange, revision: NamedRevision): boolean {
  const content = { ...previousContent, ...patch.source_revision_config };
  // Services also show the image that they built from a git ref.
  const expected = content.repo_ref ? { ...content, image_uri: undefined } : content;
  return hasContent(expected, revision.source_revision_config);
}

/** Compares the spec and the secrets, which only the deployment shows. Mismatches are sentences. */
function compareSettings(patch: DeploymentPatch, deployment: DeploymentWithSecrets) {
  const comparisons = compare(patch, deployment);
  const similaritiesOf = (prefix: string) =>
    comparisons.filter(({ path }) => path.startsWith(prefix)).map(({ similarity }) => similarity);
  const spec = similaritiesOf("source_config.resource_spec.");
  const secrets = similaritiesOf("secrets");
  const areSecretsOther = secrets.includes("other") || secrets.includes("absent");
  const mismatches = [
    // The service may not support a field that is absent.
    ...(spec.includes("other") ? ["The resource_spec that was sent is not there"] : []),
    ...(areSecretsOther ? ["The secrets that were sent are not there"] : []),
  ];
  // At least one field of a sent spec must be shown. Secrets need not: many services hide them.
  return { mismatches, isSpecProven: spec.length === 0 || spec.includes("same") };
}

export const hasMismatches = (patch: DeploymentPatch, deployment: DeploymentWithSecrets) =>
  compareSettings(patch, deployment).mismatches.length > 0;

/** The revision of this change, and the snapshot by which it was identified, if any. */
export interface OwnRevision {
  revision: NamedRevision;
  snapshot?: Snapshot | undefined;
}

/** Identifies our revision among the new ones, if no trusted reply names it. */
export function matchRevision(change: SentChange, snapshot: Snapshot): SearchResult<OwnRevision> {
  const { newRevisions, deployment } = snapshot;
  if (newRevisions.length === 0) return { kind: "nothing" };
  const { patch } = change;
  const { mismatches, isSpecProven } = compareSettings(patch, deployment);
  // Of equivalent revisions the newest serves; of revisions with this run's id, the first is ours.
  const certainMatches = newRevisions.filter((one) => isCertainMatch(change, one));
  const certainMatch = certainMatches.at(isImmutable(patch) ? -1 : 0);
  // Mismatches may come from another new revision. If this is the only one, it is not ours.
  if (certainMatch !== undefined && (mismatches.length === 0 || newRevisions.length > 1))
    return { kind: "own", resource: { revision: certainMatch, snapshot } };
  const [similar, ...otherSimilar] = newRevisions.filter((one) => isSimilar(change, one));
  const isProven = mismatches.length === 0 && isSpecProven;
  if (similar !== undefined && otherSimilar.length === 0 && isProven)
    return { kind: "own", resource: { revision: similar, snapshot } };
  const reasons = similar === undefined ? [] : mismatches;
  const ids = newRevisions.map(({ id }) => id).join(", ");
  const candidate = findOnlyCandidate(patch, snapshot);
  return {
    kind: "unproven",
    reason: [...reasons, `Revisions appeared that may not be of this change: ${ids}`].join(". "),
    candidate: candidate && { revision: candidate, snapshot },
  };
}

/**
 * The only new revision after a change of content, unless it contradicts what was sent. If the
 * change was accepted, it counts as ours after `settle_window`, even with a respelled ref.
 */
export function findOnlyCandidate(patch: DeploymentPatch, { newRevisions, deployment }: Snapshot) {
  const [candidate] = newRevisions;
  const { source_revision_config: content } = patch;
  if (candidate === undefined || newRevisions.length > 1 || Object.keys(content ?? {}).length === 0)
    return undefined;
  const isOther = isOtherContent(content, candidate.source_revision_config);
  return isOther || hasMismatches(patch, deployment) ? undefined : candidate;
}

/** Whether the revision that a reply names is ours. The snapshot shows if the reply was stale. */
export function isReplyTrusted(
  change: SentChange,
  reply: DeploymentWithSecrets,
  namedRevision: NamedRevision,
  { newRevisions, deployment }: Snapshot,
): boolean {
  const { patch } = change;
  const seenRevision = newRevisions.find(({ id }) => id === namedRevision.id);
  // Not if the snapshot shows other content than was sent, or than the reply showed.
  const contents = [patch.source_revision_config, namedRevision.source_revision_config];
  if (contents.some((content) => isOtherContent(content, seenRevision?.source_revision_config)))
    return false;
  const similarRevisions = newRevisions.filter((one) => isSimilar(change, one));
  if (seenRevision && similarRevisions.length > 0 && !similarRevisions.includes(seenRevision))
    return false;
  const isLatest = deployment.latest_revision_id === namedRevision.id;
  // The only new revision is ours, even if the service changed the spec or secrets that were sent.
  if (isLatest && seenRevision !== undefined && newRevisions.length === 1) return true;
  const replies = isLatest ? [reply, deployment] : [reply];
  return !replies.some((one) => hasMismatches(patch, one));
}
