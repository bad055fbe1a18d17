import type { Block, Span } from "../../../report/blocks.ts";
import { formatDuration } from "../../../report/format.ts";
import type { RevisionRole, State, StatusPeriod } from "../state.ts";

/** Below the minima, a chart shows no more than a line; above the maximum, its spans do not fit. */
const MIN_SPANS = 3;
const MAX_SPANS = 40;
const MIN_MS = 2_000;
const SECOND_MS = 1_000;
/** Statuses on one line. */
const MAX_IN_LINE = 20;

const TITLE = "Time in each status";
const SECTIONS: Record<RevisionRole, string> = { revision: "Revision", rollback: "Rollback" };

type TimedPeriod = StatusPeriod & { untilMs: number; isLast: boolean };

/** Ends each period at the next, or at its last reply: the status is unknown while reads fail. */
function addEnds({ statusPeriods, lastSeen }: State, elapsedMs: number): TimedPeriod[] {
  return statusPeriods.map((period, index) => {
    const nextPeriod = statusPeriods[index + 1];
    const lastReplyMs = period.role === "revision" ? (lastSeen?.atMs ?? elapsedMs) : elapsedMs;
    const nextMs = nextPeriod?.role === period.role ? nextPeriod.atMs : lastReplyMs;
    const untilMs = period.untilMs ?? Math.max(period.atMs, nextMs);
    return { ...period, untilMs, isLast: nextPeriod === undefined };
  });
}

/** Time in each status: as a chart, or as a line if a chart shows no more or does not fit. */
export function statusPeriodBlocks(state: State, elapsedMs: number): Block[] {
  const periods = addEnds(state, elapsedMs);
  const endsMs = periods.map(({ statusClass, atMs, untilMs }) =>
    statusClass === "pending" ? untilMs : atMs,
  );
  const isReadable = periods.length >= MIN_SPANS && periods.length <= MAX_SPANS;
  const isLong = Math.max(0, ...endsMs) - (periods[0]?.atMs ?? 0) >= MIN_MS;
  return isReadable && isLong ? [chartBlock(periods)] : statusLineBlocks(state, elapsedMs);
}

/** The duration of each pending status, a line for each role: `QUEUED 8s → BUILDING 2m 34s`. */
export function statusLineBlocks(state: State, elapsedMs: number): Block[] {
  const periods = addEnds(state, elapsedMs);
  const lineOf = (watchedRole: RevisionRole) =>
    statusesText(periods.filter(({ role }) => role === watchedRole));
  const [revision, rollback] = [lineOf("revision"), lineOf("rollback")];
  if (revision === "") return [];
  const rollbackLine = rollback === "" ? [] : [{ text: `Rollback: ${rollback}` }];
  return [{ text: revision }, ...rollbackLine];
}

/** Omits a duration below a second: the status was read only once, or at the end. */
const durationLabel = ({ status, atMs, untilMs }: TimedPeriod) =>
  untilMs - atMs < SECOND_MS ? status : `${status} ${formatDuration(untilMs - atMs)}`;

function statusesText(periods: readonly TimedPeriod[]): string {
  const texts = periods
    .slice(0, MAX_IN_LINE)
    .map((period) => (period.statusClass === "pending" ? durationLabel(period) : period.status));
  return [...texts, ...(periods.length > MAX_IN_LINE ? ["…"] : [])].join(" → ");
}

/** A chart from the first status on, without the wait before the revision. */
function chartBlock(periods: readonly TimedPeriod[]): Block {
  const fromMs = periods[0]?.atMs ?? 0;
  const sections = [...new Set(periods.map(({ role }) => role))].map((section) => ({
    title: SECTIONS[section],
    spans: periods.filter(({ role }) => role === section).map((period) => spanOf(period, fromMs)),
  }));
  return { gantt: { title: TITLE, sections } };
}

/** A final status is a milestone. */
function spanOf(period: TimedPeriod, fromMs: number): Span {
  const { status, statusClass, atMs, untilMs, isLast } = period;
  const startMs = atMs - fromMs;
  if (statusClass === "pending") {
    const label = durationLabel(period);
    return { label, startMs, endMs: untilMs - fromMs, ...(isLast ? { style: "active" } : {}) };
  }
  const style = statusClass === "deployed" ? "done" : "crit";
  return { label: status, startMs, endMs: startMs, style };
}
