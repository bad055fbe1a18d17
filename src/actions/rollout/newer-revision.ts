import { LIMITS } from "../../service/client/limits.ts";
import { ONE_READ, poll, TWO_READS } from "../../service/client/poll.ts";
import { call } from "../../service/client/requests.ts";
import {
  type DeploymentState,
  getDeployment,
} from "../../service/contract/deployments/deployment.ts";
import type { StepContext } from "../../step/step-context.ts";
import { pollIntervalOf, type WaitingInputs } from "./follow.ts";

/** Polls for another latest revision, up to `limitMs`. Returns `deployment` if there is none. */
export async function pollUntilNewerRevision(
  ctx: StepContext,
  inputs: WaitingInputs,
  deployment: DeploymentState,
  limitMs: number,
): Promise<DeploymentState> {
  const { id: deployment_id, latest_revision_id: previousId } = deployment;
  const { lastReply, isInTime } = await poll(ctx, {
    limitMs,
    interval: pollIntervalOf(inputs),
    read: () => call(ctx, getDeployment, { deployment_id }, LIMITS.once),
    stateOf: ({ latest_revision_id: latest }) => String(latest),
    neededEvidence: ({ latest_revision_id: latest }) =>
      // A stale replica may name an older revision.
      latest === previousId ? undefined : previousId === null ? ONE_READ : TWO_READS,
  });
  return (isInTime ? lastReply : undefined) ?? deployment;
}
