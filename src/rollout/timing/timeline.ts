import type { Ending } from "../../action/ending.ts";
import { factsOf } from "../../action/outcomes.ts";
import type { Block, Span } from "../../action/summary.ts";
import { formatDuration } from "../../action/wording.ts";
import { type Progress, type Watched, watchedForMs } from "../progress.ts";
import { leftInWords, usualInWords } from "./usual.ts";

/** Below these a chart shows nothing that a line of text does not, and more spans do not fit. */
const FEWEST_SPANS = 2;
const MOST_SPANS = 40;
const SHORTEST_MS = 2_000;

const SECTIONS: Record<Watched, string> = { revision: "Revision", rollback: "Rollback" };

type Stay = Progress["timeline"][number] & { untilMs: number; isLast: boolean };

/** How long each status lasted, as a chart where that is readable. */
export function timelineOf({ timeline }: Progress, elapsedMs: number): Block[] {
  const stays = timeline.map((step, index) => ({
    ...step,
    untilMs: Math.max(step.atMs, timeline[index + 1]?.atMs ?? elapsedMs),
    isLast: index === timeline.length - 1,
  }));
  if (stays.length === 0) return [];
  const lastMs = Math.max(...stays.map((stay) => spanOf(stay).endMs));
  const isReadable = stays.length >= FEWEST_SPANS && stays.length <= MOST_SPANS;
  const isLong = lastMs - (stays[0]?.atMs ?? 0) >= SHORTEST_MS;
  return isReadable && isLong ? [chartOf(stays)] : [];
}

/** What is usual, beside a rollout that was watched until it was deployed, or may not be over. */
export function comparisonOf({ outcome }: Ending, progress: Progress, elapsedMs: number): Block[] {
  const { usual, timeline, revisionCreated, rollback } = progress;
  const [first, last] = [timeline[0], timeline.at(-1)];
  if (usual === undefined || rollback !== undefined || first?.statusClass !== "pending") return [];
  const isDeployed = last?.statusClass === "deployed";
  const continues = last?.statusClass === "pending" && factsOf(outcome).continues;
  if (!isDeployed && !continues) return [];
  const words = usualInWords(usual, watchedForMs(progress));
  const left = continues && revisionCreated ? leftInWords(usual, elapsedMs - first.atMs) : "";
  return [{ text: `${words}${left && `; ${left}`}.` }];
}

function chartOf(stays: readonly Stay[]): Block {
  const sections = [...new Set(stays.map(({ watched }) => watched))].map((section) => ({
    title: SECTIONS[section],
    spans: stays.filter(({ watched }) => watched === section).map(spanOf),
  }));
  return { gantt: { sections } };
}

/** The end of a rollout is a moment: nothing is waited for after it. */
function spanOf({ status, statusClass, atMs, untilMs, isLast }: Stay): Span {
  if (statusClass === "pending") {
    const label = `${status} ${formatDuration(untilMs - atMs)}`;
    return { label, startMs: atMs, endMs: untilMs, ...(isLast ? { look: "active" } : {}) };
  }
  const label = `${status} after ${formatDuration(atMs)}`;
  const look = statusClass === "deployed" ? "done" : "crit";
  return { label, startMs: atMs, endMs: atMs, look };
}
