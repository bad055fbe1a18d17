import { NARROW_EXPORT } from "../../../report/causes.ts";
import type { End } from "../../../report/conclusion.ts";
import { formatDuration } from "../../../report/format.ts";
import { statusLabel } from "../../../service/contract/bulk-exports.ts";
import type { State } from "../state.ts";
import { isSchedule } from "../watch/status.ts";
import { end } from "./end.ts";
import { adviceOnErrors } from "./failed-runs.ts";
import {
  capitalize,
  exportName,
  headlineOf,
  ifPartial,
  lastSeen,
  progressHeadline,
  progressText,
  rowsText,
} from "./headline.ts";
import { SCHEDULES } from "./schedule-results.ts";

const RAISE_TIMEOUT = "Set a longer timeout, or export a shorter range.";
const CHECK_INPUTS = "If you expected traces, check project_id, the range and the filter.";
const NOT_CANCELLED = "It is not cancelled.";
const START_NEW = "A cancelled export cannot be restarted: start a new one.";

/** The ends of an export that this step has started or watched. */
export const EXPORTS = {
  completed: end("completed", (state) => ({
    headline: headlineOf(state, rowsText(state)),
    lines: [exportedText(state)],
    ...ifPartial(state),
  })),
  empty: end("empty", (state) => ({
    headline: progressHeadline(state, state.schedule ? "no rows in the newest" : "no rows"),
    lines: [state.inputs.fail_on_empty ? "This step fails if there are none (fail_on_empty)." : ""],
    advice: CHECK_INPUTS,
    ...ifPartial(state),
    severity: state.inputs.fail_on_empty ? "failure" : "success",
  })),
  failed: end("failed", (state) => ({
    headline: progressHeadline(state, "failed"),
    advice: adviceOnErrors(state),
  })),
  gaveUp: end("timed_out", (state) => ({
    headline: progressHeadline(state, "timed out"),
    lines: [`The platform gave up on ${exportName(state)} (TIMEDOUT).`],
    advice: NARROW_EXPORT,
  })),
  /** Cancelled by someone else. */
  cancelled: end("cancelled", (state) => ({
    headline: progressHeadline(state, "cancelled, not by this step"),
    advice: START_NEW,
  })),
  timedOut: end("timed_out", (state) => atTimeout(state, NOT_CANCELLED, RAISE_TIMEOUT)),
  /** The cancellation at the timeout was accepted; it may not be complete. */
  cancelledInTime: end("timed_out", (state) =>
    statusOf(state) === "CANCELLED"
      ? {
          headline: progressHeadline(state, `cancelled at ${timeoutText(state)}`),
          advice: RAISE_TIMEOUT,
        }
      : atTimeout(state, "The platform has accepted the cancellation.", RAISE_TIMEOUT),
  ),
  detached: end("detached", (state) => atTimeout(state, NOT_CANCELLED)),
  notWaited: end("not_waited", (state) => ({
    headline: headlineOf(state, state.request ? "started" : capitalize(statusOf(state))),
    lines: ["This step does not wait for its end (wait: false)."],
  })),
} as const satisfies Record<string, End<State>>;

const statusOf = (state: State) => statusLabel(state.export?.status ?? "");

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

/** The end of an export by its last known status, or `fallback` if it is not over. */
export function endByStatus(state: State, fallback: End<State>): End<State> {
  const { export: bulkExport } = state;
  if (statusOf(state) === "CANCELLED") return EXPORTS.cancelled;
  const isOpenSchedule = bulkExport !== undefined && isSchedule(bulkExport);
  return endOfExport(state) ?? (isOpenSchedule ? SCHEDULES.scheduled : fallback);
}

/** How many runs, and the duration if this step has started the export. */
function exportedText(state: State): string {
  const duration = state.request === undefined ? "" : ` in ${formatDuration(state.elapsedMs)}`;
  return `${progressText(state, "") || "Exported"}${duration}.`;
}

const timeoutText = ({ inputs }: State) => `the timeout (${formatDuration(inputs.timeout)})`;

/** Headline without a status: the export may have ended since the last read. */
const atTimeout = (state: State, exportState: string, advice = "") => ({
  headline: progressHeadline(state, `no end seen before ${timeoutText(state)}`),
  lines: [`${lastSeen(state)} ${exportState}`],
  advice: state.readError === undefined ? advice : "",
});
