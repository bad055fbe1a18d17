import type { Pace } from "../client/wait.ts";
import type { DeploymentState, Revision } from "../contract/deployments.ts";
import type { StatusClass } from "./status.ts";

/** Which revision is followed, and how. */
export interface Rollout {
  deployment_id: string;
  revision_id: string;
  /** Revisions that existed before this one: they never count as newer. */
  older: ReadonlySet<string>;
  pace: Pace;
  failureStatuses: readonly string[];
  verifyActive: boolean;
}

/** How a revision is waited for, as the inputs say it. Durations are in milliseconds. */
export interface Waiting {
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
    failureStatuses: waiting.failure_statuses,
    verifyActive: waiting.verify_active,
  };
}

export type RolloutEvent =
  | { kind: "poll"; revision: Revision; statusClass: StatusClass }
  | { kind: "deployment"; deployment: DeploymentState }
  /** A read got no answer. */
  | { kind: "failure" }
  /** The deployment could not be read, while the revision is. */
  | { kind: "unread"; error: Error }
  | { kind: "newer"; revision_id: string };

export interface RolloutEnd {
  outcome: "deployed" | "failed" | "superseded" | "not_active" | "timed_out";
  /** As it was last read; undefined when no read was answered. */
  revision: Revision | undefined;
  /** Why the last read was not answered, where the deadline came first. */
  failure?: Error;
  /** The revision that replaced this one, where one did. */
  newer_revision_id?: string;
}
