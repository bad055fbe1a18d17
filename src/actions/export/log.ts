import { forMinutes, timeoutIn, withAsides } from "../../report/log/lines.ts";
import { formatNumber, pluralize, shortId } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import type { ServiceError } from "../../service/client/errors.ts";
import { type BulkExport, statusWord } from "../../service/contract/bulk-exports.ts";
import { EXPORT_LIMITS } from "../../service/contract/export-limits.ts";
import { endedBeforeCancel, type Known, rangeOf, unitOf } from "./known.ts";
import { rangeWithLength } from "./range.ts";
import { causeOf } from "./report/failed-runs.ts";
import { fewOf } from "./report/headline.ts";
import { type Run, type Runs, runName } from "./watch/runs.ts";
import { isOver, isSchedule } from "./watch/status.ts";

/** How many different errors are logged. The summary lists more. */
const MOST_ERRORS = 20;
const MOST_ATTEMPTS = EXPORT_LIMITS.retries_per_run + 1;

/** `2026-03-01 and 2026-03-02, attempt 1 of 21 failed: …`, of runs that fail alike. */
function attemptLine(error: string, runs: readonly Run[], unit: string): string {
  const attempt = Math.max(...runs.map(({ errors }) => errors));
  const of = attempt <= MOST_ATTEMPTS ? ` of ${MOST_ATTEMPTS}` : "";
  const isRetried = causeOf(error).isRetried && !runs.every(isOver);
  const next = isRetried ? "; the platform tries again" : "";
  return `${fewOf(runs.map(runName), unit)}, attempt ${attempt}${of} failed: ${error}${next}`;
}

function createdLine({ id }: BulkExport, known: Known): string {
  const range = rangeOf(known);
  const kind = known.request?.end_time === undefined ? "schedule" : "export";
  return `${kind} ${id} created${range === undefined ? "" : `: ${rangeWithLength(range)}`}`;
}

export function cancelledLine(one: BulkExport): string {
  const name = `export ${shortId(one.id)}`;
  const status = statusWord(one.status);
  if (endedBeforeCancel(one)) return `${name} had ended before it could be cancelled: ${status}`;
  return isOver(one) ? `${name} cancelled` : `${name} accepted the cancellation, and is ${status}`;
}

const UNKNOWN = "The progress of the runs is unknown for now.";

/** Logs what a step finds out: one line for each event. */
export function exportLog({ clock, deadline, report }: World) {
  let sinceMs = clock.now();
  let status = "";
  /** A new status, which the line on its runs tells, too. */
  let untold = "";
  /** What is known of the runs, as it was told last. */
  let lastFacts = "";
  const errors = new Set<string>();

  function tellStatus(asides: readonly string[] = []) {
    if (untold !== "") report.tell(withAsides(untold, asides));
    untold = "";
  }

  function noteStatus(shown: { status: string }) {
    const word = statusWord(shown.status);
    if (word === status) return;
    untold = word;
    status = word;
    sinceMs = clock.now();
  }

  /** Each error once: what fails so is tried again, and mostly fails so again. */
  function logErrors({ list }: Runs, known: Known) {
    const news = list.filter(({ error }) => error !== "" && !errors.has(error));
    for (const [error, runs] of Map.groupBy(news, (run) => run.error)) {
      if (errors.size === MOST_ERRORS) return;
      errors.add(error);
      report.tell(attemptLine(error, runs, unitOf(known)));
    }
  }

  return {
    /** The line for a minute without news; undefined before the first answer. */
    words: () =>
      status === ""
        ? undefined
        : withAsides(forMinutes(status, clock.now() - sinceMs), [timeoutIn(deadline.leftMs)]),
    created(one: BulkExport, known: Known) {
      report.tell(createdLine(one, known));
      noteStatus(one);
      untold = "";
    },
    export(one: BulkExport) {
      noteStatus(one);
      if (isOver(one) || isSchedule(one)) tellStatus();
    },
    runs(runs: Runs, known: Known) {
      // How it ended is said by the end of the step.
      if (known.export !== undefined && isOver(known.export)) return;
      const finished = `${formatNumber(runs.done)} of ${pluralize(runs.total, unitOf(known))} finished`;
      const rows = runs.rows === undefined ? [] : [pluralize(runs.rows, "row")];
      const facts = runs.total === 0 ? [] : [finished, ...rows];
      if (untold !== "") tellStatus(facts);
      else if (facts.length > 0 && facts.join() !== lastFacts)
        report.tell(withAsides(finished, rows));
      lastFacts = facts.join();
      logErrors(runs, known);
    },
    noRuns(error: ServiceError) {
      tellStatus();
      if (lastFacts !== UNKNOWN) report.tell(`${error.line}. ${UNKNOWN}`);
      lastFacts = UNKNOWN;
    },
  };
}
