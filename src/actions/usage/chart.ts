import type { Bars } from "../../report/blocks.ts";
import { lengthMs, type Stride } from "../../service/contract/usage.ts";
import { DAY_MS, type Period } from "./period.ts";
import { startMsOf } from "./report/row.ts";
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

/**
 * Traces over time; beside a budget their sum so far, with the budget as a line. Neighbouring
 * buckets share a bar if there would be too many bars.
 */
export function barsOf(tally: Tally, stride: Stride, period: Period, budget?: number): Bars {
  const label = (ms: number) => labelOf(ms, stride, period);
  const known = [...tally.buckets].map(([start, traces]): Point => {
    const startMs = startMsOf(start);
    return { label: Number.isNaN(startMs) ? start : label(startMs), startMs, traces };
  });
  const empty = emptyStarts(known, stride, period);
  const rest = (empty ?? []).map((startMs) => ({ label: label(startMs), startMs, traces: 0 }));
  const points = [...known, ...rest].sort((a, b) => a.startMs - b.startMs);
  const width = Math.max(1, Math.ceil(points.length / MOST_BARS));
  const values = Array.from({ length: Math.ceil(points.length / width) }, (_, index) => {
    const group = points.slice(index * width, (index + 1) * width);
    return { label: group[0]?.label ?? "", value: sumOf(group) };
  });
  const isWhole = empty !== undefined && sumOf(known) === tally.traces;
  if (budget !== undefined && isWhole) {
    for (const [index, bar] of values.entries()) bar.value += values[index - 1]?.value ?? 0;
    return { title: "Traces so far, against the budget", unit: "traces", values, line: budget };
  }
  const title =
    empty === undefined ? "Traces over time" : `Traces per ${bucketText(stride, width)}`;
  return { title, unit: "traces", values };
}

const sumOf = (points: readonly Point[]) => points.reduce((sum, { traces }) => sum + traces, 0);
