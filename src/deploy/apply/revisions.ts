import { read } from "../../action/read.ts";
import type { World } from "../../action/world.ts";
import { call } from "../../client/call.ts";
import {
  ContractError,
  isMissingOperation,
  RefusedError,
  UnreachableError,
} from "../../client/errors.ts";
import {
  type DeploymentState,
  getDeploymentSecrets,
  getRevision,
  listRevisions,
  type Revision,
} from "../../contract/deployments.ts";
import type { Seen } from "./recognise.ts";

const PAGE = 20;
const MAX_PAGES = 10;

type Target = { deployment_id: string };

/** The revisions of a deployment that existed at some moment, as far as the service shows them. */
export interface Revisions {
  known: ReadonlySet<string>;
  /** The one that served. */
  activeId: string | null;
  /** When the newest of them was made. Undefined where the service does not say. */
  newestMs: number | undefined;
  /** Those of them that were read. */
  seen: readonly Revision[];
  /** Whether the service has a list of revisions that can be believed. */
  listed: boolean;
}

export function createdMs({ created_at }: Revision): number | undefined {
  const ms = Date.parse(created_at ?? "");
  return Number.isNaN(ms) ? undefined : ms;
}

/** What was known before a change helps to recognise it, and is no reason not to make it. */
function orUndefined(error: unknown): undefined {
  if (!(error instanceof ContractError) && !isMissingOperation(error)) throw error;
}

/** How a service answers that is there, and cannot answer this. A gateway has others. */
const UNABLE: readonly (number | undefined)[] = [400, 422, 500, 501];

/** A list that nobody can read is none: it is not in the contract. */
function noList(error: unknown): undefined {
  const isStatus = error instanceof RefusedError || error instanceof UnreachableError;
  if (!isStatus || !UNABLE.includes(error.status)) orUndefined(error);
}

const idsOf = ({ latest_revision_id, active_revision_id }: DeploymentState): string[] =>
  [latest_revision_id, active_revision_id].filter((id) => id !== null);

/** What the list and the deployment show now, beside what was known before. */
export async function snapshot(
  world: World,
  deployment: DeploymentState,
  before?: Revisions,
): Promise<Revisions> {
  const target = { deployment_id: deployment.id };
  const latest = deployment.latest_revision_id;
  const list = await read(world, listRevisions, { ...target, limit: PAGE }).catch(noList);
  const seen = [...(list?.resources ?? [])];
  const hasLatest = latest === null || seen.some(({ id }) => id === latest);
  if (!hasLatest) {
    const revision_id = latest;
    const own = await read(world, getRevision, { ...target, revision_id }).catch(orUndefined);
    if (own !== undefined) seen.push(own);
  }
  const times = [before?.newestMs, ...seen.map(createdMs)].filter((ms) => ms !== undefined);
  const newestMs = times.length === 0 ? undefined : Math.max(...times);
  return {
    known: new Set([...(before?.known ?? []), ...idsOf(deployment), ...seen.map(({ id }) => id)]),
    activeId: deployment.active_revision_id,
    newestMs,
    seen,
    // A list that lags behind shows older revisions later, which only their times tell from new
    // ones.
    listed: list !== undefined && (hasLatest || newestMs !== undefined),
  };
}

/** The revisions that were made before this one, as far as the service shows that. */
export function olderThan(
  revision: Revision,
  deployment: DeploymentState,
  { known, seen }: Revisions,
): ReadonlySet<string> {
  const older = new Set(seen.filter((one) => isOlder(one, revision)).map(({ id }) => id));
  // The latest revision is the newest of all.
  const isLatest = deployment.latest_revision_id === revision.id;
  return isLatest ? new Set([...known].filter((id) => id !== revision.id)) : older;
}

export function isOlder(one: Revision, other: Revision): boolean {
  const [oneMs, otherMs] = [createdMs(one), createdMs(other)];
  return oneMs !== undefined && otherMs !== undefined && oneMs < otherMs;
}

/** The newest revision by the deployment, or by the list where the deployment is behind it. */
export function newestOf(
  { latest_revision_id: id, source_revision_config }: DeploymentState,
  { seen }: Revisions,
): Revision | undefined {
  if (id === null) return undefined;
  const named = { id, status: "", source_revision_config };
  const latest = seen.find((one) => one.id === id) ?? named;
  return seen.reduce((newest, one) => (isOlder(newest, one) ? one : newest), latest);
}

/** The result of a search for new revisions. */
export interface Look extends Seen {
  /** The ids of those that the list shows: older ones may be hidden below any other. */
  listed: ReadonlySet<string>;
  /** Why the list could not be read: then nothing new does not mean that nothing is there. */
  failure?: Error;
}

/**
 * The revisions made since the snapshot, in the list or in the deployment: either may lag behind.
 * One attempt at each of them. Throws what the read of the deployment failed with.
 */
export async function look(world: World, target: Target, before: Revisions): Promise<Look> {
  const { server, signal } = world;
  const [listed, deployment] = await Promise.all([
    before.listed ? newListed(world, target, before).catch(orFailure(world)) : [],
    call(server, getDeploymentSecrets, target, { signal }),
  ]);
  const failure = listed instanceof Error ? { failure: listed } : {};
  const resources = listed instanceof Error ? [] : listed;
  const ids = new Set(resources.map(({ id }) => id));
  const found = new Map(resources.map((revision) => [revision.id, revision]));
  for (const id of idsOf(deployment)) {
    if (before.known.has(id) || found.has(id)) continue;
    const revision = await shownBy(world, deployment, id);
    if (isNew(revision, before)) found.set(id, revision);
  }
  const news = [...found.values()].toReversed();
  if (news.every((revision) => createdMs(revision) !== undefined))
    news.sort((one, other) => (createdMs(one) ?? 0) - (createdMs(other) ?? 0));
  return { news, deployment, listed: ids, ...failure };
}

function orFailure({ signal }: World) {
  return (error: unknown): Revision[] | Error => {
    signal.throwIfAborted();
    if (!(error instanceof Error)) throw error;
    return isMissingOperation(error) ? [] : error;
  };
}

/** An old revision may come into sight later: where the list has pages, or others are deleted. */
export function isNew(revision: Revision, { known, newestMs }: Revisions): boolean {
  if (known.has(revision.id)) return false;
  return newestMs === undefined || (createdMs(revision) ?? newestMs) >= newestMs;
}

/** A revision that only the deployment names, which may be too young to be read by itself. */
async function shownBy(
  { server, signal }: World,
  deployment: DeploymentState,
  revision_id: string,
): Promise<Revision> {
  const target = { deployment_id: deployment.id, revision_id };
  const own = await call(server, getRevision, target, { signal }).catch(orUndefined);
  if (own !== undefined) return own;
  const isLatest = revision_id === deployment.latest_revision_id;
  const source_revision_config = isLatest ? deployment.source_revision_config : undefined;
  return { id: revision_id, status: "", source_revision_config };
}

/** Reads pages until one holds a revision that existed before, newest first. */
async function newListed(
  { server, signal }: World,
  target: Target,
  before: Revisions,
): Promise<Revision[]> {
  const found = new Map<string, Revision>();
  for (let page = 0; page < MAX_PAGES; page++) {
    const query = { ...target, limit: PAGE, offset: page * PAGE };
    const { resources } = await call(server, listRevisions, query, { signal });
    const news = resources.filter((revision) => isNew(revision, before));
    const sizeBefore = found.size;
    for (const revision of news) found.set(revision.id, revision);
    const isLast = resources.length < PAGE || news.length < resources.length;
    if (isLast || found.size === sizeBefore) break;
  }
  return [...found.values()];
}
