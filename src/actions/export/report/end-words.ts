import { formatDuration, formatNumber, pluralize, shortId } from "../../../report/wording.ts";
import { unitOf } from "../known.ts";
import type { ExportStep } from "../step.ts";
import { statusWord } from "../watch/status.ts";
import { failureLines } from "./causes.ts";
import { lastSeen } from "./ends-of-errors.ts";
import { about, atStart, nameOf, progress } from "./headline.ts";

/* What is said of an export at its end. */

const statusOf = ({ known }: ExportStep) => statusWord(known.export?.status ?? "");

export function rowsWords(step: ExportStep): string {
  const { rows = 0, fileCount = 0 } = step.known.runs ?? {};
  return about(step, `${pluralize(rows, "row")} in ${pluralize(fileCount, "file")}`);
}

/** How many days or runs, and how long it took; empty if neither is known. */
export function tookWords({ inputs, known, elapsedMs }: ExportStep): string {
  const { total = 0 } = known.runs ?? {};
  const what = total < 2 ? "Exported" : `All ${pluralize(total, unitOf(known))} exported`;
  // Of an export that was started before, nobody here knows how long it took.
  if (inputs.operation === "start") return `${what} in ${formatDuration(elapsedMs)}.`;
  return total < 2 ? "" : `${what}.`;
}

export function partly({ known }: ExportStep): string {
  const { failed = 0, cancelled = 0, total = 0 } = known.lastRuns ?? {};
  const runs = `${formatNumber(failed + cancelled)} of ${pluralize(total, "run")}`;
  return `The platform shows COMPLETED, although ${runs} did not complete.`;
}

/** Why an export that has ended is not complete, and what there is of it. */
export function reasons(step: ExportStep): string[] {
  const { known } = step;
  const { failed = 0, cancelled = 0 } = known.lastRuns ?? {};
  const unit = unitOf(known);
  const others = `${pluralize(cancelled, unit)} ${cancelled === 1 ? "was" : "were"} cancelled`;
  return [
    statusOf(step) === "TIMEDOUT" ? `The platform gave up on ${nameOf(known)} (TIMEDOUT).` : "",
    ...failureLines(known),
    failed > 0 && cancelled > 0 ? `A ${unit} that fails ends the export: ${others}.` : "",
    soFar(step),
  ];
}

/** Empty unless it is known. */
function soFar({ known }: ExportStep): string {
  const { completed = 0, fileCount = 0, rows = 0 } = known.runs ?? {};
  if (rows === 0 || completed === 0) return "";
  return `Already in the bucket: ${pluralize(rows, "row")} in ${pluralize(fileCount, "file")}.`;
}

/** Whether its status was read shortly before the timeout. */
function isSeen({ inputs, known, elapsedMs }: ExportStep): boolean {
  return known.export !== undefined && elapsedMs - known.readMs < 2 * inputs.poll_max_interval;
}

export function atTimeout(step: ExportStep): string {
  const word = statusOf(step);
  const seen = word === "CANCELLED" ? "cancelled" : `still ${word}`;
  const status = isSeen(step) ? seen : "lost contact";
  const at = `${status} at the timeout (${formatDuration(step.inputs.timeout)})`;
  return about(step, progress(step, at));
}

export function continues(step: ExportStep): string[] {
  if (!isSeen(step)) return [lastSeen(step), "It may have ended since.", soFar(step)];
  return ["The export continues on the platform.", soFar(step)];
}

/** What a cancellation at the timeout came to. */
export function cancelledThen(step: ExportStep): string[] {
  const { known } = step;
  const status = statusOf(step);
  if (status === "CANCELLED") return [...failureLines(known), soFar(step)];
  return [notCarriedOut(known.id ?? "", status), soFar(step)];
}

/** The platform may accept a cancellation, and carry it out later or never. */
export const notCarriedOut = (id: string, status: string) =>
  `Export ${shortId(id)} is still ${status}: the platform accepted the cancellation, but has not carried it out yet.`;

export function startedOrSeen(step: ExportStep): string {
  return about(step, step.inputs.operation === "start" ? "started" : atStart(statusOf(step)));
}
