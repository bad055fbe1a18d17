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

const NO_RECORDS: RecordsByKind = {
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
export type History = ReturnType<typeof createHistory>;

export function createHistory(clock: Clock) {
  const commits: View[] = [{ ...NO_RECORDS, now: -Infinity }];
  let scheduledCalls: { atMs: number; callback: (view: View) => void }[] = [];
  const latestRecords = (): RecordsByKind => commits.at(-1) ?? NO_RECORDS;

  function makeDueCalls(now: number) {
    const dueCalls = scheduledCalls.filter(({ atMs }) => atMs <= now);
    scheduledCalls = scheduledCalls.filter(({ atMs }) => atMs > now);
    for (const { atMs, callback } of dueCalls.sort((a, b) => a.atMs - b.atMs))
      callback({ ...latestRecords(), now: atMs });
  }

  return {
    /** The current state, or a stale one. Calls the scheduled callbacks that are due. */
    view(lag?: Lag): View {
      const now = clock.now();
      makeDueCalls(now);
      const visibleMs = now - (lag?.ms ?? 0);
      const visibleCommit =
        lag?.commits === undefined
          ? commits.findLast((commit) => commit.now <= visibleMs)
          : commits[Math.max(0, commits.length - 1 - lag.commits)];
      return { ...NO_RECORDS, ...visibleCommit, now: visibleMs };
    },
    commit<Kind extends keyof Records>(kind: Kind, record: Records[Kind], now: number): void {
      const previous = latestRecords();
      commits.push({
        ...previous,
        [kind]: new Map<string, Records[Kind]>(previous[kind]).set(record.id, record),
        now,
      });
    },
    /** Commits the removal of a deployment. */
    remove(deploymentId: string, now: number): void {
      const deployments = new Map(latestRecords().deployments);
      deployments.delete(deploymentId);
      commits.push({ ...latestRecords(), deployments, now });
    },
    /** Calls `callback` with the state at `atMs`, at the first `view` from that time on. */
    schedule(atMs: number, callback: (view: View) => void): void {
      scheduledCalls.push({ atMs, callback });
    },
    commitCount: () => commits.length - 1,
  };
}
