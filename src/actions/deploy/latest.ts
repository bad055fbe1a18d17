import { withAsides } from "../../report/log/lines.ts";
import { shortId } from "../../report/wording.ts";
import { readOnce } from "../../service/client/read.ts";
import { ONCE, waitFor } from "../../service/client/wait.ts";
import { type DeploymentState, getDeployment } from "../../service/contract/deployments.ts";
import { paceOf } from "../rollout/follow.ts";
import { newestOf, takeBaseline } from "./apply/baseline.ts";
import type { Deploy } from "./context.ts";

/** A build that a push starts makes its revision some seconds after the push. */
const STARTS_WITHIN_MS = 60_000;

/** The deployment with its newest revision; with `wait_for_idle`, one that is about to be made. */
export async function findLatest(deploy: Deploy, deployment: DeploymentState) {
  const { wait_for_idle, dry_run } = deploy.inputs;
  const present = wait_for_idle && !dry_run ? await waitForNewer(deploy, deployment) : deployment;
  const baseline = await takeBaseline(deploy.world, present);
  return { deployment: present, baseline, revision_id: newestOf(present, baseline)?.id };
}

async function waitForNewer(
  { world, inputs }: Deploy,
  deployment: DeploymentState,
): Promise<DeploymentState> {
  const { latest_revision_id: known } = deployment;
  const than = known === null ? [] : [`the latest is ${shortId(known)}`];
  world.report.tell(withAsides("waiting a minute for a new revision", than));
  const { last } = await waitFor(world, {
    limitMs: STARTS_WITHIN_MS,
    pace: paceOf(inputs),
    read: () => readOnce(world, getDeployment, inputs),
    state: ({ latest_revision_id }) => latest_revision_id ?? "",
    end: ({ latest_revision_id }) => (latest_revision_id === known ? undefined : ONCE),
  });
  return last ?? deployment;
}
