import type { Ending } from "../../action/ending.ts";
import { readDeploymentOnce } from "../../action/read.ts";
import { endingOf } from "../../rollout/ending.ts";
import { type RolloutEnd, rolloutOf } from "../../rollout/rollout.ts";
import { announceWait, watch } from "../../rollout/watch.ts";
import { lateTwinOf } from "../apply/others.ts";
import { checkedEnding } from "../checks/checks.ts";
import type { Step } from "../step.ts";

/** The least time for the checks, however much of `timeout` has been used. */
const MIN_CHECKS_MS = 10_000;

/** Follows the revision of the change that was applied, or its twin where that took its place. */
export async function followChange(step: Step): Promise<Ending> {
  const { applied, world, progress } = step;
  if (applied === undefined) throw new Error("No change was applied");
  const { known } = applied.before;
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
  const startMs = world.clock.now();
  const timeout = Math.max(0, inputs.timeout - step.waitedMs);
  const { deployment_id } = inputs;
  const rollout = rolloutOf({ ...inputs, timeout }, { deployment_id, revision_id, older });
  announceWait(world, rollout);
  const end = await watch(world, rollout, progress);
  step.waitedMs += world.clock.now() - startMs;
  return end;
}

async function concluded(step: Step, end: RolloutEnd): Promise<Ending> {
  const { world, inputs, progress } = step;
  if (end.outcome !== "deployed" || !inputs.verify_active) await refresh(step);
  const now = world.clock.now();
  const ending = endingOf(end, progress, now - progress.startedMs);
  if (ending.outcome !== "deployed") return ending;
  const endMs = Math.max(progress.startedMs + inputs.timeout, now + MIN_CHECKS_MS);
  return checkedEnding(step, ending, endMs);
}

/** Reads which revision serves now: worth one attempt, not worth a failure. */
export async function refresh({ world, inputs, progress }: Step): Promise<void> {
  try {
    progress.deployment = await readDeploymentOnce(world, inputs);
  } catch {
    // The ending holds without it.
  }
}
