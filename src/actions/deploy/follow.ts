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

/** How a deploy ended, and the change that it made, if it made one. */
export interface DeployResult {
  end: End<State>;
  /** Why a rollback would not help, as a clause. */
  noRollbackReason?: string | undefined;
  applied?: AppliedChange;
  /** Revisions created before the one that was followed. */
  olderIds?: ReadonlySet<string>;
}

/** A revision to follow. */
interface RevisionToFollow {
  revision_id: string;
  /** Revisions created before it. */
  olderIds: ReadonlySet<string>;
  /** Revisions that were read before it was followed. */
  revisions: readonly Revision[];
  applied?: AppliedChange;
}

/** Follows a revision that exists, and changes nothing. */
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
  if (inputs.dry_run) return { end: endOfDryWatch(revision) };
  const isPending = classify(status, inputs.failure_statuses) === "pending";
  if (!inputs.wait) return { end: endWithoutWait(revision, isPending) };
  const activity = isPending ? "rolling out" : "watching";
  ctx.onStart?.(`${subjectOf(state)}: ${activity} ${newContentLabel(state)}`);
  const { revisions } = baseline;
  const olderIds = revisionsBefore(revision, baseline);
  // The id as spelled by the service.
  return follow(deploy, { revision_id: revision.id, olderIds, revisions });
}

/** Follows a revision to its end. */
export async function follow(
  deploy: Deploy,
  { revision_id, revisions, ...context }: RevisionToFollow,
): Promise<DeployResult> {
  const { ctx, inputs, store } = deploy;
  const { deployment_id } = inputs;
  await recordPreviousRevision(deploy, revisions);
  const { olderIds } = context;
  const end = await watchOwnRevision(ctx, { deployment_id, revision_id, olderIds, inputs }, store);
  return { end: endOfRollout(end, store.elapsedMs), ...context };
}
