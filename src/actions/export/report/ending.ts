import type { Text } from "../../../report/blocks.ts";
import type { Ending } from "../../../report/conclusion.ts";
import { adviceOn } from "../../../report/error-ending.ts";
import type { Outcome } from "../../../report/outcomes.ts";
import { formatDuration, formatNumber, pluralize, shortId } from "../../../report/wording.ts";
import {
  ContractError,
  RefusedError,
  UnprovenError,
  UnreachableError,
} from "../../../service/client/errors.ts";
import { type BulkExport, EXPORT_LIMITS } from "../../../service/contract/bulk-exports.ts";
import { intervalsIn, isOpen, rangeOf, rowsOf, unitOf } from "../facts.ts";
import { instantOf, rangeWithLength, rangeWords, timeWords } from "../range.ts";
import type { ExportStep } from "../step.ts";
import { isGap, SPAWN_DELAY_MS } from "../watch/schedule.ts";
import { isOver, isSchedule, statusWord } from "../watch/status.ts";
import { curesOf, errorsOf, failureLines, NARROW } from "./causes.ts";
import { shownOf } from "./list.ts";
import { errorWords, refusalAdvice, saidBy } from "./refusal.ts";
import { about, atStart, exported, exportedBut, inRange, lastSeen, nameOf } from "./words.ts";

interface Words {
  outcome: Outcome;
  headline: (step: ExportStep) => string;
  /** What happened, in lines. */
  message: string | ((step: ExportStep, error: unknown) => string | readonly string[]);
  /** What to do next. */
  advice?: Text | ((step: ExportStep, error: unknown) => Text);
}

/** A headline: how much is exported, and this of the rest. */
const rest = (text: string) => (step: ExportStep) => exported(step, text);
/** The same, but how much of the rest is missing; or this, if nobody knows that. */
const but = (text: string) => (step: ExportStep) => exportedBut(step, text);
/** A headline about what is exported. */
const of = (text: string) => (step: ExportStep) => about(step, text);

const NO_ROWS = "the export finished, but there were no rows";
const EXPECT = "If you expected traces, check project_id, the range and the filter.";
const PARTS = "Look at these runs before you use the files.";
const OTHERS = "cancelled by someone else";
const REPEAT = "What is cancelled cannot be restarted: start it again.";
const LONGER = "Set a longer timeout, or export a shorter range.";
const SCHEDULE = "Look at the schedule on the platform.";
const UNLISTED = "the newest one is not in the list";
const SOON = "Look at it again in a few minutes (operation: list).";
const AGAIN = "Run this step again, or cancel them on the platform.";
const EARLY = "The workflow was cancelled before anything was changed.";
const UNFINISHED = "unfinished when the workflow was cancelled";

/** All that can come of a step. */
const ENDS = {
  // An export that was followed to its end.
  completed: { outcome: "completed", headline: but(""), message: content },
  uncounted: { outcome: "completed", headline: but(""), message: uncounted },
  partial: {
    outcome: "completed",
    headline: but("exported in part"),
    message: partly,
    advice: PARTS,
  },
  empty: { outcome: "empty", headline: of(NO_ROWS), message: noRows, advice: EXPECT },
  failed: { outcome: "failed", headline: but("failed"), message: reasons, advice: cures },
  gaveUp: { outcome: "timed_out", headline: but("timed out"), message: reasons, advice: NARROW },
  stopped: { outcome: "cancelled", headline: rest(OTHERS), message: reasons, advice: REPEAT },
  // One that was not.
  timedOut: { outcome: "timed_out", headline: atTimeout, message: continues, advice: LONGER },
  detached: { outcome: "detached", headline: atTimeout, message: continues },
  notWaited: { outcome: "not_waited", headline: startedOrSeen, message: notWaited },
  // A schedule. One that is watched otherwise ends as its newest due export did.
  scheduled: { outcome: "scheduled", headline: everyHours, message: firstDue, advice: toWatch },
  notSpawned: { outcome: "failed", headline: but(""), message: notSpawned, advice: SCHEDULE },
  notListed: { outcome: "error", headline: rest(UNLISTED), message: notSpawned, advice: SCHEDULE },
  // The other operations.
  cancelled: { outcome: "cancelled", headline: countCancelled, message: statuses },
  cancelling: { outcome: "cancelled", headline: countCancelled, message: statuses, advice: SOON },
  notCancelled: { outcome: "error", headline: countCancelled, message: statuses, advice: AGAIN },
  created: { outcome: "completed", headline: destination, message: testFile, advice: toStore },
  listed: { outcome: "completed", headline: countListed, message: aboutList },
  // The service refused, did not answer, or left it open whether it has created something.
  refused: { outcome: "rejected", headline: unknownEnd, message: why, advice: onError },
  error: { outcome: "error", headline: unknownEnd, message: why, advice: onError },
  unproven: { outcome: "error", headline: mayExist, message: why, advice: lookFirst },
  // The workflow was cancelled.
  early: { outcome: "cancelled", headline: nothingDone, message: EARLY },
  creating: { outcome: "cancelled", headline: mayExist, message: cutShort, advice: toLook },
  left: { outcome: "cancelled", headline: rest(UNFINISHED), message: leftRunning },
  ended: { outcome: "cancelled", headline: but("cancelled"), message: endedMeanwhile },
} as const satisfies Record<string, Words>;

