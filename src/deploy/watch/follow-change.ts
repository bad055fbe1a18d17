import type { Ending } from "../../action/ending.ts";
import { readAside } from "../../client/read.ts";
import { getDeployment } from "../../contract/deployments.ts";
import { endingOf } from "../../rollout/end/ending.ts";
import { showFailureLog } from "../../rollout/failure/log.ts";
import { type RolloutEnd, rolloutOf } from "../../rollout/rollout.ts";
import { usualOf } from "../../rollout/timing/usual.ts";
import { announceWait, watch } from "../../rollout/watch.ts";
import { warnOfLateDuplicates } from "../apply/foreign.ts";
import { failedCheck } from "../checks/checks.ts";
import type { Step } from "../step.ts";

/** Follows the revision of the change that was applied. */
export async function followChange(step: Step): Promise<Ending> {
  const { applied, progress } = step;
  if (applied === undefined) throw new Error("No change was applied");
  const { ids, revisions } = applied.baseline;
  progress.usual = usualOf(revisions, ids);
  const end = await followToEnd(step, applied.revision.id, ids);
  await warnOfLateDuplicates(step);
  return concluded(step, end);
}

/** Follows a revision that was there before, whoever made it. */
export async function followRevision(
  step: Step,
  revision_id: string,
  older: ReadonlySet<string>,
): Promise<Ending> {
  return concluded(step, await followToEnd(step, revision_id, older));
}

async function followToEnd(
  step: Step,
  revision_id: string,
  older: ReadonlySet<string>,
): Promise<RolloutEnd> {
  const { world, inputs, progress } = step;
  const { deployment_id } = inputs;
  const rollout = rolloutOf(inputs, { deployment_id, revision_id, older });
  announceWait(world, progress);
  return watch(world, rollout, progress);
}

async function concluded(step: Step, end: RolloutEnd): Promise<Ending> {
  const { world, inputs, progress } = step;
  if (end.outcome !== "deployed" || !inputs.verify_active) await refresh(step);
  if (end.outcome === "failed") await showLog(step);
  const failed = end.outcome === "deployed" ? await failedCheck(step) : undefined;
  return failed ?? endingOf(end, progress, world.clock.now() - progress.startedMs);
}

async function showLog({ world, progress, inputs }: Step): Promise<void> {
  const { deployment_id, failure_log } = inputs;
  const revision_id = progress.revision?.id;
  if (revision_id !== undefined)
    await showFailureLog(world, { deployment_id, revision_id }, progress, failure_log);
}

/** Reads which revision serves now, if that can be had. */
export async function refresh({ world, inputs, progress }: Step): Promise<void> {
  const deployment = await readAside(world, getDeployment, inputs).catch(() => undefined);
  progress.deployment = deployment ?? progress.deployment;
}
