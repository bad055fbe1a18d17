import { formatDuration, formatNumber, pluralize, shortId } from "../../../report/wording.ts";
import { statusWord } from "../../../service/contract/bulk-exports.ts";
import { incompleteRuns, intervalsIn, type Known, rangeOf, unitOf } from "../known.ts";
import { rangeWords } from "../range.ts";
import { runName } from "../watch/runs.ts";
import { isComplete, isGap } from "../watch/schedule.ts";
import { isSchedule } from "../watch/status.ts";

const MOST_NAMED = 2;
const HOURS_OF_A_DAY = 24;

export const atStart = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** A few names, or how many there are. */
export const fewOf = (names: readonly string[], unit: string) =>
  names.length <= MOST_NAMED ? names.join(" and ") : pluralize(names.length, unit);

/** With its whole id until it was read, because that may be wrong. */
export const nameOf = ({ id, export: shown }: Known) =>
  id === undefined ? "the export" : `export ${shown === undefined ? id : shortId(id)}`;

/** Of an export that was to be cancelled, behind its name. */
export function alreadyEnded({ status }: { status: string }): string {
  const word = statusWord(status);
  return word === "CANCELLED" ? "was already cancelled" : `had already ended: ${word}`;
}

/** How it was last seen, as a sentence; empty if it was not. */
export function lastSeen(known: Known): string {
  const { export: shown, readMs } = known;
  if (shown === undefined) return "";
  return `${atStart(nameOf(known))} was last seen ${statusWord(shown.status)} after ${formatDuration(readMs)}.`;
}

/** What the step is about, by what a reader knows of it: `Export of 2026-01-01 to 2026-01-03`. */
export function subjectOf(known: Known): string {
  const { inputs, export: shown, request, schedule } = known;
  const { operation, display_name } = inputs;
  if (operation === "create_destination") return `Destination ${display_name}`;
  if (operation === "list") return "The exports of the workspace";
  if (operation === "cancel") return atStart(nameOf(known));
  const isOfSchedule =
    request === undefined
      ? schedule !== undefined || (shown !== undefined && isSchedule(shown))
      : request.end_time === undefined;
  if (isOfSchedule) return "Schedule";
  const range = rangeOf(known);
  return range === undefined ? atStart(nameOf(known)) : `Export of ${rangeWords(range)}`;
}

/** A headline. */
export const about = (known: Known, text: string) => `${subjectOf(known)}: ${text}`;

interface Counts {
  done: number;
  total: number;
  unit: string;
  /** What is missing, as far as it can be named. */
  missing: readonly string[];
  /** Whether some of that is still being exported. */
  isUnfinished: boolean;
}

/** How much is there: of a schedule its intervals, of an export its runs, if they were read. */
function countsOf(known: Known): Counts | undefined {
  const intervals = intervalsIn(known);
  if (intervals.length > 0) {
    const missing = intervals.filter((one) => !isComplete(one));
    return {
      done: intervals.length - missing.length,
      total: intervals.length,
      unit: known.schedule?.export.interval_hours === HOURS_OF_A_DAY ? "day" : "interval",
      missing: missing.map(({ range }) => rangeWords(range)),
      isUnfinished: !missing.every(isGap),
    };
  }
  const { completed = 0, total = 0 } = known.runs ?? {};
  if (total < 2) return undefined;
  const missing = incompleteRuns(known).map(runName);
  return { done: completed, total, unit: unitOf(known), missing, isUnfinished: false };
}

/** How much is exported, if that is known, and `rest`, what is so of the rest. */
export function progress(known: Known, rest: string): string {
  const counts = countsOf(known);
  if (counts === undefined) return rest;
  const { done, total, unit } = counts;
  const exported = `${formatNumber(done)} of ${pluralize(total, unit)} exported`;
  return rest === "" ? exported : `${exported}; ${rest}`;
}

/** The same, if the rest is missing. `instead` is said if nobody knows how much that is. */
export function progressBut(known: Known, instead: string): string {
  const counts = countsOf(known);
  if (counts === undefined) return instead;
  const { done, total, missing, isUnfinished } = counts;
  const count = total - done;
  if (count === 0 || done === 0) return progress(known, "");
  const isNamed = count <= MOST_NAMED && missing.length === count;
  const what = isNamed ? missing.join(" and ") : formatNumber(count);
  const are = count === 1 ? "is" : "are";
  return progress(known, `${what} ${are} ${isUnfinished ? "unfinished" : "missing"}`);
}
