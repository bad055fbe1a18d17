import { LIMITS } from "../../service/client/limits.ts";
import { ONE_READ, poll } from "../../service/client/poll.ts";
import { call, readBestEffort } from "../../service/client/requests.ts";
import { getRevision, type Revision } from "../../service/contract/deployments/revision.ts";
import { contentOf } from "../rollout/content.ts";
import { pollIntervalOf } from "../rollout/follow.ts";
import type { Deploy } from "./context.ts";

/** Records the initially active revision from `revisions` or a read, if its content is unknown. */
export async function recordPreviousRevision(
  { ctx, inputs: { deployment_id }, store }: Deploy,
  revisions: readonly Revision[] = [],
): Promise<void> {
  const revision_id = store.state.initialDeployment?.active_revision_id;
  if (!revision_id || contentOf(store.state, revision_id) !== undefined) return;
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
