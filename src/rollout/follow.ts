import type { World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { OUTAGE_MS, poll, RefusalGrace, readOnceMore } from "../client/poll.ts";
import { getDeployment, getRevision, type Revision } from "../contract/deployments.ts";
import { NewerRevision } from "./newer-revision.ts";
import type { Rollout, RolloutEnd, RolloutEvent } from "./rollout.ts";
import { classify, evidenceFor, type StatusClass } from "./status.ts";

/** How long a revision may take from DEPLOYED to active. */
const ACTIVE_GRACE_MS = 60_000;
/** While the revision is polled, the deployment is read at most so often. */
const DEPLOYMENT_READ_MS = 30_000;

/**
 * Follows one revision, and no other, to its end. Throws what ends the watching, which never ends
 * the rollout: `RefusedError`, `UnreachableError`, `ContractError`, or the signal's reason.
 */
export async function follow(
  world: World,
  rollout: Rollout,
  on: (event: RolloutEvent) => void,
): Promise<RolloutEnd> {
  const newer = new NewerRevision(rollout, world, on);
  let lookedMs = world.clock.now();
  let present: Reading | undefined;
  let failure: Error | undefined;
  const read = () => call(world.server, getRevision, rollout, { signal: world.signal });
  const record = (revision: Revision) => {
    present = nextReading(present, revision, rollout.failureStatuses, world.clock.now());
    failure = undefined;
    on({ kind: "poll", revision, statusClass: present.statusClass });
    return present;
  };
  const end = await poll({
    ...world,
    pace: rollout.pace,
    outageMs: OUTAGE_MS,
    refusals: new RefusalGrace({ isYoung: true }),
    onFailure: (error, isLast, untilMs) => {
      failure = error;
      on({ kind: "failure", error, isLast, untilMs });
    },
    read,
    state: (revision) => revision.status,
    done: async (revision) => {
      if (isCertain(record(revision), rollout.failureStatuses)) return true;
      if (world.clock.now() - lookedMs < DEPLOYMENT_READ_MS) return false;
      lookedMs = world.clock.now();
      return newer.look();
    },
  });
  // What ended just before the deadline is not still going on, and has one more read to prove it.
  if (end === undefined && present !== undefined && present.statusClass !== "pending")
    record(await readOnceMore({ ...world, read }, present.revision));
  const { revision, statusClass } = present ?? {};
  if (statusClass === "failed") return { outcome: "failed", revision };
  if (statusClass === "skipped" || (statusClass === "pending" && end !== undefined)) {
    await newer.look();
    return { outcome: "superseded", revision, ...newer.found() };
  }
  if (statusClass !== "deployed")
    return { outcome: "timed_out", revision, ...(failure === undefined ? {} : { failure }) };
  if (!rollout.verifyActive) return { outcome: "deployed", revision };
  return { revision, ...(await confirmActive(world, rollout, newer, on)) };
}

/** The last read of a revision, and since when each read has given the same status. */
interface Reading {
  revision: Revision;
  statusClass: StatusClass;
  reads: number;
  sinceMs: number;
  nowMs: number;
}

function nextReading(
  previous: Reading | undefined,
  revision: Revision,
  failureStatuses: readonly string[],
  nowMs: number,
): Reading {
  const statusClass = classify(revision.status, failureStatuses);
  const isSame = previous?.revision.status === revision.status;
  const { reads, sinceMs } =
    previous !== undefined && isSame ? previous : { reads: 0, sinceMs: nowMs };
  return { revision, statusClass, reads: reads + 1, sinceMs, nowMs };
}

/** Whether a status counts as the end: one stale replica must not fail a deploy. */
function isCertain(reading: Reading, failureStatuses: readonly string[]): boolean {
  const { statusClass, revision, reads, sinceMs, nowMs } = reading;
  if (statusClass === "pending") return false;
  if (statusClass === "deployed") return true;
  const { reads: needed, ms } = evidenceFor(revision.status, failureStatuses);
  return reads >= needed && nowMs - sinceMs >= ms;
}

/** DEPLOYED is a promise. A revision serves when the deployment names it as the active one. */
async function confirmActive(
  world: World,
  rollout: Rollout,
  newer: NewerRevision,
  on: (event: RolloutEvent) => void,
): Promise<Omit<RolloutEnd, "revision">> {
  let firstAnswerMs: number | undefined;
  let newerReads = 0;
  let failure: Error | undefined;
  const last = await poll({
    ...world,
    pace: rollout.pace,
    outageMs: OUTAGE_MS,
    refusals: new RefusalGrace({ isYoung: false }),
    onFailure: (error, isLast, untilMs) => {
      failure = error;
      on({ kind: "failure", error, isLast, untilMs });
    },
    read: () => call(world.server, getDeployment, rollout, { signal: world.signal }),
    state: (deployment) => String(deployment.active_revision_id),
    done: (deployment) => {
      failure = undefined;
      firstAnswerMs ??= world.clock.now();
      newerReads = newer.observe(deployment) ? newerReads + 1 : 0;
      if (deployment.active_revision_id === rollout.revision_id || newerReads === 2) return true;
      return world.clock.now() - firstAnswerMs >= ACTIVE_GRACE_MS;
    },
  });
  if (last?.active_revision_id === rollout.revision_id) return { outcome: "deployed" };
  // Without an answer it is not known which revision serves.
  if (last === undefined && failure !== undefined) throw failure;
  if (newerReads > 0) return { outcome: "superseded", ...newer.found() };
  return { outcome: last === undefined ? "timed_out" : "not_active" };
}
