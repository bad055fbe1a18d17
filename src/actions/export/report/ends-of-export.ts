import { sentences, type Text } from "../../../report/blocks.ts";
import { NARROW } from "../../../report/causes.ts";
import type { Ending } from "../../../report/conclusion.ts";
import type { Outcome } from "../../../report/outcomes.ts";
import { formatDuration } from "../../../report/wording.ts";
import { intervalsIn, type Known } from "../known.ts";
import { isGap } from "../watch/schedule.ts";
import { isOver, statusWord } from "../watch/status.ts";
import { countCancelled, statuses } from "./cancel-words.ts";
import {
  atTimeout,
  cancelledThen,
  continues,
  partly,
  reasons,
  rowsWords,
  startedOrSeen,
  tookWords,
} from "./end-words.ts";
import { curesOf, errorsOf } from "./failed-runs.ts";
import { about, progress, progressBut } from "./headline.ts";
import { countListed, newestOf } from "./list.ts";
import { adviceOf, nextSteps } from "./next-steps.ts";
import { everyHours, firstDue, newestExported, notSpawned, toWatch } from "./schedule-words.ts";

type Severity = NonNullable<Ending["severity"]>;

/** An end: what is said of it is made when everything has happened. */
export interface ExportEnd {
  outcome: Outcome;
  headline: (known: Known) => string;
  /** What happened, in lines. */
  message: string | ((known: Known) => string | readonly string[]);
  /** What to do next, beside the steps to copy. */
  advice?: Text | ((known: Known) => Text);
  severity?: Severity | ((known: Known) => Severity);
}

type Headline = (known: Known) => string;
/** Headlines about the export: how much is exported, and this of the rest; */
const rest =
  (text: string): Headline =>
  (known) =>
    about(known, progress(known, text));
/** and how much of the rest is missing, or this if nobody knows that. */
const but =
  (text: string): Headline =>
  (known) =>
    about(known, progressBut(known, text));

const EXPECT = "If you expected traces, check project_id, the range and the filter.";
const PARTS = "Look at these runs before you use the files.";
const OTHERS = "cancelled, not by this step";
const LONGER = "Set a longer timeout, or export a shorter range.";
const SCHEDULE = "Look at the schedule on the platform.";
const SOON = "Look at it again in a few minutes (operation: list).";
const AGAIN = "Run this step again, or cancel them on the platform.";
const NO_WAIT = "This step does not wait for its end (wait: false).";

/** Every end of a step that neither an error nor a cancel of the workflow has caused. */
export const ENDS = {
  // An export that was followed to its end.
  completed: { outcome: "completed", headline: rowsWords, message: tookWords },
  partial: {
    outcome: "completed",
    headline: but("exported in part"),
    message: partly,
    advice: PARTS,
    severity: "warning",
  },
  empty: {
    outcome: "empty",
    headline: noRows,
    message: finished,
    advice: EXPECT,
    severity: ({ inputs }) => (inputs.fail_on_empty ? "failure" : "success"),
  },
  failed: { outcome: "failed", headline: but("failed"), message: reasons, advice: curesOf },
  gaveUp: { outcome: "timed_out", headline: but("timed out"), message: reasons, advice: NARROW },
  stopped: { outcome: "cancelled", headline: rest(OTHERS), message: reasons, advice: repeat },
  // One that was not.
  timedOut: { outcome: "timed_out", headline: atTimeout, message: continues, advice: LONGER },
  cancelledInTime: {
    outcome: "timed_out",
    headline: atTimeout,
    message: cancelledThen,
    advice: LONGER,
  },
  detached: { outcome: "detached", headline: atTimeout, message: continues },
  notWaited: { outcome: "not_waited", headline: startedOrSeen, message: NO_WAIT },
  // A schedule. One that is watched ends as its newest due export did, unless that completed.
  scheduled: { outcome: "scheduled", headline: everyHours, message: firstDue, advice: toWatch },
  upToDate: {
    outcome: "scheduled",
    headline: but(""),
    message: newestExported,
    advice: (known) => (isPartial(known) ? PARTS : ""),
    severity: (known) => (isPartial(known) || hasGaps(known) ? "warning" : "success"),
  },
  notSpawned: { outcome: "failed", headline: but(""), message: notSpawned, advice: SCHEDULE },
  // The other operations.
  cancelled: {
    outcome: "cancelled",
    headline: countCancelled,
    message: statuses,
    severity: "success",
  },
  cancelling: {
    outcome: "cancelled",
    headline: countCancelled,
    message: statuses,
    advice: SOON,
    severity: "warning",
  },
  notCancelled: { outcome: "error", headline: countCancelled, message: statuses, advice: AGAIN },
  created: { outcome: "completed", headline: created, message: testFile, advice: toStore },
  listed: { outcome: "completed", headline: countListed, message: newestOf },
} as const satisfies Record<string, ExportEnd>;

