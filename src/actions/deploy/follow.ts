import type { End } from "../../report/conclusion.ts";
import { readBestEffort } from "../../service/client/requests.ts";
import {
  type DeploymentState,
  getRevision,
  type Revision,
} from "../../service/contract/deployments.ts";
import { newLabel, subjectOf } from "../rollout/describe.ts";
import { endOfRollout } from "../rollout/end/rollout-results.ts";
import { verifyApplied } from "../rollout/read-back.ts";
import type { RolloutEnd, State } from "../rollout/state.ts";
import { classify } from "../rollout/status.ts";
import { refresh, watchToEnd } from "../rollout/watch.ts";
import { revisionsBefore, takeBaseline } from "./apply/baseline.ts";
import { warnAboutDuplicates } from "./apply/concurrent-revisions.ts";
import type { Applied } from "./apply/patch-once.ts";
import { failedCheck } from "./checks/checks.ts";
import type { Deploy } from "./context.ts";
import { checkFailed, notAwaited, plannedWatch } from "./deploy-results.ts";
import { readNewRevision } from "./newest-revision.ts";

/** How a deploy ended, and the change that it made, if it made one. */
export interface DeployResult {
  end: End<State>;
  /** Why a rollback would not help, as a clause. */
  noRollbackReason?: string | undefined;
  applied?: Applied;
}

export async function followChange(deploy: Deploy, applied: Applied): Promise<DeployResult> {
  const { ids, revisions } = applied.baseline;
  await recordPreviousRevision(deploy, revisions);
  return { ...(await followToEnd(deploy, applied.revision.id, ids, applied)), applied };
}

/** Watches a revision, and changes nothing. */
export async function attach(
  deploy: Deploy,
  deployment: DeploymentState,
  revision_id: string,
): Promise<DeployResult> {
  const { ctx, inputs, store } = deploy;
  // Taken first: later revisions are newer.
  const baseline = await takeBaseline(ctx, deployment);
  const revision = await readNewRevision(deploy, revision_id);
  store.update({ revision, createdByThisStep: false });
  const { state } = store;
  const { status } = revision;
  if (inputs.dry_run) return { end: plannedWatch(revision) };
  const isPending = classify(status, inputs.failure_statuses) === "pending";
  if (!inputs.wait) return { end: notAwaited(revision, isPending) };
  const doing = isPending ? "rolling out" : "watching";
  ctx.onStart?.(`${subjectOf(state)}: ${doing} ${newLabel(state)}`);
  const older = revisionsBefore(revision, baseline);
  await recordPreviousRevision(deploy, baseline.revisions);
  // The id as spelled by the service.
  return followToEnd(deploy, revision.id, older);
}

/** Records the previously active revision, if the deployment shows a later one. */
export async function recordPreviousRevision(
  { ctx, inputs: { deployment_id }, store }: Deploy,
  revisions: readonly Revision[] = [],
): Promise<void> {
  const { before, activeBefore, revision } = store.state;
  const revision_id = before?.active_revision_id;
  const shown = [before?.latest_revision_id, activeBefore?.id, revision?.id];
  if (!revision_id || shown.includes(revision_id)) return;
  const listed = revisions.find((one) => one.id === revision_id && one.source_revision_config);
  const read = listed ?? (await readBestEffort(ctx, getRevision, { deployment_id, revision_id }));
  if (read !== undefined) store.update({ activeBefore: read });
}

async function followToEnd(
  deploy: Deploy,
  revision_id: string,
  older: ReadonlySet<string>,
  applied?: Applied,
): Promise<DeployResult> {
  const { ctx, inputs, store } = deploy;
  const { deployment_id } = inputs;
  const end = await watchToEnd(ctx, { deployment_id, revision_id, older, inputs }, store);
  if (applied !== undefined) {
    await warnAboutDuplicates(deploy, applied);
    const other = await verifyApplied(ctx, store, inputs.secrets_mode !== "replace", end);
    if (other !== undefined) return { end: other };
  }
  if (end.outcome !== "deployed") return { end: endOfRollout(end, store.elapsedMs) };
  const failed = await failedCheck(deploy);
  const isAsked = failed !== undefined || store.state.checksPassed.length > 0;
  // Another deploy may take over during the checks.
  if (isAsked) await refresh(ctx, inputs, store);
  if (failed !== undefined)
    return { end: checkFailed(failed), noRollbackReason: failed.finding.noRollbackReason };
  const active = store.state.deployment?.active_revision_id;
  const isReplaced = isAsked && active && active !== revision_id && !older.has(active);
  const last: RolloutEnd = isReplaced ? { outcome: "superseded", newer_revision_id: active } : end;
  return { end: endOfRollout(last, store.elapsedMs) };
}
