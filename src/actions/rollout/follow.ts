import type { ServiceError } from "../../service/client/errors.ts";
import { LIMITS } from "../../service/client/limits.ts";
import { ONE_READ, poll } from "../../service/client/poll.ts";
import { call, type RetryPolicy, readBestEffort } from "../../service/client/requests.ts";
import {
  type DeploymentState,
  getDeployment,
} from "../../service/contract/deployments/deployment.ts";
import {
  createdMs,
  getRevision,
  type Revision,
} from "../../service/contract/deployments/revision.ts";
import type { StepContext } from "../../step/step-context.ts";
import type { RevisionRole, RolloutEnd } from "./state.ts";
import { classify, evidenceFor } from "./status.ts";

/** How to wait for a revision, from the inputs. Durations are in milliseconds. */
export interface WaitingInputs {
  poll_interval: number;
  poll_max_interval: number;
  failure_statuses: readonly string[];
  verify_active: boolean;
  failure_log: "auto" | "always" | "never";
}

export interface Rollout {
  deployment_id: string;
  revision_id: string;
  role: RevisionRole;
  /** Revisions created before this one: they never count as newer. */
  olderIds: ReadonlySet<string>;
  inputs: WaitingInputs;
}

export const pollIntervalOf = ({ poll_interval, poll_max_interval }: WaitingInputs) =>
  [poll_interval, poll_max_interval] as const;

/** Receives the replies of a rollout, and the errors of failed reads. */
export interface RolloutObserver {
  onPoll(revision: Revision): void;
  onFailedRead(error: ServiceError): void;
  onDeployment(deployment: DeploymentState): void;
  /** Called when a read names a newer revision as the latest, not twice in a row for the same. */
  onNewerRevision(revision_id: string): void;
}

/**
 * Follows exactly one revision to its end, or to the deadline. Throws the error that ends polling:
 * `RefusedError`, `UnreachableError`, `ContractError`, or the signal's reason.
 */
export async function followRevision(
  ctx: StepContext,
  rollout: Rollout,
  observer: RolloutObserver,
): Promise<RolloutEnd> {
  const { clock } = ctx;
  const { inputs } = rollout;
  const newer = trackNewerRevisions(ctx, rollout, observer);
  let lastCheckMs = clock.now();
  const { lastReply, isInTime, failure } = await poll(ctx, {
    ...pollOptions(ctx, rollout, observer),
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
    return { outcome: "superseded", newer_revision_id: newer.newestId() };
  }
  if (statusClass !== "deployed") return { outcome: "timed_out", failure };
  if (!inputs.verify_active) return { outcome: "deployed" };
  return confirmActive(ctx, rollout, lastReply, newer, observer);
}

const pollOptions = (
  ctx: StepContext,
  { deployment_id, revision_id, inputs }: Rollout,
  observer: RolloutObserver,
) => ({
  interval: pollIntervalOf(inputs),
  read: () => call(ctx, getRevision, { deployment_id, revision_id }, LIMITS.once),
  stateOf: ({ status }: Revision) => status,
  neededEvidence: ({ status }: Revision) => evidenceFor(status, inputs.failure_statuses),
  onReply: observer.onPoll,
  onFailure: observer.onFailedRead,
});

/** DEPLOYED does not mean serving: the deployment must name the revision as its active one. */
async function confirmActive(
  ctx: StepContext,
  rollout: Rollout,
  revision: Revision,
  newer: NewerRevisions,
  observer: RolloutObserver,
): Promise<RolloutEnd> {
  const { clock } = ctx;
  const { revision_id: ownId, inputs } = rollout;
  let firstReplyMs: number | undefined;
  let newerReads = 0;
  const { lastReply, isInTime, failure } = await poll(ctx, {
    interval: pollIntervalOf(inputs),
    read: () => newer.readDeployment(revision, LIMITS.once),
    stateOf: ({ active_revision_id: active }) => String(active),
    neededEvidence: ({ active_revision_id: active }) => (active === ownId ? ONE_READ : undefined),
    onReply: (deployment) => {
      firstReplyMs ??= clock.now();
      newerReads = newer.observe(deployment) ? newerReads + 1 : 0;
    },
    onFailure: observer.onFailedRead,
    shouldStop: () => newerReads === 2 || clock.now() - (firstReplyMs ?? 0) >= LIMITS.activation.ms,
  });
  if (lastReply?.active_revision_id === ownId) return { outcome: "deployed" };
  // If the last read failed, the active revision is unknown.
  if (failure !== undefined) throw failure;
  if (newerReads > 0) return { outcome: "superseded", newer_revision_id: newer.newestId() };
  // The revision may have failed since it was DEPLOYED.
  const options = pollOptions(ctx, rollout, observer);
  const { lastReply: endRevision } = await poll(ctx, {
    ...options,
    neededEvidence: (one) => options.neededEvidence(one) ?? ONE_READ,
    limitMs: LIMITS.lastPolls.ms,
  });
  const endClass = endRevision && classify(endRevision.status, inputs.failure_statuses);
  return { outcome: endClass === "failed" ? "failed" : isInTime ? "not_active" : "timed_out" };
}

type NewerRevisions = ReturnType<typeof trackNewerRevisions>;

/** Detects revisions that were created after that of the rollout, and whether one is active. */
function trackNewerRevisions(ctx: StepContext, rollout: Rollout, observer: RolloutObserver) {
  const { clock, signal } = ctx;
  const { deployment_id, revision_id: ownId } = rollout;
  const olderIds = new Set(rollout.olderIds);
  const newerIds = new Set<string>();
  let reportedId: string | undefined;
  let activeSinceMs: number | undefined;

  /** Returns whether a newer revision is active. */
  function observe(deployment: DeploymentState): boolean {
    const { latest_revision_id: latest, active_revision_id: active } = deployment;
    observer.onDeployment(deployment);
    // If our own is the latest, replicas that named another were stale.
    if (latest === ownId) newerIds.clear();
    if (latest !== null && latest !== ownId && !olderIds.has(latest)) {
      newerIds.add(latest);
      if (latest !== reportedId) observer.onNewerRevision(latest);
      reportedId = latest;
    }
    const isReplaced = active !== null && newerIds.has(active);
    activeSinceMs = isReplaced ? (activeSinceMs ?? clock.now()) : undefined;
    return isReplaced;
  }

  /** Reads the deployment. A stale replica may name an older revision as the latest. */
  async function readDeployment(ownRevision: Revision, policy: RetryPolicy) {
    const deployment = await call(ctx, getDeployment, { deployment_id }, policy);
    const revision_id = deployment.latest_revision_id ?? ownId;
    const isKnown = [olderIds, newerIds].some((ids) => ids.has(revision_id));
    if (isKnown || revision_id === ownId) return deployment;
    const latest = await readBestEffort(ctx, getRevision, { deployment_id, revision_id });
    if (latest && createdMs(latest) < createdMs(ownRevision)) olderIds.add(revision_id);
    return deployment;
  }

  return {
    observe,
    readDeployment,

    /** The newer revision that appeared last, if any. */
    newestId: () => [...newerIds].at(-1),

    /**
     * Reads the deployment once, and returns whether a newer revision has been active for long
     * enough. A failed read is ignored: polling the revision finds out whether the service fails.
     */
    async check(ownRevision: Revision): Promise<boolean> {
      try {
        observe(await readDeployment(ownRevision, LIMITS.bestEffort));
      } catch {
        signal.throwIfAborted();
      }
      return activeSinceMs !== undefined && clock.now() - activeSinceMs > LIMITS.activation.ms;
    },
  };
}
