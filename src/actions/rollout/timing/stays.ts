import type { Block, Span } from "../../../report/blocks.ts";
import type { Ending } from "../../../report/conclusion.ts";
import { factsOf } from "../../../report/outcomes.ts";
import { formatDuration } from "../../../report/wording.ts";
import type { Known, Stay, Watched } from "../known.ts";
import { usualInWords } from "./usual.ts";

/** Below these, a chart shows no more than a line of text; more spans do not fit. */
const FEWEST_SPANS = 3;
const MOST_SPANS = 40;
const SHORTEST_MS = 2_000;
const SECOND_MS = 1_000;
/** More would fill more than a line or two. */
const MOST_IN_LINE = 20;

const TITLE = "Time in each status";
const SECTIONS: Record<Watched, string> = { revision: "Revision", rollback: "Rollback" };

type TimedStay = Stay & { untilMs: number; isLast: boolean };

/** A period without replies is unknown: neither added to the last status nor to the next one. */
function timed({ stays, lastSeen }: Known, elapsedMs: number): TimedStay[] {
  return stays.map((stay, index) => {
    const next = stays[index + 1];
    const seenMs = stay.watched === "revision" ? (lastSeen?.atMs ?? elapsedMs) : elapsedMs;
    const nextMs = next?.watched === stay.watched ? next.atMs : seenMs;
    const untilMs = stay.untilMs ?? Math.max(stay.atMs, nextMs);
    return { ...stay, untilMs, isLast: next === undefined };
  });
}

/** Time in each status: as a chart, or as a line if that says as much. */
export function stayBlocks(ending: Ending, known: Known, elapsedMs: number): Block[] {
  const stays = timed(known, elapsedMs);
  const lastMs = Math.max(
    0,
    ...stays.map(({ statusClass, atMs, untilMs }) => (statusClass === "pending" ? untilMs : atMs)),
  );
  const isReadable = stays.length >= FEWEST_SPANS && stays.length <= MOST_SPANS;
  const isLong = lastMs - (stays[0]?.atMs ?? 0) >= SHORTEST_MS;
  const shown = isReadable && isLong ? [chartOf(stays)] : statusLine(known, elapsedMs);
  return [...comparisonOf(ending, known), ...shown];
}

/** How long each status lasted, on one line: `QUEUED 8s → BUILDING 2m 34s`. */
export function statusLine(known: Known, elapsedMs: number): Block[] {
  const stays = timed(known, elapsedMs);
  const lineOf = (watched: Watched) => line(stays.filter((stay) => stay.watched === watched));
  const [revision, rollback] = [lineOf("revision"), lineOf("rollback")];
  if (revision === "") return [];
  const back = rollback === "" ? [] : [{ text: `Rollback: ${rollback}` }];
  return [{ text: revision }, ...back];
}

/** The duration of a status is unknown if it was seen once, or just before the end. */
const withTime = ({ status, atMs, untilMs }: TimedStay) =>
  untilMs - atMs < SECOND_MS ? status : `${status} ${formatDuration(untilMs - atMs)}`;

function line(stays: readonly TimedStay[]): string {
  const texts = stays
    .slice(0, MOST_IN_LINE)
    .map((stay) => (stay.statusClass === "pending" ? withTime(stay) : stay.status));
  return [...texts, ...(stays.length > MOST_IN_LINE ? ["…"] : [])].join(" → ");
}

/** What is usual, beside a rollout that was watched until it was deployed, or may not be over. */
function comparisonOf({ outcome }: Ending, { usual, stays, rollback }: Known): Block[] {
  const [first, last] = [stays[0]?.statusClass, stays.at(-1)?.statusClass];
  if (usual === undefined || rollback !== undefined || first !== "pending") return [];
  const isTold = last === "deployed" || (last === "pending" && factsOf(outcome).continues);
  return isTold ? [{ text: usualInWords(usual) }] : [];
}

/** Starts with the revision, not with the wait before it. */
function chartOf(stays: readonly TimedStay[]): Block {
  const fromMs = stays[0]?.atMs ?? 0;
  const sections = [...new Set(stays.map(({ watched }) => watched))].map((section) => ({
    title: SECTIONS[section],
    spans: stays.filter(({ watched }) => watched === section).map((stay) => spanOf(stay, fromMs)),
  }));
  return { gantt: { title: TITLE, sections } };
}

/** The end of a rollout is a moment: nothing is waited for after it. */
function spanOf(stay: TimedStay, fromMs: number): Span {
  const { status, statusClass, atMs, untilMs, isLast } = stay;
  const startMs = atMs - fromMs;
  if (statusClass === "pending") {
    const label = withTime(stay);
    return { label, startMs, endMs: untilMs - fromMs, ...(isLast ? { look: "active" } : {}) };
  }
  const look = statusClass === "deployed" ? "done" : "crit";
  return { label: status, startMs, endMs: startMs, look };
}
