import { formatDuration, formatNumber, pluralize, shortId } from "../../../report/wording.ts";
import {
  areRunsCertain,
  incompleteRuns,
  intervalsIn,
  type Known,
  rangeOf,
  unitOf,
} from "../facts.ts";
import { rangeWords } from "../range.ts";
import type { ExportStep } from "../step.ts";
import { runName } from "../watch/runs.ts";
import { isComplete, isGap } from "../watch/schedule.ts";
import { isOver, isSchedule, statusWord } from "../watch/status.ts";

const MOST_NAMED = 2;
const HOURS_OF_A_DAY = 24;

export const atStart = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** A few names, or how many there are. */
export const fewOf = (names: readonly string[], unit: string) =>
  names.length <= MOST_NAMED ? names.join(" and ") : pluralize(names.length, unit);

export const nameOf = ({ id }: Known) =>
  id === undefined ? "the export" : `export ${shortId(id)}`;

/** What the step exports, such as `project 0b6f4c1e`. */
export function subjectOf({ inputs, known }: ExportStep): string {
  const project = inputs.project_id ?? known.export?.session_id;
  return project ? `project ${shortId(project)}` : nameOf(known);
}

export const about = (step: ExportStep, text: string) => `${atStart(subjectOf(step))}: ${text}`;

interface Counts {
  done: number;
  total: number;
  unit: string;
  /** What is missing, as far as it can be named. */
  missing: readonly string[];
  /** Whether some of that is still being exported. */
  isUnfinished: boolean;
}

/** How much is there: of a schedule its intervals, of an export its runs, if they are certain. */
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
  if (total < 2 || !areRunsCertain(known)) return undefined;
  const missing = incompleteRuns(known).map(runName);
  return { done: completed, total, unit: unitOf(known), missing, isUnfinished: false };
}

/** The end in one line: how much is exported, and `rest`, what is so of the rest. */
export function exported(step: ExportStep, rest = ""): string {
  const { known } = step;
  const counts = countsOf(known);
  const subject = subjectOf(step);
  const range = rangeOf(known);
  if (counts !== undefined) {
    const { done, total, unit } = counts;
    const what = `${formatNumber(done)} of ${pluralize(total, unit)} of ${subject} exported`;
    return rest === "" ? what : `${what}; ${rest}`;
  }
  const kind = known.export !== undefined && isSchedule(known.export) ? "Schedule" : "Export";
  const name = `${range === undefined ? kind : rangeWords(range)} of ${subject}`;
  return rest === "" ? `${name} exported` : `${name}: ${rest}`;
}

/** The same, if the rest is missing. `instead` is said if nobody knows how much that is. */
export function exportedBut(step: ExportStep, instead = ""): string {
  const counts = countsOf(step.known);
  if (counts === undefined) return exported(step, instead);
  const { done, total, missing, isUnfinished } = counts;
  const count = total - done;
  if (count === 0 || done === 0) return exported(step);
  const isNamed = count <= MOST_NAMED && missing.length === count;
  const what = isNamed ? missing.join(" and ") : formatNumber(count);
  const are = count === 1 ? "is" : "are";
  return exported(step, `${what} ${are} ${isUnfinished ? "unfinished" : "missing"}`);
}

/** `2026-03-01 to 2026-03-03: 7 rows in 3 files, in 5s`; the parts that are known. */
export function inRange({ inputs, known, elapsedMs }: ExportStep, what: string): string {
  const range = rangeOf(known);
  // Of an export that was started before, nobody here knows how long it took.
  const time = inputs.operation === "start" ? `, in ${formatDuration(elapsedMs)}` : "";
  return `${atStart(range === undefined ? what : `${rangeWords(range)}: ${what}`)}${time}`;
}

/** How it was last seen, as a sentence; empty if it was not. */
export function lastSeen({ known }: ExportStep): string {
  const { export: shown, readMs } = known;
  if (shown === undefined) return "";
  const next = isOver(shown) ? "" : ", and was not cancelled";
  return `${atStart(nameOf(known))} was last seen ${statusWord(shown.status)} after ${formatDuration(readMs)}${next}.`;
}
