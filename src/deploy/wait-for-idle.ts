import type { World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { within } from "../client/http/http.ts";
import { OUTAGE_MS, poll, RefusalGrace } from "../client/poll.ts";
import {
  type DeploymentState,
  getDeployment,
  getRevision,
  type Revision,
} from "../contract/deployments.ts";
import { classify } from "../rollout/status.ts";
import type { DeployInputs } from "./inputs.ts";

interface Latest {
  deployment: DeploymentState;
  revision: Revision | undefined;
}

/** Waits until the newest revision has come to its end, whoever made it. Undefined when `timeout` comes first. */
export async function waitForIdle(
  world: World,
  deployment: DeploymentState,
  inputs: DeployInputs,
): Promise<DeploymentState | undefined> {
  const { clock, report } = world;
  let announced: string | undefined;
  const isSettled = ({ revision }: Latest) => {
    if (revision === undefined || classify(revision.status, inputs.failure_statuses) !== "pending")
      return true;
    if (announced !== revision.id)
      report.info(`Waiting until revision ${revision.id} (${revision.status}) has settled.`);
    announced = revision.id;
    return false;
  };
  const settled = await poll<Latest>({
    ...world,
    pace: { minMs: inputs.poll_interval, maxMs: inputs.poll_max_interval },
    deadline: clock.now() + inputs.timeout,
    outageMs: OUTAGE_MS,
    refusals: new RefusalGrace({ isYoung: true }),
    onFailure: (error) => report.info(`${error.message}; still asking.`),
    read: (limitMs) =>
      readLatest({ ...world, server: within(world.server, limitMs) }, deployment.id),
    state: ({ revision }) => `${revision?.id} ${revision?.status}`,
    done: isSettled,
  });
  return settled?.deployment;
}

async function readLatest({ server, signal }: World, deployment_id: string): Promise<Latest> {
  const deployment = await call(server, getDeployment, { deployment_id }, { signal });
  const revision_id = deployment.latest_revision_id;
  if (revision_id === null) return { deployment, revision: undefined };
  return {
    deployment,
    revision: await call(server, getRevision, { deployment_id, revision_id }, { signal }),
  };
}
