import type { Phase } from "../../../service/client/write/write.ts";
import type {
  DeploymentPatch,
  DeploymentState,
} from "../../../service/contract/deployments/deployment.ts";
import { omitAbsent } from "../../../service/contract/operation.ts";
import { deploymentUpdate } from "../../rollout/state.ts";
import { isUsable } from "../../rollout/status.ts";
import type { Deploy } from "../context.ts";
import { readNewRevision } from "../read-revisions.ts";
import type { Baseline } from "./baseline.ts";
import { warnAboutConcurrentRevisions } from "./concurrent-revisions.ts";
import { findMismatches, isCertainMatch } from "./match-revision.ts";
import { type AppliedChange, applyPatch } from "./patch-once.ts";

/** Applies the change once, and returns it with its revision; undefined if it creates none. */
export async function applyChange(
  deploy: Deploy,
  baseline: Baseline,
  patch: DeploymentPatch,
): Promise<AppliedChange | undefined> {
  const { ctx, store } = deploy;
  const earlier = await findEarlierAttempt(deploy, baseline, patch);
  if (earlier === undefined) ctx.report.progress("sending the change");
  const onReply = (reply: DeploymentState) => store.update(deploymentUpdate(reply));
  const onPhase = (phase: Phase) => store.update({ phase });
  const applied = earlier ?? (await applyPatch(deploy, baseline, patch, onPhase, onReply));
  if (applied === undefined) return undefined;
  const { revision, recovery } = applied;
  const createdByThisStep = earlier === undefined;
  store.update({ revision, createdByThisStep, ...omitAbsent({ recovery }) });
  const byWhom = createdByThisStep ? "" : " by an earlier attempt of this run";
  ctx.report.info(`Revision ${revision.id} was created${byWhom}.`);
  ctx.signal.throwIfAborted();
  if (createdByThisStep) warnAboutConcurrentRevisions(deploy, applied);
  return applied;
}

/**
 * A re-run does not redeploy what its earlier attempt has deployed, if that is certain. Secrets may
 * have been corrected since, so they are sent again.
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
  // The tag may predate this run, or have been moved since.
  const isMoved = !!repo_ref && content?.repo_commit_sha !== run.commit;
  if (isMoved || findMismatches(patch, deployment).length > 0) return undefined;
  return { patch, revision, sends: 0, baseline, concurrent: [] };
}