type End = keyof typeof ENDS;

/** The end of a step in words. `error` is why it broke off, if it did. */
export function endingOf(step: ExportStep, error: unknown): Ending {
  const end = error === undefined ? endOf(step) : endOfError(step, error);
  const { outcome, headline, message, advice }: Words = ENDS[end];
  const lines = typeof message === "string" ? message : message(step, error);
  const next = typeof advice === "function" ? advice(step, error) : advice;
  const said = saidAt(step, error);
  const ending: Ending = {
    outcome,
    headline: headline(step),
    message: typeof lines === "string" ? lines : lines.filter(Boolean).join("\n"),
    ...(next === undefined ? {} : { advice: next }),
    ...(said === undefined ? {} : { said }),
  };
  if (end === "cancelled") return { ...ending, severity: "success" };
  if (end === "partial" || end === "cancelling") ending.severity = "warning";
  if (end === "empty") ending.severity = step.inputs.fail_on_empty ? "failure" : "success";
  return ofSchedule(step, ending);
}

/** A schedule whose newest due export is complete has not ended, and may have gaps before it. */
function ofSchedule(step: ExportStep, ending: Ending): Ending {
  const isFine = ending.outcome === "completed" || ending.severity === "success";
  if (step.known.schedule === undefined || !isFine) return ending;
  const headline = exportedBut(step);
  const hasGaps = intervalsIn(step.known).some(isGap);
  const severity = hasGaps || ending.severity === "warning" ? "warning" : "success";
  return { ...ending, outcome: "scheduled", headline, severity };
}

function endOf(step: ExportStep): End {
  const { inputs, known } = step;
  if (inputs.operation === "list") return "listed";
  if (inputs.operation === "create_destination") return "created";
  if (inputs.operation !== "cancel") return endOfExport(step);
  if (known.notCancelled.length > 0) return "notCancelled";
  return toCancel(step).every(isOver) ? "cancelled" : "cancelling";
}

function endOfExport(step: ExportStep): End {
  const { inputs, known } = step;
  const { export: shown, schedule, cancelledFor } = known;
  const newest = schedule?.intervals.at(-1);
  if (newest !== undefined && newest.export === undefined)
    return schedule?.isWhole ? "notSpawned" : "notListed";
  const word = statusOf(step);
  if (word === "COMPLETED") return endOfCompleted(step);
  if (word === "FAILED") return "failed";
  if (word === "TIMEDOUT") return "gaveUp";
  if (cancelledFor === "timeout") return "timedOut";
  if (word === "CANCELLED") return "stopped";
  if (shown !== undefined && isSchedule(shown)) return "scheduled";
  if (!inputs.wait) return "notWaited";
  return inputs.on_timeout === "detach" ? "detached" : "timedOut";
}

