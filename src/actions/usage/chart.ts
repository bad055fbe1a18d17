import type { Bars } from "../../report/blocks.ts";
import { lengthMs, type Stride } from "../../service/contract/usage.ts";
import { startMsOf } from "./files/row.ts";
import { bucketText, clockText, dayText, shortDay } from "./format.ts";
import { DAY_MS, type Period } from "./period.ts";
import type { Tally } from "./tally.ts";

/** Maximum number of bars that can be distinguished. */
const MAX_BARS = 60;

interface ChartData {
  tally: Tally;
  stride: Stride;
  period: Period;
}

type Bar = Bars["values"][number];

/** The start of a bucket, as short as the range permits. */
function bucketLabel(ms: number, { days }: Stride, { startMs, endMs }: Period): string {
  if (days === 0 && endMs - startMs <= DAY_MS) return clockText(ms);
  if (days === 0) return `${shortDay(ms)} ${clockText(ms)}`;
  return endMs - startMs <= 366 * DAY_MS ? shortDay(ms) : dayText(ms);
}

/** The range as bars of one or several buckets. `isWhole` if the bars contain all traces. */
function barsIn({ tally, stride, period }: ChartData) {
  const { startMs, endMs } = period;
  const buckets = [...tally.buckets]
    .map(([start, traces]) => ({ atMs: startMsOf(start), traces }))
    .filter(({ atMs }) => !Number.isNaN(atMs));
  const stepMs = lengthMs(stride) || endMs - startMs;
  const [{ atMs } = { atMs: startMs }] = buckets;
  const firstMs = atMs - Math.max(0, Math.floor((atMs - startMs) / stepMs)) * stepMs;
  const count = Math.ceil((endMs - firstMs) / stepMs);
  const width = Math.max(1, Math.ceil(count / MAX_BARS));
  const values = Array.from({ length: Math.ceil(count / width) }, (_, index) => ({
    label: bucketLabel(firstMs + index * width * stepMs, stride, period),
    value: 0,
  }));
  for (const bucket of buckets) {
    const index = Math.floor((bucket.atMs - firstMs) / (stepMs * width));
    const bar = values[Math.min(values.length - 1, Math.max(0, index))];
    if (bar !== undefined) bar.value += bucket.traces;
  }
  const sum = buckets.reduce((total, { traces }) => total + traces, 0);
  return { values, width, isWhole: sum === tally.traces };
}

function runningTotals(bars: readonly Bar[]): Bar[] {
  let sum = 0;
  return bars.map(({ label, value }) => {
    sum += value;
    return { label, value: sum };
  });
}

/** Traces over time, or their running total if there is a budget. */
export function barsOf(data: ChartData, budget?: number): Bars {
  const { values, width, isWhole } = barsIn(data);
  if (budget === undefined || !isWhole)
    return { title: `Traces per ${bucketText(data.stride, width)}`, values };
  return {
    title: "Traces so far, against the budget",
    values: runningTotals(values),
    line: budget,
  };
}
