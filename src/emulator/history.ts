import type { Clock } from "./clock.ts";
import type { DeploymentRecord } from "./records.ts";

/** What a request sees: everything as it was committed at a moment. */
export interface View {
  now: number;
  deployments: ReadonlyMap<string, DeploymentRecord>;
}

/** How far behind a reader is. */
export interface Lag {
  ms?: number | undefined;
  commits?: number | undefined;
}

/** Every commit in order, so that a read can be stale and a commit late without a timer. */
export interface History {
  /** The present, or what a reader sees who is behind. Runs what has become due. */
  view(lag?: Lag): View;
  commit(deployment: DeploymentRecord, now: number): void;
  /** Runs when the clock is first read at or after `atMs`, as if at that moment. */
  later(atMs: number, run: (view: View) => void): void;
  count(): number;
}

export function createHistory(clock: Clock): History {
  const commits: View[] = [{ now: Number.NEGATIVE_INFINITY, deployments: new Map() }];
  let pending: { atMs: number; run: (view: View) => void }[] = [];
  const deployments = () => commits.at(-1)?.deployments ?? new Map<string, DeploymentRecord>();

  function settle(now: number) {
    const due = pending.filter(({ atMs }) => atMs <= now).sort((one, other) => one.atMs - other.atMs);
    pending = pending.filter(({ atMs }) => atMs > now);
    for (const { atMs, run } of due) run({ now: atMs, deployments: deployments() });
  }

  return {
    view(lag) {
      const now = clock.now();
      settle(now);
      if (lag?.commits !== undefined) {
        const seen = commits[Math.max(0, commits.length - 1 - lag.commits)];
        return { now, deployments: seen?.deployments ?? new Map() };
      }
      const seenMs = now - (lag?.ms ?? 0);
      const seen = commits.findLast((commit) => commit.now <= seenMs);
      return { now: seenMs, deployments: seen?.deployments ?? new Map() };
    },
    commit(deployment, now) {
      commits.push({ now, deployments: new Map(deployments()).set(deployment.id, deployment) });
    },
    later(atMs, run) {
      pending.push({ atMs, run });
    },
    count: () => commits.length - 1,
  };
}
