import type { Phase } from "../../../service/client/write/write.ts";
import type {
  DeploymentPatch,
  DeploymentState,
} from "../../../service/contract/deployments/deployment.ts";
import { deploymentUpdate } from "../../rollout/state.ts";
import { isUsable } from "../../rollout/status.ts";
import type { Deploy } from "../context.ts";
import { readNewRevision } from "../read-revisions.ts";
import type { Baseline } from "./baseline.ts";
import { warnAboutConcurrentRevisions } from "./concurrent-revisions.ts";
import { findMismatches, isCertainMatch } from "./match-revision.ts";
import { type AppliedChange, applyPatch } from "./patch-once.ts";

/** Applies the change once. Returns undefined if it creates no revision. */
export async function applyChange(deploy: Deploy, baseline: Baseline, patch: DeploymentPatch) {
  const { ctx, store } = deploy;
  const earlierAttempt = await findEarlierAttempt(deploy, baseline, patch);
  const createdByThisStep = earlierAttempt === undefined;
  if (createdByThisStep) ctx.report.progress("sending the change");
  const onReply = (reply: DeploymentState) => store.update(deploymentUpdate(reply));
  const onPhase = (phase: Phase) => store.update({ phase });
  const appliedChange =
    earlierAttempt ?? (await applyPatch(deploy, baseline, patch, onPhase, onReply));
  if (appliedChange === undefined) return undefined;
  const { revision, recovery } = appliedChange;
  store.update({ revision, createdByThisStep, ...(recovery && { recovery }) });
  const origin = createdByThisStep ? "" : " by an earlier attempt of this run";
  ctx.report.info(`Revision ${revision.id} was created${origin}.`);
  ctx.signal.throwIfAborted();
  if (createdByThisStep) warnAboutConcurrentRevisions(deploy, appliedChange);
  return appliedChange;
}

/**
 * The change as applied by an earlier attempt of this workflow run, if the latest revision is a
 * certain match. Secrets may have been corrected since, so a change of secrets is sent again.
 */
async function findEarlierAttempt(
  deploy: Deploy,
  baseline: Baseline,
  patch: DeploymentPatch,
): Promise<AppliedChange | undefined> {
  const { inputs, run } = deploy;
  const { deployment } = baseline;
  const { latest_revision_id: id } = deployment;
  if (run.attempt < 2 || id === null || patch.secrets) return undefined;
  const revision = await readNewRevision(deploy, id);
  if (!isUsable(revision.status, inputs.failure_statuses)) return undefined;
  if (!isCertainMatch({ patch, run }, revision)) return undefined;
  const { repo_ref } = patch.source_revision_config ?? {};
  const content = revision.source_revision_config;
  // The ref may be older than this run, or have moved since.
  const isOtherCommit = !!repo_ref && content?.repo_commit_sha !== run.commit;
  if (isOtherCommit || findMismatches(patch, deployment).length > 0) return undefined;
  return { patch, revision, sends: 0, baseline, concurrent: [] };
}
