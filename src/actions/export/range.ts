import { parseTime, type TimeRange } from "../../service/contract/time.ts";

/** The end in a reply may be inclusive (23:59:59). Beyond the contract: export-members. */
const TOLERANCE_MS = 1_000;

/** Undefined unless both are times, and in order. Beyond the contract: export-members. */
export function rangeFrom(start?: string | null, end?: string | null): TimeRange | undefined {
  const startMs = parseTime(start ?? "");
  const endMs = parseTime(end ?? "");
  return startMs < endMs ? { startMs, endMs } : undefined;
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
