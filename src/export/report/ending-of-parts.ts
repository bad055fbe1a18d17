import type { Ending } from "../../action/ending.ts";
import { counted, formatDuration } from "../../action/wording.ts";
import { endOf, type Part, type PartEnd, partNameAtStart, totalsOf } from "../watch/progress.ts";
import { isOver, isSchedule, statusWord } from "../watch/status.ts";
import type { ExportStep } from "../world.ts";
import { adviceToWatch, endingOfExportError } from "./ending.ts";
import { curesOf, failureLines, TIMED_OUT_CURE } from "./failure-causes.ts";

const MOST_PARTS_LISTED = 10;

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
  const schedule = parts.find(
    ({ export: known }) => known !== undefined && isSchedule(known) && !isOver(known),
  );
  if (schedule !== undefined) return scheduled(schedule, inputs.interval_hours);
  if (partsThatEnded(parts, "completed").length === parts.length) return completed(step);
  return inputs.wait ? deadlinePassed(step) : notWaited(parts);
}

const partsThatEnded = (parts: readonly Part[], end: PartEnd) =>
  parts.filter((part) => endOf(part) === end);

function elapsedTime({ world, progress }: ExportStep): string {
  return formatDuration(world.clock.now() - progress.startedMs);
}

/** Some text for each part, as long as they are few. */
function partLines(parts: readonly Part[], text: (part: Part) => string): string {
  const lines = parts.slice(0, MOST_PARTS_LISTED).map(text);
  const more = parts.length - lines.length;
  if (more > 0) lines.push(`… and ${more} more.`);
  return lines.join("\n");
}

/** The parts that have not ended, for an ending that is about others. */
function unfinishedLines({ progress: { parts } }: ExportStep): string {
  const open = partsThatEnded(parts, "unfinished");
  const missing = partsThatEnded(parts, "not_created");
  const count = (some: readonly Part[]) => `${some.length} of ${parts.length} exports`;
  let lines = "";
  if (open.length > 0) lines += `\nNot over: ${count(open)}. They go on. ${adviceToWatch(open)}`;
  if (missing.length > 0)
    lines += `\nNot created: ${count(missing)}, from ${missing[0]?.request?.start_time} on.`;
  return lines;
}

function notWaited(parts: readonly Part[]): Ending {
  const message = partLines(
    parts,
    (part) => `${partNameAtStart(part)} was started; not waiting for it (wait: false).`,
  );
  return { outcome: "not_waited", message, advice: adviceToWatch(parts) };
}

function scheduled({ id, export: known }: Part, interval_hours: number | undefined): Ending {
  const hours = known?.interval_hours ?? interval_hours;
  const every =
    hours === undefined
      ? ""
      : ` Every ${counted(hours, "hour")} it spawns an export, 10 minutes after the end of its range.`;
  return {
    outcome: "scheduled",
    message: `Export ${id} is a schedule, which is not waited for.${every}`,
    advice: `To stop it, use operation: cancel with export_id: ${id}, and cancel_spawned: true for what it has spawned.`,
  };
}

function completed(step: ExportStep): Ending {
  const { inputs, progress } = step;
  const { runs, rows, fileCount, isComplete } = totalsOf(progress.parts);
  const [first, ...others] = progress.parts;
  const what =
    first !== undefined && others.length === 0
      ? partNameAtStart(first)
      : `All ${progress.parts.length} exports`;
  const completedAfter = `${what} completed after ${elapsedTime(step)}`;
  if (!isComplete || rows === undefined)
    return { outcome: "completed", message: `${completedAfter}.` };
  if (rows > 0) {
    const content = `${counted(rows, "row")} in ${counted(fileCount, "file")}, by ${counted(runs, "run")}`;
    return { outcome: "completed", message: `${completedAfter}: ${content}.` };
  }
  const message = `${completedAfter}, without a single row.`;
  if (!inputs.fail_on_empty) return { outcome: "empty", message, severity: "success" };
  const advice = "Check project_id, the range and the filter.";
  return { outcome: "empty", message, advice, severity: "failure" };
}

