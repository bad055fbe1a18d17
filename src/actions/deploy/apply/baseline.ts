import { LIMITS } from "../../../service/client/limits.ts";
import { call, readBestEffort } from "../../../service/client/requests.ts";
import {
  type DeploymentState,
  getDeploymentSecrets,
} from "../../../service/contract/deployments/deployment.ts";
import {
  createdMs,
  getRevision,
  listRevisions,
  type NamedRevision,
  type Revision,
} from "../../../service/contract/deployments/revision.ts";
import type { StepContext } from "../../../step/step-context.ts";
import type { Snapshot } from "./match-revision.ts";

/** A deployment and its revisions before the change, as far as the service shows them. */
export interface Baseline {
  deployment: DeploymentState;
  ids: ReadonlySet<string>;
  /** The revisions with these ids that were read. */
  revisions: readonly Revision[];
}

/** The newest revisions; empty if the list cannot be read. Beyond the contract: revision-list. */
async function listNewest(ctx: StepContext, deployment_id: string): Promise<Revision[]> {
  const parameters = { deployment_id, limit: LIMITS.revisions.members };
  return (await readBestEffort(ctx, listRevisions, parameters))?.resources ?? [];
}

const idsOf = ({ latest_revision_id, active_revision_id }: DeploymentState): string[] =>
  [latest_revision_id, active_revision_id].filter((id) => id !== null);

export async function takeBaseline(ctx: StepContext, deployment: DeploymentState) {
  const { id: deployment_id, latest_revision_id: revision_id } = deployment;
  const revisions = await listNewest(ctx, deployment_id);
  // A stale list lacks the latest revision, whose creation time `isNew` needs.
  if (revision_id !== null && !revisions.some(({ id }) => id === revision_id)) {
    const latest = await readBestEffort(ctx, getRevision, { deployment_id, revision_id });
    if (latest !== undefined) revisions.push(latest);
  }
  const ids = new Set([...idsOf(deployment), ...revisions.map(({ id }) => id)]);
  return { deployment, ids, revisions } satisfies Baseline;
}

/** The latest revision in the reply to a change, if the baseline lacks it. */
export const newRevisionIn = (
  { latest_revision_id: id, source_revision_config }: DeploymentState,
  { ids }: Baseline,
) => (id === null || ids.has(id) ? undefined : { id, source_revision_config });

/** Ids of the revisions created before this one, as far as the service shows them. */
export function olderIdsOf(
  revision: NamedRevision,
  { deployment: { latest_revision_id: latestId }, ids, revisions }: Baseline,
): ReadonlySet<string> {
  // The latest revision is the newest of all.
  if (revision.id === latestId) return new Set([...ids].filter((id) => id !== latestId));
  const olderRevisions = revisions.filter((one) => createdMs(one) < createdMs(revision));
  return new Set(olderRevisions.map(({ id }) => id));
}

/**
 * Reads the revisions created since the baseline, from the list and from the deployment, because
 * either may be stale. One attempt at each. Throws if the deployment cannot be read.
 */
export async function readNewRevisions(ctx: StepContext, baseline: Baseline): Promise<Snapshot> {
  const deployment_id = baseline.deployment.id;
  const [listedRevisions, deployment] = await Promise.all([
    listNewest(ctx, deployment_id),
    call(ctx, getDeploymentSecrets, { deployment_id }, LIMITS.once),
  ]);
  // A list may show less of a revision than a read by id.
  const completeRevisions = listedRevisions.filter((one) => one.source_revision_config);
  const byId = new Map<string, NamedRevision>(completeRevisions.map((one) => [one.id, one]));
  const latestId = deployment.latest_revision_id;
  for (const id of idsOf(deployment)) {
    if (baseline.ids.has(id) || byId.has(id)) continue;
    const revision = await readBestEffort(ctx, getRevision, { deployment_id, revision_id: id });
    // A read of the latest revision may fail or lack the content, which the deployment shows, too.
    const latestContent = id === latestId ? deployment.source_revision_config : undefined;
    const source_revision_config = revision?.source_revision_config ?? latestContent;
    byId.set(id, { id, ...revision, source_revision_config });
  }
  // A latest revision that the baseline lacks is new, whatever the service's clock says.
  const isLatest = ({ id }: NamedRevision) => id === latestId && !baseline.ids.has(id);
  const newRevisions = [...byId.values()]
    .filter((one) => isNew(one, baseline) || isLatest(one))
    .toReversed();
  if (!newRevisions.some((one) => Number.isNaN(createdMs(one))))
    newRevisions.sort((one, other) => createdMs(one) - createdMs(other));
  return { newRevisions, deployment };
}

/** Whether a revision is newer than the baseline, whose list may be stale and lack older ones. */
export const isNew = (revision: NamedRevision, { ids, revisions }: Baseline): boolean =>
  !ids.has(revision.id) && !revisions.some((one) => createdMs(one) > createdMs(revision));
