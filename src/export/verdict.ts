import { ContractError, RefusedError, UnreachableError } from "../client/errors.ts";
import { formatDuration } from "../rollout/duration.ts";
import { UnprovenError } from "../rollout/unproven.ts";
import { curesOf, failureLines } from "./diagnosis.ts";
import { TIMED_OUT_CURE } from "./failure-causes.ts";
import { amount, type End, endOf, nameOf, openIds, type Part, totalsOf } from "./progress.ts";
import { refusalAdvice, refusalMessage } from "./refusal.ts";
import { isOver, isSchedule, statusWord } from "./status.ts";
import type { Step } from "./step.ts";

export type Outcome =
  | "completed"
  | "failed"
  | "cancelled"
  | "timed_out"
  | "detached"
  | "scheduled"
  | "not_waited"
  | "empty"
  | "rejected"
  | "error";

/** The end of a step in words: what happened, and what to do next. */
export interface Verdict {
  outcome: Outcome;
  message: string;
  advice?: string;
  hasFailed: boolean;
}

const MOST_PARTS_TOLD = 10;
const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const watchAgain = (parts: readonly Part[]) =>
  `To go on watching, use operation: watch with export_id: ${openIds(parts).join(",")}.`;

function elapsed({ world, progress }: Step): string {
  return formatDuration(world.clock.now() - progress.startedMs);
}

/** One line for each of them, as long as they are few. */
function listed(parts: readonly Part[], line: (part: Part) => string): string {
  const lines = parts.slice(0, MOST_PARTS_TOLD).map(line);
  return [...lines, ...(parts.length > lines.length ? [`… and ${parts.length - lines.length} more.`] : [])].join("\n");
}

/** What else is to be known where the parts did not all end alike. */
function besides({ progress: { parts } }: Step): string {
  const open = parts.filter((part) => endOf(part) === "unfinished");
  const missing = parts.filter((part) => endOf(part) === "not_created");
  const count = (some: readonly Part[]) => `${some.length} of ${parts.length} exports`;
  return [
    ...(open.length === 0 ? [] : [`\nNot over: ${count(open)}. They go on. ${watchAgain(open)}`]),
    ...(missing.length === 0 ? [] : [`\nNot created: ${count(missing)}, from ${missing[0]?.request?.start_time} on.`]),
  ].join("");
}

/** How the exports that were created and followed have ended, all together: as the worst of them. */
export function verdictOfParts(step: Step): Verdict {
  const { inputs, progress } = step;
  const { parts } = progress;
  const ends = (end: End) => parts.filter((part) => endOf(part) === end);
  const schedule = parts.find(({ export: known }) => known !== undefined && isSchedule(known) && !isOver(known));
  if (ends("error").length > 0) return notFoundOut(step, ends("error"));
  if (ends("failed").length > 0) return failed(step, ends("failed"));
  if (ends("timed_out").length > 0) return timedOut(step, ends("timed_out"));
  if (ends("cancelled").length > 0) return cancelledElsewhere(step, ends("cancelled"));
  if (schedule !== undefined) return scheduled(schedule, inputs.interval_hours);
  const open = [...ends("unfinished"), ...ends("not_created")];
  if (open.length === 0) return completed(step);
  return inputs.wait ? deadlinePassed(step) : notWaited(parts);
}

function notWaited(parts: readonly Part[]): Verdict {
  const message = `${listed(parts, (part) => `${capital(nameOf(part))} was started; not waiting for it (wait: false).`)}`;
  return { outcome: "not_waited", message, advice: watchAgain(parts), hasFailed: false };
}

function scheduled({ id, export: known }: Part, interval_hours: number | undefined): Verdict {
  const hours = known?.interval_hours ?? interval_hours;
  const every = hours === undefined ? "" : ` Every ${hours} hours it spawns an export, 10 minutes after the end of its range.`;
  return {
    outcome: "scheduled",
    message: `Export ${id} is a schedule, which is not waited for.${every}`,
    advice: `To stop it, use operation: cancel with export_id: ${id}, and cancel_spawned: true for what it has spawned.`,
    hasFailed: false,
  };
}

