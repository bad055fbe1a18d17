import type { End } from "../../report/conclusion.ts";
import type { DeploymentState } from "../../service/contract/deployments/deployment.ts";
import type { Revision } from "../../service/contract/deployments/revision.ts";
import { newContentLabel, subjectOf } from "../rollout/describe.ts";
import { endOfRollout } from "../rollout/end/rollout-results.ts";
import type { State } from "../rollout/state.ts";
import { classify } from "../rollout/status.ts";
import { watchOwnRevision } from "../rollout/watch.ts";
import { revisionsBefore, takeBaseline } from "./apply/baseline.ts";
import type { AppliedChange } from "./apply/patch-once.ts";
import type { Deploy } from "./context.ts";
import { endOfDryWatch, endWithoutWait } from "./deploy-results.ts";
import { readNewRevision, recordPreviousRevision } from "./read-revisions.ts";

export interface DeployResult {
  end: End<State>;
  /** Why a rollback would not help, as a clause. */
  noRollbackReason?: string | undefined;
  /** The change that this step made. */
  appliedChange?: AppliedChange | undefined;
  /** Ids of the revisions created before the one that was followed. */
  olderIds?: ReadonlySet<string>;
}

interface RevisionToFollow extends Pick<DeployResult, "appliedChange"> {
  revision_id: string;
  olderIds: ReadonlySet<string>;
  /** Revisions that were already read. */
  revisions: readonly Revision[];
}

/** Follows a revision that exists, and changes nothing. */
export async function attach(
  deploy: Deploy,
  deployment: DeploymentState,
  revision_id: string,
): Promise<DeployResult> {
  const { ctx, inputs, store } = deploy;
  // The baseline is taken first: revisions that are not in it are newer.
  const baseline = await takeBaseline(ctx, deployment);
  const revision = await readNewRevision(deploy, revision_id);
  store.update({ revision, createdByThisStep: false });
  if (inputs.dry_run) return { end: endOfDryWatch(revision) };
  const isPending = classify(revision.status, inputs.failure_statuses) === "pending";
  if (!inputs.wait) return { end: endWithoutWait(revision, isPending) };
  const activity = isPending ? "rolling out" : "watching";
  ctx.onStart?.(`${subjectOf(store.state)}: ${activity} ${newContentLabel(store.state)}`);
  const olderIds = revisionsBefore(revision, baseline);
  return follow(deploy, { revision_id, olderIds, revisions: baseline.revisions });
}

/** Follows a revision to its end. */
export async function follow(
  deploy: Deploy,
  { revision_id, olderIds, revisions, appliedChange }: RevisionToFollow,
): Promise<DeployResult> {
  const { ctx, inputs, store } = deploy;
  const { deployment_id } = inputs;
  await recordPreviousRevision(deploy, revisions);
  const end = await watchOwnRevision(ctx, { deployment_id, revision_id, olderIds, inputs }, store);
  return { end: endOfRollout(end, store.elapsedMs), olderIds, appliedChange };
}
