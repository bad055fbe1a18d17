import type { Clock } from "./clock.ts";
import type { DeploymentRecord } from "./deployments/records.ts";
import type { DestinationRecord, ExportRecord } from "./exports/records.ts";

/** The stored records, by their kind. */
interface Records {
  deployments: DeploymentRecord;
  destinations: DestinationRecord;
  exports: ExportRecord;
}

type RecordsByKind = { [Kind in keyof Records]: ReadonlyMap<string, Records[Kind]> };

/** All records at one commit: what a request sees. */
export interface View extends RecordsByKind {
  now: number;
}

export const NO_RECORDS: RecordsByKind = {
  deployments: new Map(),
  destinations: new Map(),
  exports: new Map(),
};

/** Staleness of a read: in time, or in commits. */
export interface Lag {
  ms?: number | undefined;
  commits?: number | undefined;
}

/** All commits in order, so that reads can be stale and commits late without a timer. */
export interface History {
  /** The current state, or a stale one. Runs the scheduled commits that are due. */
  view(lag?: Lag): View;
  commit<Kind extends keyof Records>(kind: Kind, record: Records[Kind], now: number): void;
  /** Commits the removal of a deployment. */
  remove(deploymentId: string, now: number): void;
  /** Calls `run` with the time `atMs`, at the first `view` at or after that time. */
  schedule(atMs: number, run: (view: View) => void): void;
  /** The number of commits. */
  count(): number;
}

export function createHistory(clock: Clock): History {
  const commits: View[] = [{ ...NO_RECORDS, now: Number.NEGATIVE_INFINITY }];
  let scheduledRuns: { atMs: number; run: (view: View) => void }[] = [];
  const latestRecords = (): RecordsByKind => commits.at(-1) ?? NO_RECORDS;

  function runScheduled(now: number) {
    const dueRuns = scheduledRuns.filter(({ atMs }) => atMs <= now).sort((a, b) => a.atMs - b.atMs);
    scheduledRuns = scheduledRuns.filter(({ atMs }) => atMs > now);
    for (const { atMs, run } of dueRuns) run({ ...latestRecords(), now: atMs });
  }

  return {
    view(lag) {
      const now = clock.now();
      runScheduled(now);
      if (lag?.commits !== undefined) {
        const visibleCommit = commits[Math.max(0, commits.length - 1 - lag.commits)];
        return { ...NO_RECORDS, ...visibleCommit, now };
      }
      const visibleMs = now - (lag?.ms ?? 0);
      const visibleCommit = commits.findLast((commit) => commit.now <= visibleMs);
      return { ...NO_RECORDS, ...visibleCommit, now: visibleMs };
    },
    commit(kind, record, now) {
      const previous = latestRecords();
      commits.push({
        ...previous,
        [kind]: new Map<string, Records[typeof kind]>(previous[kind]).set(record.id, record),
        now,
      });
    },
    remove(deploymentId, now) {
      const deployments = new Map(latestRecords().deployments);
      deployments.delete(deploymentId);
      commits.push({ ...latestRecords(), deployments, now });
    },
    schedule(atMs, run) {
      scheduledRuns.push({ atMs, run });
    },
    count: () => commits.length - 1,
  };
}
