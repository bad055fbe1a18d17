import { statusLog } from "../../report/log/lines.ts";
import { whyAnother } from "../../report/look-up-by-name.ts";
import type { World } from "../../report/world.ts";
import { ask, readUntil } from "../../service/client/ask.ts";
import type { Caller } from "../../service/client/connect.ts";
import { isGone, ServiceError, UnprovenError } from "../../service/client/errors.ts";
import { PATIENCE } from "../../service/client/patience.ts";
import { type Evidence, waitFor } from "../../service/client/wait.ts";
import { type Phase, writeRepeatedly } from "../../service/client/write/write.ts";
import {
  deleteDeployment,
  getRemains,
  isBeingDeleted,
  type Remains,
} from "../../service/contract/deployments.ts";
import type { DeleteInputs } from "./inputs.ts";

/** Undefined if a refusal says that there is no such deployment any more. */
function undefinedIfGone(error: unknown): undefined {
  if (!isGone(error)) throw error;
}

/** The deployment as it is shown, or undefined if it is gone: one replica alone may be wrong. */
export const readOrGone = (world: Caller, deployment_id: string): Promise<Remains | undefined> =>
  readUntil(
    world,
    () => ask(world, getRemains, { deployment_id }).catch(undefinedIfGone),
    (shown) => shown !== undefined,
  );

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
    return isBeingDeleted(deployment) ? "begun" : undefined;
  };
  const send = async (signal: AbortSignal): Promise<"begun"> => {
    await ask({ ...world, signal }, deleteDeployment, parameters, PATIENCE.once);
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

const [minMs, maxMs] = PATIENCE.deletion.ms;
const PACE = { minMs, maxMs };
/** One replica alone may be wrong. */
const THREE_TIMES: Evidence = { reads: PATIENCE.deletion.reads, ms: 0 };

/** Waits until the deployment is gone, or the deadline. Returns the last status that is shown. */
export async function waitUntilGone(
  world: World,
  deployment_id: string,
): Promise<{ isGone: boolean; status: string }> {
  const log = statusLog(world);
  const { last, isInTime } = await waitFor<Remains | "gone">(world, {
    pace: PACE,
    read: async () =>
      (await ask(world, getRemains, { deployment_id }, PATIENCE.once).catch(undefinedIfGone)) ??
      "gone",
    state: (reply) => (reply === "gone" ? reply : reply.status),
    end: (reply) => (reply === "gone" ? THREE_TIMES : undefined),
    on: (reply) => {
      if (reply !== "gone") log.see(reply.status);
    },
    words: log.words,
  });
  return { isGone: isInTime, status: last === "gone" ? "" : (last?.status ?? "") };
}
