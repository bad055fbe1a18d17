import type { Clock } from "./clock.ts";
import type { DeploymentRecord } from "./deployments/records.ts";
import type { DestinationRecord } from "./exports/destinations.ts";
import type { ExportRecord } from "./exports/jobs.ts";

/** What is committed, by its kind. */
interface Kept {
  deployments: DeploymentRecord;
  destinations: DestinationRecord;
  exports: ExportRecord;
}

type Committed = { [Kind in keyof Kept]: ReadonlyMap<string, Kept[Kind]> };

/** What a request sees: everything as it was committed at a moment. */
export interface View extends Committed {
  now: number;
}

export const NOTHING_COMMITTED: Committed = {
  deployments: new Map(),
  destinations: new Map(),
  exports: new Map(),
};

/** How far behind a reader is. */
export interface Lag {
  ms?: number | undefined;
  commits?: number | undefined;
}

/** Every commit in order, so that a read can be stale and a commit late without a timer. */
export interface History {
  /** The present, or what a reader sees who is behind. Runs what has become due. */
  view(lag?: Lag): View;
  commit<Kind extends keyof Kept>(kind: Kind, record: Kept[Kind], now: number): void;
  /** Runs when the clock is first read at or after `atMs`, as if at that moment. */
  later(atMs: number, run: (view: View) => void): void;
  count(): number;
}

export function createHistory(clock: Clock): History {
  const commits: View[] = [{ ...NOTHING_COMMITTED, now: Number.NEGATIVE_INFINITY }];
  let pending: { atMs: number; run: (view: View) => void }[] = [];
  const latest = (): Committed => commits.at(-1) ?? NOTHING_COMMITTED;

  function settle(now: number) {
    const due = pending
      .filter(({ atMs }) => atMs <= now)
      .sort((one, other) => one.atMs - other.atMs);
    pending = pending.filter(({ atMs }) => atMs > now);
    for (const { atMs, run } of due) run({ ...latest(), now: atMs });
  }

  return {
    view(lag) {
      const now = clock.now();
      settle(now);
      if (lag?.commits !== undefined) {
        const seen = commits[Math.max(0, commits.length - 1 - lag.commits)];
        return { ...NOTHING_COMMITTED, ...seen, now };
      }
      const seenMs = now - (lag?.ms ?? 0);
      const seen = commits.findLast((commit) => commit.now <= seenMs);
      return { ...NOTHING_COMMITTED, ...seen, now: seenMs };
    },
    commit(kind, record, now) {
      const before = latest();
      commits.push({
        ...before,
        [kind]: new Map<string, Kept[typeof kind]>(before[kind]).set(record.id, record),
        now,
      });
    },
    later(atMs, run) {
      pending.push({ atMs, run });
    },
    count: () => commits.length - 1,
  };
}
