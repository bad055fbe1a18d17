import {
  capitalize,
  formatDuration,
  formatNumber,
  pluralize,
  shortId,
} from "../../../report/format.ts";
import { rangeText } from "../../../report/range-text.ts";
import { shortReason } from "../../../report/unanswered.ts";
import {
  type BulkExport,
  isOver,
  isSchedule,
  statusLabel,
} from "../../../service/contract/exports/bulk-export.ts";
import { intervalsIn, rangeOf, type State } from "../state.ts";
import { isPartial, type Run, type RunSummary, runName } from "../watch/runs.ts";
import { isExported } from "../watch/schedule.ts";

const MAX_RUN_NAMES = 2;

/** The names of a few runs, or their number. */
export const namesOrCount = (runs: readonly Run[], runNoun: RunSummary["runNoun"]) =>
  runs.length <= MAX_RUN_NAMES ? runs.map(runName).join(" and ") : pluralize(runs.length, runNoun);

/** The full id is shown until the export was read, because the id may be wrong. */
export const exportName = ({ id, export: bulkExport }: State) =>
  id === undefined ? "the export" : `export ${bulkExport === undefined ? id : shortId(id)}`;

/** The result of a cancellation, such as `export 1ce6850a cancelled`. */
export function cancellationText({ id, status }: BulkExport): string {
  const name = `export ${shortId(id)}`;
  const label = statusLabel(status);
  if (label === "CANCELLED") return `${name} cancelled`;
  return isOver({ status })
    ? `${name} had ended before it could be cancelled: ${label}`
    : `${name} accepted the cancellation, and is ${label}`;
}

/** The last status, and the reason why later reads failed; empty if neither is known. */
export function lastStatusText(state: State, failureReason?: string): string {
  const { export: bulkExport, readMs, readError } = state;
  const reason = failureReason ?? (readError && shortReason(readError));
  const failure = reason === undefined ? "" : `every read failed: ${reason}.`;
  if (bulkExport === undefined) return capitalize(failure);
  const status = `${capitalize(exportName(state))} was last seen ${statusLabel(bulkExport.status)} after ${formatDuration(readMs)}.`;
  return failure === "" ? status : `${status} Since then, ${failure}`;
}

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

/** `2 of 3 days exported; suffix`, also of intervals; only `suffix` for fewer than two runs. */
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

/** Advice and severity if some runs of a complete export are not complete. */
export const partsIfPartial = ({ runs }: State) =>
  runs === undefined || !isPartial(runs)
    ? {}
    : ({
        advice: `Look at the ${runs.runNoun}s that did not complete before you use the files.`,
        severity: "warning",
      } as const);
