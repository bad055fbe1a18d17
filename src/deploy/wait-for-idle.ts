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
  /** What is in the way; else the newest revision, by the deployment or by the list. */
  revision: Revision | undefined;
}

/**
 * How long the deployment and the list may disagree on what is the newest revision, once all have
 * ended: one of them may lag behind, or the times in the list may not be in order.
 */
const DISAGREEMENT_MS = 60_000;

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
  const isPending = ({ status }: Revision) =>
    classify(status, inputs.failure_statuses) === "pending";
  let settled: { ids: string; sinceMs: number } | undefined;
  const isSettled = ({ deployment: { latest_revision_id: latest }, revision }: Latest) => {
    const hasEnded = revision === undefined || !isPending(revision);
    const isIdle = hasEnded && (revision?.id ?? null) === latest;
    const ids = `${latest} ${revision?.id}`;
    const sinceMs = hasEnded && settled?.ids === ids ? settled.sinceMs : undefined;
    settled = hasEnded ? { ids, sinceMs: sinceMs ?? clock.now() } : undefined;
    log.answered(revision, isIdle);
    if (!isIdle && revision !== undefined) {
      inTheWay = revision.id;
      progress.idleRevisionId = revision.id;
    }
    return sinceMs !== undefined && (isIdle || clock.now() - sinceMs >= DISAGREEMENT_MS);
  };
  const work = () =>
    poll<Latest>({
      ...world,
      pace: { minMs: inputs.poll_interval, maxMs: inputs.poll_max_interval },
      outageMs: OUTAGE_MS,
      refusals: new RefusalGrace({ isYoung: true }),
      onFailure: log.failed,
      read: () => readLatest(world, deployment.id, isPending),
      state: ({ revision }) => `${revision?.id} ${revision?.status}`,
      done: isSettled,
    });
  const last = await report.during(log.words, work);
  if (progress.idleRevisionId !== undefined) progress.idleWaitedMs = clock.now() - startedMs;
  return last === undefined ? { inTheWay } : { deployment: last.deployment };
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

async function readLatest(
  world: World,
  deployment_id: string,
  isPending: (revision: Revision) => boolean,
): Promise<Latest> {
  const { server, signal } = world;
  const deployment = await call(server, getDeployment, { deployment_id }, { signal });
  const revision_id = deployment.latest_revision_id;
  if (revision_id === null) return { deployment, revision: undefined };
  const own = await call(server, getRevision, { deployment_id, revision_id }, { signal });
  const listed = await listedNow(world, deployment_id);
  if (isPending(own)) return { deployment, revision: own };
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
