import type { Text } from "../../../report/blocks.ts";
import type { End } from "../../../report/conclusion.ts";
import { pluralize } from "../../../report/format.ts";
import { EXPORT_LIMITS } from "../../../service/contract/export-limits.ts";
import { rangeWords, type TimeRange } from "../range.ts";
import { intervalsIn, rangeOf, type State } from "../state.ts";
import { isGap } from "../watch/schedule.ts";
import { end } from "./end.ts";
import { about, ifInPart, progress, rowsIn } from "./headline.ts";

/** How a schedule can end. A watched one ends like its newest export, unless that completed. */
export const SCHEDULES = {
  scheduled: end("scheduled", (state) => ({
    headline: everyHours(state),
    lines: [`Each export starts ${DELAY} minutes after the end of its range.`],
    advice: toWatch(state),
  })),
  upToDate: end("scheduled", (state) => ({
    headline: about(state, progress(state, "")),
    lines: [`Newest: ${wordsOf(rangeOf(state))}, ${rowsIn(state)}.`],
    severity: intervalsIn(state).some(isGap) ? "warning" : "success",
    ...ifInPart(state),
  })),
  notSpawned: end("failed", (state) => ({
    headline: about(state, progress(state, "the newest is missing")),
    lines: [`The list of exports has none of ${wordsOf(intervalsIn(state).at(-1)?.range)}.`],
    advice: "Look at the schedule on the platform.",
  })),
} as const satisfies Record<string, End<State>>;

const DELAY = EXPORT_LIMITS.spawn_delay_minutes;

const wordsOf = (range: TimeRange | undefined) =>
  range === undefined ? "its newest range" : rangeWords(range);

function everyHours(state: State): string {
  const hours = state.export?.interval_hours || state.inputs.interval_hours;
  const what = hours ? `an export every ${pluralize(hours, "hour")}` : "it exports by itself";
  return state.request === undefined ? about(state, what) : `Schedule created: ${what}`;
}

function toWatch(state: State): Text {
  const toStop =
    ". To stop it, use operation: cancel, with cancel_spawned: true for the exports that it has started.";
  const id = { code: state.id ?? "" };
  return ["To see whether it has run, use operation: watch with export_id: ", id, toStop];
}
