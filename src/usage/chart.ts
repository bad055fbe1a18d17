import type { Bars } from "../action/summary.ts";
import { counted } from "../action/wording.ts";
import { lengthMs, type Stride } from "../contract/usage.ts";
import { timeText } from "../inputs/field/time.ts";
import type { Period } from "./period.ts";

/** As many bars as can be distinguished in a summary. */
const MOST_BARS = 60;
/** A longer range is drawn without its empty buckets. */
const MOST_BUCKETS = 10_000;

/**
 * The buckets without traces, which a report omits. Undefined if its buckets are irregular or too
 * many, so that the empty ones cannot be computed.
 */
function emptyBuckets(
  known: readonly string[],
  stride: Stride,
  { startMs, endMs }: Period,
): [string, number][] | undefined {
  const stepMs = lengthMs(stride);
  const startsMs = new Set(known.map((start) => Date.parse(start)));
  const [anyMs = Number.NaN] = startsMs;
  const isRegular = [...startsMs].every((ms) => (ms - anyMs) % stepMs === 0);
  if (!isRegular || (endMs - startMs) / stepMs > MOST_BUCKETS) return undefined;
  const empty: [string, number][] = [];
  const firstMs = anyMs - Math.floor((anyMs - startMs) / stepMs) * stepMs;
  for (let ms = firstMs; ms < endMs; ms += stepMs)
    if (!startsMs.has(ms)) empty.push([timeText(ms), 0]);
  return empty;
}

/** Traces over time. Neighbouring buckets share a bar if there would be too many bars. */
export function barsOf(buckets: ReadonlyMap<string, number>, stride: Stride, period: Period): Bars {
  const empty = emptyBuckets([...buckets.keys()], stride, period);
  const points = [...buckets, ...(empty ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
  const width = Math.max(1, Math.ceil(points.length / MOST_BARS));
  const groups = Array.from({ length: Math.ceil(points.length / width) }, (_, index) =>
    points.slice(index * width, (index + 1) * width),
  );
  const values = groups.map((group) => ({
    label: (group[0]?.[0] ?? "").replace(/T00:00(:00(\.0+)?)?(Z|\+00:00)?$/, ""),
    value: group.reduce((sum, [, traces]) => sum + traces, 0),
  }));
  return {
    title: empty === undefined ? "Traces over time" : `Traces per ${bucketText(stride, width)}`,
    unit: "traces",
    values,
  };
}

/** The length of so many buckets in words, such as `day` or `2 weeks`. */
function bucketText({ days, hours }: Stride, times: number): string {
  const text = (count: number, unit: string) => (count === 1 ? unit : counted(count, unit));
  if (days === 0) return text(hours * times, "hour");
  return days % 7 === 0 ? text((days / 7) * times, "week") : text(days * times, "day");
}
