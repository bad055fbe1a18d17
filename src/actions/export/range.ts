import { DAY_MS, parseTime, timeText } from "../../inputs/field/time.ts";

/** The end in a reply may be inclusive (23:59:59). Beyond the contract: export-members. */
const TOLERANCE_MS = 1_000;

/** In ms since 1970; the end is exclusive. */
export interface TimeRange {
  startMs: number;
  endMs: number;
}

/** The range in a response; undefined if it is incomplete. Beyond the contract: export-members. */
export function rangeFrom(
  start: string | null | undefined,
  end: string | null | undefined,
): TimeRange | undefined {
  const startMs = parseTime(start ?? "");
  const endMs = parseTime(end ?? "");
  return startMs < endMs ? { startMs, endMs } : undefined;
}

/** `2026-03-01 00:10 UTC`, with seconds only if they are not zero. */
export const timeLabel = (ms: number) =>
  `${timeText(ms)
    .replace("T", " ")
    .replace(/(:00)?Z$/, "")} UTC`;

const dayLabel = (ms: number) => timeText(ms).slice(0, 10);

/** Whole days by date, including the last one; otherwise the times. */
export function rangeText(range: TimeRange): string {
  const { startMs, endMs } = range;
  const isWholeDays = startMs % DAY_MS === 0 && endMs % DAY_MS === 0;
  if (!isWholeDays) return `${timeLabel(startMs)} to ${timeLabel(endMs)}`;
  const first = dayLabel(startMs);
  const last = dayLabel(endMs - DAY_MS);
  return first === last ? first : `${first} to ${last}`;
}

export const containsRange = (outer: TimeRange, inner: TimeRange) =>
  outer.startMs - TOLERANCE_MS <= inner.startMs && inner.endMs <= outer.endMs + TOLERANCE_MS;

/** The parts of `whole` that none of the ranges covers. */
export function subtractRanges(whole: TimeRange, ranges: readonly TimeRange[]): TimeRange[] {
  const missing: TimeRange[] = [];
  let fromMs = whole.startMs;
  const add = (toMs: number) => {
    if (toMs - fromMs > TOLERANCE_MS) missing.push({ startMs: fromMs, endMs: toMs });
  };
  for (const { startMs, endMs } of ranges.toSorted((one, other) => one.startMs - other.startMs)) {
    add(Math.min(startMs, whole.endMs));
    fromMs = Math.max(fromMs, endMs);
  }
  add(whole.endMs);
  return missing;
}
