import type { End } from "../../report/conclusion.ts";
import { LIMITS } from "../../service/client/limits.ts";
import { poll, TWO_READS } from "../../service/client/poll.ts";
import { call } from "../../service/client/requests.ts";
import {
  type DeploymentState,
  getDeployment,
} from "../../service/contract/deployments/deployment.ts";
import { getRevision, type Revision } from "../../service/contract/deployments/revision.ts";
import { statusLog } from "../../step/status-log.ts";
import type { StepContext } from "../../step/step-context.ts";
import { pollIntervalOf } from "../rollout/follow.ts";
import type { State } from "../rollout/state.ts";
import { classify } from "../rollout/status.ts";
import type { Deploy } from "./context.ts";
import { endOfEarlyTimeout, endOfIdleTimeout } from "./deploy-results.ts";

/** Waits until the rollout of the latest revision has ended, whoever started it. */
export async function waitForIdle(
  { ctx, inputs, store }: Deploy,
  { id: deployment_id }: DeploymentState,
): Promise<{ deployment: DeploymentState } | { end: End<State> }> {
  const startedMs = ctx.clock.now();
  const isPending = ({ status }: Revision) =>
    classify(status, inputs.failure_statuses) === "pending";
  const statuses = statusLog(ctx);
  /** The last pending revision that was read. */
  let blockingRevision: Revision | undefined;
  const { lastReply, isInTime, failure } = await poll(ctx, {
    interval: pollIntervalOf(inputs),
    read: () => readLatest(ctx, deployment_id),
    stateOf: ({ revision }) => `${revision?.id} ${revision?.status}`,
    neededEvidence: ({ revision }) => (revision && isPending(revision) ? undefined : TWO_READS),
    onReply: ({ revision }) => {
      if (revision === undefined || !isPending(revision)) return;
      statuses.log(`waiting for revision ${revision.id}, which is ${revision.status}`);
      blockingRevision = revision;
    },
    heartbeat: statuses.heartbeat,
  });
  const waitedMs = ctx.clock.now() - startedMs;
  if (blockingRevision !== undefined)
    store.update({ idleWait: { revision_id: blockingRevision.id, waitedMs } });
  if (lastReply !== undefined && isInTime) return { deployment: lastReply.deployment };
  const end = blockingRevision
    ? endOfIdleTimeout(blockingRevision, inputs, failure)
    : endOfEarlyTimeout(failure);
  return { end };
}

async function readLatest(ctx: StepContext, deployment_id: string) {
  const deployment = await call(ctx, getDeployment, { deployment_id }, LIMITS.once);
  const revision_id = deployment.latest_revision_id;
  if (revision_id === null) return { deployment, revision: undefined };
  const revision = await call(ctx, getRevision, { deployment_id, revision_id }, LIMITS.once);
  return { deployment, revision };
}
