import type { End } from "../../report/conclusion.ts";
import { timeoutIn } from "../../report/log/lines.ts";
import { shortId } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import { ask } from "../../service/client/ask.ts";
import { PATIENCE } from "../../service/client/patience.ts";
import { TWICE, waitFor } from "../../service/client/wait.ts";
import {
  type DeploymentState,
  getDeployment,
  getRevision,
  type Revision,
} from "../../service/contract/deployments.ts";
import { paceOf } from "../rollout/follow.ts";
import type { Known } from "../rollout/known.ts";
import { classify } from "../rollout/status.ts";
import type { Deploy } from "./context.ts";
import { timedOutWaitingForIdle } from "./deploy-results.ts";

interface Latest {
  now: DeploymentState;
  revision: Revision | undefined;
}

/** Waits until the newest revision has come to its end, whoever made it, or the deadline. */
export async function waitForIdle(
  { world, inputs, store }: Deploy,
  before: DeploymentState,
): Promise<{ now: DeploymentState } | { end: End<Known> }> {
  const { clock, deadline, report } = world;
  const startedMs = clock.now();
  const isOver = ({ revision }: Latest) =>
    revision === undefined || classify(revision.status, inputs.failure_statuses) !== "pending";
  let told: Revision | undefined;
  /** The same as long as it was in the way: an end that was not confirmed is none. */
  let blocking: Revision | undefined;
  const { last, isInTime } = await waitFor<Latest>(world, {
    pace: paceOf(inputs),
    read: () => readLatest(world, before.id),
    state: ({ revision }) => `${revision?.id} ${revision?.status}`,
    end: (latest) => (isOver(latest) ? TWICE : undefined),
    on: (latest) => {
      const { revision } = latest;
      const isKnown = revision?.id === told?.id;
      if (revision === undefined || (isOver(latest) && !isKnown)) return;
      const { id, status } = revision;
      if (!isKnown) report.tell(`waiting until revision ${id} has finished (${status})`);
      else if (status !== told?.status) report.tell(`revision ${shortId(id)} is ${status}`);
      told = revision;
      if (!isOver(latest)) blocking = revision;
    },
    words: () =>
      told &&
      `still waiting for revision ${shortId(told.id)} (${told.status}, ${timeoutIn(deadline.leftMs)})`,
  });
  if (blocking !== undefined)
    store.add({ idle: { revision_id: blocking.id, waitedMs: clock.now() - startedMs } });
  if (last !== undefined && isInTime) return { now: last.now };
  const { image_uri, repo_ref } = inputs;
  const unknown = { id: String(before.latest_revision_id) };
  return { end: timedOutWaitingForIdle(blocking ?? unknown, { image_uri, repo_ref }) };
}

async function readLatest(world: World, deployment_id: string): Promise<Latest> {
  const now = await ask(world, getDeployment, { deployment_id }, PATIENCE.once);
  const revision_id = now.latest_revision_id;
  if (revision_id === null) return { now, revision: undefined };
  return {
    now,
    revision: await ask(world, getRevision, { deployment_id, revision_id }, PATIENCE.once),
  };
}