function completed(step: Step): Verdict {
  const { inputs, progress } = step;
  const { runs, rows, fileCount, isComplete } = totalsOf(progress.parts);
  const [only] = progress.parts;
  const what = progress.parts.length === 1 && only !== undefined ? capital(nameOf(only)) : `All ${progress.parts.length} exports`;
  if (isComplete && rows === 0) {
    const advice = inputs.fail_on_empty ? { advice: "Check project_id, the range and the filter." } : {};
    const message = `${what} completed after ${elapsed(step)}, without a single row.`;
    return { outcome: "empty", message, ...advice, hasFailed: inputs.fail_on_empty };
  }
  const content =
    isComplete && rows !== undefined ? `: ${amount(rows)} rows in ${amount(fileCount)} files, by ${amount(runs)} runs` : "";
  return { outcome: "completed", message: `${what} completed after ${elapsed(step)}${content}.`, hasFailed: false };
}

function failed(step: Step, parts: readonly Part[]): Verdict {
  const message = listed(parts, (part) => {
    const { total = 0, failed = 0 } = part.runs ?? {};
    const runs = failed === 0 ? "" : `: ${failed} of ${total} runs failed`;
    const lines = [`${capital(nameOf(part))} ended as FAILED after ${elapsed(step)}${runs}.`, ...failureLines(part)];
    return lines.join("\n");
  });
  return { outcome: "failed", message: message + besides(step), advice: curesOf(parts), hasFailed: true };
}

function timedOut(step: Step, parts: readonly Part[]): Verdict {
  const message = listed(parts, (part) => {
    const name = capital(nameOf(part));
    if (part.cancelledFor === "timeout")
      return `${name} was not over when the timeout came, after ${elapsed(step)}, and was cancelled.`;
    return [`${name} ended as TIMEDOUT: the service gave up on it.`, ...failureLines(part)].join("\n");
  });
  const isOurs = parts.every(({ cancelledFor }) => cancelledFor === "timeout");
  const advice = isOurs ? "Give a longer timeout, or start an export of a smaller range." : TIMED_OUT_CURE;
  return { outcome: "timed_out", message: message + besides(step), advice, hasFailed: true };
}

function cancelledElsewhere(step: Step, parts: readonly Part[]): Verdict {
  const message = listed(parts, (part) => `${capital(nameOf(part))} was cancelled by somebody else, after ${elapsed(step)}.`);
  const advice = "A cancelled export cannot be restarted: start a new one.";
  return { outcome: "cancelled", message: message + besides(step), advice, hasFailed: true };
}

function deadlinePassed(step: Step): Verdict {
  const { inputs, progress } = step;
  const missing = progress.parts.filter((part) => endOf(part) === "not_created");
  const open = progress.parts.filter((part) => endOf(part) === "unfinished");
  const isDetached = inputs.on_timeout === "detach" && missing.length === 0;
  const lines = [
    listed(
      open,
      (part) => `${capital(nameOf(part))} was still ${statusWord(part.export?.status ?? "")} after ${elapsed(step)}. It goes on.`,
    ),
    ...(missing.length === 0
      ? []
      : [`Not created when the timeout came: ${missing.length} exports, from ${missing[0]?.request?.start_time} on.`]),
  ];
  const again = open.length === 0 ? [] : [watchAgain(open)];
  const rest = missing.length === 0 ? [] : [`Export the rest with start_time: ${missing[0]?.request?.start_time}.`];
  const advice = [...again, ...rest, ...(isDetached ? [] : ["Or give a longer timeout."])].join(" ");
  const message = lines.filter((line) => line !== "").join("\n");
  return { outcome: isDetached ? "detached" : "timed_out", message, advice, hasFailed: !isDetached };
}

