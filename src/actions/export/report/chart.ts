import type { Block, Span } from "../../../report/blocks.ts";
import { formatDuration, shortId } from "../../../report/wording.ts";
import { byDay, type Run, type Runs } from "../watch/runs.ts";

/** Beyond this number, bars show more than single spans do. */
const MOST_SPANS = 30;
const BARS = 20;
const SHORTEST_MS = 2_000;

/** The runs over time: each as a span if they are few, else how many ended when. */
export function runsChart({ list, startMs, endsMs }: Runs): Block[] {
  const lengthMs = endsMs.reduce((last, endMs) => Math.max(last, endMs), 0) - startMs;
  if (endsMs.length < 2 || lengthMs < SHORTEST_MS) return [];
  if (endsMs.length > MOST_SPANS) return [endsChart(endsMs, startMs, lengthMs)];
  return [
    spansChart(
      list.filter((run) => run.endMs >= run.startMs),
      startMs,
    ),
  ];
}

const LOOKS: Record<string, NonNullable<Span["look"]>> = {
  COMPLETED: "done",
  FAILED: "crit",
  TIMEDOUT: "crit",
};

function spansChart(runs: readonly Run[], fromMs: number): Block {
  const spans = runs.toSorted(byDay).map(({ id, day, status, startMs, endMs }): Span => {
    const label = `${day || shortId(id)} ${formatDuration(endMs - startMs)}`;
    const span = { label, startMs: startMs - fromMs, endMs: endMs - fromMs };
    const look = LOOKS[status];
    return look === undefined ? span : { ...span, look };
  });
  return { gantt: { title: "Runs over time", sections: [{ title: "Runs", spans }] } };
}

function endsChart(endsMs: readonly number[], fromMs: number, lengthMs: number): Block {
  const barMs = lengthMs / BARS;
  const values = Array.from({ length: BARS }, (_, bar) => ({
    label: formatDuration((bar + 1) * barMs),
    value: 0,
  }));
  for (const endMs of endsMs) {
    const bar = values[Math.min(BARS - 1, Math.floor((endMs - fromMs) / barMs))];
    if (bar !== undefined) bar.value += 1;
  }
  return { bars: { title: "Runs ended, by time since the start", unit: "runs", values } };
}
