import { adviceOn, type Ending } from "../../action/ending.ts";
import { formatDuration, shortId } from "../../action/wording.ts";
import {
  ContractError,
  RefusedError,
  UnprovenError,
  UnreachableError,
} from "../../client/errors.ts";
import { openIds, type Part } from "../watch/progress.ts";
import { isOver, statusWord } from "../watch/status.ts";
import type { ExportStep } from "../world.ts";
import { refusalAdvice, refusalWords, saidIn } from "./refusal.ts";
import { atStart, headlineOf, nameAtStart, saidBy, subjectOf } from "./words.ts";

const MOST_LISTED = 3;

/** What was last seen of an export that a step lost sight of; empty where there is nothing. */
export function lastSeen(step: ExportStep, part: Part): string {
  const { export: known, readMs } = part;
  if (known === undefined || readMs === undefined) return "";
  const time = formatDuration(readMs - step.progress.startedMs);
  const next = isOver(known) ? "" : ", and was not cancelled";
  return `${nameAtStart(part)} was last seen ${statusWord(known.status)} after ${time}${next}.`;
}

/** The end of a step that has changed nothing. */
function nothingDone(step: ExportStep): string {
  const { operation, display_name = "" } = step.inputs;
  const subject = atStart(subjectOf(step));
  const ends = {
    start: `${subject}: not exported`,
    watch: `${subject}: cannot be watched`,
    cancel: `${subject}: not cancelled`,
    create_destination: `Destination ${display_name}: not created`,
    list: "The exports cannot be listed",
  };
  return ends[operation];
}

/** What went wrong, inside a sentence, without what the platform itself says about it. */
export function errorWords(error: unknown, { inputs }: ExportStep): string {
  if (error instanceof RefusedError) return refusalWords(error, inputs);
  return error instanceof Error ? error.message : "";
}

/** An error as the end of a step. A bug of ours is no end, and is thrown again. */
export function endingOfExportError(error: unknown, step: ExportStep): Ending {
  const { world, progress, inputs } = step;
  if (world.signal.aborted) return interrupted(step);
  const isCreated = progress.parts.some(
    ({ request, id }) => request !== undefined && id !== undefined,
  );
  const [only, ...others] = progress.parts;
  const failed = progress.parts.find((part) => part.error === error);
  const part = failed ?? (others.length === 0 ? only : undefined);
  const seen = part === undefined ? "" : lastSeen(step, part);
  const isNotCancelled = inputs.operation === "cancel" && error instanceof RefusedError;
  const isBegun = isCreated || (seen !== "" && !isNotCancelled);
  const headline = isBegun ? headlineOf(step, "end not known") : nothingDone(step);
  const message = `${seen} ${atStart(errorWords(error, step))}.`.trimStart();
  if (error instanceof RefusedError) {
    const advice = refusalAdvice(error, inputs);
    const outcome = isCreated ? "error" : "rejected";
    return { outcome, headline, message, advice, ...saidBy(saidIn(error)) };
  }
  if (error instanceof UnprovenError) {
    const advice = adviceToLookFirst(inputs.operation);
    return { outcome: "error", headline: mayBeThere(step), message, advice };
  }
  if (error instanceof UnreachableError || error instanceof ContractError) {
    return { outcome: "error", headline, message, advice: adviceOn(error) };
  }
  throw error;
}

const mayBeThere = (step: ExportStep) =>
  step.inputs.operation === "create_destination"
    ? `Destination ${step.inputs.display_name}: may have been created`
    : `${atStart(subjectOf(step))}: an export may have been created`;

function adviceToLookFirst(operation: ExportStep["inputs"]["operation"]): string {
  return operation === "create_destination"
    ? "Look for it on the platform before you create it again: destinations cannot be listed here, so nothing is sent twice."
    : "Look at the exports (operation: list) before you start it again: watch the one that is there, or cancel the duplicate.";
}

function interrupted(step: ExportStep): Ending {
  const { progress, inputs } = step;
  const { parts, isCreating } = progress;
  const outcome = "cancelled";
  const open = openIds(parts);
  const cancelledIds = progress.cancelledIds.filter((id) => !open.includes(id));
  const openParts = parts.filter(({ id = "" }) => open.includes(id));
  const cancelled =
    cancelledIds.length === 0 ? "" : ` Cancelled with it: ${exportsWords(cancelledIds)}.`;
  if (open.length > 0) {
    const next = inputs.cancel_on_interrupt
      ? `The post step tries again to cancel ${exportsWords(open)}.`
      : openParts
          .slice(0, MOST_LISTED)
          .map((part) => lastSeen(step, part))
          .join(" ");
    const unknown = isCreating ? " One more was being created, and may exist." : "";
    return {
      outcome,
      headline: headlineOf(step, "unfinished when the workflow was cancelled"),
      message: `${next}${cancelled}${unknown}`,
    };
  }
  if (isCreating) {
    const what = inputs.operation === "create_destination" ? "the destination" : "an export";
    const isLeftToPost = inputs.operation === "start" && inputs.cancel_on_interrupt;
    return {
      outcome,
      headline: mayBeThere(step),
      message: `The workflow was cancelled while ${what} was being created, so that it may exist.${cancelled}`,
      advice: isLeftToPost
        ? "The post step looks for it, and names what it finds."
        : "Look for it on the platform.",
    };
  }
  const ended = endedBefore(parts.filter(({ id = "" }) => !cancelledIds.includes(id)));
  if (cancelled + ended === "") {
    const message = "The workflow was cancelled before anything was changed.";
    return { outcome, headline: nothingDone(step), message };
  }
  const headline = headlineOf(step, ended === "" ? "cancelled" : "");
  return { outcome, headline, message: `The workflow was cancelled.${cancelled}${ended}` };
}

const exportsWords = (ids: readonly string[]) =>
  `export ${ids.map((id) => shortId(id)).join(", ")}`;

/** A sentence on the exports that had ended; empty if there are none. */
function endedBefore(parts: readonly Part[]): string {
  const ended = parts.flatMap((part) => part.export ?? []).filter(isOver);
  const [first, ...others] = ended;
  if (first === undefined) return "";
  if (others.length > 0) return ` ${ended.length} exports had ended before.`;
  return ` Export ${shortId(first.id)} had ended before: ${statusWord(first.status)}.`;
}
