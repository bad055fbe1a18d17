import { whyAnother } from "../../report/named-deployment.ts";
import type { World } from "../../report/world.ts";
import { call } from "../../service/client/call.ts";
import { ServiceError, UnprovenError } from "../../service/client/errors.ts";
import { type Phase, writeRepeatedly } from "../../service/client/write/write.ts";
import {
  deleteDeployment,
  isBeingDeleted,
  isDeleted,
  type Remains,
} from "../../service/contract/deployments.ts";
import type { DeleteInputs } from "./inputs.ts";
import { readOrGone } from "./read-or-gone.ts";

/**
 * Sends the deletion until it has begun. No other deployment ever gets the id, so that sending it
 * twice does no harm; after a lost answer, a look often shows that it need not be. Throws what
 * ended it: a refusal, or two minutes without an answer.
 */
export async function sendDeletion(
  world: World,
  { delete_tracing_project }: DeleteInputs,
  { id: deployment_id, name }: Remains,
  onPhase: (phase: Phase) => void,
): Promise<void> {
  const parameters = {
    deployment_id,
    delete_tracing_project: delete_tracing_project ? ("true" as const) : ("false" as const),
  };
  const begun = async (): Promise<"begun" | undefined> => {
    const deployment = await readOrGone(world, deployment_id);
    if (deployment === undefined) return "begun";
    const another = whyAnother(deployment, name);
    if (another !== undefined) throw new UnprovenError(`deployment_name ${another}`);
    return isBeingDeleted(deployment) || isDeleted(deployment) ? "begun" : undefined;
  };
  const send = async (signal: AbortSignal): Promise<"begun"> => {
    await call(world.server, deleteDeployment, parameters, { signal });
    return "begun";
  };
  try {
    await writeRepeatedly(world, send, onPhase, begun);
  } catch (error) {
    world.signal.throwIfAborted();
    // Someone else may delete it, or an earlier request did.
    if (!(error instanceof ServiceError) || !(await begun().catch(() => undefined))) throw error;
  }
  onPhase("accepted");
}
