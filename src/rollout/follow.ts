import { readBeside } from "../action/read.ts";
import type { World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { within } from "../client/http/http.ts";
import { OUTAGE_MS, type Pace, poll } from "../client/poll.ts";
import {
  type DeploymentState,
  getDeployment,
  getRevision,
  type Revision,
} from "../contract/deployments.ts";
import { classify, type StatusClass } from "./status.ts";
import { Tolerance } from "./tolerance.ts";

/** From DEPLOYED to active, and for another revision to stay active before it counts. */
const ACTIVE_GRACE_MS = 60_000;
const POLLS_PER_DEPLOYMENT_READ = 4;

export interface Rollout {
  deployment_id: string;
  revision_id: string;
  /** Revisions that were there before this one: never taken for newer ones. */
  older: ReadonlySet<string>;
  pace: Pace;
  timeoutMs: number;
  failureStatuses: readonly string[];
  verifyActive: boolean;
}

export type RolloutEvent =
  | { kind: "poll"; revision: Revision }
  | { kind: "deployment"; deployment: DeploymentState }
  | { kind: "failure"; error: Error }
  | { kind: "newer"; revision_id: string };

export interface RolloutEnd {
  outcome: "deployed" | "failed" | "superseded" | "not_active" | "timed_out";
  /** The revision that took this one's place, where one did. */
  newer_revision_id?: string;
}

/**
 * Follows one revision, and no other, to its end. Throws what stops the watching, never the roll-out:
 * `RefusedError`, `UnreachableError`, `ContractError`, or the signal's reason.
 */
export async function follow(
  world: World,
  rollout: Rollout,
  on: (event: RolloutEvent) => void,
): Promise<RolloutEnd> {
  const deadline = world.clock.now() + rollout.timeoutMs;
  const newer = new NewerRevision(rollout, world, on);
  const tolerance = new Tolerance();
  let polls = 0;
  let previous: StatusClass = "pending";
  let previousStatus = "";
  const last = await poll({
    ...world,
    pace: rollout.pace,
    deadline,
    outageMs: OUTAGE_MS,
    tolerate: (error) => tolerance.pauseMs(error),
    onFailure: (error) => on({ kind: "failure", error }),
    read: (limitMs) =>
      call(within(world.server, limitMs), getRevision, rollout, { signal: world.signal }),
    state: (revision) => revision.status,
    done: async (revision) => {
      polls += 1;
      tolerance.answered();
      on({ kind: "poll", revision });
      const present = classify(revision.status, rollout.failureStatuses);
      if (present === "deployed") return true;
      // One stale replica must not fail a deploy: an unhappy end counts when it is read twice.
      if (present !== "pending" && present === previous && revision.status === previousStatus)
        return true;
      previous = present;
      previousStatus = revision.status;
      return polls % POLLS_PER_DEPLOYMENT_READ === 0 && (await newer.look());
    },
  });
  if (last === undefined) return { outcome: "timed_out" };
  const end = classify(last.status, rollout.failureStatuses);
  if (end === "failed") return { outcome: "failed" };
  if (end === "skipped" || end === "pending") {
    await newer.look();
    return { outcome: "superseded", ...newer.found() };
  }
  return rollout.verifyActive
    ? confirmActive(world, rollout, deadline, newer, on)
    : { outcome: "deployed" };
}

/** Watches whether a revision made after ours takes over. A deployment's latest revision is the newest of all. */
class NewerRevision {
  readonly #rollout: Rollout;
  readonly #world: World;
  readonly #on: (event: RolloutEvent) => void;
  readonly #newer = new Set<string>();
  #latest: string | undefined;
  #activeSince: number | undefined;

  constructor(rollout: Rollout, world: World, on: (event: RolloutEvent) => void) {
    this.#rollout = rollout;
    this.#world = world;
    this.#on = on;
  }

  found(): { newer_revision_id?: string } {
    return this.#latest === undefined ? {} : { newer_revision_id: this.#latest };
  }

  /** Returns whether a newer revision is the active one. */
  observe(deployment: DeploymentState): boolean {
    const { latest_revision_id: latest, active_revision_id: active } = deployment;
    this.#on({ kind: "deployment", deployment });
    const isNew =
      latest !== null && latest !== this.#rollout.revision_id && !this.#rollout.older.has(latest);
    if (isNew && !this.#newer.has(latest)) {
      this.#newer.add(latest);
      this.#latest = latest;
      this.#on({ kind: "newer", revision_id: latest });
    }
    const replaced = active !== null && this.#newer.has(active);
    this.#activeSince = replaced ? (this.#activeSince ?? this.#world.clock.now()) : undefined;
    return replaced;
  }

  /** Reads the deployment beside the revision; a failure is left to the revision's own next read. */
  async look(): Promise<boolean> {
    try {
      this.observe(await readBeside(this.#world, this.#rollout));
    } catch (error) {
      this.#world.signal.throwIfAborted();
      if (error instanceof Error) this.#on({ kind: "failure", error });
    }
    return (
      this.#activeSince !== undefined &&
      this.#world.clock.now() - this.#activeSince > ACTIVE_GRACE_MS
    );
  }
}

/** DEPLOYED is a promise; serving is when the deployment names the revision as its active one. */
async function confirmActive(
  world: World,
  rollout: Rollout,
  deadline: number,
  newer: NewerRevision,
  on: (event: RolloutEvent) => void,
): Promise<RolloutEnd> {
  const start = world.clock.now();
  const tolerance = new Tolerance();
  tolerance.answered();
  let firstAnswer: number | undefined;
  let newerReads = 0;
  let failure: Error | undefined;
  const last = await poll({
    ...world,
    pace: rollout.pace,
    deadline: Math.max(deadline, start + ACTIVE_GRACE_MS),
    outageMs: OUTAGE_MS,
    tolerate: (error) => tolerance.pauseMs(error),
    onFailure: (error) => {
      failure = error;
      on({ kind: "failure", error });
    },
    read: (limitMs) =>
      call(within(world.server, limitMs), getDeployment, rollout, { signal: world.signal }),
    state: (deployment) => String(deployment.active_revision_id),
    done: (deployment) => {
      failure = undefined;
      tolerance.answered();
      firstAnswer ??= world.clock.now();
      newerReads = newer.observe(deployment) ? newerReads + 1 : 0;
      if (deployment.active_revision_id === rollout.revision_id || newerReads === 2) return true;
      return world.clock.now() - firstAnswer >= ACTIVE_GRACE_MS;
    },
  });
  if (last?.active_revision_id === rollout.revision_id) return { outcome: "deployed" };
  // Without an answer nobody knows which revision serves.
  if (last === undefined && failure !== undefined) throw failure;
  return newerReads > 0 ? { outcome: "superseded", ...newer.found() } : { outcome: "not_active" };
}
