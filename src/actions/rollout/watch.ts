import type { End } from "../../report/conclusion.ts";
import { roundDuration } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import { askAside } from "../../service/client/ask.ts";
import { getDeployment } from "../../service/contract/deployments.ts";
import { plainStatus } from "../../service/contract/status.ts";
import { pageOfRevision } from "./describe.ts";
import { showFailureLog } from "./failure/log.ts";
import { follow, type Rollout } from "./follow.ts";
import { deploymentRead, type Known, type Notebook, type RolloutEnd, unanswered } from "./known.ts";
import { rolloutLog } from "./rollout-log.ts";

/** Follows a revision to its end, logs what happens, and adds it to what is known. */
export function watch(world: World, rollout: Rollout, notebook: Notebook): Promise<RolloutEnd> {
  const { on, words } = rolloutLog(world, rollout, notebook);
  return world.report.during(words, () => follow(world, rollout, on));
}

/** The same of the revision that the step is about. Then reads what a reader wants to know. */
export async function watchToEnd(
  world: World,
  target: Omit<Rollout, "watched">,
  notebook: Notebook,
): Promise<RolloutEnd> {
  const rollout = { ...target, watched: "revision" } as const;
  const { verify_active, failure_log } = target.inputs;
  announceWait(world, notebook.known);
  const end = await watch(world, rollout, notebook);
  if (end.outcome !== "deployed" || !verify_active) await refresh(world, rollout, notebook);
  // A deployed revision may be in a crash loop: its log says more than its status.
  const isStarting =
    end.outcome === "timed_out" &&
    end.failure === undefined &&
    plainStatus(notebook.known.revision?.status ?? "") === "DEPLOYING";
  if (end.outcome === "failed" || isStarting)
    await showFailureLog(world, rollout, notebook, failure_log);
  return end;
}

export async function refresh(
  world: World,
  target: Pick<Rollout, "deployment_id">,
  notebook: Notebook,
): Promise<void> {
  const deployment = await askAside(world, getDeployment, target).catch(() => undefined);
  if (deployment !== undefined) notebook.add(deploymentRead(deployment));
}

/**
 * After an error, reads once more which revision is active, if there is time, so that old data is
 * not reported as current.
 */
export async function refreshAfter(
  { outcome }: End<Known>,
  world: World,
  notebook: Notebook,
): Promise<void> {
  const { deployment_id, deployment } = notebook.known;
  if (outcome !== "error" || deployment_id === undefined || deployment === undefined) return;
  if (world.deadline.leftMs > 0) await refresh(world, { deployment_id }, notebook);
  if (notebook.known.deployment === deployment) notebook.add(unanswered("revision"));
}

/** Logs until when the revision is watched that was named last. */
function announceWait({ clock, deadline, report }: World, known: Known): void {
  const leftMs = Math.max(0, deadline.leftMs);
  const end = new Date(clock.utcMs() + leftMs).toISOString().slice(11, 16);
  const page = pageOfRevision(known);
  const where = page === undefined ? "." : `: ${page}`;
  const what = known.isOurs ? "it" : `revision ${known.revision?.id}`;
  report.info(`Watching ${what} until ${end} UTC (${roundDuration(leftMs)})${where}`);
}
