import type { End } from "../../report/conclusion.ts";
import { roundDuration } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import { readBestEffort } from "../../service/client/ask.ts";
import { getDeployment } from "../../service/contract/deployments.ts";
import { plainStatus } from "../../service/contract/status.ts";
import { pageOfRevision } from "./describe.ts";
import { showFailureLog } from "./failure/log.ts";
import { follow, type Rollout } from "./follow.ts";
import {
  deploymentRead,
  type Known,
  type RolloutEnd,
  type StateStore,
  unanswered,
} from "./known.ts";
import { rolloutLog } from "./rollout-log.ts";

/** Follows a revision to its end, logs what happens, and adds it to what is known. */
export function watch(world: World, rollout: Rollout, store: StateStore): Promise<RolloutEnd> {
  const { on, words } = rolloutLog(world, rollout, store);
  return world.report.during(words, () => follow(world, rollout, on));
}

/** The same of the revision that the step is about. Then reads what a reader wants to know. */
export async function watchToEnd(
  world: World,
  target: Omit<Rollout, "watched">,
  store: StateStore,
): Promise<RolloutEnd> {
  const rollout = { ...target, watched: "revision" } as const;
  const { verify_active, failure_log } = target.inputs;
  announceWait(world, store.known);
  const end = await watch(world, rollout, store);
  if (end.outcome !== "deployed" || !verify_active) await refresh(world, rollout, store);
  // A deployed revision may be in a crash loop: its log says more than its status.
  const isStarting =
    end.outcome === "timed_out" &&
    end.failure === undefined &&
    plainStatus(store.known.revision?.status ?? "") === "DEPLOYING";
  if (end.outcome === "failed" || isStarting)
    await showFailureLog(world, rollout, store, failure_log);
  return end;
}

export async function refresh(
  world: World,
  target: Pick<Rollout, "deployment_id">,
  store: StateStore,
): Promise<void> {
  const deployment = await readBestEffort(world, getDeployment, target).catch(() => undefined);
  if (deployment !== undefined) store.add(deploymentRead(deployment));
}

/**
 * After an error, reads once more which revision is active, if there is time, so that old data is
 * not reported as current.
 */
export async function refreshAfter(
  { outcome }: End<Known>,
  world: World,
  store: StateStore,
): Promise<void> {
  const { deployment_id, deployment } = store.known;
  if (outcome !== "error" || deployment_id === undefined || deployment === undefined) return;
  if (world.deadline.leftMs > 0) await refresh(world, { deployment_id }, store);
  if (store.known.deployment === deployment) store.add(unanswered("revision"));
}

/** Logs until when the revision is watched that was named last. */
function announceWait({ clock, deadline, report }: World, known: Known): void {
  const leftMs = Math.max(0, deadline.leftMs);
  const end = new Date(clock.utcMs() + leftMs).toISOString().slice(11, 16);
  const page = pageOfRevision(known);
  const where = page === undefined ? "." : `: ${page}`;
  const what = known.createdByThisStep ? "it" : `revision ${known.revision?.id}`;
  report.info(`Watching ${what} until ${end} UTC (${roundDuration(leftMs)})${where}`);
}
