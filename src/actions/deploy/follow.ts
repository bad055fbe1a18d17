import type { End } from "../../report/conclusion.ts";
import { readBestEffort } from "../../service/client/requests.ts";
import {
  type DeploymentState,
  getRevision,
  type Revision,
} from "../../service/contract/deployments.ts";
import { newLabel, subjectOf } from "../rollout/describe.ts";
import { endOfRollout } from "../rollout/end/rollout-results.ts";
import type { State } from "../rollout/state.ts";
import { classify } from "../rollout/status.ts";
import { watchToEnd } from "../rollout/watch.ts";
import { revisionsBefore, takeBaseline } from "./apply/baseline.ts";
import type { Applied } from "./apply/patch-once.ts";
import type { Deploy } from "./context.ts";
import { notAwaited, plannedWatch } from "./deploy-results.ts";
import { readNewRevision } from "./newest-revision.ts";

/** How a deploy ended, and the change that it made, if it made one. */
export interface DeployResult {
  end: End<State>;
  /** Why a rollback would not help, as a clause. */
  noRollbackReason?: string | undefined;
  applied?: Applied;
  /** Revisions created before the one that was followed. */
  older?: ReadonlySet<string>;
}

/** A revision to follow. */
export interface RevisionToFollow {
  revision_id: string;
  /** Revisions created before it. */
  older: ReadonlySet<string>;
  /** Revisions that were read before it was followed. */
  revisions: readonly Revision[];
  applied?: Applied;
}

/** The end of a deploy that has nothing to follow, or the revision to follow. */
export type FollowOrEnd = DeployResult | RevisionToFollow;

/** Finds the revision to watch, and changes nothing. */
export async function attach(
  deploy: Deploy,
  deployment: DeploymentState,
  revision_id: string,
): Promise<FollowOrEnd> {
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
  const activity = isPending ? "rolling out" : "watching";
  ctx.onStart?.(`${subjectOf(state)}: ${activity} ${newLabel(state)}`);
  const { revisions } = baseline;
  // The id as spelled by the service.
  return { revision_id: revision.id, older: revisionsBefore(revision, baseline), revisions };
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

export async function follow(
  deploy: Deploy,
  { revision_id, revisions, ...context }: RevisionToFollow,
): Promise<DeployResult> {
  const { ctx, inputs, store } = deploy;
  const { deployment_id } = inputs;
  await recordPreviousRevision(deploy, revisions);
  const { older } = context;
  const end = await watchToEnd(ctx, { deployment_id, revision_id, older, inputs }, store);
  return { end: endOfRollout(end, store.elapsedMs), ...context };
}
