import type { End } from "../../report/conclusion.ts";
import type { DeploymentState } from "../../service/contract/deployments/deployment.ts";
import { newContentLabel, subjectOf } from "../rollout/describe.ts";
import { endOfRollout } from "../rollout/end/rollout-results.ts";
import type { State } from "../rollout/state.ts";
import { classify } from "../rollout/status.ts";
import { watchOwnRevision } from "../rollout/watch.ts";
import { revisionsBefore, takeBaseline } from "./apply/baseline.ts";
import type { AppliedChange } from "./apply/patch-once.ts";
import type { Deploy } from "./context.ts";
import { endOfDryWatch, endWithoutWatch } from "./deploy-results.ts";
import { readNewRevision, recordPreviousRevision } from "./read-revisions.ts";

export interface DeployResult {
  end: End<State>;
  /** Why there is no rollback although a check failed, as a clause. */
  noRollbackReason?: string | undefined;
  /** The change, if it created a revision. */
  appliedChange?: AppliedChange | undefined;
  /** Ids of the revisions created before the one that was followed. */
  olderIds?: ReadonlySet<string>;
}

/** Follows a revision that exists, and changes nothing. */
export async function attach(deploy: Deploy, deployment: DeploymentState, revision_id: string) {
  const { ctx, inputs, store } = deploy;
  // The baseline is taken first: revisions that are not in it are newer.
  const baseline = await takeBaseline(ctx, deployment);
  const revision = await readNewRevision(deploy, revision_id);
  store.update({ revision, createdByThisStep: false });
  if (inputs.dry_run) return { end: endOfDryWatch(revision) };
  const isPending = classify(revision.status, inputs.failure_statuses) === "pending";
  if (!inputs.wait) return { end: endWithoutWatch(revision, isPending) };
  const activity = isPending ? "rolling out" : "watching";
  ctx.onStart?.(`${subjectOf(store.state)}: ${activity} ${newContentLabel(store.state)}`);
  await recordPreviousRevision(deploy, baseline.revisions);
  return follow(deploy, revision_id, revisionsBefore(revision, baseline));
}

/** Follows a revision to its end. */
export async function follow(
  { ctx, inputs, store }: Deploy,
  revision_id: string,
  olderIds: ReadonlySet<string>,
  appliedChange?: AppliedChange,
): Promise<DeployResult> {
  const { deployment_id } = inputs;
  const end = await watchOwnRevision(ctx, { deployment_id, revision_id, olderIds, inputs }, store);
  return { end: endOfRollout(end, store.elapsedMs), olderIds, appliedChange };
}
