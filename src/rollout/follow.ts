import type { World } from "../action/world.ts";
import { readOnce } from "../client/read.ts";
import { ONCE, waitFor } from "../client/wait.ts";
import { getDeployment, getRevision } from "../contract/deployments.ts";
import { NewerRevision } from "./newer-revision.ts";
import type { Rollout, RolloutEnd, RolloutEvent } from "./rollout.ts";
import { classify, evidenceFor } from "./status.ts";

/** How long a revision may take from DEPLOYED to active. */
const ACTIVE_GRACE_MS = 60_000;
/** While the revision is polled, the deployment is read at most so often. */
const DEPLOYMENT_READ_MS = 30_000;
const CONTINUES = "the rollout continues";

/**
 * Follows one revision, and no other, to its end. Throws what ends the watching, which never ends
 * the rollout: `RefusedError`, `UnreachableError`, `ContractError`, or the signal's reason.
 */
export async function follow(
  world: World,
  rollout: Rollout,
  on: (event: RolloutEvent) => void,
): Promise<RolloutEnd> {
  const { clock } = world;
  const { pace, failureStatuses } = rollout;
  const newer = new NewerRevision(rollout, world, on);
  const classOf = ({ status }: { status: string }) => classify(status, failureStatuses);
  let lookedMs = clock.now();
  const waited = await waitFor(world, {
    ...{ pace, continues: CONTINUES },
    read: () => readOnce(world, getRevision, rollout),
    state: ({ status }) => status,
    end: ({ status }) => evidenceFor(status, failureStatuses),
    on: (revision) => on({ kind: "poll", revision, statusClass: classOf(revision) }),
    failed: () => on({ kind: "failure" }),
    isOver: async () => {
      if (clock.now() - lookedMs < DEPLOYMENT_READ_MS) return false;
      lookedMs = clock.now();
      return newer.look();
    },
  });
  const { last: revision, isInTime, failure } = waited;
  const statusClass = revision && classOf(revision);
  if (statusClass === "failed") return { outcome: "failed", revision };
  if (statusClass === "skipped" || (statusClass === "pending" && isInTime)) {
    await newer.look();
    return { outcome: "superseded", revision, ...newer.found() };
  }
  if (statusClass !== "deployed")
    return { outcome: "timed_out", revision, ...(failure === undefined ? {} : { failure }) };
  if (!rollout.verifyActive) return { outcome: "deployed", revision };
  return { revision, ...(await confirmActive(world, rollout, newer, on)) };
}

/** DEPLOYED is a promise. A revision serves when the deployment names it as the active one. */
async function confirmActive(
  world: World,
  rollout: Rollout,
  newer: NewerRevision,
  on: (event: RolloutEvent) => void,
): Promise<Omit<RolloutEnd, "revision">> {
  const { clock } = world;
  const { pace, revision_id: ours } = rollout;
  let firstAnswerMs: number | undefined;
  let newerReads = 0;
  const waited = await waitFor(world, {
    ...{ pace, continues: CONTINUES },
    read: () => readOnce(world, getDeployment, rollout),
    state: ({ active_revision_id: active }) => String(active),
    end: ({ active_revision_id: active }) => (active === ours ? ONCE : undefined),
    on: (deployment) => {
      firstAnswerMs ??= clock.now();
      newerReads = newer.observe(deployment) ? newerReads + 1 : 0;
    },
    failed: () => on({ kind: "failure" }),
    isOver: () => newerReads === 2 || clock.now() - (firstAnswerMs ?? 0) >= ACTIVE_GRACE_MS,
  });
  const { last, isInTime, failure } = waited;
  if (isInTime && last?.active_revision_id === ours) return { outcome: "deployed" };
  // Without an answer it is not known which revision serves.
  if (!isInTime && failure !== undefined) throw failure;
  if (newerReads > 0) return { outcome: "superseded", ...newer.found() };
  return { outcome: isInTime ? "not_active" : "timed_out" };
}