function failedEnding(step: ExportStep, parts: readonly Part[]): Ending {
  const message = partLines(parts, (part) => {
    const { total = 0, failed = 0 } = part.runs ?? {};
    const runs = failed === 0 ? "" : `: ${failed} of ${total} runs failed`;
    const line = `${partNameAtStart(part)} ended as FAILED after ${elapsedTime(step)}${runs}.`;
    return [line, ...failureLines(part)].join("\n");
  });
  return { outcome: "failed", message: message + unfinishedLines(step), advice: curesOf(parts) };
}

function timedOutEnding(step: ExportStep, parts: readonly Part[]): Ending {
  const message = partLines(parts, (part) => {
    const name = partNameAtStart(part);
    if (part.cancelledFor === "timeout")
      return `${name} was not over when the timeout came, after ${elapsedTime(step)}, and was cancelled.`;
    const line = `${name} ended as TIMEDOUT: the service gave up on it.`;
    return [line, ...failureLines(part)].join("\n");
  });
  const isOurs = parts.every(({ cancelledFor }) => cancelledFor === "timeout");
  const advice = isOurs
    ? "Give a longer timeout, or start an export of a smaller range."
    : TIMED_OUT_CURE;
  return { outcome: "timed_out", message: message + unfinishedLines(step), advice };
}

function cancelledElsewhere(step: ExportStep, parts: readonly Part[]): Ending {
  const message = partLines(
    parts,
    (part) => `${partNameAtStart(part)} was cancelled by someone else, after ${elapsedTime(step)}.`,
  );
  const advice = "A cancelled export cannot be restarted: start a new one.";
  return { outcome: "cancelled", message: message + unfinishedLines(step), advice };
}

function deadlinePassed(step: ExportStep): Ending {
  const { inputs, progress } = step;
  const open = partsThatEnded(progress.parts, "unfinished");
  const missing = partsThatEnded(progress.parts, "not_created");
  const from = missing[0]?.request?.start_time;
  const messages: string[] = [];
  const advice: string[] = [];
  if (open.length > 0) {
    const elapsed = elapsedTime(step);
    const isStill = ({ export: known }: Part) => `still ${statusWord(known?.status ?? "")}`;
    messages.push(
      partLines(
        open,
        (part) => `${partNameAtStart(part)} was ${isStill(part)} after ${elapsed}. It continues.`,
      ),
    );
    advice.push(adviceToWatch(open));
  }
  if (missing.length > 0) {
    const count = counted(missing.length, "export");
    messages.push(`Not created when the timeout came: ${count}, from ${from} on.`);
    advice.push(`Export the rest with start_time: ${from}.`);
  }
  // Nobody would create the missing exports once this step has ended.
  const isDetached = inputs.on_timeout === "detach" && missing.length === 0;
  if (!isDetached) advice.push("Or give a longer timeout.");
  return {
    outcome: isDetached ? "detached" : "timed_out",
    message: messages.join("\n"),
    advice: advice.join(" "),
  };
}

/** The end where some exports could not be created, or not be followed to their ends. */
function endingOfErrors(step: ExportStep, parts: readonly Part[]): Ending {
  const all = step.progress.parts;
  const ending = endingOfExportError(parts[0]?.error, step);
  if (all.length === 1) return ending;
  const isNothingCreated = all.every(({ id }) => id === undefined);
  const isRejected = ending.outcome === "rejected" && isNothingCreated;
  const lines = partLines(parts, (part) => `${partNameAtStart(part)}: ${part.error?.message}.`);
  const missing = partsThatEnded(all, "not_created").length;
  const message = missing === 0 ? lines : `${lines}\n${missing} more exports were not created.`;
  return { ...ending, outcome: isRejected ? "rejected" : "error", message };
}
