import { shortId } from "../../report/format.ts";
import { type Outcome, outcomeInfo } from "../../report/outcomes.ts";
import { shortReason } from "../../report/unanswered.ts";
import { withDeadline } from "../../service/client/connect.ts";
import { RefusedError, ServiceError, UnprovenError } from "../../service/client/errors.ts";
import { LIMITS } from "../../service/client/limits.ts";
import { call, readUntil } from "../../service/client/requests.ts";
import { isSameValue } from "../../service/contract/deployments/compare.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  getDeployment,
} from "../../service/contract/deployments/deployment.ts";
import {
  getRevision,
  type NamedRevision,
  type Revision,
} from "../../service/contract/deployments/revision.ts";
import type { SourceRevisionConfig } from "../../service/contract/deployments/settings.ts";
import { isCommit, TAG_PREFIX } from "../../service/contract/deployments/source.ts";
import { contentLabel } from "../rollout/content.ts";
import { rollbackUpdate } from "../rollout/state.ts";
import { isDeployed, isUsable } from "../rollout/status.ts";
import { rereadDeployment, watch } from "../rollout/watch.ts";
import { takeBaseline } from "./apply/baseline.ts";
import { warnAboutConcurrentRevisions } from "./apply/concurrent-revisions.ts";
import { type AppliedChange, applyPatch } from "./apply/patch-once.ts";
import { runChecks } from "./checks/checks.ts";
import type { Deploy } from "./context.ts";
import type { DeployResult } from "./follow.ts";

/**
 * The change that restores what the previous revision ran, or why nothing can. `failed` is the
 * requested content. Secrets and resources are not rolled back.
 */
export function rollbackPatch(
  { source, source_config }: Pick<DeploymentState, "source" | "source_config">,
  previous: SourceRevisionConfig,
  failed: SourceRevisionConfig,
): DeploymentPatch | string {
  const { image_uri, repo_ref, graph_config_path } = previous;
  // Services also show the image that they built of a git ref.
  if (source !== "github") {
    if (!image_uri) return "the previous revision shows no image";
    const isSame = isSameValue("image_uri", image_uri, failed.image_uri);
    if (isSame) return "the failed revision ran the same image";
    return { source_revision_config: { image_uri } };
  }
  if (!repo_ref) return "the previous revision shows no tag";
  if (isCommit(repo_ref))
    return `the previous revision shows its commit, ${repo_ref}, and only branches and tags can be built`;
  if (!repo_ref.startsWith(TAG_PREFIX))
    return `${repo_ref} is a branch, and a branch cannot be built again as it was; deploy a tag instead`;
  const hasSamePath = !graph_config_path || graph_config_path === failed.graph_config_path;
  if (repo_ref === failed.repo_ref && hasSamePath)
    return "the failed revision was built from the same tag";
  const changedPath = hasSamePath ? {} : { graph_config_path };
  const builds = source_config.build_on_push === true;
  return {
    ...(builds ? { source_config: { build_on_push: false } } : {}),
    source_revision_config: { repo_ref, ...changedPath },
  };
}

/** The members of the change that its rollback does not restore. */
function unrestoredMembers(sent: DeploymentPatch, rollback: DeploymentPatch): string[] {
  const restored = Object.keys(rollback.source_config ?? {});
  const members = Object.keys(sent.source_config ?? {}).filter((name) => !restored.includes(name));
  return [...members, ...(sent.secrets ? ["secrets"] : [])];
}

/**
 * After a revision that failed, timed out or did not pass a check, applies what served before,
 * follows it to its end and checks it too. Never changes the verdict.
 */
export async function rollBack(
  deploy: Deploy,
  { end, noRollbackReason, applied }: DeployResult,
): Promise<void> {
  if (applied === undefined || !outcomeInfo(end.outcome).canRollBack) return;
  const { inputs, store } = deploy;
  const limitedDeploy = { ...deploy, ctx: withDeadline(deploy.ctx, inputs.timeout) };
  const failureReason =
    noRollbackReason ??
    (await deployPrevious(limitedDeploy, end.outcome, applied).catch(failureReasonOf));
  if (failureReason !== undefined) store.update(rollbackUpdate({ failureReason }));
  // Also if it is not known whether it was applied.
  if ((store.state.rollback?.phase ?? "not sent") !== "not sent")
    await rereadDeployment(withDeadline(deploy.ctx, 0), inputs, store);
}

