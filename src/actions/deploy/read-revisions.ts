import { shortId } from "../../report/format.ts";
import { LIMITS } from "../../service/client/limits.ts";
import { ONE_READ, poll } from "../../service/client/poll.ts";
import { call, readBestEffort } from "../../service/client/requests.ts";
import type { DeploymentState } from "../../service/contract/deployments/deployment.ts";
import { getRevision, type Revision } from "../../service/contract/deployments/revision.ts";
import { withNotes } from "../../step/status-log.ts";
import { pollIntervalOf, pollUntilNewerRevision } from "../rollout/follow.ts";
import type { Deploy } from "./context.ts";

/** With `wait_for_idle`, except in a dry run, waits up to a minute for a newer revision. */
export async function awaitNewerRevision({ ctx, inputs }: Deploy, deployment: DeploymentState) {
  if (!inputs.wait_for_idle || inputs.dry_run) return deployment;
  const { latest_revision_id: latest } = deployment;
  const notes = latest === null ? [] : [`the latest is ${shortId(latest)}`];
  ctx.report.progress(withNotes("waiting a minute for a new revision", notes));
  return pollUntilNewerRevision(ctx, inputs, deployment, LIMITS.pushedRevision.ms);
}

/** Records the initially active revision, unless it was the latest, whose content is known. */
export async function recordPreviousRevision(
  { ctx, inputs: { deployment_id }, store }: Deploy,
  revisions: readonly Revision[] = [],
): Promise<void> {
  const { state } = store;
  const { active_revision_id: revision_id, latest_revision_id } = state.initialDeployment ?? {};
  const knownIds = [latest_revision_id, state.previousRevision?.id, state.revision?.id];
  if (!revision_id || knownIds.includes(revision_id)) return;
  const previousRevision =
    revisions.find((one) => one.id === revision_id && one.source_revision_config) ??
    (await readBestEffort(ctx, getRevision, { deployment_id, revision_id }));
  if (previousRevision !== undefined) store.update({ previousRevision });
}

/** Reads a revision that may have just been created. */
export async function readNewRevision({ ctx, inputs }: Deploy, revision_id: string) {
  const target = { deployment_id: inputs.deployment_id, revision_id };
  const { lastReply: revision } = await poll(ctx, {
    limitMs: LIMITS.newRevision.ms,
    interval: pollIntervalOf(inputs),
    read: () => call(ctx, getRevision, target, LIMITS.once),
    stateOf: ({ status }) => status,
    neededEvidence: () => ONE_READ,
  });
  return revision ?? call(ctx, getRevision, target);
}
