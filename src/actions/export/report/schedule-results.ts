import type { Text } from "../../../report/blocks.ts";
import type { End } from "../../../report/conclusion.ts";
import { pluralize } from "../../../report/format.ts";
import { EXPORT_LIMITS } from "../../../service/contract/export-limits.ts";
import { rangeWords, type TimeRange } from "../range.ts";
import { intervalsIn, rangeOf, type State } from "../state.ts";
import { isGap } from "../watch/schedule.ts";
import { end } from "./end.ts";
import { headlineOf, ifPartial, progressHeadline, rowsText } from "./headline.ts";

/** The ends of a schedule. A watched one ends like its newest export, unless that completed. */
export const SCHEDULES = {
  scheduled: end("scheduled", (state) => ({
    headline: scheduleHeadline(state),
    lines: [`Each export starts ${DELAY} minutes after the end of its range.`],
    advice: adviceToWatch(state),
  })),
  upToDate: end("scheduled", (state) => ({
    headline: progressHeadline(state),
    lines: [`Newest: ${rangeName(rangeOf(state))}, ${rowsText(state)}.`],
    severity: intervalsIn(state).some(isGap) ? "warning" : "success",
    ...ifPartial(state),
  })),
  notSpawned: end("failed", (state) => ({
    headline: progressHeadline(state, "the newest is missing"),
    lines: [`The list of exports has none of ${rangeName(intervalsIn(state).at(-1)?.range)}.`],
    advice: "Look at the schedule on the platform.",
  })),
} as const satisfies Record<string, End<State>>;

const DELAY = EXPORT_LIMITS.spawn_delay_minutes;

const rangeName = (range: TimeRange | undefined) =>
  range === undefined ? "its newest range" : rangeWords(range);

function scheduleHeadline(state: State): string {
  const hours = state.export?.interval_hours || state.inputs.interval_hours;
  const what = hours ? `an export every ${pluralize(hours, "hour")}` : "it exports by itself";
  return state.request === undefined ? headlineOf(state, what) : `Schedule created: ${what}`;
}

function adviceToWatch(state: State): Text {
  const adviceToStop =
    ". To stop it, use operation: cancel, with cancel_spawned: true for the exports that it has started.";
  const id = { code: state.id ?? "" };
  return ["To see whether it has run, use operation: watch with export_id: ", id, adviceToStop];
}
