import { formatDuration, formatNumber, pluralize, shortId } from "../../../report/format.ts";
import { shortReason } from "../../../report/unanswered.ts";
import { type BulkExport, statusWord } from "../../../service/contract/bulk-exports.ts";
import { rangeWords } from "../range.ts";
import { endedBeforeCancel, intervalsIn, rangeOf, type State } from "../state.ts";
import { isInPart, type Run, type Runs, runName } from "../watch/runs.ts";
import { isComplete } from "../watch/schedule.ts";
import { isOver, isSchedule } from "../watch/status.ts";

const MAX_NAMED = 2;

export const atStart = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** The names of a few runs, or their number. */
export const fewOf = (some: readonly Run[], unit: Runs["unit"]) =>
  some.length <= MAX_NAMED ? some.map(runName).join(" and ") : pluralize(some.length, unit);

/** With its full id until it was read, because the id may be wrong. */
export const exportName = ({ id, export: shown }: State) =>
  id === undefined ? "the export" : `export ${shown === undefined ? id : shortId(id)}`;

/** The state of an export that was to be cancelled. */
export function cancelledLine(one: BulkExport): string {
  const name = `export ${shortId(one.id)}`;
  const status = statusWord(one.status);
  if (endedBeforeCancel(one)) return `${name} had ended before it could be cancelled: ${status}`;
  return isOver(one) ? `${name} cancelled` : `${name} accepted the cancellation, and is ${status}`;
}

/** How it was last seen, and why every later read failed; empty if it was never read. */
export function lastSeen(state: State): string {
  const { export: shown, readMs, readError } = state;
  const failed = readError === undefined ? "" : `every read failed: ${shortReason(readError)}.`;
  if (shown === undefined) return atStart(failed);
  const seen = `${atStart(exportName(state))} was last seen ${statusWord(shown.status)} after ${formatDuration(readMs)}.`;
  return failed === "" ? seen : `${seen} Since then, ${failed}`;
}

/** Subject of the step: `Export of 2026-01-01 to 2026-01-03`. */
export function exportSubjectOf(state: State): string {
  const { inputs, export: shown, request, schedule } = state;
  const { operation, display_name } = inputs;
  if (operation === "create_destination") return `Destination ${display_name}`;
  if (operation === "list") return "The exports of the workspace";
  if (operation === "cancel") return atStart(exportName(state));
  const isOfSchedule =
    request === undefined
      ? schedule !== undefined || (shown !== undefined && isSchedule(shown))
      : request.end_time === undefined;
  if (isOfSchedule) return "Schedule";
  const range = rangeOf(state);
  return range === undefined ? atStart(exportName(state)) : `Export of ${rangeWords(range)}`;
}

export const about = (state: State, text: string) => `${exportSubjectOf(state)}: ${text}`;

/** How much is exported, in intervals of a schedule or runs of an export, followed by `rest`. */
export function progress(state: State, rest: string): string {
  const intervals = intervalsIn(state);
  const { completed = 0, total = 0, unit = "run" } = state.runs ?? {};
  if (intervals.length === 0 && total < 2) return rest;
  const exported =
    intervals.length === 0
      ? `${formatNumber(completed)} of ${pluralize(total, unit)} exported`
      : `${formatNumber(intervals.filter(isComplete).length)} of ${pluralize(intervals.length, "interval")} exported`;
  return rest === "" ? exported : `${exported}; ${rest}`;
}

export function rowsIn({ runs }: State): string {
  if (runs?.rows === undefined) return "complete";
  const rows = pluralize(runs.rows, "row");
  return runs.fileCount ? `${rows} in ${pluralize(runs.fileCount, "file")}` : rows;
}

/** Advice if an export is complete, but not all of its runs are. */
export const ifInPart = ({ runs }: State) =>
  runs === undefined || !isInPart(runs)
    ? {}
    : ({
        advice: `Look at the ${runs.unit}s that did not complete before you use the files.`,
        severity: "warning",
      } as const);
