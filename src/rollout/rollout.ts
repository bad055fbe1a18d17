import type { Rollout } from "./follow.ts";

/** How a revision is waited for, as the inputs say it; durations in milliseconds. */
export interface Waiting {
  timeout: number;
  poll_interval: number;
  poll_max_interval: number;
  failure_statuses: readonly string[];
  verify_active: boolean;
}

export function rolloutOf(
  waiting: Waiting,
  deployment_id: string,
  revision_id: string,
  older: ReadonlySet<string>,
): Rollout {
  return {
    deployment_id,
    revision_id,
    older,
    pace: { minMs: waiting.poll_interval, maxMs: waiting.poll_max_interval },
    timeoutMs: waiting.timeout,
    failureStatuses: waiting.failure_statuses,
    verifyActive: waiting.verify_active,
  };
}
