import { DAY_MS, formatUtcTime, parseTime, type TimeRange } from "../../service/contract/time.ts";

/** The end in a reply may be inclusive (23:59:59). Beyond the contract: export-members. */
const TOLERANCE_MS = 1_000;

/** Undefined unless both times can be read, in this order. Beyond the contract: export-members. */
export function rangeFrom(start?: string | null, end?: string | null): TimeRange | undefined {
  const startMs = parseTime(start ?? "");
  const endMs = parseTime(end ?? "");
  return startMs < endMs ? { startMs, endMs } : undefined;
}

/** `2026-03-01 00:10 UTC`, with seconds only if they are not zero. */
export const timeLabel = (ms: number) =>
  formatUtcTime(ms)
    .replace("T", " ")
    .replace(/(:00)?Z$/, " UTC");

const dayLabel = (ms: number) => formatUtcTime(ms).slice(0, 10);

/** Whole days by date, including the last one; otherwise the times. */
export function rangeText({ startMs, endMs }: TimeRange): string {
  const hasWholeDays = startMs % DAY_MS === 0 && endMs % DAY_MS === 0;
  if (!hasWholeDays) return `${timeLabel(startMs)} to ${timeLabel(endMs)}`;
  const firstDay = dayLabel(startMs);
  const lastDay = dayLabel(endMs - DAY_MS);
  return firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
}

export const containsRange = (outer: TimeRange, inner: TimeRange) =>
  outer.startMs - TOLERANCE_MS <= inner.startMs && inner.endMs <= outer.endMs + TOLERANCE_MS;

/** The parts of `outer` that none of the ranges covers. */
export function subtractRanges(outer: TimeRange, ranges: readonly TimeRange[]): TimeRange[] {
  const missing: TimeRange[] = [];
  let coveredMs = outer.startMs;
  const addUntil = (endMs: number) => {
    if (endMs - coveredMs > TOLERANCE_MS) missing.push({ startMs: coveredMs, endMs });
  };
  for (const { startMs, endMs } of ranges.toSorted((one, other) => one.startMs - other.startMs)) {
    addUntil(Math.min(startMs, outer.endMs));
    coveredMs = Math.max(coveredMs, endMs);
  }
  addUntil(outer.endMs);
  return missing;
}
