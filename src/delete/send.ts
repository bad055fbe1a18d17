import { readWithRetries } from "../action/read.ts";
import type { World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { ServiceError } from "../client/errors.ts";
import { attemptWrite, isUntouched } from "../client/write/write.ts";
import { deleteDeployment, isBeingDeleted, isDeleted } from "../contract/deployments.ts";
import type { Progress } from "./ending.ts";
import type { DeleteInputs } from "./inputs.ts";
import { look } from "./look.ts";

/**
 * Sends the deletion until it has begun. No other deployment ever gets the id, so that sending it
 * twice does no harm; after a lost answer, a look often shows that it need not be. Throws what
 * ended it: a refusal, or two minutes without an answer.
 */
export async function sendDeletion(
  world: World,
  { delete_tracing_project }: DeleteInputs,
  progress: Progress,
  deployment_id: string,
): Promise<void> {
  const parameters = {
    deployment_id,
    delete_tracing_project: delete_tracing_project ? ("true" as const) : ("false" as const),
  };
  const hasBegun = async () => {
    const deployment = await look(world, deployment_id);
    return deployment === undefined || isBeingDeleted(deployment) || isDeleted(deployment);
  };
  const send = async () => {
    if (progress.deletion === "sent" && (await hasBegun())) return;
    const before = progress.deletion;
    progress.deletion = "sent";
    const attempt = await attemptWrite(world.signal, (signal) =>
      call(world.server, deleteDeployment, parameters, { signal }),
    );
    if (attempt.kind === "applied") return;
    if (isUntouched(attempt)) progress.deletion = before;
    throw attempt.error;
  };
  try {
    await readWithRetries(world, send);
  } catch (error) {
    world.signal.throwIfAborted();
    // Someone else may delete it, or an earlier request did.
    if (!(error instanceof ServiceError) || !(await hasBegun().catch(() => false))) throw error;
  }
  progress.deletion = "accepted";
}
