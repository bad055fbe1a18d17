import { capitalize, formatNumber, pluralize, shortId } from "../../../report/format.ts";
import { rangeText } from "../../../report/range-text.ts";
import { isSchedule } from "../../../service/contract/exports/bulk-export.ts";
import { intervalsIn, isExported, rangeOf, type State } from "../state.ts";

/** The full id is shown until the export was read, because the id may be wrong. */
export const exportName = ({ id, export: bulkExport }: State) =>
  id === undefined ? "the export" : `export ${bulkExport === undefined ? id : shortId(id)}`;

/** The subject of a headline: `Export of 2026-01-01 to 2026-01-03`. */
export function exportSubjectOf(state: State): string {
  const { inputs, export: bulkExport, request, schedule } = state;
  const { operation, display_name, interval_hours } = inputs;
  if (operation === "create_destination") return `Destination ${display_name}`;
  if (operation === "list") return "The exports of the workspace";
  if (operation === "cancel") return capitalize(exportName(state));
  const isWatchedSchedule = request === undefined && bulkExport && isSchedule(bulkExport);
  if (interval_hours !== undefined || schedule || isWatchedSchedule) return "Schedule";
  const range = rangeOf(state);
  return range === undefined ? capitalize(exportName(state)) : `Export of ${rangeText(range)}`;
}

export const headlineOf = (state: State, text: string) => `${exportSubjectOf(state)}: ${text}`;

export const progressHeadline = (state: State, suffix = "") =>
  headlineOf(state, progressText(state, suffix));

/** `2 of 3 days exported; suffix`, or intervals of a schedule; `suffix` alone for 0 or 1 runs. */
export function progressText(state: State, suffix: string): string {
  const intervals = intervalsIn(state);
  const { completedCount = 0, total = 0, runNoun = "run" } = state.runs ?? {};
  if (intervals.length === 0 && total < 2) return suffix;
  const progress =
    intervals.length === 0
      ? `${formatNumber(completedCount)} of ${pluralize(total, runNoun)} exported`
      : `${formatNumber(intervals.filter(isExported).length)} of ${pluralize(intervals.length, "interval")} exported`;
  return suffix === "" ? progress : `${progress}; ${suffix}`;
}

/** `74 rows in 3 files`, or `complete` if the number of rows is unknown. */
export function rowsText({ runs }: State): string {
  if (runs?.completedRows === undefined) return "complete";
  const rows = pluralize(runs.completedRows, "row");
  return runs.fileCount ? `${rows} in ${pluralize(runs.fileCount, "file")}` : rows;
}
