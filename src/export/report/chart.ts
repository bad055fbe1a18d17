import { formatDuration } from "../../action/wording.ts";
import type { Run, Runs } from "../watch/runs.ts";

/** More spans than these under one another show less than bars do. */
const MOST_SPANS = 30;
const SLOTS = 20;
const SHORTEST_MS = 2_000;

/** The runs over time: each by itself where they are few, else how many of them ended when. */
export function chartOf(known: readonly Runs[]) {
  const endsMs = known.flatMap((runs) => runs.endsMs);
  const fromMs = Math.min(...known.map(({ startMs }) => startMs));
  const lengthMs = endsMs.reduce((last, endMs) => Math.max(last, endMs), 0) - fromMs;
  if (endsMs.length < 2 || lengthMs < SHORTEST_MS) return [];
  const runs = known.flatMap(({ list }) => list).filter(({ startMs, endMs }) => endMs >= startMs);
  return [endsMs.length <= MOST_SPANS ? spansOf(runs, fromMs) : endsOf(endsMs, fromMs, lengthMs)];
}

const LOOKS = new Map([
  ["COMPLETED", "done"],
  ["FAILED", "crit"],
  ["TIMEDOUT", "crit"],
] as const);

function spansOf(runs: readonly Run[], fromMs: number) {
  const spans = runs
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .map(({ id, day, status, startMs, endMs }) => {
      const look = [...LOOKS].find(([word]) => word === status)?.[1];
      const label = `${day || id.slice(0, 8)} ${formatDuration(endMs - startMs)}`;
      return {
        label,
        startMs: startMs - fromMs,
        endMs: endMs - fromMs,
        ...(look === undefined ? {} : { look }),
      };
    });
  return { gantt: { sections: [{ title: "Runs", spans }] } };
}

function endsOf(endsMs: readonly number[], fromMs: number, lengthMs: number) {
  const slotMs = lengthMs / SLOTS;
  const slotOf = (endMs: number) => Math.min(SLOTS - 1, Math.floor((endMs - fromMs) / slotMs));
  const counts = Array.from({ length: SLOTS }, () => 0);
  for (const endMs of endsMs) counts[slotOf(endMs)] = (counts[slotOf(endMs)] ?? 0) + 1;
  const values = counts.map((value, slot) => ({
    label: formatDuration((slot + 1) * slotMs),
    value,
  }));
  return {
    bars: {
      title: "Runs ended, by time since the start",
      unit: "runs",

      values,
    },
  };
}
