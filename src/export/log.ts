import { forMinutes, timeoutIn, withAsides } from "../action/log/lines.ts";
import { amount, counted, formatDuration, shortId } from "../action/wording.ts";
import type { World } from "../action/world.ts";
import { EXPORT_LIMITS } from "../contract/bulk-exports.ts";
import { endedBeforeCancel, type Fact, type Known, rangeOf, unitOf } from "./facts.ts";
import { rangeWithLength } from "./range.ts";
import { causeOf } from "./report/causes.ts";
import { exportLine, shownOf } from "./report/list.ts";
import { type Run, type Runs, runName } from "./watch/runs.ts";
import { intervalWords, worthShowing } from "./watch/schedule.ts";
import { isOver, isSchedule, statusWord } from "./watch/status.ts";

/** How many failed attempts are logged. The summary lists more. */
const MOST_ERRORS = 20;
const EVERY_ATTEMPT = 5;
const MOST_ATTEMPTS = EXPORT_LIMITS.retries_per_run + 1;

interface Reading {
  atMs: number;
  runs: Runs;
}

/** Until the end in milliseconds, as if all runs needed the same time; 0 while that is unknown. */
function timeLeft({ runs: { done, total }, atMs }: Reading, first: Reading): number {
  const finished = done - first.runs.done;
  return finished <= 0 ? 0 : ((atMs - first.atMs) / finished) * (total - done);
}

/** When the end is expected. An estimate that rises helps nobody: then only why it does. */
function endFact({ list }: Runs, leftMs: number, lastLeftMs: number): string[] {
  if (leftMs < 1_000) return [];
  if (lastLeftMs === 0 || leftMs <= lastLeftMs) return [`about ${formatDuration(leftMs)} left`];
  const retried = list.find((run) => !isOver(run) && run.errors > 0);
  return retried === undefined ? [] : [`no estimate: ${runName(retried)} is being retried`];
}

function rowFacts({ runs: { rows }, atMs }: Reading, before: Reading | undefined): string[] {
  if (rows === undefined) return [];
  const seconds = before === undefined ? 0 : (atMs - before.atMs) / 1_000;
  const speed = seconds < 1 ? 0 : Math.round((rows - (before?.runs.rows ?? rows)) / seconds);
  return [counted(rows, "row"), ...(speed > 0 ? [`${amount(speed)} rows/s`] : [])];
}

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

function createdLine(id: string, known: Known): string {
  const range = rangeOf(known);
  const kind = known.request?.end_time === undefined ? "schedule" : "export";
  return `${kind} ${id} created${range === undefined ? "" : `: ${rangeWithLength(range)}`}`;
}

function cancelledLine({ export: one }: Fact & { kind: "cancelled" }): string {
  const name = `export ${shortId(one.id)}`;
  const status = statusWord(one.status);
  if (endedBeforeCancel(one)) return `${name} had ended before it could be cancelled: ${status}`;
  return isOver(one) ? `${name} cancelled` : `${name} accepted the cancellation, and is ${status}`;
}

export interface ExportLog {
  on(fact: Fact, known: Known): void;
  /** The line for a minute without news; undefined before the first answer. */
  words(): string | undefined;
}

/** Logs what a step finds out: one line for each event. */
export function exportLog({ clock, deadline, report }: World): ExportLog {
  let sinceMs = clock.now();
  let status = "";
  /** A new status, which the line on its runs tells, too. */
  let untold = "";
  let isMissingRuns = false;
  let first: Reading | undefined;
  let before: Reading | undefined;
  let lastLeftMs = 0;
  let lastCounts = "";
  let errorsLogged = 0;
  const attempts = new Map<string, number>();

  function tellStatus(asides: readonly string[] = []) {
    if (untold !== "") report.tell(withAsides(untold, asides));
    untold = "";
  }

  function onStatus(shown: { status: string }) {
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

  function onRuns(runs: Runs, known: Known) {
    isMissingRuns = false;
    const reading = { runs, atMs: clock.now() };
    first ??= reading;
    const counts = `${runs.done} ${runs.total} ${runs.rows}`;
    // How it ended is said by the end of the step.
    const isEnd = known.export !== undefined && isOver(known.export);
    if (runs.total > 0 && counts !== lastCounts && !isEnd) {
      const leftMs = timeLeft(reading, first);
      const finished = `${amount(runs.done)} of ${counted(runs.total, unitOf(known))} finished`;
      const facts = [...rowFacts(reading, before), ...endFact(runs, leftMs, lastLeftMs)];
      if (untold === "") report.tell(withAsides(finished, facts));
      else tellStatus([finished, ...facts]);
      lastLeftMs = leftMs;
    }
    tellStatus();
    if (!isEnd) logErrors(runs.list);
    lastCounts = counts;
    before = reading;
  }

  function onNoRuns({ message }: Error) {
    tellStatus();
    if (!isMissingRuns) report.tell(`${message}. The progress of the runs is unknown for now.`);
    isMissingRuns = true;
  }

  return {
    words: () =>
      status === ""
        ? undefined
        : withAsides(forMinutes(status, clock.now() - sinceMs), [timeoutIn(deadline.leftMs)]),
    on: (fact, known) => {
      switch (fact.kind) {
        case "created":
          // What was found again has a line of its own.
          if (fact.recovered !== "found") report.tell(createdLine(fact.export.id, known));
          onStatus(fact.export);
          untold = "";
          return;
        case "export":
          onStatus(fact.export);
          if (isOver(fact.export) || isSchedule(fact.export)) tellStatus();
          return;
        case "runs":
          return onRuns(fact.runs, known);
        case "no runs":
          return onNoRuns(fact.error);
        case "intervals":
          for (const one of worthShowing(fact.intervals))
            report.info(`        ${intervalWords(one)}`);
          return;
        case "listed":
          for (const one of shownOf(fact.exports)) report.info(exportLine(one));
          return;
        case "cancelled":
          return report.tell(cancelledLine(fact));
      }
    },
  };
}
