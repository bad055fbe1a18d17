import type { DeploymentState } from "../../../service/contract/deployments.ts";
import { shown } from "../../rollout/known.ts";
import { classify } from "../../rollout/status.ts";
import type { Deploy } from "../context.ts";
import { readYoung } from "../newest-revision.ts";
import type { Plan } from "../plan/plan.ts";
import type { Baseline } from "./baseline.ts";
import { warnOfForeignRevisions } from "./foreign.ts";
import { applyPatch, type OursApplied } from "./patch-once.ts";
import { contradicted, isUnmistakable } from "./recognise.ts";

/** What is changed, and what was there before. */
export interface Change {
  now: DeploymentState;
  baseline: Baseline;
  plan: Plan;
}

/** Makes the change once, and returns it with its revision; undefined if it needs none. */
export async function applyChange(
  deploy: Deploy,
  change: Change,
): Promise<OursApplied | undefined> {
  const { world, notebook } = deploy;
  const earlier = await madeByEarlierAttempt(deploy, change);
  const applied = earlier ?? (await send(deploy, change));
  if (applied === undefined) return undefined;
  const { revision } = applied;
  const isOurs = earlier === undefined;
  notebook.add({ revision, isOurs });
  const when = isOurs ? "" : " by an earlier attempt of this run";
  world.report.info(`Revision ${revision.id} was created${when}.`);
  world.signal.throwIfAborted();
  if (isOurs) warnOfForeignRevisions(deploy, applied);
  return applied;
}

/**
 * A re-run does not deploy again what its earlier attempt has deployed, if that is beyond doubt.
 * Secrets may have been corrected since: they are sent again.
 */
async function madeByEarlierAttempt(
  deploy: Deploy,
  { now, baseline, plan: { patch } }: Change,
): Promise<OursApplied | undefined> {
  const { inputs, run } = deploy;
  const { latest_revision_id: id } = now;
  if (run.attempt < 2 || id === null || patch.secrets) return undefined;
  const revision = await readYoung(deploy, id);
  const statusClass = classify(revision.status, inputs.failure_statuses);
  const isUsable = statusClass === "pending" || statusClass === "deployed";
  if (!isUsable || !isUnmistakable({ patch, run }, revision)) return undefined;
  const { repo_ref } = patch.source_revision_config ?? {};
  const runs = revision.source_revision_config;
  // A tag may be from before this run, or have been moved since.
  const isMoved = !!repo_ref && runs?.repo_commit_sha !== run.commit;
  if (isMoved || contradicted(patch, now).length > 0) return undefined;
  return { patch, revision, sends: 0, baseline, meanwhile: [] };
}

async function send(
  { world, inputs, notebook, run }: Deploy,
  { now, baseline, plan: { patch } }: Change,
): Promise<OursApplied | undefined> {
  const { clock, report } = world;
  report.tell("sending the change");
  const sentMs = clock.now();
  const applied = await applyPatch(world, now, patch, baseline, {
    on_ambiguous: inputs.on_ambiguous,
    settleWindowMs: inputs.settle_window,
    run,
    onPhase: (phase) => notebook.add({ phase }),
  });
  const { answer, revision, recovered: how } = applied;
  if (answer !== undefined) notebook.add(shown(answer));
  if (how !== undefined) notebook.add({ recovered: { how, afterMs: clock.now() - sentMs } });
  return revision && { ...applied, revision };
}
