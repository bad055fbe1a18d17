import { formatNumber, pluralize } from "../../report/format.ts";
import { rangeText } from "../../report/range-text.ts";
import type { TimeRange } from "../../service/contract/time.ts";
import type { GroupBy, Stride } from "../../service/contract/usage.ts";
import type { RelativeRange } from "./inputs.ts";
import { monthStart } from "./period.ts";
import { changePercent, sharePercent } from "./tally.ts";

export const NOUNS: Record<GroupBy, string> = {
  workspace: "workspace",
  project: "project",
  user: "user",
  api_key: "API key",
};

/** `October 2026` in UTC, or the range. */
export function periodName(period: TimeRange, last?: RelativeRange): string {
  const { startMs, endMs } = period;
  const monthAndYear = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  const month = new Date(startMs).toLocaleString("en-US", monthAndYear);
  if (last === "this-month") return `${month} so far`;
  const isMonth = startMs === monthStart(startMs, 0) && endMs === monthStart(startMs, 1);
  return isMonth ? month : rangeText(period);
}

/** Duration of consecutive buckets: `day`, `2 weeks`. */
export function bucketsText({ days, hours }: Stride, bucketCount = 1): string {
  const text = (count: number, unit: string) => (count === 1 ? unit : pluralize(count, unit));
  if (days === 0 && hours === 0) return text(bucketCount, "bucket");
  if (days === 0) return text(hours * bucketCount, "hour");
  return days % 7 === 0 ? text((days / 7) * bucketCount, "week") : text(days * bucketCount, "day");
}

/** Percent with one decimal: `9.0%`. */
const percentText = (percent: number) => `${percent.toFixed(1)}%`;

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
