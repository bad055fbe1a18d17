import { forMinutes, timeoutIn, withAsides } from "../../report/log/lines.ts";
import { formatNumber, pluralize, shortId } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import type { ServiceError } from "../../service/client/errors.ts";
import type { BulkExport } from "../../service/contract/bulk-exports.ts";
import { EXPORT_LIMITS } from "../../service/contract/export-limits.ts";
import { endedBeforeCancel, type Known, rangeOf, unitOf } from "./known.ts";
import { rangeWithLength } from "./range.ts";
import { causeOf } from "./report/failed-runs.ts";
import { type Run, type Runs, runName } from "./watch/runs.ts";
import { isOver, isSchedule, statusWord } from "./watch/status.ts";

/** How many failed attempts are logged. The summary lists more. */
const MOST_ERRORS = 20;
const EVERY_ATTEMPT = 5;
const MOST_ATTEMPTS = EXPORT_LIMITS.retries_per_run + 1;

/** Whether so many failed attempts are worth a line: the first, every fifth and the last are. */
function isWorthALine(run: Run, logged: number): boolean {
  if (run.errors <= logged) return false;
  const stepsOf = (errors: number) => Math.floor(errors / EVERY_ATTEMPT);
  return logged === 0 || stepsOf(run.errors) > stepsOf(logged) || isOver(run);
}

function attemptLine(run: Run): string {
  const of = run.errors <= MOST_ATTEMPTS ? ` of ${MOST_ATTEMPTS}` : "";
  const isRetried = !isOver(run) && causeOf(run.error).isRetried;
  const next = isRetried ? "; the platform tries again" : "";
  return `${runName(run)}, attempt ${run.errors}${of} failed: ${run.error}${next}`;
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

/** Logs what a step finds out: one line for each event. */
export function exportLog({ clock, deadline, report }: World) {
  let sinceMs = clock.now();
  let status = "";
  /** A new status, which the line on its runs tells, too. */
  let untold = "";
  let isMissingRuns = false;
  let lastFacts = "";
  let errorsLogged = 0;
  const attempts = new Map<string, number>();

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

  function logErrors(runs: readonly Run[]) {
    const news = runs.filter((run) => isWorthALine(run, attempts.get(run.id) ?? 0));
    for (const run of news) {
      if (errorsLogged > MOST_ERRORS) return;
      errorsLogged += 1;
      attempts.set(run.id, run.errors);
      const isLimit = errorsLogged > MOST_ERRORS;
      report.tell(isLimit ? "Further failed attempts are not logged." : attemptLine(run));
    }
  }

  return {
    /** The line for a minute without news; undefined before the first answer. */
    words: () =>
      status === ""
        ? undefined
        : withAsides(forMinutes(status, clock.now() - sinceMs), [timeoutIn(deadline.leftMs)]),
    created(one: BulkExport, known: Known) {
      // What was found again has a line of its own.
      if (known.recovered !== "found") report.tell(createdLine(one, known));
      noteStatus(one);
      untold = "";
    },
    export(one: BulkExport) {
      noteStatus(one);
      if (isOver(one) || isSchedule(one)) tellStatus();
    },
    runs(runs: Runs, known: Known) {
      isMissingRuns = false;
      // How it ended is said by the end of the step.
      if (known.export !== undefined && isOver(known.export)) return;
      const finished = `${formatNumber(runs.done)} of ${pluralize(runs.total, unitOf(known))} finished`;
      const rows = runs.rows === undefined ? [] : [pluralize(runs.rows, "row")];
      const facts = runs.total === 0 ? [] : [finished, ...rows];
      if (untold !== "") tellStatus(facts);
      else if (facts.length > 0 && facts.join() !== lastFacts)
        report.tell(withAsides(finished, rows));
      lastFacts = facts.join();
      logErrors(runs.list);
    },
    noRuns(error: ServiceError) {
      tellStatus();
      if (!isMissingRuns)
        report.tell(`${error.line}. The progress of the runs is unknown for now.`);
      isMissingRuns = true;
    },
  };
}
