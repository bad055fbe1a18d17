import { DIMENSIONS, type GroupBy, type UsageRecord } from "../../service/contract/usage.ts";
import { startMsOf } from "./files/row.ts";

/** Entries and buckets beyond these limits only add to the total, so that memory stays bounded. */
const MOST_ENTRIES = 50_000;
const MOST_BUCKETS = 10_000;
const LONGEST_NAME = 200;

/** What one workspace, project, user or API key used. */
export interface Entry {
  key: string;
  /** The id, then the name; of an API key one that is both. */
  dimensions: Record<string, string | null>;
  traces: number;
}

/** The sums of a report, whose rows need not fit into memory. */
export interface Tally {
  rows: number;
  traces: number;
  entries: Map<string, Entry>;
  /** Traces by start of the bucket. */
  buckets: Map<string, number>;
  /** Whether there were more entries or buckets than are counted apart. */
  isCoarse: boolean;
}

/** The sums of no rows. */
export function emptyTally(): Tally {
  return {
    rows: 0,
    traces: 0,
    entries: new Map(),
    buckets: new Map(),
    isCoarse: false,
  };
}

/** A name on one line. A long one is cut with an ellipsis, so that a part of a secret is masked. */
function shortName(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const line = text.replace(/\p{Cc}/gu, " ");
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME)}…` : line;
}

function addEntry(
  tally: Tally,
  key: string,
  traces: number,
  dimensions: () => Entry["dimensions"],
): void {
  const entry = tally.entries.get(key);
  if (entry !== undefined) entry.traces += traces;
  else if (tally.entries.size < MOST_ENTRIES)
    tally.entries.set(key, { key, dimensions: dimensions(), traces });
  else tally.isCoarse = true;
}

function addBucket(tally: Tally, start: string, traces: number): void {
  const known = tally.buckets.get(start);
  if (known !== undefined || tally.buckets.size < MOST_BUCKETS)
    tally.buckets.set(start, (known ?? 0) + traces);
  else tally.isCoarse = true;
}

/** Adds rows to a tally. */
export function count(tally: Tally, rows: readonly UsageRecord[], group_by: GroupBy): void {
  const names = DIMENSIONS[group_by];
  for (const { time_bucket, dimensions, traces } of rows) {
    tally.rows += 1;
    tally.traces += traces;
    // The first member is the id, which may be missing.
    const id = names.map((name) => dimensions[name]).find((value) => value) ?? "";
    const key = id.slice(0, LONGEST_NAME);
    addEntry(tally, key, traces, () =>
      Object.fromEntries(names.map((name) => [name, shortName(dimensions[name])])),
    );
    const bucket = shortName(time_bucket);
    if (bucket !== null) addBucket(tally, bucket, traces);
  }
}

/** Adds the sums of another tally to a tally. */
export function merge(tally: Tally, other: Tally): void {
  tally.rows += other.rows;
  tally.traces += other.traces;
  tally.isCoarse ||= other.isCoarse;
  for (const [key, { dimensions, traces }] of other.entries)
    addEntry(tally, key, traces, () => dimensions);
  for (const [start, traces] of other.buckets) addBucket(tally, start, traces);
}

const toOneDecimal = (value: number) => Math.round(value * 10) / 10;

/** A share in percent, to one decimal; 0 if the whole is 0. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : toOneDecimal((part / whole) * 100);
}

/** The change in percent, to one decimal; undefined if there was nothing before. */
export function changePercent(now: number, before: number): number | undefined {
  return before === 0 ? undefined : toOneDecimal((now / before - 1) * 100);
}

export const NO_NAME = "(no name)";

/** What a reader calls an entry. */
export const entryName = ({ dimensions }: Entry) => Object.values(dimensions).at(-1) || NO_NAME;

export const entryId = ({ dimensions }: Entry) => Object.values(dimensions)[0] || undefined;

/** The entries with the most traces, in descending order. */
export function topOf({ entries }: Tally, top: number): Entry[] {
  return [...entries.values()].sort((a, b) => b.traces - a.traces).slice(0, top);
}

/**
 * The start of the bucket, in ms since 1970, in which the sum of traces passed a limit. Undefined
 * where it did not, or where a bucket has no time.
 */
export function passedMs({ buckets, traces }: Tally, limit: number): number | undefined {
  const inOrder = [...buckets]
    .map(([start, count]) => ({ startMs: startMsOf(start), count }))
    .sort((a, b) => a.startMs - b.startMs);
  const counted = inOrder.reduce((sum, { count }) => sum + count, 0);
  if (counted !== traces || inOrder.some(({ startMs }) => Number.isNaN(startMs))) return undefined;
  let left = limit;
  for (const { startMs, count } of inOrder) {
    left -= count;
    if (left < 0) return startMs;
  }
  return undefined;
}

/** The entry that grew most; undefined if none did, or not all are known. */
export function grownMost(now: Tally, before: Tally): { entry: Entry; by: number } | undefined {
  if (now.isCoarse || before.isCoarse) return undefined;
  let most: { entry: Entry; by: number } | undefined;
  for (const entry of now.entries.values()) {
    const by = entry.traces - (before.entries.get(entry.key)?.traces ?? 0);
    if (by > (most?.by ?? 0)) most = { entry, by };
  }
  return most;
}
