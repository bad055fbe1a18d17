import { formatDuration } from "../action/duration.ts";
import type { Progress } from "./progress.ts";
import { classify } from "./status.ts";

/** A chart of fewer or shorter statuses shows nothing that their table does not, and more do not fit. */
const FEWEST = 2;
const MOST = 40;
const SHORTEST_MS = 2_000;

const TITLES = { revision: "Revision", rollback: "Rollback" };

type Stay = Progress["timeline"][number] & { untilMs: number; isLast: boolean };

/** How long each status lasted: drawn where that reads well, else as a table. */
export function timelineOf({ timeline }: Progress, elapsedMs: number) {
  const stays = timeline.map((step, index) => ({
    ...step,
    untilMs: Math.max(step.atMs, timeline[index + 1]?.atMs ?? elapsedMs),
    isLast: index === timeline.length - 1,
  }));
  if (stays.length === 0) return [];
  const spans = stays.map(span);
  const lengthMs = Math.max(...spans.map(({ endMs }) => endMs)) - (stays[0]?.atMs ?? 0);
  const isDrawable = stays.length >= FEWEST && stays.length <= MOST && lengthMs >= SHORTEST_MS;
  return [isDrawable ? chart(stays) : table(stays)];
}

function table(stays: readonly Stay[]) {
  const rows = stays.map(({ of, status, atMs, untilMs }) => [
    of === "revision" ? status : `${of}: ${status}`,
    formatDuration(atMs),
    formatDuration(untilMs - atMs),
  ]);
  return { table: { header: ["Status", "After", "For"], rows } };
}

function chart(stays: readonly Stay[]) {
  const sections = [...new Set(stays.map(({ of }) => of))].map((which) => ({
    title: TITLES[which],
    spans: stays.filter(({ of }) => of === which).map(span),
  }));
  return { gantt: { sections } };
}

/** The end of a roll-out is a moment: nothing is waited for after it. */
function span({ status, atMs, untilMs, isLast }: Stay) {
  const end = classify(status, []);
  const stay = {
    label: `${status} ${formatDuration(untilMs - atMs)}`,
    startMs: atMs,
    endMs: untilMs,
  };
  if (end === "pending") return isLast ? { ...stay, look: "active" as const } : stay;
  const label = `${status} after ${formatDuration(atMs)}`;
  return {
    label,
    startMs: atMs,
    endMs: atMs,
    look: end === "deployed" ? ("done" as const) : ("crit" as const),
  };
}
