import type { Ending } from "../../action/ending.ts";
import { counted, formatDuration } from "../../action/wording.ts";
import type { Step } from "../step.ts";
import { capital, type End, endOf, nameOf, type Part, totalsOf } from "../watch/progress.ts";
import { isOver, isSchedule, statusWord } from "../watch/status.ts";
import { curesOf, failureLines } from "./diagnosis.ts";
import { endingOfError, watchAgain } from "./ending.ts";
import { TIMED_OUT_CURE } from "./failure-causes.ts";

const MOST_PARTS_TOLD = 10;

function elapsed({ world, progress }: Step): string {
  return formatDuration(world.clock.now() - progress.startedMs);
}

/** One line for each of them, as long as they are few. */
function listed(parts: readonly Part[], line: (part: Part) => string): string {
  const lines = parts.slice(0, MOST_PARTS_TOLD).map(line);
  return [
    ...lines,
    ...(parts.length > lines.length ? [`… and ${parts.length - lines.length} more.`] : []),
  ].join("\n");
}

/** What else is to be known where the parts did not all end alike. */
function besides({ progress: { parts } }: Step): string {
  const open = parts.filter((part) => endOf(part) === "unfinished");
  const missing = parts.filter((part) => endOf(part) === "not_created");
  const count = (some: readonly Part[]) => `${some.length} of ${parts.length} exports`;
  return [
    ...(open.length === 0 ? [] : [`\nNot over: ${count(open)}. They go on. ${watchAgain(open)}`]),
    ...(missing.length === 0
      ? []
      : [`\nNot created: ${count(missing)}, from ${missing[0]?.request?.start_time} on.`]),
  ].join("");
}

/** How the exports that were created and followed have ended, all together: as the worst of them. */
export function endingOfParts(step: Step): Ending {
  const { inputs, progress } = step;
  const { parts } = progress;
  const ends = (end: End) => parts.filter((part) => endOf(part) === end);
  const schedule = parts.find(
    ({ export: known }) => known !== undefined && isSchedule(known) && !isOver(known),
  );
  if (ends("error").length > 0) return notFoundOut(step, ends("error"));
  if (ends("failed").length > 0) return failed(step, ends("failed"));
  if (ends("timed_out").length > 0) return timedOut(step, ends("timed_out"));
  if (ends("cancelled").length > 0) return cancelledElsewhere(step, ends("cancelled"));
  if (schedule !== undefined) return scheduled(schedule, inputs.interval_hours);
  const open = [...ends("unfinished"), ...ends("not_created")];
  if (open.length === 0) return completed(step);
  return inputs.wait ? deadlinePassed(step) : notWaited(parts);
}

function notWaited(parts: readonly Part[]): Ending {
  const message = listed(
    parts,
    (part) => `${capital(nameOf(part))} was started; not waiting for it (wait: false).`,
  );
  return { outcome: "not_waited", message, advice: watchAgain(parts) };
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

function completed(step: Step): Ending {
  const { inputs, progress } = step;
  const { runs, rows, fileCount, isComplete } = totalsOf(progress.parts);
  const [only] = progress.parts;
  const what =
    progress.parts.length === 1 && only !== undefined
      ? capital(nameOf(only))
      : `All ${progress.parts.length} exports`;
  if (isComplete && rows === 0) {
    const advice = inputs.fail_on_empty
      ? { advice: "Check project_id, the range and the filter." }
      : {};
    const message = `${what} completed after ${elapsed(step)}, without a single row.`;
    const severity = inputs.fail_on_empty ? "failure" : "success";
    return { outcome: "empty", message, ...advice, severity };
  }
  const content =
    isComplete && rows !== undefined
      ? `: ${counted(rows, "row")} in ${counted(fileCount, "file")}, by ${counted(runs, "run")}`
      : "";
  return {
    outcome: "completed",
    message: `${what} completed after ${elapsed(step)}${content}.`,
  };
}

function failed(step: Step, parts: readonly Part[]): Ending {
  const message = listed(parts, (part) => {
    const { total = 0, failed = 0 } = part.runs ?? {};
    const runs = failed === 0 ? "" : `: ${failed} of ${total} runs failed`;
    const lines = [
      `${capital(nameOf(part))} ended as FAILED after ${elapsed(step)}${runs}.`,
      ...failureLines(part),
    ];
    return lines.join("\n");
  });
  return {
    outcome: "failed",
    message: message + besides(step),
    advice: curesOf(parts),
  };
}

function timedOut(step: Step, parts: readonly Part[]): Ending {
  const message = listed(parts, (part) => {
    const name = capital(nameOf(part));
    if (part.cancelledFor === "timeout")
      return `${name} was not over when the timeout came, after ${elapsed(step)}, and was cancelled.`;
    return [`${name} ended as TIMEDOUT: the service gave up on it.`, ...failureLines(part)].join(
      "\n",
    );
  });
  const isOurs = parts.every(({ cancelledFor }) => cancelledFor === "timeout");
  const advice = isOurs
    ? "Give a longer timeout, or start an export of a smaller range."
    : TIMED_OUT_CURE;
  return { outcome: "timed_out", message: message + besides(step), advice };
}

function cancelledElsewhere(step: Step, parts: readonly Part[]): Ending {
  const message = listed(
    parts,
    (part) => `${capital(nameOf(part))} was cancelled by somebody else, after ${elapsed(step)}.`,
  );
  const advice = "A cancelled export cannot be restarted: start a new one.";
  return { outcome: "cancelled", message: message + besides(step), advice };
}

function deadlinePassed(step: Step): Ending {
  const { inputs, progress } = step;
  const missing = progress.parts.filter((part) => endOf(part) === "not_created");
  const open = progress.parts.filter((part) => endOf(part) === "unfinished");
  const isDetached = inputs.on_timeout === "detach" && missing.length === 0;
  const lines = [
    listed(
      open,
      (part) =>
        `${capital(nameOf(part))} was still ${statusWord(part.export?.status ?? "")} after ${elapsed(step)}. It goes on.`,
    ),
    ...(missing.length === 0
      ? []
      : [
          `Not created when the timeout came: ${counted(missing.length, "export")}, from ${missing[0]?.request?.start_time} on.`,
        ]),
  ];
  const again = open.length === 0 ? [] : [watchAgain(open)];
  const rest =
    missing.length === 0
      ? []
      : [`Export the rest with start_time: ${missing[0]?.request?.start_time}.`];
  const advice = [...again, ...rest, ...(isDetached ? [] : ["Or give a longer timeout."])].join(
    " ",
  );
  const message = lines.filter((line) => line !== "").join("\n");
  return {
    outcome: isDetached ? "detached" : "timed_out",
    message,
    advice,
  };
}

/** The end where some of the exports could not be created, or not be followed. */
function notFoundOut(step: Step, parts: readonly Part[]): Ending {
  const { progress } = step;
  const [first] = parts;
  const isOnly = progress.parts.length === 1;
  const ending = endingOfError(first?.error, step);
  if (isOnly) return ending;
  const uncreated = progress.parts.filter((part) => endOf(part) === "not_created").length;
  const others = uncreated === 0 ? "" : `\n${uncreated} more exports were not created.`;
  const isRejected =
    ending.outcome === "rejected" && progress.parts.every(({ id }) => id === undefined);
  const message =
    listed(parts, (part) => `${capital(nameOf(part))}: ${part.error?.message}.`) + others;
  return { ...ending, outcome: isRejected ? "rejected" : "error", message };
}
