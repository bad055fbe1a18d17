import type { World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { within } from "../client/http/http.ts";
import { OUTAGE_MS, type Pace, poll, RefusalGrace } from "../client/poll.ts";
import {
  type DeploymentState,
  getDeployment,
  getRevision,
  type Revision,
} from "../contract/deployments.ts";
import { NewerRevision } from "./newer-revision.ts";
import { classify, type StatusClass } from "./status.ts";

/** How long a revision may take from DEPLOYED to active. */
const ACTIVE_GRACE_MS = 60_000;
/** While the revision is polled, the deployment is read at most so often. */
const DEPLOYMENT_READ_MS = 30_000;

export interface Rollout {
  deployment_id: string;
  revision_id: string;
  /** Revisions that existed before this one: they never count as newer. */
  older: ReadonlySet<string>;
  pace: Pace;
  timeoutMs: number;
  failureStatuses: readonly string[];
  verifyActive: boolean;
}

/** How a revision is waited for, as the inputs say it. Durations are in milliseconds. */
export interface Waiting {
  timeout: number;
  poll_interval: number;
  poll_max_interval: number;
  failure_statuses: readonly string[];
  verify_active: boolean;
}

export function rolloutOf(
  waiting: Waiting,
  revision: { deployment_id: string; revision_id: string; older: ReadonlySet<string> },
): Rollout {
  return {
    ...revision,
    pace: { minMs: waiting.poll_interval, maxMs: waiting.poll_max_interval },
    timeoutMs: waiting.timeout,
    failureStatuses: waiting.failure_statuses,
    verifyActive: waiting.verify_active,
  };
}

export type RolloutEvent =
  | { kind: "poll"; revision: Revision; statusClass: StatusClass }
  | { kind: "deployment"; deployment: DeploymentState }
  | { kind: "failure"; error: Error }
  | { kind: "newer"; revision_id: string };

export interface RolloutEnd {
  outcome: "deployed" | "failed" | "superseded" | "not_active" | "timed_out";
  /** As it was last read; undefined when no read was answered. */
  revision: Revision | undefined;
  /** The revision that replaced this one, where one did. */
  newer_revision_id?: string;
}

/**
 * Follows one revision, and no other, to its end. Throws what ends the watching, which never ends
 * the rollout: `RefusedError`, `UnreachableError`, `ContractError`, or the signal's reason.
 */
export async function follow(
  world: World,
  rollout: Rollout,
  on: (event: RolloutEvent) => void,
): Promise<RolloutEnd> {
  const deadline = world.clock.now() + rollout.timeoutMs;
  const newer = new NewerRevision(rollout, world, on);
  let lookedMs = world.clock.now();
  let present: { revision: Revision; statusClass: StatusClass } | undefined;
  const isOver = await poll({
    ...world,
    pace: rollout.pace,
    deadline,
    outageMs: OUTAGE_MS,
    refusals: new RefusalGrace({ isYoung: true }),
    onFailure: (error) => on({ kind: "failure", error }),
    read: (limitMs) =>
      call(within(world.server, limitMs), getRevision, rollout, { signal: world.signal }),
    state: (revision) => revision.status,
    done: async (revision) => {
      const previous = present;
      const statusClass = classify(revision.status, rollout.failureStatuses);
      present = { revision, statusClass };
      on({ kind: "poll", revision, statusClass });
      if (statusClass === "deployed") return true;
      // One stale replica must not fail a deploy: an unhappy end counts once it was read twice.
      const isRepeated = revision.status === previous?.revision.status;
      if (statusClass !== "pending" && isRepeated) return true;
      if (world.clock.now() - lookedMs < DEPLOYMENT_READ_MS) return false;
      lookedMs = world.clock.now();
      return newer.look();
    },
  });
  const revision = present?.revision;
  if (isOver === undefined || present === undefined) return { outcome: "timed_out", revision };
  if (present.statusClass === "failed") return { outcome: "failed", revision };
  if (present.statusClass !== "deployed") {
    await newer.look();
    return { outcome: "superseded", revision, ...newer.found() };
  }
  if (!rollout.verifyActive) return { outcome: "deployed", revision };
  return { revision, ...(await confirmActive(world, rollout, deadline, newer, on)) };
}

/** DEPLOYED is a promise. A revision serves when the deployment names it as the active one. */
async function confirmActive(
  world: World,
  rollout: Rollout,
  deadline: number,
  newer: NewerRevision,
  on: (event: RolloutEvent) => void,
): Promise<Omit<RolloutEnd, "revision">> {
  let firstAnswerMs: number | undefined;
  let newerReads = 0;
  let failure: Error | undefined;
  const last = await poll({
    ...world,
    pace: rollout.pace,
    deadline: Math.max(deadline, world.clock.now() + ACTIVE_GRACE_MS),
    outageMs: OUTAGE_MS,
    refusals: new RefusalGrace({ isYoung: false }),
    onFailure: (error) => {
      failure = error;
      on({ kind: "failure", error });
    },
    read: (limitMs) =>
      call(within(world.server, limitMs), getDeployment, rollout, { signal: world.signal }),
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
  return newerReads > 0 ? { outcome: "superseded", ...newer.found() } : { outcome: "not_active" };
}
