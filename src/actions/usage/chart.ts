import type { Bars } from "../../report/blocks.ts";
import { lengthMs, type Stride } from "../../service/contract/usage.ts";
import { startMsOf } from "./files/row.ts";
import { DAY_MS, type Period } from "./period.ts";
import type { Tally } from "./tally.ts";
import { bucketText, clockText, dayText, shortDay } from "./words.ts";

/** As many bars as can be distinguished in a summary. */
const MOST_BARS = 60;
/** A longer range is drawn without its empty buckets. */
const MOST_BUCKETS = 10_000;

interface Point {
  label: string;
  startMs: number;
  traces: number;
}

/**
 * The starts of the buckets without traces, which a report omits. Undefined if its buckets are
 * irregular or too many, so that the empty ones cannot be computed.
 */
function emptyStarts(
  known: readonly Point[],
  stride: Stride,
  { startMs, endMs }: Period,
): number[] | undefined {
  const stepMs = lengthMs(stride);
  const startsMs = new Set(known.map((point) => point.startMs));
  const [anyMs = Number.NaN] = startsMs;
  const isRegular = [...startsMs].every((ms) => (ms - anyMs) % stepMs === 0);
  if (!isRegular || (endMs - startMs) / stepMs > MOST_BUCKETS) return undefined;
  const empty: number[] = [];
  const firstMs = anyMs - Math.floor((anyMs - startMs) / stepMs) * stepMs;
  for (let ms = firstMs; ms < endMs; ms += stepMs) if (!startsMs.has(ms)) empty.push(ms);
  return empty;
}

/** A bucket's start as short as the range permits. */
function labelOf(ms: number, { days }: Stride, { startMs, endMs }: Period): string {
  if (days === 0 && endMs - startMs <= DAY_MS) return clockText(ms);
  if (days === 0) return `${shortDay(ms)} ${clockText(ms)}`;
  return endMs - startMs <= 366 * DAY_MS ? shortDay(ms) : dayText(ms);
}

interface Counted {
  tally: Tally;
  stride: Stride;
  period: Period;
}

/** All buckets in order of time; `isWhole` if they are all there, and have all traces. */
function pointsOf({ tally, stride, period }: Counted) {
  const label = (ms: number) => labelOf(ms, stride, period);
  const known = [...tally.buckets].map(([start, traces]): Point => {
    const startMs = startMsOf(start);
    return { label: Number.isNaN(startMs) ? start : label(startMs), startMs, traces };
  });
  const empty = emptyStarts(known, stride, period);
  const rest = (empty ?? []).map((startMs) => ({ label: label(startMs), startMs, traces: 0 }));
  const points = [...known, ...rest].sort((a, b) => a.startMs - b.startMs);
  const isWhole = empty !== undefined && sumOf(known) === tally.traces;
  return { points, isRegular: empty !== undefined, isWhole };
}

type Bar = Bars["values"][number];

/** Neighbouring buckets share a bar if there would be too many bars. */
const grouped = (points: readonly Point[], width: number) =>
  Array.from({ length: Math.ceil(points.length / width) }, (_, index): Bar => {
    const group = points.slice(index * width, (index + 1) * width);
    return { label: group[0]?.label ?? "", value: sumOf(group) };
  });

function summedUp(bars: readonly Bar[]): Bar[] {
  let sum = 0;
  return bars.map(({ label, value }) => {
    sum += value;
    return { label, value: sum };
  });
}

/** Traces over time; with a budget their sum so far, and the same of the time before as a line. */
export function barsOf(now: Counted, budget?: number, previous?: Counted): Bars {
  const { points, isRegular, isWhole } = pointsOf(now);
  const width = Math.max(1, Math.ceil(points.length / MOST_BARS));
  const isSum = budget !== undefined && isWhole;
  const shown = (some: readonly Point[]) =>
    isSum ? summedUp(grouped(some, width)) : grouped(some, width);
  const values = shown(points);
  const before = isWhole && previous !== undefined ? lineOf(now, previous, values, shown) : {};
  if (isSum)
    return {
      ...{ title: "Traces so far, against the budget", unit: "traces", values, line: budget },
      ...before,
    };
  const title = isRegular ? `Traces per ${bucketText(now.stride, width)}` : "Traces over time";
  return { title, unit: "traces", values, ...before };
}

/** The time before, bar by bar; empty if its buckets are not as long, or not all there. */
function lineOf(
  { stride }: Counted,
  previous: Counted,
  values: readonly Bar[],
  shown: (points: readonly Point[]) => Bar[],
): Pick<Bars, "before"> {
  const { points, isWhole } = pointsOf(previous);
  if (!isWhole || previous.tally.traces === 0) return {};
  if (lengthMs(stride) !== lengthMs(previous.stride)) return {};
  const bars = shown(points);
  // The month before may have fewer days: then the line stays where it ended.
  return { before: values.map((_, index) => (bars[index] ?? bars.at(-1))?.value ?? 0) };
}

const sumOf = (points: readonly Point[]) => points.reduce((sum, { traces }) => sum + traces, 0);
