import { withAsides } from "../../report/log/lines.ts";
import { shortId } from "../../report/wording.ts";
import { ask } from "../../service/client/ask.ts";
import { PATIENCE } from "../../service/client/patience.ts";
import { ONCE, waitFor } from "../../service/client/wait.ts";
import {
  type DeploymentState,
  getRevision,
  type Revision,
} from "../../service/contract/deployments.ts";
import { paceOf } from "../rollout/follow.ts";
import { untilNewer } from "../rollout/latest-revision.ts";
import type { Deploy } from "./context.ts";

/** With `wait_for_idle`, waits for a newer revision that is about to be made. */
export async function withNewest(
  { world, inputs }: Deploy,
  deployment: DeploymentState,
): Promise<DeploymentState> {
  if (!inputs.wait_for_idle || inputs.dry_run) return deployment;
  const { latest_revision_id: latest } = deployment;
  const than = latest === null ? [] : [`the latest is ${shortId(latest)}`];
  world.report.tell(withAsides("waiting a minute for a new revision", than));
  return untilNewer(world, inputs, deployment, PATIENCE.pushedRevision.ms);
}

/** Reads a revision that may have been made a moment ago. */
export async function readNewRevision(
  { world, inputs }: Deploy,
  revision_id: string,
): Promise<Revision> {
  const target = { deployment_id: inputs.deployment_id, revision_id };
  const { last } = await waitFor(world, {
    limitMs: PATIENCE.youngRevision.ms,
    pace: paceOf(inputs),
    read: () => ask(world, getRevision, target, PATIENCE.once),
    state: ({ status }) => status,
    end: () => ONCE,
  });
  return last ?? ask(world, getRevision, target);
}
