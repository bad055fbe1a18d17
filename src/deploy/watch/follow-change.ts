import type { Ending } from "../../action/ending.ts";
import { readDeploymentOnce } from "../../action/read.ts";
import { endingOf } from "../../rollout/end/ending.ts";
import { showFailureLog } from "../../rollout/failure/log.ts";
import { type RolloutEnd, rolloutOf } from "../../rollout/rollout.ts";
import { usualOf } from "../../rollout/timing/usual.ts";
import { announceWait, watch } from "../../rollout/watch.ts";
import { lateTwinOf } from "../apply/others.ts";
import { failedCheck } from "../checks/checks.ts";
import type { Step } from "../step.ts";

/** Follows the revision of the change that was applied, or its twin where that took its place. */
export async function followChange(step: Step): Promise<Ending> {
  const { applied, world, progress } = step;
  if (applied === undefined) throw new Error("No change was applied");
  const { known, seen } = applied.before;
  progress.usual = usualOf(seen, known);
  const end = await followToEnd(step, applied.revision.id, known);
  const twin = await lateTwinOf(step);
  if (twin === undefined || end.outcome !== "superseded") return concluded(step, end);
  world.report.info(
    `Revision ${twin.id} took the place of ${applied.revision.id}. It runs the same, and is followed now.`,
  );
  progress.revision = twin;
  world.report.output("revision_id", twin.id);
  step.applied = { ...applied, revision: twin };
  const older = new Set([...known, applied.revision.id]);
  return concluded(step, await followToEnd(step, twin.id, older));
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

/** Reads which revision serves now: worth one attempt, not worth a failure. */
export async function refresh({ world, inputs, progress }: Step): Promise<void> {
  try {
    progress.deployment = await readDeploymentOnce(world, inputs);
  } catch {
    // The ending holds without it.
  }
}
