import { formatDuration, formatNumber, pluralize, shortId } from "../../../report/format.ts";
import { shortReason } from "../../../report/unanswered.ts";
import { type BulkExport, statusLabel } from "../../../service/contract/bulk-exports.ts";
import { rangeWords } from "../range.ts";
import { endedBeforeCancel, intervalsIn, rangeOf, type State } from "../state.ts";
import { isPartial, type Run, type Runs, runName } from "../watch/runs.ts";
import { isExported } from "../watch/schedule.ts";
import { isOver, isSchedule } from "../watch/status.ts";

const MAX_NAMED = 2;

export const capitalize = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** The names of a few runs, or their number. */
export const namesOrCount = (runs: readonly Run[], unit: Runs["unit"]) =>
  runs.length <= MAX_NAMED ? runs.map(runName).join(" and ") : pluralize(runs.length, unit);

/** Shows the full id until the export was read, because the id may be wrong. */
export const exportName = ({ id, export: bulkExport }: State) =>
  id === undefined ? "the export" : `export ${bulkExport === undefined ? id : shortId(id)}`;

/** The state of an export that was to be cancelled. */
export function cancelledLine(result: BulkExport): string {
  const name = `export ${shortId(result.id)}`;
  const status = statusLabel(result.status);
  if (endedBeforeCancel(result)) return `${name} had ended before it could be cancelled: ${status}`;
  return isOver(result)
    ? `${name} cancelled`
    : `${name} accepted the cancellation, and is ${status}`;
}

/** The last known status, and why every later read failed; empty without either. */
export function lastSeen(state: State): string {
  const { export: bulkExport, readMs, readError } = state;
  const failureClause =
    readError === undefined ? "" : `every read failed: ${shortReason(readError)}.`;
  if (bulkExport === undefined) return capitalize(failureClause);
  const seen = `${capitalize(exportName(state))} was last seen ${statusLabel(bulkExport.status)} after ${formatDuration(readMs)}.`;
  return failureClause === "" ? seen : `${seen} Since then, ${failureClause}`;
}

/** Subject of the step: `Export of 2026-01-01 to 2026-01-03`. */
export function exportSubjectOf(state: State): string {
  const { inputs, export: bulkExport, request, schedule } = state;
  const { operation, display_name } = inputs;
  if (operation === "create_destination") return `Destination ${display_name}`;
  if (operation === "list") return "The exports of the workspace";
  if (operation === "cancel") return capitalize(exportName(state));
  const isOfSchedule =
    request === undefined
      ? schedule !== undefined || (bulkExport !== undefined && isSchedule(bulkExport))
      : request.end_time === undefined;
  if (isOfSchedule) return "Schedule";
  const range = rangeOf(state);
  return range === undefined ? capitalize(exportName(state)) : `Export of ${rangeWords(range)}`;
}

export const headlineOf = (state: State, text: string) => `${exportSubjectOf(state)}: ${text}`;

/** A headline with how much is exported, followed by `suffix`. */
export const progressHeadline = (state: State, suffix = "") =>
  headlineOf(state, progressText(state, suffix));

/** How much is exported, in intervals of a schedule or runs of an export, followed by `suffix`. */
export function progressText(state: State, suffix: string): string {
  const intervals = intervalsIn(state);
  const { completed = 0, total = 0, unit = "run" } = state.runs ?? {};
  if (intervals.length === 0 && total < 2) return suffix;
  const exported =
    intervals.length === 0
      ? `${formatNumber(completed)} of ${pluralize(total, unit)} exported`
      : `${formatNumber(intervals.filter(isExported).length)} of ${pluralize(intervals.length, "interval")} exported`;
  return suffix === "" ? exported : `${exported}; ${suffix}`;
}

export function rowsText({ runs }: State): string {
  if (runs?.rows === undefined) return "complete";
  const rows = pluralize(runs.rows, "row");
  return runs.fileCount ? `${rows} in ${pluralize(runs.fileCount, "file")}` : rows;
}

/** Advice and severity if some runs of a complete export are not complete. */
export const ifPartial = ({ runs }: State) =>
  runs === undefined || !isPartial(runs)
    ? {}
    : ({
        advice: `Look at the ${runs.unit}s that did not complete before you use the files.`,
        severity: "warning",
      } as const);
