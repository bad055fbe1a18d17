import { timeoutIn } from "../action/log/lines.ts";
import { LAST_READ, shortId } from "../action/wording.ts";
import type { World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { ServiceError } from "../client/errors.ts";
import { OUTAGE_MS, poll, RefusalGrace } from "../client/poll.ts";
import { Trouble } from "../client/trouble.ts";
import {
  type DeploymentState,
  getDeployment,
  getRevision,
  type Revision,
} from "../contract/deployments.ts";
import { listRevisions } from "../contract/undocumented.ts";
import { classify } from "../rollout/status.ts";
import { isOlder } from "./apply/revisions.ts";
import type { Step } from "./step.ts";

interface Latest {
  deployment: DeploymentState;
  /** The newest revision, by the deployment or by the list. */
  revision: Revision | undefined;
}

type Idle = { deployment: DeploymentState } | { inTheWay: string };

/**
 * Waits until the newest revision has come to its end, whoever made it. One stale read does not
 * show that: two in a row have to.
 */
export async function waitForIdle(step: Step, deployment: DeploymentState): Promise<Idle> {
  const { world, inputs, progress } = step;
  const { clock, report } = world;
  const startedMs = clock.now();
  const log = idleLog(world);
  let inTheWay = String(deployment.latest_revision_id);
  let settledId: string | null | undefined;
  const isSettled = ({ deployment: { latest_revision_id: latest }, revision }: Latest) => {
    const status = revision && classify(revision.status, inputs.failure_statuses);
    const isIdle = revision === undefined || (revision.id === latest && status !== "pending");
    const isRepeated = isIdle && settledId === latest;
    settledId = isIdle ? latest : undefined;
    log.answered(revision, isIdle);
    if (isIdle || revision === undefined) return isRepeated;
    inTheWay = revision.id;
    progress.idleRevisionId = revision.id;
    return false;
  };
  const work = () =>
    poll<Latest>({
      ...world,
      pace: { minMs: inputs.poll_interval, maxMs: inputs.poll_max_interval },
      outageMs: OUTAGE_MS,
      refusals: new RefusalGrace({ isYoung: true }),
      onFailure: log.failed,
      read: () => readLatest(world, deployment.id),
      state: ({ revision }) => `${revision?.id} ${revision?.status}`,
      done: isSettled,
    });
  const settled = await report.during(log.words, work);
  if (progress.idleRevisionId !== undefined) progress.idleWaitedMs = clock.now() - startedMs;
  return settled === undefined ? { inTheWay } : { deployment: settled.deployment };
}

/** Logs each revision that is in the way, and each of its statuses. */
function idleLog({ clock, deadline, report }: World) {
  const trouble = new Trouble({ clock, report });
  let last: Revision | undefined;

  function answered(revision: Revision | undefined, isIdle: boolean) {
    if (trouble.answered()) report.tell("the control plane answers again");
    const isNew = revision?.id !== last?.id;
    if (revision === undefined || (isIdle && (last === undefined || isNew))) return;
    if (isNew)
      report.tell(`waiting until revision ${revision.id} has finished (${revision.status})`);
    else if (revision.status !== last?.status)
      report.tell(`revision ${shortId(revision.id)} is ${revision.status}`);
    last = revision;
  }

  return {
    answered,
    failed: (error: Error, isLast: boolean, untilMs: number) =>
      trouble.failed(error, untilMs, isLast ? LAST_READ : undefined),
    words: () =>
      trouble.words() ??
      (last &&
        `still waiting for revision ${shortId(last.id)} (${last.status}, ${timeoutIn(deadline.leftMs)})`),
  };
}

async function readLatest(world: World, deployment_id: string): Promise<Latest> {
  const { server, signal } = world;
  const deployment = await call(server, getDeployment, { deployment_id }, { signal });
  const revision_id = deployment.latest_revision_id;
  if (revision_id === null) return { deployment, revision: undefined };
  const own = await call(server, getRevision, { deployment_id, revision_id }, { signal });
  const listed = await listedNow(world, deployment_id);
  const revision = listed.reduce((newest, one) => (isOlder(newest, one) ? one : newest), own);
  return { deployment, revision };
}

/** Where the list cannot be read, the deployment alone says which revision is the latest. */
async function listedNow({ server, signal }: World, deployment_id: string): Promise<Revision[]> {
  try {
    return (await call(server, listRevisions, { deployment_id }, { signal })).resources;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    return [];
  }
}
