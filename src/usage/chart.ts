import { counted } from "../action/wording.ts";
import { lengthMs, type Stride } from "../contract/usage.ts";
import { timeText } from "../inputs/field/time.ts";
import type { Period } from "./period.ts";

/** More bars cannot be told apart. */
const MOST_BARS = 60;
const MOST_BUCKETS = 10_000;

/** Buckets without traces: they are not in a report, but the course of time has them. Undefined where buckets are irregular. */
function quietBuckets(
  known: readonly string[],
  stride: Stride,
  { startMs, endMs }: Period,
): [string, number][] | undefined {
  const stepMs = lengthMs(stride);
  const startsMs = new Set(known.map((start) => Date.parse(start)));
  const [anyMs = Number.NaN] = startsMs;
  const isRegular = [...startsMs].every((ms) => (ms - anyMs) % stepMs === 0);
  if (!isRegular || (endMs - startMs) / stepMs > MOST_BUCKETS) return undefined;
  const quiet: [string, number][] = [];
  const firstMs = anyMs - Math.floor((anyMs - startMs) / stepMs) * stepMs;
  for (let ms = firstMs; ms < endMs; ms += stepMs)
    if (!startsMs.has(ms)) quiet.push([timeText(ms), 0]);
  return quiet;
}

interface Bars {
  title: string;
  values: { label: string; value: number }[];
}

/** The course of time, in so few bars that neighbours may be taken together; what has no time is left out. */
export function barsOf(buckets: ReadonlyMap<string, number>, stride: Stride, period: Period): Bars {
  const quiet = quietBuckets([...buckets.keys()], stride, period);
  const points = [...buckets, ...(quiet ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
  const width = Math.max(1, Math.ceil(points.length / MOST_BARS));
  const groups = Array.from({ length: Math.ceil(points.length / width) }, (_, index) =>
    points.slice(index * width, (index + 1) * width),
  );
  const values = groups.map((group) => ({
    label: (group[0]?.[0] ?? "").replace(/T00:00(:00(\.0+)?)?(Z|\+00:00)?$/, ""),
    value: group.reduce((sum, [, traces]) => sum + traces, 0),
  }));
  return {
    title: quiet === undefined ? "Traces over time" : `Traces per ${lengthText(stride, width)}`,
    values,
  };
}

/** Such as "day", or "2 weeks" for two of them. */
function lengthText({ days, hours }: Stride, times: number): string {
  const [count, unit] =
    days === 0 ? [hours, "hour"] : days % 7 === 0 ? [days / 7, "week"] : [days, "day"];
  return count * times === 1 ? unit : counted(count * times, unit);
}
