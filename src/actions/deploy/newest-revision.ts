import { withAsides } from "../../report/log/lines.ts";
import { shortId } from "../../report/wording.ts";
import { ask } from "../../service/client/ask.ts";
import { PATIENCE } from "../../service/client/patience.ts";
import { ONCE, waitFor } from "../../service/client/wait.ts";
import {
  type DeploymentState,
  getDeployment,
  getRevision,
  type Revision,
} from "../../service/contract/deployments.ts";
import { paceOf } from "../rollout/follow.ts";
import { takeBaseline } from "./apply/baseline.ts";
import type { Deploy } from "./context.ts";

/** The deployment with its newest revision; with `wait_for_idle`, one that is about to be made. */
export async function findLatest(deploy: Deploy, deployment: DeploymentState) {
  const { wait_for_idle, dry_run } = deploy.inputs;
  const newest = wait_for_idle && !dry_run ? await waitForNewer(deploy, deployment) : deployment;
  const baseline = await takeBaseline(deploy.world, newest);
  return { deployment: newest, baseline, revision_id: newest.latest_revision_id ?? undefined };
}

async function waitForNewer(
  { world, inputs }: Deploy,
  deployment: DeploymentState,
): Promise<DeploymentState> {
  const { latest_revision_id: latest } = deployment;
  const than = latest === null ? [] : [`the latest is ${shortId(latest)}`];
  world.report.tell(withAsides("waiting a minute for a new revision", than));
  const { last } = await waitFor(world, {
    limitMs: PATIENCE.pushedRevision.ms,
    pace: paceOf(inputs),
    read: () => ask(world, getDeployment, inputs, PATIENCE.once),
    state: ({ latest_revision_id }) => latest_revision_id ?? "",
    end: ({ latest_revision_id }) => (latest_revision_id === latest ? undefined : ONCE),
  });
  return last ?? deployment;
}

/** Reads a revision that may have been made a moment ago. */
export async function readYoung({ world, inputs }: Deploy, revision_id: string): Promise<Revision> {
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
