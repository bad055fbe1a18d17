import { timeoutIn } from "../action/log/lines.ts";
import { TWICE, waitFor } from "../action/wait.ts";
import { shortId } from "../action/wording.ts";
import type { World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { ServiceError } from "../client/errors.ts";
import {
  type DeploymentState,
  getDeployment,
  getRevision,
  listRevisions,
  type Revision,
} from "../contract/deployments.ts";
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

/** Waits until the newest revision has come to its end, whoever made it. */
export async function waitForIdle(step: Step, deployment: DeploymentState): Promise<Idle> {
  const { world, inputs, progress } = step;
  const { clock, deadline, report } = world;
  const startedMs = clock.now();
  const isPending = ({ status }: Revision) =>
    classify(status, inputs.failure_statuses) === "pending";
  const hasEnded = ({ revision }: Latest) => revision === undefined || !isPending(revision);
  const agrees = ({ deployment: { latest_revision_id: latest }, revision }: Latest) =>
    (revision?.id ?? null) === latest;
  let inTheWay = String(deployment.latest_revision_id);
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
    isYoung: true,
    pace: { minMs: inputs.poll_interval, maxMs: inputs.poll_max_interval },
    read: () => readLatest(world, deployment.id, isPending),
    state: (latest) =>
      `${latest.deployment.latest_revision_id} ${latest.revision?.id} ${latest.revision?.status}`,
    end: (latest) => {
      if (!hasEnded(latest)) return undefined;
      return agrees(latest) ? TWICE : { reads: 2, ms: DISAGREEMENT_MS };
    },
    on: (latest) => {
      const { revision } = latest;
      if (revision === undefined) return;
      const isIdle = hasEnded(latest) && agrees(latest);
      tell(revision, isIdle);
      if (isIdle) return;
      inTheWay = revision.id;
      progress.idleRevisionId = revision.id;
    },
    words: () =>
      told &&
      `still waiting for revision ${shortId(told.id)} (${told.status}, ${timeoutIn(deadline.leftMs)})`,
  });
  if (progress.idleRevisionId !== undefined) progress.idleWaitedMs = clock.now() - startedMs;
  return last === undefined || !isInTime ? { inTheWay } : { deployment: last.deployment };
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
