import { DAY_MS, formatUtcTime, type TimeRange } from "../service/contract/time.ts";

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
