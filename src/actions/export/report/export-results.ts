import { NARROW_EXPORT } from "../../../report/causes.ts";
import type { End } from "../../../report/conclusion.ts";
import { formatDuration } from "../../../report/format.ts";
import { statusWord } from "../../../service/contract/bulk-exports.ts";
import type { State } from "../state.ts";
import { isSchedule } from "../watch/status.ts";
import { end } from "./end.ts";
import { curesOf } from "./failed-runs.ts";
import { about, atStart, exportName, ifInPart, lastSeen, progress, rowsIn } from "./headline.ts";
import { SCHEDULES } from "./schedule-results.ts";

const LONGER = "Set a longer timeout, or export a shorter range.";
const EXPECT = "If you expected traces, check project_id, the range and the filter.";
const CONTINUES = "It is not cancelled.";
const AGAIN = "A cancelled export cannot be restarted: start a new one.";

/** How an export that this step has started or watched can end. */
export const EXPORTS = {
  completed: end("completed", (state) => ({
    headline: about(state, rowsIn(state)),
    lines: [tookWords(state)],
    ...ifInPart(state),
  })),
  empty: end("empty", (state) => ({
    headline: about(state, progress(state, state.schedule ? "no rows in the newest" : "no rows")),
    lines: [state.inputs.fail_on_empty ? "This step fails if there are none (fail_on_empty)." : ""],
    advice: EXPECT,
    ...ifInPart(state),
    severity: state.inputs.fail_on_empty ? "failure" : "success",
  })),
  failed: end("failed", (state) => ({
    headline: about(state, progress(state, "failed")),
    advice: curesOf(state),
  })),
  gaveUp: end("timed_out", (state) => ({
    headline: about(state, progress(state, "timed out")),
    lines: [`The platform gave up on ${exportName(state)} (TIMEDOUT).`],
    advice: NARROW_EXPORT,
  })),
  /** By someone else. */
  cancelled: end("cancelled", (state) => ({
    headline: about(state, progress(state, "cancelled, not by this step")),
    advice: AGAIN,
  })),
  timedOut: end("timed_out", (state) => atTimeout(state, CONTINUES, LONGER)),
  /** Cancelled at the timeout, unless it had ended otherwise. */
  cancelledInTime: end("timed_out", (state) =>
    statusOf(state) === "CANCELLED"
      ? {
          headline: about(state, progress(state, `cancelled at ${theTimeout(state)}`)),
          advice: LONGER,
        }
      : atTimeout(state, "The platform has accepted the cancellation.", LONGER),
  ),
  detached: end("detached", (state) => atTimeout(state, CONTINUES)),
  notWaited: end("not_waited", (state) => ({
    headline: about(state, state.request ? "started" : atStart(statusOf(state))),
    lines: ["This step does not wait for its end (wait: false)."],
  })),
} as const satisfies Record<string, End<State>>;

const statusOf = (state: State) => statusWord(state.export?.status ?? "");

/** The end of an export by its last known status; undefined if it is not over. */
export function endOfExport(state: State): End<State> | undefined {
  const word = statusOf(state);
  if (word === "FAILED") return EXPORTS.failed;
  if (word === "TIMEDOUT") return EXPORTS.gaveUp;
  return word === "COMPLETED" ? endOfCompleted(state) : undefined;
}

function endOfCompleted(state: State): End<State> {
  const isOfSchedule = state.schedule !== undefined;
  const isEmpty = state.runs?.rows === 0;
  if (isEmpty && (state.inputs.fail_on_empty || !isOfSchedule)) return EXPORTS.empty;
  return isOfSchedule ? SCHEDULES.upToDate : EXPORTS.completed;
}

/** The end of an export by its last known status, or `otherwise` if it is not over. */
export function endNow(state: State, otherwise: End<State>): End<State> {
  const { export: shown } = state;
  if (statusOf(state) === "CANCELLED") return EXPORTS.cancelled;
  const isOpenSchedule = shown !== undefined && isSchedule(shown);
  return endOfExport(state) ?? (isOpenSchedule ? SCHEDULES.scheduled : otherwise);
}

/** How many runs, and how long it took if this step has started it. */
function tookWords(state: State): string {
  const took = state.request === undefined ? "" : ` in ${formatDuration(state.elapsedMs)}`;
  return `${progress(state, "") || "Exported"}${took}.`;
}

const theTimeout = ({ inputs }: State) => `the timeout (${formatDuration(inputs.timeout)})`;

/** It may have ended since it was last read. */
const atTimeout = (state: State, left: string, advice = "") => ({
  headline: about(state, progress(state, `no end seen before ${theTimeout(state)}`)),
  lines: [`${lastSeen(state)} ${left}`],
  advice: state.readError === undefined ? advice : "",
});
