import { factsOf, type Outcome } from "../../action/outcomes.ts";
import type { Block, Piece } from "../../action/summary.ts";
import { formatDuration } from "../../action/wording.ts";
import type { Progress, Watched } from "../progress.ts";

/** More would fill more than a line or two. */
const MOST_STAYS = 20;

/** How long each status lasted, on one line: `QUEUED 8s → BUILDING 2m 34s`. */
export function statusLine(progress: Progress, outcome: Outcome, elapsedMs: number): Block[] {
  const lines = (["revision", "rollback"] as const).map((watched) =>
    lineOf(progress, watched, elapsedMs),
  );
  const [revision = [], rollback = []] = lines;
  if (revision.length === 0) return [];
  const { icon, serves } = factsOf(outcome);
  const end = serves === true ? [] : [` → ${icon}`];
  const back = rollback.length === 0 ? [] : [{ text: ["Rollback: ", ...rollback] }];
  return [{ text: [...revision, ...end] }, ...back];
}

function lineOf({ timeline, lastSeen }: Progress, watched: Watched, elapsedMs: number): Piece[] {
  const stays = timeline.flatMap((stay, index) => {
    if (stay.watched !== watched) return [];
    const nextMs = timeline[index + 1]?.atMs;
    // Of the time after the last answer nothing is known.
    const untilMs = nextMs ?? (watched === "revision" ? (lastSeen?.atMs ?? elapsedMs) : elapsedMs);
    return [{ ...stay, forMs: Math.max(0, untilMs - stay.atMs) }];
  });
  const longestMs = Math.max(...stays.map(({ forMs }) => forMs));
  const pieces = stays.slice(0, MOST_STAYS).map(({ status, statusClass, forMs }): Piece => {
    if (statusClass !== "pending") return status;
    const text = `${status} ${formatDuration(forMs)}`;
    return forMs === longestMs && stays.length > 2 ? { strong: text } : text;
  });
  const more = stays.length > MOST_STAYS ? ["…"] : [];
  return [...pieces, ...more].flatMap((piece, index) => (index === 0 ? [piece] : [" → ", piece]));
}
