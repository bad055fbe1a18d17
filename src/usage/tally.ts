import { DIMENSIONS, type GroupBy } from "../contract/usage.ts";
import type { Row } from "./report/row.ts";

/** Beyond so many, entries and buckets that were not met before are counted together. */
const MOST_ENTRIES = 50_000;
const MOST_BUCKETS = 10_000;
const LONGEST_NAME = 200;

export interface Entry {
  dimensions: Record<string, string | null>;
  traces: number;
}

/** Sums over rows that need not fit into memory. */
export interface Tally {
  rows: number;
  traces: number;
  entries: Map<string, Entry>;
  /** Traces by start of the bucket. */
  buckets: Map<string, number>;
  /** Entries or buckets are too many to be told apart. */
  isCoarse: boolean;
}

export function emptyTally(): Tally {
  return { rows: 0, traces: 0, entries: new Map(), buckets: new Map(), isCoarse: false };
}

/** For people: one line of limited length. The dots let the shell recognise the first part of a secret. */
function named(text: string | null | undefined): string | null {
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
    tally.entries.set(key, { dimensions: dimensions(), traces });
  else tally.isCoarse = true;
}

function addBucket(tally: Tally, start: string, traces: number): void {
  const known = tally.buckets.get(start);
  if (known !== undefined || tally.buckets.size < MOST_BUCKETS)
    tally.buckets.set(start, (known ?? 0) + traces);
  else tally.isCoarse = true;
}

/** Counts rows in. */
export function count(tally: Tally, rows: readonly Row[], group_by: GroupBy): void {
  const names = DIMENSIONS[group_by];
  for (const { time_bucket, dimensions, traces } of rows) {
    tally.rows += 1;
    tally.traces += traces;
    // The first member is the id, but it may be missing.
    const key = (names.map((name) => dimensions[name]).find((value) => value) ?? "").slice(
      0,
      LONGEST_NAME,
    );
    addEntry(tally, key, traces, () =>
      Object.fromEntries(names.map((name) => [name, named(dimensions[name])])),
    );
    const bucket = named(time_bucket);
    if (bucket !== null) addBucket(tally, bucket, traces);
  }
}

/** Counts another tally in. */
export function merge(tally: Tally, other: Tally): void {
  tally.rows += other.rows;
  tally.traces += other.traces;
  tally.isCoarse ||= other.isCoarse;
  for (const [key, { dimensions, traces }] of other.entries)
    addEntry(tally, key, traces, () => dimensions);
  for (const [start, traces] of other.buckets) addBucket(tally, start, traces);
}

const toOneDecimal = (value: number) => Math.round(value * 10) / 10;

/** In percent, to one decimal; nothing is 0 % of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : toOneDecimal((part / whole) * 100);
}

/** In percent, to one decimal; undefined where there was nothing before. */
export function changePercent(now: number, before: number): number | undefined {
  return before === 0 ? undefined : toOneDecimal((now / before - 1) * 100);
}

/** The largest entries, the largest first. */
export function topOf({ entries }: Tally, top: number): Entry[] {
  return [...entries.values()].sort((a, b) => b.traces - a.traces).slice(0, top);
}