/** The end of a step in words. */
export function endingOf(known: Known, end: ExportEnd): Ending {
  const { outcome, headline, ...words } = end;
  const of = <Value>(value: Value | ((known: Known) => Value)): Value =>
    value instanceof Function ? value(known) : value;
  const lines = of<string | readonly string[]>(words.message);
  const advice = sentences(of(words.advice ?? ""), adviceOf(nextSteps(known)));
  const severity = of(words.severity);
  const said = saidOf(known);
  return {
    outcome,
    headline: headline(known),
    message: typeof lines === "string" ? lines : lines.filter(Boolean).join("\n"),
    ...(advice === "" ? {} : { advice }),
    ...(severity === undefined ? {} : { severity }),
    ...(said === undefined ? {} : { said: [{ by: "The platform", text: said }] }),
  };
}

/** How an export ended that is over, as it was last read. */
export function endOfExport(known: Known): ExportEnd | undefined {
  const word = statusWord(known.export?.status ?? "");
  if (word === "FAILED") return ENDS.failed;
  if (word === "TIMEDOUT") return ENDS.gaveUp;
  return word === "COMPLETED" ? endOfCompleted(known) : undefined;
}

function endOfCompleted(known: Known): ExportEnd {
  const { rows } = known.runs ?? {};
  if (rows === 0 && known.inputs.fail_on_empty) return ENDS.empty;
  if (known.schedule !== undefined) return ENDS.upToDate;
  if (isPartial(known)) return ENDS.partial;
  return rows === 0 ? ENDS.empty : ENDS.completed;
}

/** Whether the export is complete, but not all of its runs are. */
function isPartial(known: Known): boolean {
  const { failed = 0, cancelled = 0 } = known.lastRuns ?? {};
  return failed + cancelled > 0;
}

/** The step to copy says more, if there is one. */
function repeat(known: Known): string {
  const { missing } = nextSteps(known);
  return missing ? "" : "A cancelled export cannot be restarted: start it again.";
}

const hasGaps = (known: Known) => intervalsIn(known).some(isGap);

/** What the platform says about an export that has ended. */
function saidOf(known: Known): string | undefined {
  return known.export !== undefined && isOver(known.export) ? errorsOf(known) : undefined;
}

function noRows(known: Known): string {
  return about(known, known.schedule === undefined ? "no rows" : "its newest export is empty");
}

function finished({ inputs, elapsedMs }: Known): string {
  const took = inputs.operation === "start" ? `It finished in ${formatDuration(elapsedMs)}.` : "";
  const why = inputs.fail_on_empty ? "This step fails if there are none (fail_on_empty)." : "";
  return [took, why].filter(Boolean).join(" ");
}

function created({ inputs }: Known): string {
  return `Destination ${inputs.display_name} created`;
}

function testFile({ inputs }: Known): string {
  const { bucket_name, prefix } = inputs;
  const place = prefix === undefined ? bucket_name : `${bucket_name}, under ${prefix}`;
  return `It writes to bucket ${place}. The platform has written a test file there; if it cannot delete objects, the test file stays under tmp/.`;
}

function toStore(known: Known): Text {
  const id = { code: known.destination_id ?? "" };
  return ["Store it as the variable ", { code: "EXPORT_DESTINATION_ID" }, ": ", id];
}
