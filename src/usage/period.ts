import { USAGE_BEGINS } from "../contract/usage.ts";
import { timeText } from "../inputs/field/time.ts";
import type { Problem } from "../inputs/problem.ts";

/** From its start up to, but without, its end; in milliseconds since 1970. */
export interface Period {
  startMs: number;
  endMs: number;
}

export type Last = { days: number } | "this-month" | "previous-month";

export interface PeriodInputs {
  last?: Last | undefined;
  start_time?: number | undefined;
  end_time?: number | undefined;
}

export const DAY_MS = 86_400_000;
/** contract: the longest range that has daily buckets. */
const LONGEST_DAILY_MS = 31 * DAY_MS;

function monthStart(ms: number, offset: number): number {
  const date = new Date(ms);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset);
}

const midnightBefore = (ms: number) => ms - (((ms % DAY_MS) + DAY_MS) % DAY_MS);

/** Whole days and months of UTC; only `this-month` ends now. */
function periodOfLast(last: Last, nowMs: number): Period {
  // The next whole second, so that the month has begun even at its first instant.
  if (last === "this-month")
    return { startMs: monthStart(nowMs, 0), endMs: (Math.floor(nowMs / 1_000) + 1) * 1_000 };
  if (last === "previous-month")
    return { startMs: monthStart(nowMs, -1), endMs: monthStart(nowMs, 0) };
  const endMs = midnightBefore(nowMs);
  return { startMs: endMs - last.days * DAY_MS, endMs };
}

/** The period that the inputs name, once `periodProblems` has found nothing. */
export function periodFrom({ last, start_time, end_time }: PeriodInputs, nowMs: number): Period {
  if (last !== undefined) return periodOfLast(last, nowMs);
  return { startMs: start_time ?? Number.NaN, endMs: end_time ?? Number.NaN };
}

function missingTimes({ start_time, end_time }: PeriodInputs): Problem[] {
  if (start_time === undefined && end_time === undefined) {
    return [
      {
        input: "last",
        message: "is required, unless start_time and end_time are given: write one such as 7d",
      },
    ];
  }
  const input = start_time === undefined ? "start_time" : "end_time";
  return [
    {
      input,
      message: "is required beside the other end of the range: give it, or last instead of both",
    },
  ];
}

function givenTimes({ start_time, end_time }: PeriodInputs): string {
  return [start_time !== undefined && "start_time", end_time !== undefined && "end_time"]
    .filter(Boolean)
    .join(" and ");
}

/** What is wrong with the range as a whole. */
export function periodProblems(inputs: PeriodInputs, nowMs: number): Problem[] {
  const given = givenTimes(inputs);
  if (inputs.last !== undefined && given !== "") {
    return [{ input: "last", message: `is given beside ${given}: keep one of the two` }];
  }
  if (inputs.last === undefined && given !== "start_time and end_time") return missingTimes(inputs);
  const { startMs, endMs } = periodFrom(inputs, nowMs);
  const problems: Problem[] = [];
  if (startMs > nowMs)
    problems.push({
      input: "start_time",
      message: "lies in the future: write a time that has passed",
    });
  if (endMs <= startMs)
    problems.push({ input: "end_time", message: "must be after start_time: write a later time" });
  return problems;
}

/** Worth knowing, though nothing is wrong. */
export function periodWarnings({ startMs }: Period): string[] {
  if (startMs >= Date.parse(USAGE_BEGINS)) return [];
  return [
    `The range begins before ${USAGE_BEGINS}: the cloud service has no usage data from before then.`,
  ];
}

/** The time of the same length right before. */
export function previousPeriod({ startMs, endMs }: Period): Period {
  return { startMs: startMs - (endMs - startMs), endMs: startMs };
}

/**
 * Ranges that cover the period without overlap or gap. Longer ones than 31 days have no daily buckets, and ones of less
 * than a day have hourly ones, which only a period as short as that gets. Not in the contract: where a bucket begins. They meet at midnight UTC, where
 * no daily bucket is cut in two.
 */
export function dailyWindows({ startMs, endMs }: Period): Period[] {
  const windows: Period[] = [];
  let from = startMs;
  while (endMs - from > LONGEST_DAILY_MS) {
    const midnight = midnightBefore(from + LONGEST_DAILY_MS);
    const to = endMs - midnight < DAY_MS ? midnight - DAY_MS : midnight;
    windows.push({ startMs: from, endMs: to });
    from = to;
  }
  return [...windows, { startMs: from, endMs }];
}

export function periodText({ startMs, endMs }: Period): string {
  return `${timeText(startMs)} to ${timeText(endMs)}`;
}
