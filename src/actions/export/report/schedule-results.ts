import type { Text } from "../../../report/blocks.ts";
import type { End } from "../../../report/conclusion.ts";
import { pluralize } from "../../../report/wording.ts";
import { EXPORT_LIMITS } from "../../../service/contract/export-limits.ts";
import { intervalsIn, type Known, rangeOf } from "../known.ts";
import { rangeWords, type TimeRange } from "../range.ts";
import { isGap } from "../watch/schedule.ts";
import { end } from "./end.ts";
import { about, ifInPart, progress, rowsIn } from "./headline.ts";

/** The ends of a schedule. One that is watched ends as its newest export, unless that completed. */
export const SCHEDULES = {
  scheduled: end("scheduled", (known) => ({
    headline: everyHours(known),
    lines: [`Each export starts ${DELAY} minutes after the end of its range.`],
    advice: toWatch(known),
  })),
  upToDate: end("scheduled", (known) => ({
    headline: about(known, progress(known, "")),
    lines: [`Newest: ${wordsOf(rangeOf(known))}, ${rowsIn(known)}.`],
    severity: intervalsIn(known).some(isGap) ? "warning" : "success",
    ...ifInPart(known),
  })),
  notSpawned: end("failed", (known) => ({
    headline: about(known, progress(known, "the newest is missing")),
    lines: [`The list of exports has none of ${wordsOf(intervalsIn(known).at(-1)?.range)}.`],
    advice: "Look at the schedule on the platform.",
  })),
} as const satisfies Record<string, End<Known>>;

const DELAY = EXPORT_LIMITS.spawn_delay_minutes;

const wordsOf = (range: TimeRange | undefined) =>
  range === undefined ? "its newest range" : rangeWords(range);

function everyHours(known: Known): string {
  const hours = known.export?.interval_hours || known.inputs.interval_hours;
  const what = hours ? `an export every ${pluralize(hours, "hour")}` : "it exports by itself";
  return known.request === undefined ? about(known, what) : `Schedule created: ${what}`;
}

function toWatch(known: Known): Text {
  const toStop =
    ". To stop it, use operation: cancel, with cancel_spawned: true for the exports that it has started.";
  const id = { code: known.id ?? "" };
  return ["To see whether it has run, use operation: watch with export_id: ", id, toStop];
}
