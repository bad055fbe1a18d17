import { DAY_MS } from "../../inputs/field/time.ts";

/** A range in ms since 1970; the end is exclusive. */
export interface Period {
  startMs: number;
  endMs: number;
}

export type Last = { days: number } | "this-month" | "previous-month";

/** Times are in ms since 1970. */
export interface PeriodInputs {
  last?: Last | undefined;
  start_time?: number | undefined;
  end_time?: number | undefined;
}

/** contract: the longest range with daily buckets. */
const MAX_DAILY_MS = 31 * DAY_MS;

/** The start of the month this many months later, in UTC. */
export function monthStart(ms: number, offset: number): number {
  const date = new Date(ms);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset);
}

const midnightBefore = (ms: number) => ms - (((ms % DAY_MS) + DAY_MS) % DAY_MS);

/** Whole days and months in UTC. Only `this-month` ends now. */
function periodOfLast(last: Last, nowMs: number): Period {
  // Rounded up, so that the range is not empty at the start of a month.
  if (last === "this-month")
    return { startMs: monthStart(nowMs, 0), endMs: (Math.floor(nowMs / 1_000) + 1) * 1_000 };
  if (last === "previous-month")
    return { startMs: monthStart(nowMs, -1), endMs: monthStart(nowMs, 0) };
  const endMs = midnightBefore(nowMs);
  return { startMs: endMs - last.days * DAY_MS, endMs };
}

/** The period of inputs that break no rule. */
export function periodFrom({ last, start_time, end_time }: PeriodInputs, nowMs: number): Period {
  if (last !== undefined) return periodOfLast(last, nowMs);
  return { startMs: start_time ?? Number.NaN, endMs: end_time ?? Number.NaN };
}

/**
 * The preceding period: a month for `previous-month`, the same days of the month before for
 * `this-month`, else one of the same length.
 */
export function previousPeriod({ startMs, endMs }: Period, last?: Last): Period {
  const monthMs = monthStart(startMs, -1);
  if (last === "previous-month") return { startMs: monthMs, endMs: startMs };
  if (last === "this-month")
    return { startMs: monthMs, endMs: Math.min(monthMs + (endMs - startMs), startMs) };
  return { startMs: startMs - (endMs - startMs), endMs: startMs };
}

/**
 * Splits a period into ranges with daily buckets. A range over 31 days has longer buckets and one
 * under a day has hourly ones, so the last range is at least a day long unless the period is
 * shorter. The ranges meet at midnight UTC, so that no bucket is split. Beyond the contract:
 * usage-buckets.
 */
export function dailyWindows({ startMs, endMs }: Period): Period[] {
  const windows: Period[] = [];
  let from = startMs;
  while (endMs - from > MAX_DAILY_MS) {
    const midnight = midnightBefore(from + MAX_DAILY_MS);
    const to = endMs - midnight < DAY_MS ? midnight - DAY_MS : midnight;
    windows.push({ startMs: from, endMs: to });
    from = to;
  }
  return [...windows, { startMs: from, endMs }];
}
