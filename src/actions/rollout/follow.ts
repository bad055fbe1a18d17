import { isGone } from "../../service/client/errors.ts";
import { LIMITS } from "../../service/client/limits.ts";
import { ONE_READ, type PollInterval, poll } from "../../service/client/poll.ts";
import { call, type RetryPolicy, readBestEffort } from "../../service/client/requests.ts";
import {
  type DeploymentState,
  getDeployment,
} from "../../service/contract/deployments/deployment.ts";
import { getRevision, type Revision } from "../../service/contract/deployments/revision.ts";
import type { StepContext } from "../../step/step-context.ts";
import type { FailureLogMode } from "./failure/log.ts";
import type { RevisionRole, RolloutEnd, State } from "./state.ts";
import { classify, evidenceFor } from "./status.ts";

/** How to wait for a revision, from the inputs. Durations are in milliseconds. */
export interface WaitingInputs {
  poll_interval: number;
  poll_max_interval: number;
  failure_statuses: readonly string[];
  verify_active: boolean;
  failure_log: FailureLogMode;
}

export interface Rollout {
  deployment_id: string;
  revision_id: string;
  role: RevisionRole;
  /** Revisions created before this one: they never count as newer. */
  olderIds: ReadonlySet<string>;
  inputs: WaitingInputs;
}

export const pollIntervalOf = ({
  poll_interval,
  poll_max_interval,
}: WaitingInputs): PollInterval => ({
  minMs: poll_interval,
  maxMs: poll_max_interval,
});

/** Events while a revision is followed. */
export type RolloutEvent =
  | { kind: "poll"; revision: Revision }
  | { kind: "failed read"; reason: State["readFailure"] }
  | { kind: "deployment"; deployment: DeploymentState }
  | { kind: "newer"; revision_id: string };

/**
 * Follows exactly one revision to its end. Throws the error that ends polling, while the rollout
 * continues: `RefusedError`, `UnreachableError`, `ContractError`, or the signal's reason.
 */
export async function followRevision(
  ctx: StepContext,
  rollout: Rollout,
  onEvent: (event: RolloutEvent) => void,
): Promise<RolloutEnd> {
  const { clock } = ctx;
  const { inputs } = rollout;
  const newer = trackNewerRevisions(rollout, ctx, onEvent);
  let lastCheckMs = clock.now();
  const { lastReply, isInTime, failure } = await poll(ctx, {
    ...pollOptions(ctx, rollout, onEvent),
    shouldStop: async (revision) => {
      if (clock.now() - lastCheckMs < LIMITS.deploymentPoll.ms) return false;
      lastCheckMs = clock.now();
      return newer.check(revision);
    },
  });
  if (lastReply === undefined) return { outcome: "timed_out", failure };
  const statusClass = classify(lastReply.status, inputs.failure_statuses);
  if (statusClass === "failed") return { outcome: "failed" };
  if (statusClass === "skipped" || (statusClass === "pending" && isInTime)) {
    await newer.check(lastReply);
    return { outcome: "superseded", newer_revision_id: newer.newest() };
  }
  if (statusClass !== "deployed") return { outcome: "timed_out", failure };
  if (!inputs.verify_active) return { outcome: "deployed" };
  return confirmActive(ctx, rollout, lastReply, newer, onEvent);
}

const pollOptions = (
  ctx: StepContext,
  { deployment_id, revision_id, inputs }: Rollout,
  onEvent: (event: RolloutEvent) => void,
) => ({
  interval: pollIntervalOf(inputs),
  read: () => call(ctx, getRevision, { deployment_id, revision_id }, LIMITS.once),
  stateOf: ({ status }: Revision) => status,
  neededEvidence: ({ status }: Revision) => evidenceFor(status, inputs.failure_statuses),
  onReply: (revision: Revision) => onEvent({ kind: "poll", revision }),
  onFailure: reportFailedRead(onEvent),
});

const reportFailedRead =
  (onEvent: (event: RolloutEvent) => void) =>
  (error: unknown): void =>
    onEvent({ kind: "failed read", reason: isGone(error) ? "gone" : "other" });

