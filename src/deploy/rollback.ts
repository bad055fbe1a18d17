import type { Ending } from "../action/ending.ts";
import { read } from "../action/read.ts";
import { RefusedError } from "../client/errors.ts";
import {
  type DeploymentPatch,
  getDeployment,
  getRevision,
  type Revision,
} from "../contract/deployments.ts";
import { TAG_PREFIX } from "../contract/source.ts";
import { rolloutOf } from "../rollout/follow.ts";
import type { Rollback } from "../rollout/progress.ts";
import { watch } from "../rollout/watch.ts";
import { applyPatch } from "./apply/patch-once.ts";
import { snapshot } from "./apply/revisions.ts";
import type { Step } from "./step.ts";

/** What brings the former revision's code back, or why nothing can. Secrets and resources are not rolled back. */
export function rollbackPatch(
  former: Revision,
  failed: Revision,
  buildsOnPush: boolean,
): DeploymentPatch | string {
  const { image_uri, repo_ref, graph_config_path } = former.source_revision_config ?? {};
  const now = failed.source_revision_config ?? {};
  if (image_uri) {
    if (image_uri === now.image_uri) return "the failed revision ran the same image";
    return { source_revision_config: { image_uri } };
  }
  if (!repo_ref) return "the former revision shows neither image nor tag";
  if (!repo_ref.startsWith(TAG_PREFIX))
    return `${repo_ref} is a branch, and a branch cannot be built again as it was; deploy a tag instead`;
  if (repo_ref === now.repo_ref && graph_config_path === now.graph_config_path)
    return "the failed revision was built from the same tag";
  const changedPath =
    graph_config_path && graph_config_path !== now.graph_config_path ? { graph_config_path } : {};
  const source_config = buildsOnPush ? { source_config: { build_on_push: false } } : {};
  return { ...source_config, source_revision_config: { repo_ref, ...changedPath } };
}

/** After a failed or timed-out revision, applies what served before and follows it to its end. Never changes the verdict. */
export async function rollBack(step: Step, ending: Ending): Promise<void> {
  const { world, progress } = step;
  const ours = progress.revisionCreated && progress.revision !== undefined;
  if (!ours || (ending.outcome !== "failed" && ending.outcome !== "timed_out")) return;
  const rollback: Rollback = { sent: false, done: false, message: "" };
  progress.rollback = rollback;
  try {
    rollback.message = await applyFormer(step, rollback);
  } catch (error) {
    rollback.message = brokenOff(error, rollback);
  }
  world.report.info(rollback.message);
}

/** What is said of a rollback whose end is not known. */
function brokenOff(error: unknown, { sent, revision_id }: Rollback): string {
  const why = (error instanceof Error ? error.message : "unknown reason").replace(/\.$/, "");
  if (revision_id !== undefined)
    return `The rollback's revision ${revision_id} was made, and its end is not known: ${why}.`;
  // A refusal says that nothing was changed.
  const isUnknown = sent && !(error instanceof RefusedError);
  return isUnknown
    ? `It is not known whether the rollback was applied: ${why}.`
    : `Not rolled back: ${why}.`;
}

function nameOf({ source_revision_config: runs, id }: Revision): string {
  return runs?.image_uri ?? runs?.repo_ref ?? `revision ${id}`;
}

async function applyFormer(step: Step, rollback: Rollback): Promise<string> {
  const { world, inputs, run, progress } = step;
  const formerId = progress.before?.active_revision_id;
  if (!formerId || progress.revision === undefined)
    return "Not rolled back: no revision served before.";
  const former = await read(world, getRevision, {
    deployment_id: inputs.deployment_id,
    revision_id: formerId,
  });
  const deployment = await read(world, getDeployment, inputs);
  if (deployment.latest_revision_id !== progress.revision.id)
    return "Not rolled back: somebody else has deployed since.";
  const patch = rollbackPatch(
    former,
    progress.revision,
    deployment.source_config.build_on_push === true,
  );
  if (typeof patch === "string") return `Not rolled back: ${patch}.`;
  const before = await snapshot(world, deployment);
  const options = {
    on_ambiguous: inputs.on_ambiguous,
    settleWindowMs: inputs.settle_window,
    marks: run.marks,
  };
  world.report.info(`Rolling back to what revision ${formerId} ran.`);
  rollback.sent = true;
  const { revision } = await applyPatch(world, deployment, patch, before, options);
  if (revision === undefined) return "Not rolled back: the service made no revision.";
  rollback.revision_id = revision.id;
  world.report.output("rollback_revision_id", revision.id);
  const { deployment_id } = inputs;
  const rollout = rolloutOf(inputs, {
    deployment_id,
    revision_id: revision.id,
    older: before.known,
  });
  const end = await watch(world, rollout, progress, "rollback");
  rollback.done = end.outcome === "deployed";
  return rollback.done
    ? `Rolled back to ${nameOf(former)} by revision ${revision.id}.`
    : `The rollback, revision ${revision.id}, ended as ${end.outcome}.`;
}
