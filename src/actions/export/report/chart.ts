import type { Block, Span } from "../../../report/blocks.ts";
import { formatDuration, shortId } from "../../../report/wording.ts";
import { byDay, type Run, type Runs } from "../watch/runs.ts";
import { isOver } from "../watch/status.ts";

/** Beyond this number, bars show more than single spans do. */
const MOST_SPANS = 30;
const BARS = 20;
/** Of a shorter export nobody asks what took so long. */
const SHORTEST_MS = 10_000;

/**
 * The runs over time: each as a span if they are few, else how many ended when. One that has not
 * ended is drawn up to now, in milliseconds since 1970.
 */
export function runsChart({ list }: Runs, nowMs: number): Block[] {
  const drawn = list.flatMap((run): Drawn[] => {
    if (run.endMs >= run.startMs) return [run];
    return !isOver(run) && run.startMs <= nowMs ? [{ ...run, endMs: nowMs, isOpen: true }] : [];
  });
  const fromMs = drawn.reduce((first, { startMs }) => Math.min(first, startMs), Infinity);
  const toMs = drawn.reduce((last, { endMs }) => Math.max(last, endMs), 0);
  if (drawn.length < 2 || toMs - fromMs < SHORTEST_MS) return [];
  if (list.length <= MOST_SPANS) return [spansChart(drawn, fromMs)];
  const endsMs = drawn.flatMap(({ endMs, isOpen }) => (isOpen ? [] : [endMs]));
  return [endsChart(endsMs, fromMs, toMs - fromMs)];
}

interface Drawn extends Run {
  isOpen?: true;
}

const LOOKS: Record<string, NonNullable<Span["look"]>> = {
  COMPLETED: "done",
  FAILED: "crit",
  TIMEDOUT: "crit",
};

function spansChart(runs: readonly Drawn[], fromMs: number): Block {
  const spans = runs.toSorted(byDay).map(({ id, day, status, startMs, endMs, isOpen }): Span => {
    const duration = formatDuration(endMs - startMs);
    const label = `${day || shortId(id)} ${isOpen ? `${status} for ${duration}` : duration}`;
    const span = { label, startMs: startMs - fromMs, endMs: endMs - fromMs };
    const look = isOpen ? "active" : LOOKS[status];
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
