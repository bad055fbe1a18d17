import { nameMismatch } from "../../report/name-lookup.ts";
import type { ClientContext } from "../../service/client/client-context.ts";
import { isGone, ServiceError, UnprovenError, undefinedIf } from "../../service/client/errors.ts";
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

/** The deployment; undefined if several reads say that it is gone, because one may be stale. */
export const readOrGone = (ctx: ClientContext, deployment_id: string, isAbsent = isGone) =>
  readUntil(
    ctx,
    () => call(ctx, getDeletedDeployment, { deployment_id }).catch(undefinedIf(isAbsent)),
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
    delete_tracing_project: `${delete_tracing_project}`,
  } as const;
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

/** Several reads, so that a single stale replica does not end the wait. */
const GONE_EVIDENCE: Evidence = { reads: LIMITS.deletion.reads, ms: 0 };

/** Polls until the deployment is gone, or the deadline. A reply is undefined if it is gone. */
export function waitUntilGone(ctx: StepContext, deployment_id: string) {
  const statuses = statusLog(ctx);
  return poll<DeletedDeployment | undefined>(ctx, {
    interval: LIMITS.deletion.ms,
    read: () =>
      call(ctx, getDeletedDeployment, { deployment_id }, LIMITS.once).catch(undefinedIf(isGone)),
    stateOf: (deployment) => deployment?.status ?? "gone",
    neededEvidence: (deployment) => (deployment === undefined ? GONE_EVIDENCE : undefined),
    onReply: (deployment) => {
      if (deployment !== undefined) statuses.log(deployment.status);
    },
    heartbeat: statuses.heartbeat,
  });
}
