import type { Ending } from "../../action/ending.ts";
import { counted, formatDuration } from "../../action/wording.ts";
import { EXPORT_LIMITS } from "../../contract/bulk-exports.ts";
import { instantOf, rangeWords, timeWords } from "../range.ts";
import { endOf, mayLackRuns, openIds, type Part, totalsOf } from "../watch/progress.ts";
import { statusWord } from "../watch/status.ts";
import type { ExportStep } from "../world.ts";
import { endingOfExportError, errorWords, lastSeen } from "./ending.ts";
import { curesOf, errorsOf, failureLines, NARROW } from "./failure-causes.ts";
import {
  atStart,
  failedRunsOf,
  headlineOf,
  nameAtStart,
  nameOf,
  notCancelledYet,
  partsThatEnded,
  rangeWithLength,
  saidBy,
  subjectOf,
  wholeRange,
} from "./words.ts";

const MOST_PARTS_LISTED = 10;
const HOUR_MS = 3_600_000;
const MOST_HOURS = EXPORT_LIMITS.interval_hours.max;

/** How all exports that a step created or followed have ended: as badly as the worst of them. */
export function endingOfParts(step: ExportStep): Ending {
  const { inputs, progress } = step;
  const { parts } = progress;
  const errors = partsThatEnded(parts, "error");
  if (errors.length > 0) return endingOfErrors(step, errors);
  const failed = partsThatEnded(parts, "failed");
  if (failed.length > 0) return failedEnding(step, failed);
  const timedOut = partsThatEnded(parts, "timed_out");
  if (timedOut.length > 0) return timedOutEnding(step, timedOut);
  const cancelled = partsThatEnded(parts, "cancelled");
  if (cancelled.length > 0) return cancelledElsewhere(step, cancelled);
  const isOpen = parts.some((part) => ["unfinished", "not_created"].includes(endOf(part)));
  if (isOpen && inputs.wait) return deadlinePassed(step);
  const [schedule] = partsThatEnded(parts, "scheduled");
  if (schedule !== undefined) return scheduled(step, schedule);
  return isOpen ? notWaited(step) : completed(step);
}

function elapsedTime({ world, progress }: ExportStep): string {
  return formatDuration(world.clock.now() - progress.startedMs);
}

/** A line for each part, as long as they are few. */
function partLines(parts: readonly Part[], line: (part: Part) => string): string[] {
  const shown = parts.slice(0, MOST_PARTS_LISTED).map(line);
  const more = parts.length - MOST_PARTS_LISTED;
  return more > 0 ? [...shown, `… and ${more} more.`] : shown;
}

/** These lines, and what there is already of an export that is not complete, if that is known. */
function withContent(lines: readonly string[], parts: readonly Part[]): string {
  const { rows, fileCount, completed } = totalsOf(parts);
  if (rows === undefined || rows === 0 || completed === 0) return lines.join("\n");
  const content = `${counted(rows, "row")} in ${counted(fileCount, "file")}`;
  return [...lines, `Already in the bucket: ${content}.`].join("\n");
}

function notWaited(step: ExportStep): Ending {
  const { parts } = step.progress;
  const range = wholeRange(parts);
  return {
    outcome: "not_waited",
    headline: `${atStart(subjectOf(step))}: export started`,
    message: `${range === undefined ? "" : `${rangeWithLength(range)}. `}This step does not wait for its end (wait: false).`,
  };
}

/** When the first export of a schedule is due, and what it holds. */
function firstOfSchedule(startMs: number, hours: number): string {
  const endMs = startMs + hours * HOUR_MS;
  const dueMs = endMs + EXPORT_LIMITS.spawn_delay_minutes * 60_000;
  return ` The first one is due on ${timeWords(dueMs)}, and exports ${rangeWords({ startMs, endMs })}.`;
}

function scheduled(step: ExportStep, { id, request, export: known }: Part): Ending {
  const hours = known?.interval_hours || step.inputs.interval_hours;
  const startMs = instantOf(request?.start_time ?? known?.start_time ?? "");
  const isKnown = !Number.isNaN(startMs) && hours !== undefined && hours <= MOST_HOURS;
  const first = isKnown ? firstOfSchedule(startMs, hours) : "";
  const every = hours === undefined ? "on a schedule" : `every ${counted(hours, "hour")}`;
  return {
    outcome: "scheduled",
    headline: `${atStart(subjectOf(step))}: exported ${every}`,
    message: `Each export starts ${EXPORT_LIMITS.spawn_delay_minutes} minutes after the end of its range.${first} This step does not wait for a schedule.`,
    advice: `To stop it, use operation: cancel with export_id: ${id}, and cancel_spawned: true for the exports that it has started.`,
  };
}

