import type { Block, Span } from "../../../report/blocks.ts";
import { capitalize, formatDuration } from "../../../report/format.ts";
import type { State, StatusPeriod } from "../state.ts";

/** A line shows fewer statuses as well as a chart, and the first `MAX_SHOWN` of too many. */
const MIN_IN_CHART = 3;
const MAX_SHOWN = 20;
const SECOND_MS = 1_000;

/** Time in each status: as a chart, or as lines if there are too few or too many for a chart. */
export function statusPeriodBlocks(state: State): Block[] {
  const { length } = state.statusPeriods;
  return length >= MIN_IN_CHART && length <= MAX_SHOWN
    ? [chartBlock(state.statusPeriods)]
    : statusLineBlocks(state);
}

/** The duration of each pending status, a line for each role: `QUEUED 8s → BUILDING 2m 34s`. */
export const statusLineBlocks = ({ statusPeriods }: State): Block[] =>
  [...Map.groupBy(statusPeriods, ({ role }) => role)].map(([role, periods]) => ({
    text: (role === "rollback" ? "Rollback: " : "") + statusesText(periods),
  }));

/** Omits a duration below a second, such as that of a status that only the last read showed. */
const durationLabel = ({ status, atMs, untilMs }: StatusPeriod) =>
  untilMs - atMs < SECOND_MS ? status : `${status} ${formatDuration(untilMs - atMs)}`;

function statusesText(periods: readonly StatusPeriod[]): string {
  const texts = periods
    .slice(0, MAX_SHOWN)
    .map((period) => (period.statusClass === "pending" ? durationLabel(period) : period.status));
  return [...texts, ...(periods.length > MAX_SHOWN ? ["…"] : [])].join(" → ");
}

/** A chart that begins with the first status, not with the step. */
function chartBlock(periods: readonly StatusPeriod[]): Block {
  const fromMs = periods[0]?.atMs ?? 0;
  const sections = [...Map.groupBy(periods, ({ role }) => role)].map(([role, ofRole]) => ({
    title: capitalize(role),
    spans: ofRole.map((period) => spanOf(period, fromMs, period === periods.at(-1))),
  }));
  return { gantt: { title: "Time in each status", sections } };
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
