import type { Text } from "../../../report/blocks.ts";
import type { End } from "../../../report/conclusion.ts";
import { pluralize } from "../../../report/wording.ts";
import { EXPORT_LIMITS } from "../../../service/contract/export-limits.ts";
import { intervalsIn, type Known, rangeOf } from "../known.ts";
import { instantOf, rangeWords, timeWords } from "../range.ts";
import { isGap, SPAWN_DELAY_MS } from "../watch/schedule.ts";
import { end } from "./end.ts";
import { isPartial, PARTS, partly } from "./failed-runs.ts";
import { about, progressBut } from "./headline.ts";

/** The ends of a schedule. One that is watched ends as its newest export, unless that completed. */
export const SCHEDULES = {
  scheduled: end("scheduled", (known) => ({
    headline: everyHours(known),
    lines: [firstDue(known)],
    advice: toWatch(known),
  })),
  upToDate: end("scheduled", (known) => ({
    headline: about(known, progressBut(known, "")),
    lines: [newestExported(known)],
    advice: isPartial(known) ? PARTS : "",
    severity: isPartial(known) || intervalsIn(known).some(isGap) ? "warning" : "success",
  })),
  notSpawned: end("failed", (known) => ({
    headline: about(known, progressBut(known, "")),
    lines: [notSpawned(known)],
    advice: "Look at the schedule on the platform.",
  })),
} as const satisfies Record<string, End<Known>>;

const HOUR_MS = 3_600_000;

/** Undefined unless it is known, and what the contract permits. */
function intervalHours(known: Known): number | undefined {
  const hours = known.export?.interval_hours || known.inputs.interval_hours;
  const { min, max } = EXPORT_LIMITS.interval_hours;
  return hours !== undefined && hours >= min && hours <= max ? hours : undefined;
}

function everyHours(known: Known): string {
  const hours = intervalHours(known);
  const every = hours === 1 ? "hour" : pluralize(hours ?? 0, "hour");
  const what = hours === undefined ? "it exports by itself" : `an export every ${every}`;
  return known.request === undefined ? about(known, what) : `Schedule created: ${what}`;
}

/** When the first export of a schedule is due, and what it holds. */
function firstDue(known: Known): string {
  const { export: shown, request } = known;
  const delay = `${EXPORT_LIMITS.spawn_delay_minutes} minutes after the end of its range`;
  const startMs = instantOf(request?.start_time ?? shown?.start_time ?? "");
  const endMs = startMs + (intervalHours(known) ?? Number.NaN) * HOUR_MS;
  const dueMs = endMs + SPAWN_DELAY_MS;
  if (Number.isNaN(dueMs)) return `Each export starts ${delay}.`;
  const isPast = dueMs <= known.endedMs;
  const due = isPast ? "one follows for each range since then" : `is due on ${timeWords(dueMs)}`;
  return `Each export starts ${delay}. The first one exports ${rangeWords({ startMs, endMs })}, and ${due}.`;
}

function toWatch(known: Known): Text {
  const toStop =
    ". To stop it, use operation: cancel, with cancel_spawned: true for the exports that it has started.";
  const id = { code: known.id ?? "" };
  return ["To see whether it has run, use operation: watch with export_id: ", id, toStop];
}

/** What the newest due export of a schedule holds, which is complete. */
function newestExported(known: Known): string {
  const { rows, files = [] } = known.runs ?? {};
  const { failed = 0, cancelled = 0 } = known.lastRuns ?? {};
  const range = rangeOf(known);
  const name = range === undefined ? "The newest export" : `Newest: ${rangeWords(range)}`;
  if (failed + cancelled > 0) return `${name}. ${partly(known)}`;
  if (rows === undefined) return `${name}, complete. Its number of rows is not known.`;
  if (rows === 0) return `${name}, no rows.`;
  return `${name}, ${pluralize(rows, "row")} in ${pluralize(files.length, "file")}.`;
}

function notSpawned(known: Known): string {
  const newest = known.schedule?.intervals.at(-1);
  return `The list of exports has none of ${newest === undefined ? "" : rangeWords(newest.range)}.`;
}
