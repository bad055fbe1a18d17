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
  /** Content of the previous latest revision: the new one inherits members that were not sent. */
  previousContent: SourceRevisionConfig;
  run: Pick<WorkflowRun, "id">;
}

/** A snapshot of the service: the deployment, and the new revisions, oldest first. */
export interface Snapshot {
  newRevisions: readonly NamedRevision[];
  deployment: DeploymentWithSecrets;
}

/** Whether an image tag or a git ref contains the id of this workflow run. */
function hasRunId(content: SourceRevisionConfig | null | undefined, id: string): boolean {
  const name = content?.image_uri?.split("/").at(-1)?.split("@")[0] ?? content?.repo_ref ?? "";
  return name.match(/\d+/g)?.includes(id) ?? false;
}

/** Whether only a digest or a git tag is sent: all revisions of it are equivalent. */
function isFixed({ secrets, source_config, source_revision_config }: DeploymentPatch): boolean {
  const { repo_ref, image_uri } = source_revision_config ?? {};
  const isPinned = isTag(repo_ref) || parseImage(image_uri ?? "").digest !== undefined;
  return isPinned && !secrets && Object.keys(source_config ?? {}).length === 0;
}

/** Whether a revision is certain to match this patch, whoever sent it. */
export const isCertainMatch = (
  { patch, run }: Omit<SentChange, "previousContent">,
  one: NamedRevision,
): boolean =>
  hasContent(patch.source_revision_config, one.source_revision_config) &&
  (isFixed(patch) || hasRunId(one.source_revision_config, run.id));

/** The expected content of our revision: what was sent, merged over the previous content. */
function expectedConfig({ patch, previousContent }: SentChange): SourceRevisionConfig {
  const content = { ...previousContent, ...patch.source_revision_config };
  // Services also show the image that they built from a git ref.
  return content.repo_ref ? { ...content, image_uri: undefined } : content;
}

/** Sent values, shown only by the deployment, that it shows differently, as sentences. */
export function findMismatches(
  patch: DeploymentPatch,
  deployment: DeploymentWithSecrets,
): string[] {
  const { spec, secrets } = compareSettings(patch, deployment);
  return [
    // A missing field may be one that the service does not support.
    ...(spec.includes("other") ? ["The resource_spec that was sent is not there"] : []),
    ...(secrets.some((one) => one === "other" || one === "absent")
      ? ["The secrets that were sent are not there"]
      : []),
  ];
}

function compareSettings(patch: DeploymentPatch, deployment: DeploymentWithSecrets) {
  const comparisons = compare(patch, deployment);
  const similaritiesUnder = (start: string) =>
    comparisons.filter(({ path }) => path.startsWith(start)).map(({ similarity }) => similarity);
  return {
    spec: similaritiesUnder("source_config.resource_spec."),
    secrets: similaritiesUnder("secrets"),
  };
}

/** Our revision, with the snapshot that shows it if that could be read. */
export interface IdentifiedRevision {
  revision: NamedRevision;
  snapshot?: Snapshot | undefined;
}

/** Identifies our revision among the new ones, if no reply named it. */
export function matchRevision(
  sent: SentChange,
  snapshot: Snapshot,
): SearchResult<IdentifiedRevision> {
  const { newRevisions, deployment } = snapshot;
  if (newRevisions.length === 0) return { kind: "nothing" };
  const { patch } = sent;
  const resultFor = (revision: NamedRevision) =>
    ({ kind: "own", resource: { revision, snapshot } }) as const;
  const mismatches = findMismatches(patch, deployment);
  // Of equivalent revisions the newest serves; of revisions with this run's id, the first is ours.
  const certainMatches = newRevisions.filter((one) => isCertainMatch(sent, one));
  const match = isFixed(patch) ? certainMatches.at(-1) : certainMatches[0];
  // Mismatches may come from a later revision. Without one, another client sent this content.
  const isMatchOurs = mismatches.length === 0 || newRevisions.length > 1;
  if (match !== undefined && isMatchOurs) return resultFor(match);
  const similarRevisions = newRevisions.filter((one) =>
    hasContent(expectedConfig(sent), one.source_revision_config),
  );
  const [only, ...others] = similarRevisions;
  const { spec } = compareSettings(patch, deployment);
  // Some services show nothing of a spec; hidden secrets are all that some ever show.
  const isSpecShown = spec.length === 0 || spec.includes("same");
  const isProven = mismatches.length === 0 && isSpecShown;
  if (only !== undefined && others.length === 0 && isProven) return resultFor(only);
  const reasons = only === undefined ? [] : mismatches;
  const isAlike = only !== undefined && mismatches.length === 0;
  const clause = isAlike ? "cannot be told apart" : "are not of this change";
  const ids = newRevisions.map(({ id }) => id).join(", ");
  const why = [...reasons, `Revisions appeared that ${clause}: ${ids}`];
  const onlyRevision = onlyCandidate(patch, snapshot);
  const candidate = onlyRevision && resultFor(onlyRevision).resource;
  return { kind: "unproven", reason: why.join(". "), candidate };
}

/**
 * The only new revision, in whatever form the service shows a ref, unless what is shown contradicts
 * what was sent: at the end of the window, an accepted change has its revision.
 */
export function onlyCandidate(
  patch: DeploymentPatch,
  { newRevisions, deployment }: Snapshot,
): NamedRevision | undefined {
  const [only, ...others] = newRevisions;
  const changesContent = Object.keys(patch.source_revision_config ?? {}).length > 0;
  if (only === undefined || others.length > 0 || !changesContent) return undefined;
  const isOther = isOtherContent(patch.source_revision_config, only.source_revision_config);
  return isOther || findMismatches(patch, deployment).length > 0 ? undefined : only;
}

/** The revision that the reply to a change names, unless its content differs from what was sent. */
export function revisionInReply(
  { patch }: SentChange,
  reply: DeploymentWithSecrets,
): NamedRevision | undefined {
  const { latest_revision_id: id, source_revision_config } = reply;
  if (id === null || isOtherContent(patch.source_revision_config, source_revision_config))
    return undefined;
  return { id, source_revision_config };
}

/** Whether the revision named by a reply is ours. One read after it shows whether it was stale. */
export function isReplyTrusted(
  sent: SentChange,
  reply: DeploymentWithSecrets,
  namedRevision: NamedRevision,
  { newRevisions, deployment }: Snapshot,
): boolean {
  const { patch } = sent;
  const ownRead = newRevisions.find(({ id }) => id === namedRevision.id);
  // The read shows other content than was sent, or than the reply showed.
  const contents = [patch.source_revision_config, namedRevision.source_revision_config];
  if (contents.some((content) => isOtherContent(content, ownRead?.source_revision_config)))
    return false;
  const isAlike = (one: NamedRevision) =>
    hasContent(expectedConfig(sent), one.source_revision_config);
  if (ownRead !== undefined && !isAlike(ownRead) && newRevisions.some(isAlike)) return false;
  const isLatest = deployment.latest_revision_id === namedRevision.id;
  // The only new revision is ours, whatever the service did to the values.
  if (isLatest && ownRead !== undefined && newRevisions.length === 1) return true;
  const replies = isLatest ? [reply, deployment] : [reply];
  return replies.every((one) => findMismatches(patch, one).length === 0);
}
