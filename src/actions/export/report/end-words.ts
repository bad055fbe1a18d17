import { formatDuration, formatNumber, pluralize, shortId } from "../../../report/wording.ts";
import { type Known, unitOf } from "../known.ts";
import { statusWord } from "../watch/status.ts";
import { lastSeen } from "./ends-of-errors.ts";
import { failureLines } from "./failed-runs.ts";
import { about, atStart, nameOf, progress } from "./headline.ts";

/* What is said of an export at its end. */

const statusOf = (known: Known) => statusWord(known.export?.status ?? "");

export function rowsWords(known: Known): string {
  const { rows, files = [] } = known.runs ?? {};
  if (rows === undefined) return about(known, "complete");
  return about(known, `${pluralize(rows, "row")} in ${pluralize(files.length, "file")}`);
}

/** How many days or runs, and how long it took; empty if neither is known. */
export function tookWords(known: Known): string {
  const { inputs, elapsedMs } = known;
  const { total = 0, rows } = known.runs ?? {};
  const what = total < 2 ? "Exported" : `All ${pluralize(total, unitOf(known))} exported`;
  // Of an export that was started before, nobody here knows how long it took.
  const isOurs = inputs.operation === "start";
  const took = isOurs ? `${what} in ${formatDuration(elapsedMs)}.` : total < 2 ? "" : `${what}.`;
  return `${took}${rows === undefined ? " The number of rows is not known." : ""}`.trim();
}

export function partly(known: Known): string {
  const { failed = 0, cancelled = 0, total = 0 } = known.lastRuns ?? {};
  const runs = `${formatNumber(failed + cancelled)} of ${pluralize(total, "run")}`;
  return `The platform shows COMPLETED, although ${runs} did not complete.`;
}

/** Why an export that has ended is not complete, and what there is of it. */
export function reasons(known: Known): string[] {
  const { failed = 0, cancelled = 0 } = known.lastRuns ?? {};
  const unit = unitOf(known);
  const others = `${pluralize(cancelled, unit)} ${cancelled === 1 ? "was" : "were"} cancelled`;
  return [
    statusOf(known) === "TIMEDOUT" ? `The platform gave up on ${nameOf(known)} (TIMEDOUT).` : "",
    ...failureLines(known),
    failed > 0 && cancelled > 0 ? `A ${unit} that fails ends the export: ${others}.` : "",
  ];
}

/** Whether its status was read shortly before the timeout. */
function isSeen({ inputs, export: shown, readMs, elapsedMs }: Known): boolean {
  return shown !== undefined && elapsedMs - readMs < 2 * inputs.poll_max_interval;
}

export function atTimeout(known: Known): string {
  const word = statusOf(known);
  const seen = word === "CANCELLED" ? "cancelled" : `still ${word}`;
  const status = isSeen(known) ? seen : "lost contact";
  const at = `${status} at the timeout (${formatDuration(known.inputs.timeout)})`;
  return about(known, progress(known, at));
}

export function continues(known: Known): string[] {
  if (!isSeen(known)) return [lastSeen(known), "It may have ended since."];
  return ["The export continues on the platform."];
}

/** What a cancellation at the timeout came to. */
export function cancelledThen(known: Known): string[] {
  const status = statusOf(known);
  return status === "CANCELLED" ? failureLines(known) : [notCarriedOut(known.id ?? "", status)];
}

/** The platform may accept a cancellation, and carry it out later or never. */
export const notCarriedOut = (id: string, status: string) =>
  `Export ${shortId(id)} is still ${status}: the platform accepted the cancellation, but has not carried it out yet.`;

export function startedOrSeen(known: Known): string {
  return about(known, known.inputs.operation === "start" ? "started" : atStart(statusOf(known)));
}
