import type { TimeRange } from "../range.ts";

const HOUR_MS = 3_600_000;

export function windowCount({ startMs, endMs }: TimeRange, hours: number): number {
  return Math.ceil((endMs - startMs) / (hours * HOUR_MS));
}

/** Windows of so many hours without gap or overlap; the last one may be shorter. */
export function windowsOf(range: TimeRange, hours: number): TimeRange[] {
  return Array.from({ length: windowCount(range, hours) }, (_, index) => {
    const startMs = range.startMs + index * hours * HOUR_MS;
    return { startMs, endMs: Math.min(startMs + hours * HOUR_MS, range.endMs) };
  });
}