/** DEPLOYED does not mean serving: the deployment must name the revision as its active one. */
async function confirmActive(
  ctx: StepContext,
  rollout: Rollout,
  deployed: Revision,
  newer: NewerRevisions,
  onEvent: (event: RolloutEvent) => void,
): Promise<RolloutEnd> {
  const { clock } = ctx;
  const { revision_id: ours, inputs } = rollout;
  let firstReplyMs: number | undefined;
  let newerReads = 0;
  const { lastReply, isInTime, failure } = await poll(ctx, {
    interval: pollIntervalOf(inputs),
    read: () => newer.read(deployed, LIMITS.once),
    stateOf: ({ active_revision_id: active }) => String(active),
    neededEvidence: ({ active_revision_id: active }) => (active === ours ? ONE_READ : undefined),
    onReply: (deployment) => {
      firstReplyMs ??= clock.now();
      newerReads = newer.observe(deployment) ? newerReads + 1 : 0;
    },
    onFailure: reportFailedRead(onEvent),
    shouldStop: () => newerReads === 2 || clock.now() - (firstReplyMs ?? 0) >= LIMITS.activation.ms,
  });
  if (isInTime && lastReply?.active_revision_id === ours)
    return { outcome: "deployed", isServing: true };
  // Without a reply it is unknown which revision serves.
  if (!isInTime && failure !== undefined) throw failure;
  if (newerReads > 0) return { outcome: "superseded", newer_revision_id: newer.newest() };
  // The revision may have failed since it was DEPLOYED.
  const polls = pollOptions(ctx, rollout, onEvent);
  const { lastReply: revision } = await poll(ctx, {
    ...polls,
    neededEvidence: (one) => polls.neededEvidence(one) ?? ONE_READ,
    limitMs: LIMITS.lastPolls.ms,
  });
  const hasFailed = revision && classify(revision.status, inputs.failure_statuses) === "failed";
  return { outcome: hasFailed ? "failed" : isInTime ? "not_active" : "timed_out" };
}

const createdMs = (revision: Revision | undefined) => Date.parse(revision?.created_at ?? "");

type NewerRevisions = ReturnType<typeof trackNewerRevisions>;

/** Detects revisions that were created after ours, and whether one of them is active. */
function trackNewerRevisions(
  rollout: Rollout,
  ctx: StepContext,
  onEvent: (event: RolloutEvent) => void,
) {
  const { clock, signal } = ctx;
  const { deployment_id, revision_id: ours } = rollout;
  const older = new Set(rollout.olderIds);
  const newer = new Set<string>();
  let lastReported: string | undefined;
  let activeSinceMs: number | undefined;

  /** Returns whether a newer revision is active now. */
  function observe(deployment: DeploymentState): boolean {
    const { latest_revision_id: latest, active_revision_id: active } = deployment;
    onEvent({ kind: "deployment", deployment });
    // The latest revision is the newest: any other came from a stale replica.
    if (latest === ours) newer.clear();
    if (latest !== null && latest !== ours && !older.has(latest)) {
      newer.add(latest);
      if (latest !== lastReported) onEvent({ kind: "newer", revision_id: latest });
      lastReported = latest;
    }
    const isReplaced = active !== null && newer.has(active);
    activeSinceMs = isReplaced ? (activeSinceMs ?? clock.now()) : undefined;
    return isReplaced;
  }

  /** Reads the deployment. A latest revision that appears late may be older than `own`. */
  async function read(own: Revision, policy: RetryPolicy): Promise<DeploymentState> {
    const deployment = await call(ctx, getDeployment, { deployment_id }, policy);
    const revision_id = deployment.latest_revision_id ?? ours;
    if (revision_id === ours || older.has(revision_id) || newer.has(revision_id)) return deployment;
    const latest = await readBestEffort(ctx, getRevision, { deployment_id, revision_id });
    if (createdMs(latest) < createdMs(own)) older.add(revision_id);
    return deployment;
  }

  return {
    observe,
    read,

    /** The newest revision that was created after ours, if one was seen. */
    newest: () => [...newer].at(-1),

    /**
     * Reads the deployment once, and returns whether a newer revision has been active for long
     * enough. A failed read is ignored: the next read of the revision decides.
     */
    async check(own: Revision): Promise<boolean> {
      try {
        observe(await read(own, LIMITS.bestEffort));
      } catch {
        signal.throwIfAborted();
      }
      return activeSinceMs !== undefined && clock.now() - activeSinceMs > LIMITS.activation.ms;
    },
  };
}
