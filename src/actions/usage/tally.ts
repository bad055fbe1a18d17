import { truncate } from "../../report/format.ts";
import {
  DIMENSIONS,
  type GroupBy,
  type Stride,
  type UsageReport,
} from "../../service/contract/usage.ts";

const MAX_VALUE_CHARACTERS = 200;

/** Usage of one workspace, project, user or API key. */
export interface Entry {
  key: string;
  /** Id, then name or email address; of an API key only its short key. */
  dimensions: Record<string, string | null>;
  traces: number;
}

/** The sums of a report. */
export interface Tally {
  rows: number;
  traces: number;
  entries: ReadonlyMap<string, Entry>;
  /** Traces by start of the bucket. */
  buckets: ReadonlyMap<string, number>;
  stride: Stride;
}

/** Sums a report. Values of dimensions are redacted and truncated. */
export function tallyOf(
  { usage, stride }: UsageReport,
  group_by: GroupBy,
  redact: (text: string) => string,
): Tally {
  const names = DIMENSIONS[group_by];
  const shortValue = (text: string | null | undefined) =>
    text == null ? null : truncate(redact(text).replace(/\p{Cc}/gu, " "), MAX_VALUE_CHARACTERS);
  const entries = new Map<string, Entry>();
  const buckets = new Map<string, number>();
  for (const { time_bucket, dimensions, traces } of usage) {
    // The first dimension is the id, which may be missing.
    const key = names.map((name) => dimensions[name]).find((value) => value) ?? "";
    const entry = entries.get(key) ?? {
      key,
      traces: 0,
      dimensions: Object.fromEntries(names.map((name) => [name, shortValue(dimensions[name])])),
    };
    entry.traces += traces;
    entries.set(key, entry);
    if (time_bucket !== null) buckets.set(time_bucket, (buckets.get(time_bucket) ?? 0) + traces);
  }
  const traces = usage.reduce((sum, row) => sum + row.traces, 0);
  return { rows: usage.length, traces, entries, buckets, stride };
}

const toOneDecimal = (value: number) => Math.round(value * 10) / 10;

/** With one decimal; 0 if the total is 0. */
export const sharePercent = (part: number, total: number) =>
  total === 0 ? 0 : toOneDecimal((part / total) * 100);

/** With one decimal; undefined if the previous count is 0. */
export const changePercent = (count: number, previousCount: number) =>
  previousCount === 0 ? undefined : toOneDecimal((count / previousCount - 1) * 100);

export const NO_NAME = "(no name)";

export const entryName = ({ dimensions }: Entry) => Object.values(dimensions).at(-1) || NO_NAME;

export const entryId = ({ dimensions }: Entry) => Object.values(dimensions)[0] || undefined;

/** The entries with the most traces, in descending order. */
export const topEntries = ({ entries }: Tally, count: number): Entry[] =>
  [...entries.values()].sort((one, other) => other.traces - one.traces).slice(0, count);