function endOfCompleted({ inputs, known }: ExportStep): End {
  const { failed = 0, cancelled = 0 } = known.runs ?? {};
  const rows = rowsOf(known);
  if (failed + cancelled > 0 && !(rows === 0 && inputs.fail_on_empty)) return "partial";
  if (rows === undefined) return "uncounted";
  return rows === 0 ? "empty" : "completed";
}

/** A bug of ours is no end, and is thrown again. */
function endOfError({ world, known }: ExportStep, error: unknown): End {
  if (world.signal.aborted) {
    if (isOpen(known)) return "left";
    if (known.phase === "sent") return "creating";
    return known.export !== undefined && isOver(known.export) ? "ended" : "early";
  }
  if (error instanceof RefusedError) return known.phase === "accepted" ? "error" : "refused";
  if (error instanceof UnprovenError) return "unproven";
  if (error instanceof UnreachableError || error instanceof ContractError) return "error";
  throw error;
}

/** What the platform says about it. */
function saidAt({ known }: ExportStep, error: unknown): Ending["said"] {
  const said = saidBy(error);
  if (said !== undefined) return { by: "The platform API", text: said };
  const isOpenStill = known.export === undefined || !isOver(known.export);
  const errors = error !== undefined || isOpenStill ? undefined : errorsOf(known);
  return errors === undefined ? undefined : { by: "The platform", text: errors };
}

const statusOf = ({ known }: ExportStep) => statusWord(known.export?.status ?? "");

/* The words that the table names, in its order. */

function content(step: ExportStep): string {
  const { known } = step;
  const files = pluralize(known.runs?.fileCount ?? 0, "file");
  return `${inRange(step, `${pluralize(rowsOf(known) ?? 0, "row")} in ${files}`)}.`;
}

function uncounted(step: ExportStep): string {
  return `${inRange(step, "complete")}. The number of rows is not known.`;
}

function partly({ known }: ExportStep): string {
  const { failed = 0, cancelled = 0, total = 0 } = known.runs ?? {};
  const runs = `${formatNumber(failed + cancelled)} of ${pluralize(total, "run")}`;
  return `The platform shows COMPLETED, although ${runs} did not complete.`;
}

function noRows(step: ExportStep): string {
  return `${inRange(step, "0 rows")}.`;
}

/** Why an export that has ended is not complete, and what there is of it. */
function reasons(step: ExportStep): string[] {
  const { known } = step;
  const { failed = 0, cancelled = 0 } = known.runs ?? {};
  const unit = unitOf(known);
  const others = `${pluralize(cancelled, unit)} ${cancelled === 1 ? "was" : "were"} cancelled`;
  return [
    statusOf(step) === "TIMEDOUT" ? `The platform gave up on ${nameOf(known)} (TIMEDOUT).` : "",
    ...failureLines(known),
    failed > 0 && cancelled > 0 ? `A ${unit} that fails ends the export: ${others}.` : "",
    soFar(step),
  ];
}

/** Empty unless it is known. */
function soFar({ known }: ExportStep): string {
  const { completed = 0, fileCount = 0 } = known.runs ?? {};
  const rows = rowsOf(known) ?? 0;
  if (rows === 0 || completed === 0) return "";
  return `Already in the bucket: ${pluralize(rows, "row")} in ${pluralize(fileCount, "file")}.`;
}

function cures({ known }: ExportStep): string {
  return curesOf(known);
}

/** Whether its status was read shortly before the timeout. */
function isSeen({ inputs, known, elapsedMs }: ExportStep): boolean {
  return known.export !== undefined && elapsedMs - known.readMs < 2 * inputs.poll_max_interval;
}

function atTimeout(step: ExportStep): string {
  const word = statusOf(step);
  const seen = word === "CANCELLED" ? "cancelled" : `still ${word}`;
  const status = isSeen(step) ? seen : "status not known";
  return exported(step, `${status} at the timeout (${formatDuration(step.inputs.timeout)})`);
}

function continues(step: ExportStep): string[] {
  const { known } = step;
  if (!isSeen(step)) return [lastSeen(step), "It may have ended since.", soFar(step)];
  if (known.cancelledFor === undefined)
    return ["The export continues on the platform.", soFar(step)];
  const status = statusOf(step);
  if (status === "CANCELLED") return [...failureLines(known), soFar(step)];
  return [notCarriedOut(nameOf(known), status), soFar(step)];
}

