import type { Ending } from "../../action/ending.ts";
import { counted, shortId } from "../../action/wording.ts";
import { UnprovenError } from "../../client/errors.ts";
import { daysIn, missingFrom, rangeWords, type TimeRange } from "../range.ts";
import { endOf, mayLackRuns, type Part, type PartEnd, rangeOf } from "../watch/progress.ts";
import { failedRuns, runName } from "../watch/runs.ts";
import { statusWord } from "../watch/status.ts";
import type { ExportStep } from "../world.ts";

const MOST_NAMED = 2;

export const atStart = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

export const partsThatEnded = (parts: readonly Part[], end: PartEnd) =>
  parts.filter((part) => endOf(part) === end);

/** A range with its length where that is in days, so that nobody wonders which is the last one. */
export function rangeWithLength(range: TimeRange): string {
  const words = rangeWords(range);
  const days = daysIn(range);
  return days === 1 || words.endsWith("UTC") ? words : `${words} (${days} days)`;
}

/** What the step exports: `project 0b6f4c1e`, where all parts are of one. */
export function subjectOf({ inputs, progress: { parts } }: ExportStep): string {
  const projects = new Set(
    parts.map(({ request, export: known }) => request?.session_id ?? known?.session_id),
  );
  const [shown, ...others] = projects;
  const project = inputs.project_id ?? (others.length === 0 ? shown : undefined);
  if (project != null) return `project ${shortId(project)}`;
  const [only] = parts;
  return parts.length === 1 && only?.id !== undefined
    ? `export ${shortId(only.id)}`
    : counted(parts.length, "export");
}

/** The range of all exports together; undefined where it has gaps, or is not known. */
export function wholeRange(parts: readonly Part[]): TimeRange | undefined {
  const ranges = parts.flatMap((part) => rangeOf(part) ?? []);
  if (ranges.length < parts.length || parts.length === 0) return undefined;
  const whole = {
    startMs: Math.min(...ranges.map(({ startMs }) => startMs)),
    endMs: Math.max(...ranges.map(({ endMs }) => endMs)),
  };
  return missingFrom(whole, ranges).length === 0 ? whole : undefined;
}

/** Whether a part does not exist, also where the platform refused to create it. */
export const isCertainlyAbsent = ({ id, error }: Part) =>
  id === undefined && !(error instanceof UnprovenError);

/** A part inside a sentence: by its range, where it is one of several that this step makes. */
export function nameOf(part: Part): string {
  const range = rangeOf(part);
  if (part.label !== "" && part.request !== undefined && range !== undefined)
    return rangeWords(range);
  return part.id === undefined ? "the export" : `export ${shortId(part.id)}`;
}

/** The platform's own words as part of an ending. */
export const saidBy = (text: string | undefined): Pick<Ending, "said"> =>
  text === undefined ? {} : { said: { by: "The platform", text } };

export const nameAtStart = (part: Part) => atStart(nameOf(part));

/** The platform may accept a cancellation, and carry it out later or never. */
export const notCancelledYet = (part: Part) =>
  `${nameAtStart(part)} is still ${statusWord(part.export?.status ?? "")}: the platform accepted the cancellation, but has not carried it out yet.`;

/** A sentence of the log, about one of several parts. */
export const labelled = ({ label }: Part, text: string) =>
  label === "" ? atStart(text) : `${label}: ${text}`;

/** A few names, or how many there are. */
export const fewOf = (names: readonly string[], unit: string) =>
  names.length <= MOST_NAMED ? names.join(" and ") : counted(names.length, unit);

const END_WORDS: Record<PartEnd, string> = {
  completed: "exported",
  failed: "failed",
  timed_out: "timed out",
  cancelled: "cancelled",
  error: "of unknown end",
  scheduled: "scheduled",
  unfinished: "not finished",
  not_created: "not started",
};

/** How the parts that are not complete ended: `2026-03-02 failed`. */
function otherParts(parts: readonly Part[], unit: string): string[] {
  const wordsOf = (part: Part) =>
    isCertainlyAbsent(part) ? END_WORDS.not_created : END_WORDS[endOf(part)];
  const alike = Map.groupBy(parts, wordsOf);
  alike.delete(END_WORDS.completed);
  return [...alike].map(([words, some]) => `${fewOf(some.map(nameOf), unit)} ${words}`);
}

/** A run is a day of traces where the service makes as many of them as the range has days. */
export function unitOf(part: Part): "day" | "run" {
  const range = rangeOf(part);
  return range !== undefined && daysIn(range) === part.runs?.total ? "day" : "run";
}

/** The runs that failed, by their days where these are few: `2026-03-02`. */
export function failedRunsOf(part: Part): string {
  const { list = [], failed = 0, total = 0 } = part.runs ?? {};
  if (failed === total) return "all";
  const names = failedRuns(list).map(runName);
  return names.length < failed ? counted(failed, unitOf(part)) : fewOf(names, unitOf(part));
}

/** How much of an only export is there. `state` is empty where it is complete. */
function headlineOfOne(part: Part, subject: string, state: string): string {
  const { total = 0, completed } = part.runs ?? {};
  if (total > 1 && part.areRunsOld !== true && !mayLackRuns(part)) {
    const done = `${completed} of ${counted(total, unitOf(part))} of ${subject} exported`;
    return state === "" ? done : `${done}; ${state}`;
  }
  const range = rangeOf(part);
  const name =
    range === undefined ? atStart(`export of ${subject}`) : `${rangeWords(range)} of ${subject}`;
  return state === "" ? `${name} exported` : `${name}: ${state}`;
}

/**
 * The end in one line: how much of what is exported, and how the rest ended. `state` says that
 * of an only export.
 */
export function headlineOf(step: ExportStep, state = ""): string {
  const { parts } = step.progress;
  const subject = subjectOf(step);
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return headlineOfOne(only, subject, state);
  const unit = parts.some(({ request }) => request !== undefined) ? "part" : "export";
  const of = subject.startsWith("project") ? ` of ${subject}` : "";
  const done = partsThatEnded(parts, "completed").length;
  const count = `${done} of ${counted(parts.length, unit)}`;
  return [`${count}${of} exported`, ...otherParts(parts, unit)].join("; ");
}
