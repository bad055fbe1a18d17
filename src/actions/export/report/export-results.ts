import { NARROW_EXPORT } from "../../../report/causes/export-causes.ts";
import type { End } from "../../../report/conclusion.ts";
import { formatDuration, pluralize } from "../../../report/format.ts";
import { rangeText } from "../../../report/range-text.ts";
import { isSchedule } from "../../../service/contract/exports/bulk-export.ts";
import { EXPORT_LIMITS } from "../../../service/contract/exports/limits.ts";
import type { TimeRange } from "../../../service/contract/time.ts";
import { intervalsIn, isGap, rangeOf, type State, statusOf } from "../state.ts";
import { isPartial } from "../watch/runs.ts";
import { end } from "./end.ts";
import { exportName, headlineOf, progressHeadline, progressText, rowsText } from "./headline.ts";
import { lastStatusText } from "./last-status.ts";
import { adviceOnErrors } from "./run-errors.ts";

const RAISE_TIMEOUT = "Set a longer timeout, or export a shorter range.";

/** The ends of an export that this step has started or watched. */
export const EXPORT_ENDS = {
  completed: end("completed", (state) => ({
    headline: headlineOf(state, rowsText(state)),
    lines: [exportedText(state)],
    ...partsIfPartial(state),
  })),
  empty: end("empty", (state) => ({
    headline: progressHeadline(state, state.schedule ? "no rows in the newest" : "no rows"),
    lines: [state.inputs.fail_on_empty ? "This step fails if there are none (fail_on_empty)." : ""],
    advice: "If you expected traces, check project_id, the range and the filter.",
    ...partsIfPartial(state),
    ...(state.inputs.fail_on_empty && { severity: "failure" }),
  })),
  failed: end("failed", (state) => ({
    headline: progressHeadline(state, "failed"),
    advice: adviceOnErrors(state),
  })),
  timedOutOnPlatform: end("timed_out", (state) => ({
    headline: progressHeadline(state, "timed out"),
    lines: [`The platform gave up on ${exportName(state)} (TIMEDOUT).`],
    advice: NARROW_EXPORT,
  })),
  /** Cancelled by someone else. */
  cancelled: end("cancelled", (state) => ({
    headline: progressHeadline(state, "cancelled, not by this step"),
    advice: "A cancelled export cannot be restarted: start a new one.",
  })),
  timedOut: end("timed_out", (state) => partsAtTimeout(state, RAISE_TIMEOUT)),
  /** The cancellation at the timeout was accepted; it may not be complete. */
  cancelledAtTimeout: end("timed_out", (state) =>
    statusOf(state) === "CANCELLED"
      ? {
          headline: progressHeadline(state, `cancelled at ${timeoutText(state)}`),
          advice: RAISE_TIMEOUT,
        }
      : partsAtTimeout(state, RAISE_TIMEOUT, "The platform has accepted the cancellation."),
  ),
  detached: end("detached", (state) => partsAtTimeout(state)),
  notWaited: end("not_waited", (state) => ({
    headline: headlineOf(state, state.request ? "started" : statusOf(state)),
    lines: ["This step does not wait for its end (wait: false)."],
  })),
} as const satisfies Record<string, End<State>>;

/** Ends of a schedule whose newest export is complete, missing or not due; else `EXPORT_ENDS`. */
export const SCHEDULE_ENDS = {
  scheduled: end("scheduled", (state) => ({
    headline: `${state.request ? "Schedule created" : "Schedule"}: ${intervalText(state)}`,
    lines: [
      `Each export starts ${EXPORT_LIMITS.spawn_delay_minutes} minutes after the end of its range.`,
    ],
    advice: `To see whether it has run, use operation: watch with export_id: ${state.id}. To stop it, use operation: cancel, with cancel_spawned: true for the exports that it has started.`,
  })),
  newestCompleted: end("scheduled", (state) => ({
    headline: progressHeadline(state),
    lines: [`Newest: ${rangeName(rangeOf(state))}, ${rowsText(state)}.`],
    severity: intervalsIn(state).some(isGap) ? "warning" : "success",
    ...partsIfPartial(state),
  })),
  notSpawned: end("failed", (state) => ({
    headline: progressHeadline(state, "the newest is missing"),
    lines: [`The list of exports has none of ${rangeName(intervalsIn(state).at(-1)?.range)}.`],
    advice: "Look at the schedule on the platform.",
  })),
} as const satisfies Record<string, End<State>>;

const rangeName = (range: TimeRange | undefined) =>
  range === undefined ? "its newest range" : rangeText(range);

function intervalText({ export: schedule, inputs }: State): string {
  const hours = schedule?.interval_hours || inputs.interval_hours;
  return hours ? `an export every ${pluralize(hours, "hour")}` : "it exports by itself";
}

/** The end by the last known status; if not final: `scheduled` for a schedule, else `fallback`. */
export function endByStatus(state: State, fallback: End<State>): End<State> {
  const { export: bulkExport, cancelledIds } = state;
  const ends: Record<string, End<State>> = {
    COMPLETED: endOfCompleted(state),
    FAILED: EXPORT_ENDS.failed,
    TIMEDOUT: EXPORT_ENDS.timedOutOnPlatform,
    CANCELLED: cancelledIds.length > 0 ? EXPORT_ENDS.cancelledAtTimeout : EXPORT_ENDS.cancelled,
  };
  const otherEnd = bulkExport && isSchedule(bulkExport) ? SCHEDULE_ENDS.scheduled : fallback;
  return ends[statusOf(state)] ?? otherEnd;
}

function endOfCompleted(state: State): End<State> {
  const isOfSchedule = state.schedule !== undefined;
  const isEmpty = state.runs?.completedRows === 0;
  if (isEmpty && (state.inputs.fail_on_empty || !isOfSchedule)) return EXPORT_ENDS.empty;
  return isOfSchedule ? SCHEDULE_ENDS.newestCompleted : EXPORT_ENDS.completed;
}

/** The progress, and the duration if this step has started the export. */
function exportedText(state: State): string {
  const duration = state.request === undefined ? "" : ` in ${formatDuration(state.readMs)}`;
  return `${progressText(state, "") || "Exported"}${duration}.`;
}

/** Advice and severity if some runs of a complete export are not complete. */
const partsIfPartial = ({ runs }: State) =>
  runs === undefined || !isPartial(runs)
    ? {}
    : ({
        advice: `Look at the ${runs.runNoun}s that did not complete before you use the files.`,
        severity: "warning",
      } as const);

const timeoutText = ({ inputs }: State) => `the timeout (${formatDuration(inputs.timeout)})`;

/** A cancellation at the timeout may have been refused, lost or not sent. */
const uncancelledText = ({ inputs }: State) =>
  inputs.on_timeout === "cancel" ? "It is not known to be cancelled." : "It is not cancelled.";

/** The headline names no status: the export may have ended since the last read. */
const partsAtTimeout = (state: State, advice = "", exportState = uncancelledText(state)) => ({
  headline: progressHeadline(state, `no end seen before ${timeoutText(state)}`),
  lines: [`${lastStatusText(state)} ${exportState}`],
  advice: state.readError === undefined ? advice : "",
});
