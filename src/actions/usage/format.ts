import { DAY_MS } from "../../inputs/field/time.ts";
import { formatNumber, pluralize } from "../../report/format.ts";
import type { GroupBy, Stride } from "../../service/contract/usage.ts";
import { type Last, monthStart, type Period } from "./period.ts";
import { changePercent } from "./tally.ts";

/* Formats ranges and numbers. Times are in ms since 1970, and shown in UTC. */

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

export const NOUNS: Record<GroupBy, string> = {
  workspace: "workspace",
  project: "project",
  user: "user",
  api_key: "API key",
};

const yearOf = (ms: number) => new Date(ms).getUTCFullYear();
const monthOf = (ms: number) => MONTHS[new Date(ms).getUTCMonth()] ?? "";

/** `1 Oct`. */
export const shortDay = (ms: number) => `${new Date(ms).getUTCDate()} ${monthOf(ms).slice(0, 3)}`;

/** `1 Oct 2026`. */
export const dayText = (ms: number) => `${shortDay(ms)} ${yearOf(ms)}`;

/** `09:30`, with seconds if they are not zero. */
export function clockText(ms: number): string {
  const text = new Date(ms).toISOString().slice(11, -1);
  return text.replace(/(:00)?\.000$/, "");
}

const momentText = (ms: number) => `${dayText(ms)} ${clockText(ms)}`;

/** `1 Oct 2026 00:00 to 1 Nov 2026 00:00 UTC`. */
export function periodText({ startMs, endMs }: Period): string {
  return `${momentText(startMs)} to ${momentText(endMs)} UTC`;
}

const monthText = (ms: number) => `${monthOf(ms)} ${yearOf(ms)}`;

/** `October 2026`, `1 Oct to 7 Oct 2026`, or the exact times. */
export function periodName(period: Period, last?: Last): string {
  const { startMs, endMs } = period;
  if (last === "this-month") return `${monthText(startMs)} so far`;
  if (startMs === monthStart(startMs, 0) && endMs === monthStart(startMs, 1))
    return monthText(startMs);
  if (startMs % DAY_MS !== 0 || endMs % DAY_MS !== 0) return periodText(period);
  const lastMs = endMs - DAY_MS;
  if (lastMs === startMs) return dayText(startMs);
  const first = yearOf(startMs) === yearOf(lastMs) ? shortDay(startMs) : dayText(startMs);
  return `${first} to ${dayText(lastMs)}`;
}

/** Name of the range that `last` is compared with. */
export const previousName = (period: Period, last?: Last) =>
  last === "this-month" ? `the same days of ${monthText(period.startMs)}` : periodName(period);

/** Length of a number of buckets: `day`, `2 weeks`. */
export function bucketText({ days, hours }: Stride, times = 1): string {
  const text = (count: number, unit: string) => (count === 1 ? unit : pluralize(count, unit));
  if (days === 0 && hours === 0) return text(times, "bucket");
  if (days === 0) return text(hours * times, "hour");
  return days % 7 === 0 ? text((days / 7) * times, "week") : text(days * times, "day");
}

/** Percent with one decimal: `9.0%`. */
export function percentText(percent: number): string {
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${percent.toLocaleString("en-US", decimals)}%`;
}

const withSign = (value: number, text: (size: number) => string) =>
  `${value > 0 ? "+" : value < 0 ? "−" : ""}${text(Math.abs(value))}`;

/** `+1,204`, `−88,310`. */
export const differenceText = (now: number, before: number) => withSign(now - before, formatNumber);

/** A difference, and the change in percent unless the earlier number is zero. */
export function changeText(now: number, before: number): string {
  const percent = changePercent(now, before);
  const difference = differenceText(now, before);
  return percent === undefined ? difference : `${difference} (${withSign(percent, percentText)})`;
}
