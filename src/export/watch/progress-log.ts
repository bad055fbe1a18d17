import { forMinutes, timeoutIn, withAsides } from "../../action/log/lines.ts";
import { amount, counted, formatDuration } from "../../action/wording.ts";
import type { World } from "../../action/world.ts";
import { EXPORT_LIMITS } from "../../contract/bulk-exports.ts";
import { causeOf } from "../report/failure-causes.ts";
import type { FollowEvent } from "./follow.ts";
import { type Run, type Runs, runName } from "./runs.ts";
import { isOver, statusWord } from "./status.ts";

/** How many failed attempts are logged. The summary lists more. */
const MOST_ERRORS_LOGGED = 20;
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
  return retried === undefined ? [] : [`end not foreseeable: ${runName(retried)} is retried`];
}

function progressFacts({ runs, atMs }: Reading, before: Reading | undefined): string[] {
  const { total, done, rows } = runs;
  const seconds = before === undefined ? 0 : (atMs - before.atMs) / 1_000;
  const written = (rows ?? 0) - (before?.runs.rows ?? rows ?? 0);
  const speed = seconds < 1 ? 0 : Math.round(written / seconds);
  const facts = [`${done} of ${counted(total, "run")} finished`];
  if (rows !== undefined) facts.push(counted(rows, "row"));
  if (speed > 0) facts.push(`${amount(speed)} rows/s`);
  return facts;
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

export interface ExportLog {
  on(event: FollowEvent): void;
  /** The line for a minute without news; undefined before the first answer. */
  words(): string | undefined;
}

/** Logs what happens to one export: one line for each change. */
export function progressLog({ clock, deadline, report }: World, label: string): ExportLog {
  let sinceMs = clock.now();
  let status = "";
  let isMissingRuns = false;
  let first: Reading | undefined;
  let before: Reading | undefined;
  let lastLeftMs = 0;
  let lastCounts = "";
  let errorsLogged = 0;
  const attempts = new Map<string, number>();
  const labelled = (text: string) => (label === "" ? text : `${label}: ${text}`);
  const log = (text: string) => report.tell(labelled(text));

  function onExport(word: string) {
    if (word === status) return;
    status = word;
    sinceMs = clock.now();
    log(`export ${status}`);
  }

  function logErrors(runs: readonly Run[]) {
    const news = runs.filter((run) => isWorthALine(run, attempts.get(run.id) ?? 0));
    for (const run of news) {
      if (errorsLogged > MOST_ERRORS_LOGGED) return;
      errorsLogged += 1;
      attempts.set(run.id, run.errors);
      const isLimit = errorsLogged > MOST_ERRORS_LOGGED;
      log(isLimit ? "Further failed attempts are not logged." : attemptLine(run));
    }
  }

  function onRuns(runs: Runs) {
    isMissingRuns = false;
    logErrors(runs.list);
    const reading = { runs, atMs: clock.now() };
    first ??= reading;
    const counts = `${runs.done} ${runs.total} ${runs.rows}`;
    // Of one of several parts, that nothing is done yet says nothing.
    const isNews = label === "" || runs.done > 0 || (runs.rows ?? 0) > 0;
    if (runs.total > 0 && counts !== lastCounts && isNews) {
      const leftMs = timeLeft(reading, first);
      const facts = [...progressFacts(reading, before), ...endFact(runs, leftMs, lastLeftMs)];
      log(facts.join(", "));
      lastLeftMs = leftMs;
    }
    lastCounts = counts;
    before = reading;
  }

  return {
    words: () =>
      status === ""
        ? undefined
        : withAsides(labelled(forMinutes(status, clock.now() - sinceMs)), [
            timeoutIn(deadline.leftMs),
          ]),
    on: (event) => {
      if (event.kind === "export") onExport(statusWord(event.export.status));
      if (event.kind === "runs") onRuns(event.runs);
      if (event.kind === "no_runs" && !isMissingRuns) {
        isMissingRuns = true;
        log(`${event.error.message}. The progress of the runs is unknown for now.`);
      }
    },
  };
}
