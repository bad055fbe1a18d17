import { formatNumber, pluralize } from "../../report/format.ts";
import { DAY_MS, type TimeRange } from "../../service/contract/time.ts";
import type { GroupBy, Stride } from "../../service/contract/usage.ts";
import type { RelativeRange } from "./inputs.ts";
import { monthStart } from "./period.ts";
import { changePercent, sharePercent } from "./tally.ts";

/* Formats ranges and numbers. Times are in ms since 1970, and shown in UTC. */

export const NOUNS: Record<GroupBy, string> = {
  workspace: "workspace",
  project: "project",
  user: "user",
  api_key: "API key",
};

/** `1 Oct 2026`. */
export const dayText = (ms: number) => new Date(ms).toUTCString().slice(5, 16).replace(/^0/, "");

/** `1 Oct`. */
export const shortDayText = (ms: number) => dayText(ms).slice(0, -" 2026".length);

/** `09:30`, with seconds if they are not zero. */
export function clockText(ms: number): string {
  const text = new Date(ms).toISOString().slice(11, -1);
  return text.replace(/(:00)?\.000$/, "");
}

const yearOf = (ms: number) => new Date(ms).getUTCFullYear();

const dayAndClockText = (ms: number) => `${dayText(ms)} ${clockText(ms)}`;

/** `1 Oct 2026 00:00 to 1 Nov 2026 00:00 UTC`. */
export const periodText = ({ startMs, endMs }: TimeRange) =>
  `${dayAndClockText(startMs)} to ${dayAndClockText(endMs)} UTC`;

const monthText = (ms: number) =>
  new Date(ms).toLocaleString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** `October 2026`, `1 Oct to 7 Oct 2026`, or the exact times. */
export function periodName(period: TimeRange, last?: RelativeRange): string {
  const { startMs, endMs } = period;
  if (last === "this-month") return `${monthText(startMs)} so far`;
  if (startMs === monthStart(startMs, 0) && endMs === monthStart(startMs, 1))
    return monthText(startMs);
  if (startMs % DAY_MS !== 0 || endMs % DAY_MS !== 0) return periodText(period);
  const lastMs = endMs - DAY_MS;
  if (lastMs === startMs) return dayText(startMs);
  const hasOneYear = yearOf(startMs) === yearOf(lastMs);
  return `${hasOneYear ? shortDayText(startMs) : dayText(startMs)} to ${dayText(lastMs)}`;
}

/** Name of a preceding period, by the input `last`. */
export const previousName = (period: TimeRange, last?: RelativeRange) =>
  last === "this-month" ? `the same days of ${monthText(period.startMs)}` : periodName(period);

/** Duration of consecutive buckets: `day`, `2 weeks`. */
export function bucketsText({ days, hours }: Stride, bucketCount = 1): string {
  const text = (count: number, unit: string) => (count === 1 ? unit : pluralize(count, unit));
  if (days === 0 && hours === 0) return text(bucketCount, "bucket");
  if (days === 0) return text(hours * bucketCount, "hour");
  return days % 7 === 0 ? text((days / 7) * bucketCount, "week") : text(days * bucketCount, "day");
}

/** Percent with one decimal: `9.0%`. */
function percentText(percent: number): string {
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${percent.toLocaleString("en-US", decimals)}%`;
}

export const shareText = (part: number, total: number) => percentText(sharePercent(part, total));

const withSign = (value: number, format: (size: number) => string) =>
  `${value > 0 ? "+" : value < 0 ? "−" : ""}${format(Math.abs(value))}`;

/** `+1,204`, `−88,310`. */
export const differenceText = (count: number, previousCount: number) =>
  withSign(count - previousCount, formatNumber);

/** A difference, and the change in percent unless the previous count is zero. */
export function changeText(count: number, previousCount: number): string {
  const percent = changePercent(count, previousCount);
  const difference = differenceText(count, previousCount);
  return percent === undefined ? difference : `${difference} (${withSign(percent, percentText)})`;
}
