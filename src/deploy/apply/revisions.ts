import { read } from "../../action/read.ts";
import type { World } from "../../action/world.ts";
import { call } from "../../client/call.ts";
import { RefusedError } from "../../client/errors.ts";
import {
  type DeploymentState,
  getDeployment,
  listRevisions,
  type Revision,
} from "../../contract/deployments.ts";

const PAGE = 20;
const MAX_PAGES = 10;

type Target = { deployment_id: string };

/** The revisions of a deployment, as far as the service shows them. */
export interface Revisions {
  /** The ids that were there when the snapshot was taken. */
  known: ReadonlySet<string>;
  /** Whether the service lists revisions; otherwise only the latest one can be seen. */
  listed: boolean;
}

function isMissing(error: unknown): boolean {
  return error instanceof RefusedError && [403, 404, 405].includes(error.status);
}

// Not in the contract: the list of revisions. It is tried once; a service without it answers 404 or 405, a gateway before
// it 403. One that does not hold the deployment's own latest revision cannot be believed.
export async function snapshot(world: World, deployment: DeploymentState): Promise<Revisions> {
  const own = [deployment.latest_revision_id, deployment.active_revision_id].filter(
    (id) => id !== null,
  );
  try {
    const page = await read(world, listRevisions, { deployment_id: deployment.id, limit: PAGE });
    const listed = page.resources.map(({ id }) => id);
    const isWhole =
      deployment.latest_revision_id === null || listed.includes(deployment.latest_revision_id);
    return { known: new Set([...own, ...listed]), listed: isWhole };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { known: new Set(own), listed: false };
  }
}

/** The revisions made since the snapshot, newest first. Each read is one attempt: the caller owns the retries. */
export async function newSince(
  world: World,
  target: Target,
  before: Revisions,
): Promise<Revision[]> {
  const signal = world.signal;
  if (before.listed) return newListed(world, target, before.known);
  const deployment = await call(world.server, getDeployment, target, { signal });
  const latest = deployment.latest_revision_id;
  if (latest === null || before.known.has(latest)) return [];
  return [{ id: latest, status: "", source_revision_config: deployment.source_revision_config }];
}

/** Reads pages until one holds a revision that was there before. */
async function newListed(
  world: World,
  target: Target,
  known: ReadonlySet<string>,
): Promise<Revision[]> {
  const found = new Map<string, Revision>();
  for (let page = 0; page < MAX_PAGES; page++) {
    const offset = page * PAGE;
    const { resources } = await call(
      world.server,
      listRevisions,
      { ...target, limit: PAGE, offset },
      { signal: world.signal },
    );
    for (const revision of resources) if (!known.has(revision.id)) found.set(revision.id, revision);
    if (resources.length < PAGE || resources.some(({ id }) => known.has(id))) break;
  }
  return [...found.values()];
}
