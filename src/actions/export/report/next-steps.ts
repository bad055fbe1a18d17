import { sentences } from "../../../report/blocks.ts";
import { formatUtcTime, type TimeRange } from "../../../service/contract/time.ts";
import { subtractRanges } from "../range.ts";
import { intervalsIn, isComplete, isGap, isOpen, rangeOf, type State } from "../state.ts";

const MAX_RANGES = 3;

/** What to do about an open export and missing ranges. */
export function nextSteps(state: State) {
  const { inputs, id } = state;
  const isFollowed = inputs.operation === "start" || inputs.operation === "watch";
  if (!isFollowed || id === undefined) return "";
  const isNewSchedule = inputs.interval_hours !== undefined;
  const mayBeRunning = isOpen(state) && !isNewSchedule;
  return sentences(
    mayBeRunning ? `To keep watching, use operation: watch with export_id: ${id}.` : "",
    adviceToExport(missingRangesOf(state)),
  );
}

function adviceToExport(missingRanges: readonly TimeRange[]): string {
  const ranges = missingRanges.map(
    ({ startMs, endMs }) =>
      `start_time: ${formatUtcTime(startMs)} and end_time: ${formatUtcTime(endMs)}`,
  );
  const omittedText = ranges.length > MAX_RANGES ? `; ${ranges.length - MAX_RANGES} more` : "";
  const rangesText = ranges.slice(0, MAX_RANGES).join("; ") + omittedText;
  return ranges.length === 0 ? "" : `To export what is missing, use ${rangesText}.`;
}

/** The ranges that a schedule, or an export that has ended, has not exported. */
function missingRangesOf(state: State): TimeRange[] {
  const { schedule, export: bulkExport, runs } = state;
  const intervals = intervalsIn(state);
  const [oldest] = intervals;
  const newest = intervals.at(-1);
  if (schedule && oldest && newest)
    return subtractRanges(
      { startMs: oldest.range.startMs, endMs: newest.range.endMs },
      intervals.flatMap((interval) => {
        if (!isGap(interval)) return [interval.range];
        return interval.runs?.completedRanges ?? (isComplete(interval) ? [interval.range] : []);
      }),
    );
  const range = rangeOf(state);
  const ranges = bulkExport && isGap(state) ? runs?.completedRanges : undefined;
  return range && ranges ? subtractRanges(range, ranges) : [];
}
