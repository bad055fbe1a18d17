import type { Block, Span } from "../../../report/blocks.ts";
import { formatDuration } from "../../../report/format.ts";
import { periodsOf, type RevisionRole, type State, type StatusPeriod } from "../state.ts";

/** With fewer spans, a chart shows no more than a line; more of them do not fit. */
const MIN_SPANS = 3;
const MAX_SPANS = 40;
const SECOND_MS = 1_000;
/** Statuses on one line. */
const MAX_IN_LINE = 20;

const TITLE = "Time in each status";
const SECTIONS: Record<RevisionRole, string> = { revision: "Revision", rollback: "Rollback" };

/** Time in each status: as a chart, or as a line if a chart shows no more or does not fit. */
export function statusPeriodBlocks(state: State): Block[] {
  const { length } = state.statusPeriods;
  return length >= MIN_SPANS && length <= MAX_SPANS
    ? [chartBlock(state.statusPeriods)]
    : statusLineBlocks(state);
}

/** The duration of each pending status, a line for each role: `QUEUED 8s → BUILDING 2m 34s`. */
export function statusLineBlocks(state: State): Block[] {
  const revision = statusesText(periodsOf(state, "revision"));
  const rollback = statusesText(periodsOf(state, "rollback"));
  if (revision === "") return [];
  const rollbackLine = rollback === "" ? [] : [{ text: `Rollback: ${rollback}` }];
  return [{ text: revision }, ...rollbackLine];
}

/** Omits a duration below a second: the status was read only once, or at the end. */
const durationLabel = ({ status, atMs, untilMs }: StatusPeriod) =>
  untilMs - atMs < SECOND_MS ? status : `${status} ${formatDuration(untilMs - atMs)}`;

function statusesText(periods: readonly StatusPeriod[]): string {
  const texts = periods
    .slice(0, MAX_IN_LINE)
    .map((period) => (period.statusClass === "pending" ? durationLabel(period) : period.status));
  return [...texts, ...(periods.length > MAX_IN_LINE ? ["…"] : [])].join(" → ");
}

/** A chart from the first status on, without the wait before the revision. */
function chartBlock(periods: readonly StatusPeriod[]): Block {
  const fromMs = periods[0]?.atMs ?? 0;
  const sections = [...new Set(periods.map(({ role }) => role))].map((section) => ({
    title: SECTIONS[section],
    spans: periods
      .filter(({ role }) => role === section)
      .map((period) => spanOf(period, fromMs, period === periods.at(-1))),
  }));
  return { gantt: { title: TITLE, sections } };
}

/** A final status is a milestone. */
function spanOf(period: StatusPeriod, fromMs: number, isLast: boolean): Span {
  const { status, statusClass, atMs, untilMs } = period;
  const startMs = atMs - fromMs;
  if (statusClass === "pending") {
    const label = durationLabel(period);
    return { label, startMs, endMs: untilMs - fromMs, ...(isLast ? { style: "active" } : {}) };
  }
  const style = statusClass === "deployed" ? "done" : "crit";
  return { label: status, startMs, endMs: startMs, style };
}
