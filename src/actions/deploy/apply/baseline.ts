import { LIMITS } from "../../../service/client/limits.ts";
import { call, readBestEffort } from "../../../service/client/requests.ts";
import {
  type DeploymentState,
  getDeploymentSecrets,
} from "../../../service/contract/deployments/deployment.ts";
import {
  getRevision,
  listRevisions,
  type NamedRevision,
  type Revision,
} from "../../../service/contract/deployments/revision.ts";
import type { StepContext } from "../../../step/step-context.ts";
import type { Snapshot } from "./match-revision.ts";

type Target = { deployment_id: string };

/** Snapshot of a deployment and its revisions before the change, as far as they are shown. */
export interface Baseline {
  deployment: DeploymentState;
  ids: ReadonlySet<string>;
  /** The revisions among `ids` that were read. */
  revisions: readonly Revision[];
}

function createdMs({ created_at }: NamedRevision): number | undefined {
  const ms = Date.parse(created_at ?? "");
  return Number.isNaN(ms) ? undefined : ms;
}

/** The newest revisions; undefined if there is no list. Beyond the contract: revision-list. */
const readList = async (
  ctx: StepContext,
  target: Target,
): Promise<readonly Revision[] | undefined> =>
  (await readBestEffort(ctx, listRevisions, { ...target, limit: LIMITS.revisions.members }))
    ?.resources;

const idsOf = ({ latest_revision_id, active_revision_id }: DeploymentState): string[] =>
  [latest_revision_id, active_revision_id].filter((id) => id !== null);

export async function takeBaseline(
  ctx: StepContext,
  deployment: DeploymentState,
): Promise<Baseline> {
  const target = { deployment_id: deployment.id };
  const revisions = [...((await readList(ctx, target)) ?? [])];
  const latest = deployment.latest_revision_id;
  // A stale list would date the baseline too early.
  if (latest !== null && !revisions.some(({ id }) => id === latest)) {
    const revision = await readBestEffort(ctx, getRevision, { ...target, revision_id: latest });
    if (revision !== undefined) revisions.push(revision);
  }
  const ids = new Set([...idsOf(deployment), ...revisions.map(({ id }) => id)]);
  return { deployment, ids, revisions };
}

/** Revisions created before this one, as far as the service shows them. */
export function revisionsBefore(
  revision: NamedRevision,
  { deployment: { latest_revision_id: latest }, ids, revisions }: Baseline,
): ReadonlySet<string> {
  // The latest revision is the newest of all.
  if (revision.id === latest) return new Set([...ids].filter((id) => id !== latest));
  const ms = createdMs(revision) ?? 0;
  const older = revisions.filter((one) => (createdMs(one) ?? ms) < ms);
  return new Set(older.map(({ id }) => id));
}

/**
 * Revisions created since the baseline, from the list and from the deployment, because either may
 * be stale. One attempt at each. Throws if the deployment cannot be read.
 */
export async function readNewRevisions(
  ctx: StepContext,
  target: Target,
  baseline: Baseline,
): Promise<Snapshot> {
  const [listedRevisions, deployment] = await Promise.all([
    readList(ctx, target),
    call(ctx, getDeploymentSecrets, target, LIMITS.once),
  ]);
  // A list may show less of a revision than a read by id.
  const completeRevisions = (listedRevisions ?? []).filter(
    (revision) => revision.source_revision_config,
  );
  const byId = new Map<string, NamedRevision>(
    completeRevisions.map((revision) => [revision.id, revision]),
  );
  const latest = deployment.latest_revision_id;
  for (const id of idsOf(deployment)) {
    if (baseline.ids.has(id) || byId.has(id)) continue;
    const revision = await readBestEffort(ctx, getRevision, { ...target, revision_id: id });
    // A revision that cannot be read by id yet, or is shown without its content, is taken from the
    // deployment.
    const latestContent = id === latest ? deployment.source_revision_config : undefined;
    const source_revision_config = revision?.source_revision_config ?? latestContent;
    byId.set(id, { id, ...revision, source_revision_config });
  }
  // A latest revision that was not there before is new, whatever the service's clock says.
  const isRecent = (one: NamedRevision) =>
    isNew(one, baseline) || (one.id === latest && !baseline.ids.has(latest));
  const newRevisions = [...byId.values()].filter(isRecent).toReversed();
  if (newRevisions.every((revision) => createdMs(revision) !== undefined))
    newRevisions.sort((one, other) => (createdMs(one) ?? 0) - (createdMs(other) ?? 0));
  return { newRevisions, deployment };
}

/** An old revision may show up later: if the list is truncated, or others are deleted. */
export function isNew(revision: NamedRevision, { ids, revisions }: Baseline): boolean {
  if (ids.has(revision.id)) return false;
  const ms = createdMs(revision);
  return ms === undefined || revisions.every((one) => (createdMs(one) ?? ms) <= ms);
}
