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
import { neverIdle } from "./ends-of-deploy.ts";

interface Latest {
  now: DeploymentState;
  /** The newest revision. */
  revision: Revision | undefined;
}

/** Waits until the newest revision has come to its end, whoever made it, or the deadline. */
export async function waitForIdle(
  { world, inputs, notebook }: Deploy,
  before: DeploymentState,
): Promise<{ now: DeploymentState } | { end: End<Known> }> {
  const { clock, deadline, report } = world;
  const startedMs = clock.now();
  const isPending = ({ status }: Revision) =>
    classify(status, inputs.failure_statuses) === "pending";
  const hasEnded = ({ revision }: Latest) => revision === undefined || !isPending(revision);
  let blocking: Revision | undefined;
  let told: Revision | undefined;

  /** Logs each revision that is in the way, and each of its statuses. */
  function tell(revision: Revision, isIdle: boolean): void {
    const isNew = revision.id !== told?.id;
    if (isIdle && isNew) return;
    if (isNew)
      report.tell(`waiting until revision ${revision.id} has finished (${revision.status})`);
    else if (revision.status !== told?.status)
      report.tell(`revision ${shortId(revision.id)} is ${revision.status}`);
    told = revision;
  }

  const { last, isInTime } = await waitFor<Latest>(world, {
    pace: paceOf(inputs),
    read: () => readLatest(world, before.id),
    state: ({ revision }) => `${revision?.id} ${revision?.status}`,
    end: (latest) => (hasEnded(latest) ? TWICE : undefined),
    on: (latest) => {
      const { revision } = latest;
      if (revision === undefined) return;
      const isIdle = hasEnded(latest);
      tell(revision, isIdle);
      if (isIdle) return;
      blocking = revision;
    },
    words: () =>
      told &&
      `still waiting for revision ${shortId(told.id)} (${told.status}, ${timeoutIn(deadline.leftMs)})`,
  });
  if (blocking !== undefined)
    notebook.add({ idle: { revision_id: blocking.id, waitedMs: clock.now() - startedMs } });
  if (last !== undefined && isInTime) return { now: last.now };
  const { image_uri, repo_ref } = inputs;
  const unknown = { id: String(before.latest_revision_id) };
  return { end: neverIdle(blocking ?? unknown, { image_uri, repo_ref }) };
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
