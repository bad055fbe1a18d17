import { LAST_READ } from "../action/wording.ts";
import type { World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { ServiceError } from "../client/errors.ts";
import { OUTAGE_MS, poll, RefusalGrace } from "../client/poll.ts";
import {
  type DeploymentState,
  getDeployment,
  getRevision,
  type Revision,
} from "../contract/deployments.ts";
import { listRevisions } from "../contract/undocumented.ts";
import { classify } from "../rollout/status.ts";
import { isOlder } from "./apply/revisions.ts";
import type { Step } from "./step.ts";

interface Latest {
  deployment: DeploymentState;
  /** The newest revision, by the deployment or by the list. */
  revision: Revision | undefined;
}

type Idle = { deployment: DeploymentState } | { inTheWay: string };

/**
 * Waits until the newest revision has come to its end, whoever made it. One stale read does not
 * show that: two in a row have to.
 */
export async function waitForIdle(
  { world, inputs, progress }: Step,
  deployment: DeploymentState,
): Promise<Idle> {
  const { clock, report } = world;
  const startedMs = clock.now();
  let inTheWay = String(deployment.latest_revision_id);
  let announced: string | undefined;
  let settledId: string | null | undefined;
  const isSettled = ({ deployment: { latest_revision_id: latest }, revision }: Latest) => {
    const status = revision && classify(revision.status, inputs.failure_statuses);
    const isIdle = revision === undefined || (revision.id === latest && status !== "pending");
    const isRepeated = isIdle && settledId === latest;
    settledId = isIdle ? latest : undefined;
    if (isIdle || revision === undefined) return isRepeated;
    inTheWay = revision.id;
    if (announced !== revision.id)
      report.info(`Waiting until revision ${revision.id} (${revision.status}) has settled.`);
    announced = revision.id;
    progress.idleRevisionId = revision.id;
    return false;
  };
  const settled = await poll<Latest>({
    ...world,
    pace: { minMs: inputs.poll_interval, maxMs: inputs.poll_max_interval },
    outageMs: OUTAGE_MS,
    refusals: new RefusalGrace({ isYoung: true }),
    onFailure: (error, isLast) =>
      report.info(`${error.message}; ${isLast ? LAST_READ : "still asking"}.`),
    read: () => readLatest(world, deployment.id),
    state: ({ revision }) => `${revision?.id} ${revision?.status}`,
    done: isSettled,
  });
  if (announced !== undefined) progress.idleWaitedMs = clock.now() - startedMs;
  return settled === undefined ? { inTheWay } : { deployment: settled.deployment };
}

async function readLatest(world: World, deployment_id: string): Promise<Latest> {
  const { server, signal } = world;
  const deployment = await call(server, getDeployment, { deployment_id }, { signal });
  const revision_id = deployment.latest_revision_id;
  if (revision_id === null) return { deployment, revision: undefined };
  const own = await call(server, getRevision, { deployment_id, revision_id }, { signal });
  const listed = await listedNow(world, deployment_id);
  const revision = listed.reduce((newest, one) => (isOlder(newest, one) ? one : newest), own);
  return { deployment, revision };
}

/** Where the list cannot be read, the deployment alone says which revision is the latest. */
async function listedNow({ server, signal }: World, deployment_id: string): Promise<Revision[]> {
  try {
    return (await call(server, listRevisions, { deployment_id }, { signal })).resources;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    return [];
  }
}
