import type { End } from "../../report/conclusion.ts";
import { shortId } from "../../report/format.ts";
import { LIMITS } from "../../service/client/limits.ts";
import type { DeploymentState } from "../../service/contract/deployments/deployment.ts";
import { newContentLabel } from "../rollout/content.ts";
import { subjectOf } from "../rollout/describe.ts";
import { endOfRollout } from "../rollout/end/rollout-results.ts";
import { pollUntilNewerRevision } from "../rollout/newer-revision.ts";
import type { State } from "../rollout/state.ts";
import { classify } from "../rollout/status.ts";
import { watchOwnRevision } from "../rollout/watch.ts";
import type { AppliedChange } from "./apply/apply.ts";
import { olderIdsOf, takeBaseline } from "./apply/baseline.ts";
import type { Deploy } from "./context.ts";
import { endWithoutWatch, reject } from "./deploy-results.ts";
import { LATEST } from "./inputs.ts";
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

/** Follows an existing revision, by id or `latest`. Only reads it if `dry_run` or `wait: false`. */
export async function attach(deploy: Deploy, firstRead: DeploymentState, id: string) {
  const { ctx, inputs, store } = deploy;
  const deployment = id === LATEST ? await awaitNewerRevision(deploy, firstRead) : firstRead;
  const revision_id = id === LATEST ? deployment.latest_revision_id : id;
  if (revision_id === null) {
    const reason = "the deployment has no revision yet";
    const fix = "run this again when it has one";
    return reject([{ input: "revision_id", reason, fix }]);
  }
  // The baseline is taken first: revisions that are not in it are newer.
  const baseline = await takeBaseline(ctx, deployment);
  const revision = await readNewRevision(deploy, revision_id);
  store.update({ revision });
  const isPending = classify(revision.status, inputs.failure_statuses) === "pending";
  if (inputs.dry_run || !inputs.wait)
    return { end: endWithoutWatch(revision.status, isPending, inputs.dry_run) };
  const activity = isPending ? "rolling out" : "watching";
  ctx.onStart?.(`${subjectOf(store.state)}: ${activity} ${newContentLabel(store.state)}`);
  await recordPreviousRevision(deploy, baseline.revisions);
  return follow(deploy, revision_id, olderIdsOf(revision, baseline));
}

/** With `wait_for_idle`, except in a dry run, waits up to a minute for a newer revision. */
async function awaitNewerRevision({ ctx, inputs }: Deploy, deployment: DeploymentState) {
  if (!inputs.wait_for_idle || inputs.dry_run) return deployment;
  const latest = deployment.latest_revision_id ?? "none";
  ctx.report.progress(`waiting a minute for a new revision (the latest is ${shortId(latest)})`);
  return pollUntilNewerRevision(ctx, inputs, deployment, LIMITS.pushedRevision.ms);
}

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
