import { DAY_MS, type TimeRange } from "../../service/contract/time.ts";
import type { RelativeRange, UsageInputs } from "./inputs.ts";

/** contract: the longest range with daily buckets. */
const MAX_DAILY_MS = 31 * DAY_MS;

/** The start of the month `offset` months later, in UTC. */
export function monthStart(ms: number, offset: number): number {
  const date = new Date(ms);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset);
}

const startOfDay = (ms: number) => Math.floor(ms / DAY_MS) * DAY_MS;

/** The period that valid inputs select, by `last` or by both times. */
export function periodFrom(
  { last, start_time: startMs = Number.NaN, end_time: endMs = Number.NaN }: Partial<UsageInputs>,
  nowMs: number,
): TimeRange {
  if (last === undefined) return { startMs, endMs };
  // Rounded up, so that the range is not empty at the start of a month.
  if (last === "this-month")
    return { startMs: monthStart(nowMs, 0), endMs: (Math.floor(nowMs / 1_000) + 1) * 1_000 };
  if (last === "previous-month")
    return { startMs: monthStart(nowMs, -1), endMs: monthStart(nowMs, 0) };
  const todayMs = startOfDay(nowMs);
  return { startMs: todayMs - last.days * DAY_MS, endMs: todayMs };
}

/**
 * The preceding period: a month for `previous-month`, the same days of the month before for
 * `this-month`, else one of the same length.
 */
export function previousPeriod({ startMs, endMs }: TimeRange, last?: RelativeRange): TimeRange {
  const monthMs = monthStart(startMs, -1);
  if (last === "previous-month") return { startMs: monthMs, endMs: startMs };
  if (last === "this-month")
    return { startMs: monthMs, endMs: Math.min(monthMs + (endMs - startMs), startMs) };
  return { startMs: startMs - (endMs - startMs), endMs: startMs };
}

/**
 * The windows to count. `daily` splits a period into those of at most 31 days, and of at least a
 * day unless the period is shorter: the service counts per day in them. They meet at midnight UTC,
 * so that no bucket is split. Beyond the contract: usage-buckets.
 */
export function windowsOf({ daily }: Pick<UsageInputs, "daily">, { startMs, endMs }: TimeRange) {
  const windows: TimeRange[] = [];
  let nextMs = startMs;
  while (daily && endMs - nextMs > MAX_DAILY_MS) {
    const midnightMs = startOfDay(nextMs + MAX_DAILY_MS);
    const windowEndMs = endMs - midnightMs < DAY_MS ? midnightMs - DAY_MS : midnightMs;
    windows.push({ startMs: nextMs, endMs: windowEndMs });
    nextMs = windowEndMs;
  }
  return [...windows, { startMs: nextMs, endMs }];
}