/** The end where some of the exports could not be created, or not be followed. */
function notFoundOut(step: Step, parts: readonly Part[]): Verdict {
  const { progress } = step;
  const [first] = parts;
  const isOnly = progress.parts.length === 1;
  const verdict = verdictOfError(first?.error, step);
  if (isOnly) return verdict;
  const uncreated = progress.parts.filter((part) => endOf(part) === "not_created").length;
  const others = uncreated === 0 ? "" : `\n${uncreated} more exports were not created.`;
  const isRejected = verdict.outcome === "rejected" && progress.parts.every(({ id }) => id === undefined);
  const message = listed(parts, (part) => `${capital(nameOf(part))}: ${part.error?.message}.`) + others;
  return { ...verdict, outcome: isRejected ? "rejected" : "error", message };
}

/** An error as a verdict. Errors of our own making are not known here and are thrown on. */
export function verdictOfError(error: unknown, step: Step): Verdict {
  const { world, progress, inputs } = step;
  if (world.signal.aborted) return interrupted(step);
  const open = openIds(progress.parts);
  const isCreated = progress.parts.some(({ request, id }) => request !== undefined && id !== undefined);
  if (error instanceof RefusedError) {
    const advice = refusalAdvice(error, inputs.operation);
    if (!isCreated) return { outcome: "rejected", message: `${refusalMessage(error)}.`, advice, hasFailed: true };
    const message = `${refusalMessage(error)}. What was created goes on; the outputs are set.`;
    return { outcome: "error", message, advice: `${advice} ${watchAgain(progress.parts)}`, hasFailed: true };
  }
  if (error instanceof UnprovenError) {
    return { outcome: "error", message: `${error.message}.`, advice: lookFirst(step), hasFailed: true };
  }
  if (error instanceof UnreachableError || error instanceof ContractError) {
    const cause =
      error instanceof ContractError
        ? "Check base_url; if it is right, please report this answer as a bug."
        : "Check base_url and whether the service is up.";
    const goesOn = isCreated && open.length > 0 ? " What was created goes on." : "";
    const advice = open.length > 0 ? `${cause} ${watchAgain(progress.parts)}` : cause;
    return { outcome: "error", message: `${error.message}.${goesOn}`, advice, hasFailed: true };
  }
  throw error;
}

function lookFirst({ inputs }: Step): string {
  if (inputs.operation === "create_destination") {
    return "Look for it on the platform before you create it again: destinations cannot be listed here, so nothing is sent twice.";
  }
  return "Look at the exports (operation: list) before you start it again: watch the one that is there, or cancel what is twice.";
}

function interrupted({ progress, inputs }: Step): Verdict {
  const { parts, cancelledIds, isCreating } = progress;
  const open = openIds(parts).filter((id) => !cancelledIds.includes(id));
  const end = { outcome: "cancelled" as const, hasFailed: true };
  const cancelled = cancelledIds.length === 0 ? "" : ` Cancelled as well: export ${cancelledIds.join(", ")}.`;
  if (open.length > 0) {
    const goesOn = inputs.cancel_on_interrupt ? "not yet cancelled; the post step tries again" : "the export goes on";
    const lost = isCreating ? " One more was being created, and may be there." : "";
    const message = `The workflow was cancelled; ${goesOn}: ${open.join(", ")}.${cancelled}${lost}`;
    return { ...end, message, advice: watchAgain(parts) };
  }
  if (isCreating) {
    const what = inputs.operation === "create_destination" ? "the destination" : "an export";
    const isLookedFor = inputs.operation === "start" && inputs.cancel_on_interrupt;
    return {
      ...end,
      message: `The workflow was cancelled while ${what} was being created. It may be there.${cancelled}`,
      advice: isLookedFor ? "The post step looks for it, and cancels it." : "Look on the platform.",
    };
  }
  if (cancelled !== "") return { ...end, message: `The workflow was cancelled.${cancelled}` };
  return { ...end, message: "The workflow was cancelled before anything was changed." };
}
