import type { World } from "../../report/world.ts";
import { ask } from "../../service/client/ask.ts";
import { PATIENCE } from "../../service/client/patience.ts";
import { ONCE, waitFor } from "../../service/client/wait.ts";
import { type DeploymentState, getDeployment } from "../../service/contract/deployments.ts";
import { paceOf, type WaitingInputs } from "./follow.ts";

/** The deployment once it names another latest revision, or as last read if it names none. */
export async function untilNewer(
  world: World,
  inputs: WaitingInputs,
  deployment: DeploymentState,
  limitMs: number,
): Promise<DeploymentState> {
  const { id: deployment_id, latest_revision_id: before } = deployment;
  const { last } = await waitFor(world, {
    limitMs,
    pace: paceOf(inputs),
    read: () => ask(world, getDeployment, { deployment_id }, PATIENCE.once),
    state: ({ latest_revision_id: latest }) => String(latest),
    end: ({ latest_revision_id: latest }) => (latest === before ? undefined : ONCE),
  });
  return last ?? deployment;
}