/** The platform may accept a cancellation, and carry it out later or never. */
const notCarriedOut = (name: string, status: string) =>
  `${atStart(name)} is still ${status}: the platform accepted the cancellation, but has not carried it out yet.`;

function startedOrSeen(step: ExportStep): string {
  const isStarted = step.inputs.operation === "start";
  return about(step, isStarted ? "export started" : `export ${statusOf(step)}`);
}

function notWaited({ known }: ExportStep): string {
  const range = rangeOf(known);
  const what = range === undefined ? "" : `${rangeWithLength(range)}. `;
  return `${what}This step does not wait for its end (wait: false).`;
}

const HOUR_MS = 3_600_000;

/** Undefined unless it is known, and what the contract permits. */
function intervalHours({ inputs, known }: ExportStep): number | undefined {
  const hours = known.export?.interval_hours || inputs.interval_hours;
  const { min, max } = EXPORT_LIMITS.interval_hours;
  return hours !== undefined && hours >= min && hours <= max ? hours : undefined;
}

function everyHours(step: ExportStep): string {
  const hours = intervalHours(step);
  const often = hours === undefined ? "on a schedule" : `every ${pluralize(hours, "hour")}`;
  return about(step, `exported ${often}`);
}

/** When the first export of a schedule is due, and what it holds. */
function firstDue(step: ExportStep): string {
  const { export: shown, request } = step.known;
  const delay = `${EXPORT_LIMITS.spawn_delay_minutes} minutes after the end of its range`;
  const startMs = instantOf(request?.start_time ?? shown?.start_time ?? "");
  const endMs = startMs + (intervalHours(step) ?? Number.NaN) * HOUR_MS;
  const dueMs = endMs + SPAWN_DELAY_MS;
  if (Number.isNaN(dueMs)) return `Each export starts ${delay}.`;
  const isPast = dueMs <= step.world.clock.utcMs();
  const due = isPast ? "one follows for each range since then" : `is due on ${timeWords(dueMs)}`;
  return `Each export starts ${delay}. The first one exports ${rangeWords({ startMs, endMs })}, and ${due}.`;
}

function toWatch({ known }: ExportStep): Text {
  const toStop =
    ". To stop it, use operation: cancel, with cancel_spawned: true for the exports that it has started.";
  const id = { code: known.id ?? "" };
  return ["To see whether it has run, use operation: watch with export_id: ", id, toStop];
}

function notSpawned({ known }: ExportStep): string {
  const { intervals = [], isWhole } = known.schedule ?? {};
  const newest = intervals.at(-1);
  const what = `its export of ${newest === undefined ? "" : rangeWords(newest.range)}`;
  if (isWhole) return `The schedule has not started ${what}.`;
  return `The list does not show ${what}; but it may have more pages, or holds exports that cannot be read.`;
}

/** What operation cancel was to end. */
function toCancel({ known }: ExportStep): BulkExport[] {
  return [...(known.export === undefined ? [] : [known.export]), ...known.spawned];
}

function countCancelled(step: ExportStep): string {
  const { cancelledIds, notCancelled } = step.known;
  const all = toCancel(step);
  const [first] = all;
  const done = all.filter((one) => isOver(one) && cancelledIds.includes(one.id)).length;
  const name = atStart(nameOf(step.known));
  const rest = notCancelled.length > 0 ? ", but not all exports that it has started" : "";
  if (all.length > 1)
    return `${formatNumber(done)} of ${pluralize(all.length, "export")} cancelled${rest}`;
  if (first === undefined || done === 1) return `${name} cancelled${rest}`;
  return isOver(first)
    ? `${name} had ended before: ${statusOf(step)}`
    : `${name}: not cancelled yet`;
}

