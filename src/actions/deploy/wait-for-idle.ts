import type { End } from "../../report/conclusion.ts";
import { shortId } from "../../report/format.ts";
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
import { endOfIdleTimeout } from "./deploy-results.ts";

interface Latest {
  deployment: DeploymentState;
  revision: Revision | undefined;
}

/** Waits for the end of the latest revision's rollout, whoever started it, or the deadline. */
export async function waitForIdle(
  { ctx, inputs, store }: Deploy,
  before: DeploymentState,
): Promise<{ deployment: DeploymentState } | { end: End<State> }> {
  const { clock } = ctx;
  const startedMs = clock.now();
  const isOver = ({ revision }: Latest) =>
    revision === undefined || classify(revision.status, inputs.failure_statuses) !== "pending";
  const statuses = statusLog(ctx);
  /** The last revision that was pending; an end that was not confirmed does not count. */
  let blocking: Revision | undefined;
  const { lastReply, isInTime } = await poll<Latest>(ctx, {
    interval: pollIntervalOf(inputs),
    read: () => readLatest(ctx, before.id),
    stateOf: ({ revision }) => `${revision?.id} ${revision?.status}`,
    neededEvidence: (latest) => (isOver(latest) ? TWO_READS : undefined),
    onReply: (latest) => {
      const { revision } = latest;
      const isFirst = revision?.id !== blocking?.id;
      if (revision === undefined || (isOver(latest) && isFirst)) return;
      const { id, status } = revision;
      const firstLine = isFirst
        ? `waiting until revision ${id} has finished (${status})`
        : undefined;
      statuses.log(`revision ${shortId(id)} is ${status}`, firstLine);
      if (!isOver(latest)) blocking = revision;
    },
    heartbeat: statuses.heartbeat,
  });
  if (blocking !== undefined)
    store.update({ idleWait: { revision_id: blocking.id, waitedMs: clock.now() - startedMs } });
  if (lastReply !== undefined && isInTime) return { deployment: lastReply.deployment };
  const { image_uri, repo_ref } = inputs;
  const unreadRevision = { id: String(before.latest_revision_id) };
  return { end: endOfIdleTimeout(blocking ?? unreadRevision, { image_uri, repo_ref }) };
}

async function readLatest(ctx: StepContext, deployment_id: string): Promise<Latest> {
  const deployment = await call(ctx, getDeployment, { deployment_id }, LIMITS.once);
  const revision_id = deployment.latest_revision_id;
  if (revision_id === null) return { deployment, revision: undefined };
  const revision = await call(ctx, getRevision, { deployment_id, revision_id }, LIMITS.once);
  return { deployment, revision };
}
