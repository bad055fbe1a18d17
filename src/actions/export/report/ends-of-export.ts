import { NARROW } from "../../../report/causes.ts";
import type { End } from "../../../report/conclusion.ts";
import { formatDuration, pluralize, shortId } from "../../../report/wording.ts";
import { statusWord } from "../../../service/contract/bulk-exports.ts";
import { type Known, unitOf } from "../known.ts";
import { isSchedule } from "../watch/status.ts";
import { end } from "./end.ts";
import { SCHEDULES } from "./ends-of-schedule.ts";
import { curesOf, failureLines, isPartial, PARTS, partly } from "./failed-runs.ts";
import { about, atStart, lastSeen, nameOf, progress, progressBut } from "./headline.ts";

const LONGER = "Set a longer timeout, or export a shorter range.";
const EXPECT = "If you expected traces, check project_id, the range and the filter.";
const AGAIN = "A cancelled export cannot be restarted: start it again.";

/** Every end of an export that this step has started or watched. */
export const EXPORTS = {
  completed: end("completed", (known) => ({
    headline: about(known, rowsIn(known)),
    lines: [tookWords(known)],
  })),
  partial: end("completed", (known) => ({
    headline: about(known, progressBut(known, "exported in part")),
    lines: [partly(known)],
    advice: PARTS,
    severity: "warning",
  })),
  empty: end("empty", (known) => ({
    headline: about(known, known.schedule === undefined ? "no rows" : "its newest export is empty"),
    lines: emptyLines(known),
    advice: EXPECT,
    severity: known.inputs.fail_on_empty ? "failure" : "success",
  })),
  failed: end("failed", (known) => ({
    headline: about(known, progressBut(known, "failed")),
    lines: failureLines(known),
    advice: curesOf(known),
  })),
  gaveUp: end("timed_out", (known) => ({
    headline: about(known, progressBut(known, "timed out")),
    lines: [`The platform gave up on ${nameOf(known)} (TIMEDOUT).`, ...failureLines(known)],
    advice: NARROW,
  })),
  /** By someone else. */
  cancelled: end("cancelled", (known) => ({
    headline: about(known, progress(known, "cancelled, not by this step")),
    lines: failureLines(known),
    advice: AGAIN,
  })),
  timedOut: end("timed_out", (known) => ({
    headline: atTimeout(known),
    lines: continues(known),
    advice: LONGER,
  })),
  /** What was to be cancelled at the timeout, and has not ended otherwise. */
  cancelledInTime: end("timed_out", (known) => ({
    headline: atTimeout(known),
    lines:
      statusOf(known) === "CANCELLED"
        ? failureLines(known)
        : [notCarriedOut(known.id ?? "", statusOf(known))],
    advice: LONGER,
  })),
  detached: end("detached", (known) => ({
    headline: atTimeout(known),
    lines: continues(known),
  })),
  notWaited: end("not_waited", (known) => ({
    headline: about(known, known.request ? "started" : atStart(statusOf(known))),
    lines: ["This step does not wait for its end (wait: false)."],
  })),
} as const satisfies Record<string, End<Known>>;

const statusOf = (known: Known) => statusWord(known.export?.status ?? "");

/** How an export ended that is over, as it was last read. */
export function endOfExport(known: Known): End<Known> | undefined {
  const word = statusOf(known);
  if (word === "FAILED") return EXPORTS.failed;
  if (word === "TIMEDOUT") return EXPORTS.gaveUp;
  return word === "COMPLETED" ? endOfCompleted(known) : undefined;
}

function endOfCompleted(known: Known): End<Known> {
  const isOfSchedule = known.schedule !== undefined;
  const isEmpty = known.runs?.rows === 0;
  if (isEmpty && (known.inputs.fail_on_empty || !isOfSchedule)) return EXPORTS.empty;
  if (isOfSchedule) return SCHEDULES.upToDate;
  return isPartial(known) ? EXPORTS.partial : EXPORTS.completed;
}

/** The end of an export as it was last read, or this if it is not over. */
export function endNow(known: Known, otherwise: End<Known>): End<Known> {
  const { export: shown } = known;
  if (statusOf(known) === "CANCELLED") return EXPORTS.cancelled;
  const isOpenSchedule = shown !== undefined && isSchedule(shown);
  return endOfExport(known) ?? (isOpenSchedule ? SCHEDULES.scheduled : otherwise);
}

function rowsIn({ runs }: Known): string {
  if (runs?.rows === undefined) return "complete";
  return `${pluralize(runs.rows, "row")} in ${pluralize(runs.files.length, "file")}`;
}

/** How many days or runs, and how long it took; empty if neither is known. */
function tookWords(known: Known): string {
  const { request, elapsedMs } = known;
  const { total = 0, rows } = known.runs ?? {};
  const what = total < 2 ? "Exported" : `All ${pluralize(total, unitOf(known))} exported`;
  // Of an export that was started before, nobody here knows how long it took.
  const took = request ? `${what} in ${formatDuration(elapsedMs)}.` : total < 2 ? "" : `${what}.`;
  return `${took}${rows === undefined ? " The number of rows is not known." : ""}`.trim();
}

function emptyLines({ request, inputs, elapsedMs }: Known): string[] {
  const took = request ? `It finished in ${formatDuration(elapsedMs)}.` : "";
  const why = inputs.fail_on_empty ? "This step fails if there are none (fail_on_empty)." : "";
  return [[took, why].filter(Boolean).join(" ")];
}

/** Whether its status was read shortly before the timeout. */
const isSeen = ({ inputs, export: shown, readMs, elapsedMs }: Known) =>
  shown !== undefined && elapsedMs - readMs < 2 * inputs.poll_max_interval;

function atTimeout(known: Known): string {
  const word = statusOf(known);
  const seen = word === "CANCELLED" ? "cancelled" : `still ${word}`;
  const lost = known.export === undefined ? "could not be read" : "lost contact";
  const status = isSeen(known) ? seen : lost;
  const at = `${status} at the timeout (${formatDuration(known.inputs.timeout)})`;
  return about(known, progress(known, at));
}

function continues(known: Known): string[] {
  if (isSeen(known)) return ["The export continues on the platform."];
  if (known.export !== undefined) return [lastSeen(known), "It may have ended since."];
  return ["It may have ended: the log says why it could not be read."];
}

/** The platform may accept a cancellation, and carry it out later or never. */
export const notCarriedOut = (id: string, status: string) =>
  `Export ${shortId(id)} is still ${status}: the platform accepted the cancellation, but has not carried it out yet.`;