/** What is worth saying of what is cancelled, and of what is not. */
function statuses(step: ExportStep): string[] {
  const { cancelledIds, notCancelled, spawned } = step.known;
  const failures = notCancelled.map(
    ({ what, error }) =>
      `${what} may still be running, and could not be cancelled: ${errorWords(error, step.inputs)}.`,
  );
  const open = toCancel(step).filter((one) => !isOver(one) && cancelledIds.includes(one.id));
  const hasNone = step.inputs.cancel_spawned && spawned.length + failures.length === 0;
  return [
    cancelledIds.length > open.length ? "What is cancelled cannot be restarted." : "",
    ...failures,
    ...open.map(({ id, status }) => notCarriedOut(`export ${shortId(id)}`, statusWord(status))),
    hasNone ? "No listed export that a schedule has started was still running." : "",
  ];
}

function destination({ inputs }: ExportStep): string {
  return `Destination ${inputs.display_name} created`;
}

function testFile({ inputs }: ExportStep): string {
  const { bucket_name, prefix } = inputs;
  const place = prefix === undefined ? bucket_name : `${bucket_name}, under ${prefix}`;
  return `It writes to bucket ${place}. The platform has written a test file there; if it cannot delete objects, the test file stays under tmp/.`;
}

function toStore({ known }: ExportStep): Text {
  const id = { code: known.destination_id ?? "" };
  return ["Store it as the variable ", { code: "EXPORT_DESTINATION_ID" }, ": ", id];
}

function countListed({ known }: ExportStep): string {
  const { listed = [] } = known;
  const open = listed.filter((one) => !isOver(one)).length;
  return `${pluralize(listed.length, "export")} in the workspace, ${formatNumber(open)} unfinished`;
}

function aboutList({ known: { listed = [] } }: ExportStep): string {
  const shown = shownOf(listed).length;
  return listed.length > shown ? `The newest ${shown} are shown.` : "";
}

function unknownEnd(step: ExportStep): string {
  const isBegun = step.known.export !== undefined && step.inputs.operation !== "cancel";
  return isBegun ? exported(step, "end not known") : nothingDone(step);
}

function why(step: ExportStep, error: unknown): string {
  return `${lastSeen(step)} ${atStart(errorWords(error, step.inputs))}.`.trimStart();
}

function onError({ inputs }: ExportStep, error: unknown): string {
  if (error instanceof RefusedError) return refusalAdvice(error, inputs);
  const isSilent = error instanceof UnreachableError || error instanceof ContractError;
  return isSilent ? adviceOn(error) : "";
}

function mayExist(step: ExportStep): string {
  return step.inputs.operation === "create_destination"
    ? `Destination ${step.inputs.display_name}: may have been created`
    : about(step, "an export may have been created");
}

function lookFirst({ inputs }: ExportStep): string {
  return inputs.operation === "create_destination"
    ? "Look for it on the platform before you create it again: destinations cannot be listed here, so nothing is sent twice."
    : "Look at the exports (operation: list) before you start it again: watch the one that is there, or cancel the duplicate.";
}

/** The headline if nothing was begun. */
function nothingDone(step: ExportStep): string {
  const ends = {
    start: about(step, "not exported"),
    watch: about(step, "cannot be watched"),
    cancel: about(step, "not cancelled"),
    create_destination: `Destination ${step.inputs.display_name}: not created`,
    list: "The exports cannot be listed",
  };
  return ends[step.inputs.operation];
}

function cutShort({ inputs }: ExportStep): string {
  const what = inputs.operation === "start" ? "an export" : "the destination";
  return `The workflow was cancelled while ${what} was being created, so that it may exist.`;
}

function toLook({ inputs }: ExportStep): string {
  return inputs.operation === "start" && inputs.cancel_on_interrupt
    ? "The post step looks for it, and names what it finds."
    : "Look for it on the platform.";
}

function leftRunning(step: ExportStep): string {
  return step.inputs.cancel_on_interrupt
    ? `The post step tries again to cancel ${nameOf(step.known)}.`
    : lastSeen(step);
}

function endedMeanwhile(step: ExportStep): string {
  const { known } = step;
  return known.cancelledIds.length > 0
    ? `The workflow was cancelled, and with it ${nameOf(known)}.`
    : `The workflow was cancelled. ${atStart(nameOf(known))} had ended before: ${statusOf(step)}.`;
}
