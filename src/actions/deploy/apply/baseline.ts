import type { World } from "../../../report/world.ts";
import { RefusedError, ServiceError } from "../../../service/client/errors.ts";
import { read, readOnce } from "../../../service/client/read.ts";
import { withRetries } from "../../../service/client/retry.ts";
import {
  type DeploymentState,
  getDeploymentSecrets,
  getRevision,
  listRevisions,
  type Revision,
} from "../../../service/contract/deployments.ts";
import type { Seen } from "./recognise.ts";

const PAGE = 20;
const MAX_PAGES = 10;
/** The list of revisions is not in the contract: it may help, and no step waits longer for it. */
const LIST_MS = 10_000;
const LEAST_MS = 1_000;

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
  /** Whether the service has a list of revisions. */
  hasList: boolean;
}

export function createdMs({ created_at }: Revision): number | undefined {
  const ms = Date.parse(created_at ?? "");
  return Number.isNaN(ms) ? undefined : ms;
}

/** Any error but a refused credential: what was asked for can be done without. */
function orUndefined(error: unknown): undefined {
  const isCredential = error instanceof RefusedError && error.status === 401;
  if (!(error instanceof ServiceError) || isCredential) throw error;
}

/** A page of the list, newest first; undefined if the service has no list that can be read. */
async function readPage(
  world: World,
  { deployment_id }: Target,
  offset = 0,
): Promise<readonly Revision[] | undefined> {
  const deadline = world.deadline.within(LIST_MS);
  const query = { deployment_id, limit: PAGE, offset };
  const attempt = () =>
    readOnce(world, listRevisions, query, { limitMs: Math.max(LEAST_MS, deadline.leftMs) });
  const list = await withRetries(attempt, { ...world, deadline, limitMs: LIST_MS }).catch(
    orUndefined,
  );
  world.signal.throwIfAborted();
  return list?.resources;
}

const idsOf = ({ latest_revision_id, active_revision_id }: DeploymentState): string[] =>
  [latest_revision_id, active_revision_id].filter((id) => id !== null);

/** What the list and the deployment show now, beside what was known before. */
export async function takeBaseline(
  world: World,
  deployment: DeploymentState,
  before?: Baseline,
): Promise<Baseline> {
  const target = { deployment_id: deployment.id };
  const latest = deployment.latest_revision_id;
  const list = await readPage(world, target);
  const revisions = [...(list ?? [])];
  if (latest !== null && !revisions.some(({ id }) => id === latest)) {
    const own = await read(world, getRevision, { ...target, revision_id: latest }).catch(
      orUndefined,
    );
    if (own !== undefined) revisions.push(own);
  }
  const times = [before?.newestMs, ...revisions.map(createdMs)].filter((ms) => ms !== undefined);
  return {
    ids: new Set([...(before?.ids ?? []), ...idsOf(deployment), ...revisions.map(({ id }) => id)]),
    activeId: deployment.active_revision_id,
    newestMs: times.length === 0 ? undefined : Math.max(...times),
    revisions,
    hasList: list !== undefined,
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
    baseline.hasList ? newInList(world, target, baseline) : [],
    readOnce(world, getDeploymentSecrets, target),
  ]);
  // A service may list less of a revision than it shows of it by its id.
  const whole = listed.filter((revision) => revision.source_revision_config);
  const found = new Map(whole.map((revision) => [revision.id, revision]));
  for (const id of idsOf(deployment)) {
    if (baseline.ids.has(id) || found.has(id)) continue;
    const isLatest = id === deployment.latest_revision_id;
    const source_revision_config = isLatest ? deployment.source_revision_config : undefined;
    const revision = await readRevision(world, target, { id, status: "", source_revision_config });
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

/** A revision that only the deployment names; too young to be read by itself, it is as named. */
export async function readRevision(
  world: World,
  target: Target,
  named: Revision,
): Promise<Revision> {
  const own = await readOnce(world, getRevision, { ...target, revision_id: named.id }).catch(
    orUndefined,
  );
  world.signal.throwIfAborted();
  return own ?? named;
}

/** Reads pages until one holds a revision that existed before. */
async function newInList(world: World, target: Target, baseline: Baseline): Promise<Revision[]> {
  const found = new Map<string, Revision>();
  for (let page = 0; page < MAX_PAGES; page++) {
    const revisions = (await readPage(world, target, page * PAGE)) ?? [];
    const newOnes = revisions.filter((revision) => isNew(revision, baseline));
    const sizeBefore = found.size;
    for (const revision of newOnes) found.set(revision.id, revision);
    const isLast = revisions.length < PAGE || newOnes.length < revisions.length;
    if (isLast || found.size === sizeBefore) break;
  }
  return [...found.values()];
}
