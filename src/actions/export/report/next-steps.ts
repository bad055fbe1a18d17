import { timeText } from "../../../inputs/field/time.ts";
import { sentences } from "../../../report/blocks.ts";
import { CAUSES, causeIn } from "../../../report/causes.ts";
import { isOver } from "../../../service/contract/exports/bulk-export.ts";
import { subtractRanges, type TimeRange } from "../range.ts";
import { intervalsIn, isOpen, rangeOf, type State } from "../state.ts";
import { byDay } from "../watch/runs.ts";
import { isComplete, isGap } from "../watch/schedule.ts";
import { namesOrCount } from "./headline.ts";

const MAX_RANGES = 3;

/** What to do about an open export and missing ranges. */
export function nextSteps(state: State) {
  const { inputs, id, request, isGone } = state;
  const isFollowed = inputs.operation === "start" || inputs.operation === "watch";
  if (!isFollowed || id === undefined) return "";
  const isSchedule = request !== undefined && request.end_time === undefined;
  const mayBeRunning = isOpen(state) && !isGone && !isSchedule;
  return sentences(
    mayBeRunning ? `To keep watching, use operation: watch with export_id: ${id}.` : "",
    adviceToExport(missingRangesOf(state)),
  );
}

function adviceToExport(missing: readonly TimeRange[]): string {
  const ranges = missing.map(
    ({ startMs, endMs }) => `start_time: ${timeText(startMs)} and end_time: ${timeText(endMs)}`,
  );
  const omitted = ranges.length > MAX_RANGES ? [`${ranges.length - MAX_RANGES} more`] : [];
  const rangesText = [...ranges.slice(0, MAX_RANGES), ...omitted].join("; ");
  return ranges.length === 0 ? "" : `To export what is missing, use ${rangesText}.`;
}

/** The ranges that a schedule, or an export that has ended, has not exported. */
function missingRangesOf(state: State): TimeRange[] {
  const { schedule, export: bulkExport, runs, phase } = state;
  const intervals = intervalsIn(state);
  const [first] = intervals;
  const last = intervals.at(-1);
  if (schedule && first && last)
    return subtractRanges(
      { startMs: first.range.startMs, endMs: last.range.endMs },
      intervals.flatMap((one) => {
        if (!isGap(one)) return [one.range];
        return one.runs?.completedRanges ?? (isComplete(one) ? [one.range] : []);
      }),
    );
  const range = rangeOf(state);
  const ranges = bulkExport && isGap(state) ? runs?.completedRanges : undefined;
  return range && ranges && phase !== "sent" ? subtractRanges(range, ranges) : [];
}

const MAX_QUOTED = 50;
const DEFAULT_ADVICE = "Read the errors, and export again what is missing if they look temporary.";

/** Incomplete runs with an error, by day. */
const failedRunsOf = ({ lastRuns }: State) =>
  (lastRuns?.list ?? [])
    .filter(({ status, lastError }) => status !== "COMPLETED" && lastError !== "")
    .sort(byDay);

/** The distinct errors of an export that has ended, as the platform words them. */
export function errorsOf(state: State): string | undefined {
  if (state.export === undefined || !isOver(state.export)) return undefined;
  const lines = [...Map.groupBy(failedRunsOf(state), ({ lastError }) => lastError)]
    .slice(0, MAX_QUOTED)
    .map(([error, runs]) => `${namesOrCount(runs, state.lastRuns?.runNoun ?? "run")}: ${error}`);
  return lines.length === 0 ? undefined : lines.join("\n");
}

/** Advice about a failed export, without duplicates. */
export function adviceOnErrors(state: State): string {
  const advice = new Set(
    failedRunsOf(state).map(
      ({ lastError }) => causeIn(CAUSES.export, lastError)?.nextStep ?? DEFAULT_ADVICE,
    ),
  );
  if (advice.size > 0) return [...advice].join(" ");
  const why = state.lastRuns === undefined ? "were not read" : "show no error";
  return `Look at the export on the platform: its runs ${why}.`;
}
