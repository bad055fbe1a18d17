import { nameMismatch } from "../../report/name-lookup.ts";
import type { ClientContext } from "../../service/client/connect.ts";
import { isGone, ServiceError, UnprovenError } from "../../service/client/errors.ts";
import { LIMITS } from "../../service/client/limits.ts";
import { type Evidence, poll } from "../../service/client/poll.ts";
import { call, readUntil } from "../../service/client/requests.ts";
import { errorWithoutRead, type Phase, writeRepeatedly } from "../../service/client/write/write.ts";
import {
  type DeletedDeployment,
  deleteDeployment,
  getDeletedDeployment,
  isBeingDeleted,
} from "../../service/contract/deployments/deployment.ts";
import { statusLog } from "../../step/status-log.ts";
import type { StepContext } from "../../step/step-context.ts";
import type { DeleteInputs } from "./inputs.ts";

/** Ignores a refusal that says that the deployment does not exist. Throws any other error. */
function ignoreGone(error: unknown): undefined {
  if (!isGone(error)) throw error;
}

/** The deployment; undefined if several reads say that it is gone, because one may be stale. */
export const readOrGone = (ctx: ClientContext, deployment_id: string) =>
  readUntil(
    ctx,
    () => call(ctx, getDeletedDeployment, { deployment_id }).catch(ignoreGone),
    (deployment) => deployment !== undefined,
  );

/**
 * Sends the deletion until it has begun: repeating is safe, because ids are never reused. After a
 * lost response, a read often shows that it has begun. Throws the errors of `writeRepeatedly`.
 */
export async function sendDeletion(
  ctx: StepContext,
  { delete_tracing_project }: DeleteInputs,
  { id: deployment_id, name }: DeletedDeployment,
  onPhase: (phase: Phase) => void,
): Promise<void> {
  const parameters = {
    deployment_id,
    delete_tracing_project: delete_tracing_project ? ("true" as const) : ("false" as const),
  };
  const readProgress = async (): Promise<"begun" | undefined> => {
    const deployment = await readOrGone(ctx, deployment_id);
    if (deployment === undefined) return "begun";
    const mismatch = nameMismatch(deployment, name);
    if (mismatch !== undefined) throw new UnprovenError(`deployment_name ${mismatch}`);
    return isBeingDeleted(deployment) ? "begun" : undefined;
  };
  const send = async (signal: AbortSignal): Promise<"begun"> => {
    await call({ ...ctx, signal }, deleteDeployment, parameters, LIMITS.once);
    return "begun";
  };
  try {
    await writeRepeatedly(ctx, send, onPhase, readProgress);
  } catch (error) {
    ctx.signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    // Another workflow, or an earlier request, may have deleted the deployment.
    const progress = await readProgress().catch(() => {
      throw errorWithoutRead(error);
    });
    if (progress === undefined) throw error;
  }
  onPhase("accepted");
}

const [minMs, maxMs] = LIMITS.deletion.ms;
/** Several reads, so that a single stale replica does not end the wait. */
const GONE_EVIDENCE: Evidence = { reads: LIMITS.deletion.reads, ms: 0 };

/** Waits until the deployment is gone, or the deadline. `status`: of the last reply, or "". */
export async function waitUntilGone(ctx: StepContext, deployment_id: string) {
  const statuses = statusLog(ctx);
  const { lastReply, isInTime, failure } = await poll<DeletedDeployment | "gone">(ctx, {
    interval: { minMs, maxMs },
    read: async () =>
      (await call(ctx, getDeletedDeployment, { deployment_id }, LIMITS.once).catch(ignoreGone)) ??
      "gone",
    stateOf: (reply) => (reply === "gone" ? reply : reply.status),
    neededEvidence: (reply) => (reply === "gone" ? GONE_EVIDENCE : undefined),
    onReply: (reply) => {
      if (reply !== "gone") statuses.log(reply.status);
    },
    heartbeat: statuses.heartbeat,
  });
  const status = lastReply === "gone" ? "" : (lastReply?.status ?? "");
  return { isGone: isInTime, status, failure };
}