function completed(step: ExportStep): Ending {
  const { inputs, progress } = step;
  const { rows, fileCount, isComplete, runs, failed, cancelled } = totalsOf(progress.parts);
  const mustFail = isComplete && rows === 0 && inputs.fail_on_empty;
  const lacking = failed + cancelled;
  if (lacking > 0 && !mustFail)
    return {
      outcome: "completed",
      headline: headlineOf(step),
      message: `The platform shows COMPLETED, although ${lacking} of ${counted(runs, "run")} did not complete.`,
      advice: "Look at these runs before you use the files.",
      ...saidBy(errorsOf(progress.parts)),
      severity: "warning",
    };
  const range = wholeRange(progress.parts);
  const what = range === undefined ? "" : `${rangeWithLength(range)}: `;
  // Of an export that was started before, nobody here knows how long it took.
  const time = inputs.operation === "start" ? `, in ${elapsedTime(step)}` : "";
  if (!isComplete || rows === undefined) {
    const unknown = `${atStart(`${what}complete${time}`)}. The number of rows is not known`;
    const why = progress.parts.some(mayLackRuns)
      ? `: ${counted(runs, "run")} are listed, which may be a first page only`
      : "";
    const message = `${unknown}${why}.`;
    return { outcome: "completed", headline: headlineOf(step), message };
  }
  if (rows > 0) {
    const message = `${what}${counted(rows, "row")} in ${counted(fileCount, "file")}${time}.`;
    return { outcome: "completed", headline: headlineOf(step), message };
  }
  return {
    outcome: "empty",
    headline: `${atStart(subjectOf(step))}: exported, without a single row`,
    message: `${what}0 rows${time}.`,
    advice: "If you expected traces, check project_id, the range and the filter.",
    severity: inputs.fail_on_empty ? "failure" : "success",
  };
}

/** Which runs of an only export ended so. */
function failedWords({ progress: { parts } }: ExportStep, verb: string): string {
  const [only] = parts;
  const { total = 0, failed = 0 } = only?.runs ?? {};
  return only !== undefined && total > 1 && failed > 0 ? `${failedRunsOf(only)} ${verb}` : verb;
}

function failedEnding(step: ExportStep, parts: readonly Part[]): Ending {
  return {
    outcome: "failed",
    headline: headlineOf(step, failedWords(step, "failed")),
    message: withContent(failureLines(parts), step.progress.parts),
    advice: curesOf(parts),
    ...saidBy(errorsOf(parts)),
  };
}

function timedOutEnding(step: ExportStep, parts: readonly Part[]): Ending {
  const ours = parts.filter(({ cancelledFor }) => cancelledFor === "timeout");
  const open = openIds(ours);
  const elapsed = elapsedTime(step);
  const lines = partLines(parts, (part) => {
    if (!ours.includes(part)) return `The platform gave up on ${nameOf(part)} (TIMEDOUT).`;
    return open.includes(part.id ?? "")
      ? notCancelledYet(part)
      : `${nameAtStart(part)} had not finished after ${elapsed}, and was cancelled.`;
  });
  const isOurs = ours.length === parts.length;
  return {
    outcome: "timed_out",
    headline: headlineOf(
      step,
      isOurs
        ? `${open.length === 0 ? "cancelled" : "not finished"} after ${elapsed}`
        : failedWords(step, "timed out"),
    ),
    message: withContent([...lines, ...failureLines(parts)], step.progress.parts),
    advice: isOurs ? "Set a longer timeout, or export a smaller range (split_hours)." : NARROW,
    ...saidBy(errorsOf(parts)),
  };
}

function cancelledElsewhere(step: ExportStep, parts: readonly Part[]): Ending {
  const lines = partLines(
    parts,
    (part) => `${nameAtStart(part)} was cancelled, and not by this step.`,
  );
  return {
    outcome: "cancelled",
    headline: headlineOf(step, "cancelled by someone else"),
    message: withContent(lines, step.progress.parts),
    advice: "A cancelled export cannot be restarted: export again what is missing.",
  };
}

function deadlinePassed(step: ExportStep): Ending {
  const { inputs, progress } = step;
  const open = partsThatEnded(progress.parts, "unfinished");
  const missing = partsThatEnded(progress.parts, "not_created");
  const elapsed = elapsedTime(step);
  const [first] = open;
  const status =
    first?.export === undefined ? "not seen" : `still ${statusWord(first.export.status)}`;
  const lines: string[] = [];
  if (open.length > 0)
    lines.push(...partLines(open, (part) => lastSeen(step, part) || neverSeen(part)));
  if (missing.length > 0)
    lines.push(`Not started when the timeout expired: ${counted(missing.length, "part")}.`);
  // Nobody would create the missing exports once this step has ended.
  const isDetached = inputs.on_timeout === "detach" && missing.length === 0;
  return {
    outcome: isDetached ? "detached" : "timed_out",
    headline: headlineOf(step, `${status} after ${elapsed}`),
    message: withContent(lines, progress.parts),
    ...(isDetached ? {} : { advice: "Set a longer timeout, or continue in another step." }),
  };
}

const neverSeen = (part: Part) => `The status of ${nameOf(part)} was never seen.`;

/** The end where some exports could not be created, or not be followed to their ends. */
function endingOfErrors(step: ExportStep, parts: readonly Part[]): Ending {
  const all = step.progress.parts;
  const ending = endingOfExportError(parts[0]?.error, step);
  if (all.length === 1) return ending;
  const isNothingCreated = all.every(({ id }) => id === undefined);
  if (ending.outcome === "rejected" && isNothingCreated) return ending;
  const line = (part: Part) => `${nameAtStart(part)}: ${errorWords(part.error, step)}.`;
  const message = parts.length === 1 ? ending.message : partLines(parts, line).join("\n");
  return { ...ending, outcome: "error", headline: headlineOf(step), message };
}
