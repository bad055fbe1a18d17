import { shortId } from "../../report/format.ts";
import { type Outcome, outcomeInfo } from "../../report/outcomes.ts";
import { shortReason } from "../../report/unanswered.ts";
import { withDeadline } from "../../service/client/client-context.ts";
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
import { isTag } from "../../service/contract/deployments/source.ts";
import { contentLabel } from "../rollout/content.ts";
import { type Rollback, rollbackUpdate } from "../rollout/state.ts";
import { isDeployed, isUsable } from "../rollout/status.ts";
import { rereadDeployment, watch } from "../rollout/watch.ts";
import { type AppliedChange, applyPatch } from "./apply/apply.ts";
import { takeBaseline } from "./apply/baseline.ts";
import { warnAboutConcurrentRevisions } from "./apply/concurrent-revisions.ts";
import { runChecks } from "./checks/checks.ts";
import type { Deploy } from "./context.ts";
import type { DeployResult } from "./follow.ts";

/**
 * The patch that restores the content of the previous revision, or the reason why none can. Secrets
 * and settings are not rolled back.
 */
export function rollbackPatch(
  { source, source_config }: Pick<DeploymentState, "source" | "source_config">,
  { image_uri, repo_ref, graph_config_path }: SourceRevisionConfig,
  failedContent: SourceRevisionConfig,
): DeploymentPatch | string {
  // A github deployment may show an image, too: the one that was built from its ref.
  if (source !== "github") {
    if (!image_uri) return "the previous revision shows no image";
    return isSameValue("image_uri", image_uri, failedContent.image_uri)
      ? "the failed revision ran the same image"
      : { source_revision_config: { image_uri } };
  }
  if (!repo_ref) return "the previous revision shows no tag";
  if (!isTag(repo_ref))
    return `${repo_ref} is not a tag, and only a tag can be built again as it was`;
  const hasSamePath = !graph_config_path || graph_config_path === failedContent.graph_config_path;
  if (repo_ref === failedContent.repo_ref && hasSamePath)
    return "the failed revision was built from the same tag";
  return {
    // A tag cannot be built on push.
    ...(source_config.build_on_push === true ? { source_config: { build_on_push: false } } : {}),
    source_revision_config: { repo_ref, ...(hasSamePath ? {} : { graph_config_path }) },
  };
}

/** The members of the change that its rollback does not restore. */
function unrestoredMembers(change: DeploymentPatch, rollback: DeploymentPatch): string[] {
  const { source_config, secrets } = change;
  const names = [...Object.keys(source_config ?? {}), ...(secrets ? ["secrets"] : [])];
  return names.filter((name) => !Object.hasOwn(rollback.source_config ?? {}, name));
}

/**
 * After a revision that failed, timed out or did not pass a check, deploys the previous content,
 * follows the new revision to its end and checks it, too. Never changes the outcome.
 */
export async function rollBack(
  deploy: Deploy,
  { end, noRollbackReason, appliedChange }: DeployResult,
): Promise<void> {
  if (appliedChange === undefined || !outcomeInfo(end.outcome).canRollBack) return;
  const { inputs, store } = deploy;
  const limitedDeploy = { ...deploy, ctx: withDeadline(deploy.ctx, inputs.timeout) };
  const failureReason =
    noRollbackReason ??
    (await deployPrevious(limitedDeploy, end.outcome, appliedChange).catch(failureReasonOf));
  if (failureReason !== undefined) store.update(rollbackUpdate({ failureReason }));
  // The change may have been applied even if the rollback failed.
  if ((store.state.rollback?.phase ?? "not sent") !== "not sent")
    await rereadDeployment(withDeadline(deploy.ctx, 0), inputs, store);
}

/** Why the rollback failed, as a clause. */
function failureReasonOf(error: unknown): string {
  if (!(error instanceof ServiceError) || error instanceof UnprovenError)
    return error instanceof Error ? error.message.replace(/\.$/, "") : "unknown reason";
  const request = error.operation?.resourceLabel ? "reading" : "change";
  const verb = error instanceof RefusedError ? "was refused" : "failed";
  return `the ${request} ${verb} (${shortReason(error)})`;
}

