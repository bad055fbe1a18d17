import { NARROW } from "../../../report/causes.ts";
import type { End } from "../../../report/conclusion.ts";
import { formatDuration } from "../../../report/wording.ts";
import { statusWord } from "../../../service/contract/bulk-exports.ts";
import type { Known } from "../known.ts";
import { isSchedule } from "../watch/status.ts";
import { end } from "./end.ts";
import { curesOf } from "./failed-runs.ts";
import { about, atStart, exportName, ifInPart, lastSeen, progress, rowsIn } from "./headline.ts";
import { SCHEDULES } from "./schedule-results.ts";

const LONGER = "Set a longer timeout, or export a shorter range.";
const EXPECT = "If you expected traces, check project_id, the range and the filter.";
const CONTINUES = "It is not cancelled.";
const AGAIN = "A cancelled export cannot be restarted: start a new one.";

/** Every end of an export that this step has started or watched. */
export const EXPORTS = {
  completed: end("completed", (known) => ({
    headline: about(known, rowsIn(known)),
    lines: [tookWords(known)],
    ...ifInPart(known),
  })),
  empty: end("empty", (known) => ({
    headline: about(known, progress(known, known.schedule ? "no rows in the newest" : "no rows")),
    lines: [known.inputs.fail_on_empty ? "This step fails if there are none (fail_on_empty)." : ""],
    advice: EXPECT,
    ...ifInPart(known),
    severity: known.inputs.fail_on_empty ? "failure" : "success",
  })),
  failed: end("failed", (known) => ({
    headline: about(known, progress(known, "failed")),
    advice: curesOf(known),
  })),
  gaveUp: end("timed_out", (known) => ({
    headline: about(known, progress(known, "timed out")),
    lines: [`The platform gave up on ${exportName(known)} (TIMEDOUT).`],
    advice: NARROW,
  })),
  /** By someone else. */
  cancelled: end("cancelled", (known) => ({
    headline: about(known, progress(known, "cancelled, not by this step")),
    advice: AGAIN,
  })),
  timedOut: end("timed_out", (known) => atTimeout(known, CONTINUES, LONGER)),
  /** What was to be cancelled at the timeout, and has not ended otherwise. */
  cancelledInTime: end("timed_out", (known) =>
    statusOf(known) === "CANCELLED"
      ? {
          headline: about(known, progress(known, `cancelled at ${theTimeout(known)}`)),
          advice: LONGER,
        }
      : atTimeout(known, "The platform has accepted the cancellation.", LONGER),
  ),
  detached: end("detached", (known) => atTimeout(known, CONTINUES)),
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
  return isOfSchedule ? SCHEDULES.upToDate : EXPORTS.completed;
}

/** The end of an export as it was last read, or this if it is not over. */
export function endNow(known: Known, otherwise: End<Known>): End<Known> {
  const { export: shown } = known;
  if (statusOf(known) === "CANCELLED") return EXPORTS.cancelled;
  const isOpenSchedule = shown !== undefined && isSchedule(shown);
  return endOfExport(known) ?? (isOpenSchedule ? SCHEDULES.scheduled : otherwise);
}

/** How many runs, and how long it took if this step has started it. */
function tookWords(known: Known): string {
  const took = known.request === undefined ? "" : ` in ${formatDuration(known.elapsedMs)}`;
  return `${progress(known, "") || "Exported"}${took}.`;
}

const theTimeout = ({ inputs }: Known) => `the timeout (${formatDuration(inputs.timeout)})`;

/** It may have ended since it was last read. */
const atTimeout = (known: Known, left: string, advice = "") => ({
  headline: about(known, progress(known, `no end seen before ${theTimeout(known)}`)),
  lines: [`${lastSeen(known)} ${left}`],
  advice: known.unread === undefined ? advice : "",
});
