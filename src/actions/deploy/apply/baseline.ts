import type { World } from "../../../report/world.ts";
import { PATIENCE } from "../../../service/client/patience.ts";
import { readAside, readOnce } from "../../../service/client/read.ts";
import {
  type DeploymentState,
  getDeploymentSecrets,
  getRevision,
  listRevisions,
  type Revision,
} from "../../../service/contract/deployments.ts";
import type { Seen } from "./recognise.ts";

const { members: PAGE, pages: MAX_PAGES } = PATIENCE.revisions;

type Target = { deployment_id: string };

/** The revisions of a deployment that existed at some moment, as far as the service shows them. */
export interface Baseline {
  ids: ReadonlySet<string>;
  /** The one that served. */
  activeId: string | null;
  /** When the newest of them was made. Undefined if the service does not say. */
  newestMs: number | undefined;
  /** Those of them that were read. */
  revisions: readonly Revision[];
}

export function createdMs({ created_at }: Revision): number | undefined {
  const ms = Date.parse(created_at ?? "");
  return Number.isNaN(ms) ? undefined : ms;
}

/**
 * A page of the list, newest first; undefined if that cannot be read. Beyond the contract:
 * revision-list.
 */
async function readPage(
  world: World,
  { deployment_id }: Target,
  offset = 0,
): Promise<readonly Revision[] | undefined> {
  const list = await readAside(world, listRevisions, { deployment_id, limit: PAGE, offset });
  return list?.resources;
}

const idsOf = ({ latest_revision_id, active_revision_id }: DeploymentState): string[] =>
  [latest_revision_id, active_revision_id].filter((id) => id !== null);

/** What the list and the deployment show now. */
export async function takeBaseline(world: World, deployment: DeploymentState): Promise<Baseline> {
  const target = { deployment_id: deployment.id };
  const latest = deployment.latest_revision_id;
  const revisions = [...((await readPage(world, target)) ?? [])];
  if (latest !== null && !revisions.some(({ id }) => id === latest)) {
    const own = await readAside(world, getRevision, { ...target, revision_id: latest });
    if (own !== undefined) revisions.push(own);
  }
  const times = revisions.map(createdMs).filter((ms) => ms !== undefined);
  return {
    ids: new Set([...idsOf(deployment), ...revisions.map(({ id }) => id)]),
    activeId: deployment.active_revision_id,
    newestMs: times.length === 0 ? undefined : Math.max(...times),
    revisions,
  };
}

/** The revisions that were made before this one, as far as the service shows that. */
export function olderThan(
  revision: Revision,
  deployment: DeploymentState,
  { ids, revisions }: Baseline,
): ReadonlySet<string> {
  const older = new Set(revisions.filter((one) => isOlder(one, revision)).map(({ id }) => id));
  // The latest revision is the newest of all.
  const isLatest = deployment.latest_revision_id === revision.id;
  return isLatest ? new Set([...ids].filter((id) => id !== revision.id)) : older;
}

export function isOlder(one: Revision, other: Revision): boolean {
  const [oneMs, otherMs] = [createdMs(one), createdMs(other)];
  return oneMs !== undefined && otherMs !== undefined && oneMs < otherMs;
}

/** The newest revision by the deployment, or by the list if the deployment is behind it. */
export function newestOf(
  { latest_revision_id: id, source_revision_config }: DeploymentState,
  { revisions }: Pick<Baseline, "revisions">,
): Revision | undefined {
  if (id === null) return undefined;
  const named = { id, status: "", source_revision_config };
  const latest = revisions.find((one) => one.id === id) ?? named;
  return revisions.reduce((newest, one) => (isOlder(newest, one) ? one : newest), latest);
}

/**
 * The revisions made since the baseline, in the list or in the deployment: either may lag behind.
 * One attempt at each of them. Throws what the read of the deployment failed with.
 */
export async function readNewRevisions(
  world: World,
  target: Target,
  baseline: Baseline,
): Promise<Seen> {
  const [listed, deployment] = await Promise.all([
    newInList(world, target, baseline),
    readOnce(world, getDeploymentSecrets, target),
  ]);
  // A service may list less of a revision than it shows of it by its id.
  const whole = (listed ?? []).filter((revision) => revision.source_revision_config);
  const found = new Map(whole.map((revision) => [revision.id, revision]));
  for (const id of idsOf(deployment)) {
    if (baseline.ids.has(id) || found.has(id)) continue;
    const isLatest = id === deployment.latest_revision_id;
    const source_revision_config = isLatest ? deployment.source_revision_config : undefined;
    // One that is too young to be read by itself is as the deployment names it.
    const own = await readAside(world, getRevision, { ...target, revision_id: id });
    const revision = own ?? { id, status: "", source_revision_config };
    if (isNew(revision, baseline)) found.set(id, revision);
  }
  const newRevisions = [...found.values()].toReversed();
  if (newRevisions.every((revision) => createdMs(revision) !== undefined))
    newRevisions.sort((one, other) => (createdMs(one) ?? 0) - (createdMs(other) ?? 0));
  return { newRevisions, deployment };
}

/** An old revision may come into sight later: if the list has pages, or others are deleted. */
export function isNew(revision: Revision, { ids, newestMs }: Baseline): boolean {
  if (ids.has(revision.id)) return false;
  return newestMs === undefined || (createdMs(revision) ?? newestMs) >= newestMs;
}

/** Reads pages until one has a revision from before, or nothing new; undefined without a list. */
async function newInList(
  world: World,
  target: Target,
  baseline: Baseline,
): Promise<Revision[] | undefined> {
  const found = new Map<string, Revision>();
  for (let page = 0, read = 0; page < MAX_PAGES; page++) {
    const revisions = await readPage(world, target, read);
    if (revisions === undefined) return undefined;
    const newOnes = revisions.filter((revision) => isNew(revision, baseline));
    const sizeBefore = found.size;
    for (const revision of newOnes) found.set(revision.id, revision);
    // A short page is not the last one: a service may give fewer than were asked for.
    if (newOnes.length < revisions.length || found.size === sizeBefore) break;
    read += revisions.length;
  }
  return [...found.values()];
}