/**
 * Whether a revision, inactive in the baseline, was about to serve: it is deployed, and became so
 * shortly before `ownRevision` was created, or later. Beyond the contract: rollout-times.
 */
function takesOver({ status, updated_at }: Revision, ownRevision?: NamedRevision): boolean {
  const deployedForMs = Date.parse(ownRevision?.created_at ?? "") - Date.parse(updated_at ?? "");
  return isDeployed(status) && !(deployedForMs > LIMITS.activation.ms);
}

/**
 * The revision that would serve without the change: the active one or, if that is ours or absent,
 * the active one of the baseline. If the latest one of the baseline `takesOver`, it is that one.
 */
async function findPrevious(
  { ctx, inputs: { deployment_id, failure_statuses }, store }: Deploy,
  activeId: string | null,
  { baseline: { deployment, revisions }, revision: { id: ownId } }: AppliedChange,
): Promise<Revision | undefined> {
  const readById = (revision_id: string) => call(ctx, getRevision, { deployment_id, revision_id });
  const { active_revision_id: baselineActiveId, latest_revision_id: latestId } = deployment;
  const servedId = activeId === null || activeId === ownId ? baselineActiveId : activeId;
  const latest = revisions.find(({ id }) => id === latestId && id !== servedId && id !== ownId);
  if (servedId === baselineActiveId && latest && isUsable(latest.status, failure_statuses)) {
    const revision = await readById(latest.id);
    if (takesOver(revision, store.state.revision)) return revision;
  }
  return servedId === null ? undefined : readById(servedId);
}

/** Returns why nothing was rolled back, or undefined if the rollback was followed to its end. */
async function deployPrevious(deploy: Deploy, outcome: Outcome, appliedChange: AppliedChange) {
  const { ctx, inputs, store } = deploy;
  const { deployment_id } = inputs;
  const { revision: ownRevision, patch: change } = appliedChange;
  const update = (changes: Partial<Rollback>) => store.update(rollbackUpdate(changes));
  // A replica may be stale: a newer revision counts once several reads show it.
  const deployment = await readUntil(
    ctx,
    () => call(ctx, getDeployment, { deployment_id }),
    ({ latest_revision_id }) => latest_revision_id === ownRevision.id,
  );
  const { latest_revision_id: latestId, active_revision_id: activeId } = deployment;
  if (outcome === "timed_out" && activeId === ownRevision.id) return "the new revision serves";
  if (latestId !== ownRevision.id && latestId !== null && !appliedChange.baseline.ids.has(latestId))
    return "someone else has deployed since";
  const previous = await findPrevious(deploy, activeId, appliedChange);
  if (previous === undefined) return "no revision served before";
  const content = previous.source_revision_config ?? {};
  const failedContent = { ...ownRevision.source_revision_config, ...change.source_revision_config };
  const patch = rollbackPatch(deployment, content, failedContent);
  if (typeof patch === "string") return patch;
  const baseline = await takeBaseline(ctx, deployment);
  const label = contentLabel(content) ?? `revision ${shortId(previous.id)}`;
  update({ label, previous, keptMembers: unrestoredMembers(change, patch) });
  ctx.report.progress(`rolling back to ${label}, which revision ${shortId(previous.id)} ran`);
  const startedMs = ctx.clock.now();
  const rollback = await applyPatch(deploy, baseline, patch, (phase) => update({ phase }));
  if (rollback === undefined) return "the control plane created no revision";
  const revision_id = rollback.revision.id;
  update({ revision_id });
  ctx.report.progress(`rollback revision ${revision_id} was created`);
  warnAboutConcurrentRevisions(deploy, rollback);
  const target = { deployment_id, revision_id, olderIds: rollback.baseline.ids };
  const end = await watch(ctx, { ...target, inputs, role: "rollback" }, store);
  if (end.failure !== undefined) throw end.failure;
  update({ outcome: end.outcome, durationMs: ctx.clock.now() - startedMs });
  if (end.outcome === "deployed") update({ failedCheck: (await runChecks(deploy))?.check });
  return undefined;
}
