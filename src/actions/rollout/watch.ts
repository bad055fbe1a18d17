import type { End } from "../../report/conclusion.ts";
import { roundDuration } from "../../report/format.ts";
import { readBestEffort, readUntil } from "../../service/client/requests.ts";
import { getDeployment } from "../../service/contract/deployments/deployment.ts";
import { getRevision } from "../../service/contract/deployments/revision.ts";
import { normalizeStatus } from "../../service/contract/status.ts";
import type { StepContext } from "../../step/step-context.ts";
import { contentLabel, contentOf } from "./content.ts";
import { ownRevisionUrl } from "./describe.ts";
import { reportFailureLog } from "./failure/log.ts";
import { followRevision, type Rollout } from "./follow.ts";
import { createRolloutLog } from "./rollout-log.ts";
import {
  deploymentUpdate,
  isServing,
  isUpToDate,
  type RolloutEnd,
  type State,
  type StateStore,
} from "./state.ts";

/** Follows a revision to its end, logs its progress and records it in the state. */
export function watch(ctx: StepContext, rollout: Rollout, store: StateStore): Promise<RolloutEnd> {
  const log = createRolloutLog(ctx, rollout, store);
  return ctx.report.withHeartbeat(log.heartbeat, () => followRevision(ctx, rollout, log));
}

/** Watches the revision of the step, then reads what its result needs: the deployment, the log. */
export async function watchOwnRevision(
  ctx: StepContext,
  target: Omit<Rollout, "role">,
  store: StateStore,
): Promise<RolloutEnd> {
  const rollout = { ...target, role: "revision" } as const;
  logDeadline(ctx, store.state);
  const end = await watch(ctx, rollout, store);
  // Without verify_active, only the next read shows what serves: old data is not reported.
  if (end.outcome === "deployed" && !isServing(store.state)) store.update({ readFailure: "other" });
  if (end.outcome !== "deployed" || !target.inputs.verify_active)
    await rereadDeployment(ctx, rollout, store);
  if (end.outcome === "not_active" && isServing(store.state)) return { outcome: "deployed" };
  // A DEPLOYING revision may be in a crash loop: its log says more than its status.
  const isStarting =
    end.outcome === "timed_out" &&
    end.failure === undefined &&
    normalizeStatus(store.state.revision?.status ?? "") === "DEPLOYING";
  if (end.outcome === "failed" || isStarting) await reportFailureLog(ctx, rollout, store);
  return end;
}

/** Reads the deployment once more, and the content of its active revision if unknown. */
export async function rereadDeployment(
  ctx: StepContext,
  { deployment_id }: Pick<Rollout, "deployment_id">,
  store: StateStore,
): Promise<void> {
  const read = () => readBestEffort(ctx, getDeployment, { deployment_id });
  const rereads = readUntil(ctx, read, (reply) => isUpToDate(store.state, reply));
  const deployment = await rereads.catch(() => undefined);
  if (deployment === undefined) return;
  store.update(deploymentUpdate(deployment));
  const revision_id = deployment.active_revision_id;
  if (!revision_id || contentLabel(contentOf(store.state, revision_id)) !== undefined) return;
  const target = { deployment_id, revision_id };
  const activeRevision = await readBestEffort(ctx, getRevision, target).catch(() => undefined);
  if (activeRevision !== undefined) store.update({ activeRevision });
}

/** After an error, rereads the deployment, or marks it as not read: old data is not reported. */
export async function rereadAfterError(
  { outcome }: End<State>,
  ctx: StepContext,
  store: StateStore,
): Promise<void> {
  const { deployment_id, deployment } = store.state;
  if (outcome !== "error" || deployment_id === undefined || deployment === undefined) return;
  if (ctx.deadline.leftMs > 0) await rereadDeployment(ctx, { deployment_id }, store);
  const { deployment: latestRead, readFailure = "other" } = store.state;
  if (latestRead === deployment) store.update({ readFailure });
}

function logDeadline({ clock, deadline, report }: StepContext, state: State): void {
  const leftMs = Math.max(0, deadline.leftMs);
  const endTime = new Date(clock.utcMs() + leftMs).toISOString().slice(11, 16);
  const url = ownRevisionUrl(state);
  const link = url === undefined ? "." : `: ${url}`;
  const name = state.createdByThisStep ? "it" : `revision ${state.revision?.id}`;
  report.info(`Watching ${name} until ${endTime} UTC (${roundDuration(leftMs)})${link}`);
}
