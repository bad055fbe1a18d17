import type { Bars } from "../../report/blocks.ts";
import { DAY_MS, formatUtcTime, parseTime, type TimeRange } from "../../service/contract/time.ts";
import { lengthMs, type Stride } from "../../service/contract/usage.ts";
import { bucketsText } from "./format.ts";
import type { Tally } from "./tally.ts";

/** Maximum number of bars that can be distinguished. */
const MAX_BARS = 60;

/** The start of a bucket, as short as the range permits: `03-01`, `09:00`. */
function bucketLabel(ms: number, { days }: Stride, { startMs, endMs }: TimeRange): string {
  const [day = "", clock] = formatUtcTime(ms).slice(0, "2026-03-01T09:00".length).split("T");
  const shortDay = endMs - startMs <= 366 * DAY_MS ? day.slice("2026-".length) : day;
  if (days > 0) return shortDay;
  return endMs - startMs <= DAY_MS ? `${clock}` : `${shortDay} ${clock}`;
}

/** Traces over time; with a budget, their running total against it if each trace has a time. */
export function usageChart(tally: Tally, period: TimeRange, budget?: number): Bars {
  const { startMs, endMs } = period;
  const { stride } = tally;
  const buckets = [...tally.buckets]
    .map(([start, traces]) => ({ atMs: parseTime(start), traces }))
    .filter(({ atMs }) => !Number.isNaN(atMs));
  const bucketMs = lengthMs(stride) || endMs - startMs;
  const reportedBucketAtMs = buckets[0]?.atMs ?? startMs;
  const bucketsBefore = Math.max(0, Math.floor((reportedBucketAtMs - startMs) / bucketMs));
  const firstBucketAtMs = reportedBucketAtMs - bucketsBefore * bucketMs;
  const bucketCount = Math.ceil((endMs - firstBucketAtMs) / bucketMs);
  const bucketsPerBar = Math.max(1, Math.ceil(bucketCount / MAX_BARS));
  const values = Array.from({ length: Math.ceil(bucketCount / bucketsPerBar) }, (_, index) => ({
    label: bucketLabel(firstBucketAtMs + index * bucketsPerBar * bucketMs, stride, period),
    value: 0,
  }));
  for (const bucket of buckets) {
    const index = Math.floor((bucket.atMs - firstBucketAtMs) / (bucketMs * bucketsPerBar));
    const bar = values[Math.min(values.length - 1, Math.max(0, index))];
    if (bar !== undefined) bar.value += bucket.traces;
  }
  let sum = 0;
  const totals = values.map(({ label, value }) => {
    sum += value;
    return { label, value: sum };
  });
  return budget === undefined || sum !== tally.traces
    ? { title: `Traces per ${bucketsText(stride, bucketsPerBar)}`, values }
    : { title: "Traces so far, against the budget", values: totals, line: budget };
}