/** Why the rollback failed, without the address of the request. */
function failureReasonOf(error: unknown): string {
  if (!(error instanceof ServiceError) || error instanceof UnprovenError)
    return error instanceof Error ? error.message.replace(/\.$/, "") : "unknown reason";
  const request = error.operation?.resourceLabel ? "reading" : "change";
  const verb = error instanceof RefusedError ? "was refused" : "failed";
  return `the ${request} ${verb} (${shortReason(error)})`;
}

/**
 * Whether a revision will serve soon, or served until `ours` took over.
 * Beyond the contract: rollout-times.
 */
function takesOver({ status, updated_at }: Revision, ours: NamedRevision | undefined): boolean {
  const deployedForMs = Date.parse(ours?.created_at ?? "") - Date.parse(updated_at ?? "");
  return isDeployed(status) && !(deployedForMs > LIMITS.activation.ms);
}

/** The active revision, or the one before ours that took over, or the one active before. */
async function findPrevious(
  { ctx, inputs: { deployment_id, failure_statuses }, store }: Deploy,
  active: string | null,
  { baseline: { deployment, revisions }, revision: ours }: AppliedChange,
): Promise<Revision | undefined> {
  const readRevision = (revision_id: string) =>
    call(ctx, getRevision, { deployment_id, revision_id });
  const { active_revision_id: activeId, latest_revision_id: latest } = deployment;
  const servedId = active === null || active === ours.id ? activeId : active;
  const latestRevision = revisions.find(
    ({ id }) => id === latest && ![servedId, ours.id].includes(id),
  );
  const mayServe = latestRevision && isUsable(latestRevision.status, failure_statuses);
  if (mayServe && servedId === activeId) {
    const revision = await readRevision(latestRevision.id);
    if (takesOver(revision, store.state.revision)) return revision;
  }
  return servedId === null ? undefined : readRevision(servedId);
}

/** Returns why nothing was rolled back, or why the rollback ended as it did. */
async function deployPrevious(
  deploy: Deploy,
  outcome: Outcome,
  applied: AppliedChange,
): Promise<string | undefined> {
  const { ctx, inputs, store } = deploy;
  const ours = applied.revision.id;
  // A replica may be stale: a newer revision counts once several reads show it.
  const deployment = await readUntil(
    ctx,
    () => call(ctx, getDeployment, { deployment_id: inputs.deployment_id }),
    ({ latest_revision_id }) => latest_revision_id === ours,
  );
  const { latest_revision_id: latest, active_revision_id: active } = deployment;
  if (outcome === "timed_out" && active === ours) return "the new revision serves";
  if (latest !== ours && latest !== null && !applied.baseline.ids.has(latest))
    return "someone else has deployed since";
  const previous = await findPrevious(deploy, active, applied);
  if (previous === undefined) return "no revision served before";
  const failed = {
    ...applied.revision.source_revision_config,
    ...applied.patch.source_revision_config,
  };
  const content = previous.source_revision_config ?? {};
  const patch = rollbackPatch(deployment, content, failed);
  if (typeof patch === "string") return patch;
  const baseline = await takeBaseline(ctx, deployment);
  const label = contentLabel(content) ?? `revision ${shortId(previous.id)}`;
  store.update(
    rollbackUpdate({
      targetLabel: label,
      previous,
      unrestoredMembers: unrestoredMembers(applied.patch, patch),
    }),
  );
  ctx.report.progress(`rolling back to ${label}, which revision ${shortId(previous.id)} ran`);
  const startedMs = ctx.clock.now();
  const rollback = await applyPatch(deploy, baseline, patch, (phase) =>
    store.update(rollbackUpdate({ phase })),
  );
  if (rollback === undefined) return "the control plane created no revision";
  const revision_id = rollback.revision.id;
  store.update(rollbackUpdate({ revision_id }));
  ctx.report.progress(`rollback revision ${revision_id} was created`);
  warnAboutConcurrentRevisions(deploy, rollback);
  const target = { deployment_id: deployment.id, revision_id, olderIds: baseline.ids };
  const { outcome: end } = await watch(ctx, { ...target, inputs, role: "rollback" }, store);
  store.update(rollbackUpdate({ end, durationMs: ctx.clock.now() - startedMs }));
  if (end === "deployed")
    store.update(rollbackUpdate({ failedCheck: (await runChecks(deploy))?.check }));
  return undefined;
}
