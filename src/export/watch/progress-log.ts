import { amount, counted, formatDuration, LAST_READ } from "../../action/wording.ts";
import type { World } from "../../action/world.ts";
import { causeOf } from "../report/failure-causes.ts";
import type { FollowEvent } from "./follow.ts";
import type { Run, Runs } from "./runs.ts";
import { isOver, statusWord } from "./status.ts";

const HEARTBEAT_MS = 60_000;
/** How many failed attempts are logged. The summary lists more. */
const MOST_ERRORS_LOGGED = 20;

interface Reading {
  atMs: number;
  runs: Runs;
}

/** The end is estimated as if all runs needed the same time. */
function progressLine(
  { runs, atMs }: Reading,
  before: Reading | undefined,
  sinceMs: number,
): string {
  const { total, done, rows } = runs;
  const elapsedMs = atMs - sinceMs;
  const leftMs = done === 0 || done === total ? 0 : (elapsedMs / done) * (total - done);
  const seconds = before === undefined ? 0 : (atMs - before.atMs) / 1_000;
  const written = (rows ?? 0) - (before?.runs.rows ?? rows ?? 0);
  const facts = [`${done} of ${total} runs done`];
  if (rows !== undefined) facts.push(counted(rows, "row"));
  if (seconds >= 1 && written > 0) facts.push(`${amount(Math.round(written / seconds))} rows/s`);
  if (leftMs >= 1_000) facts.push(`end expected in about ${formatDuration(leftMs)}`);
  return facts.join(", ");
}

const runName = ({ day, id }: Run) => (day === "" ? `run ${id}` : `run of ${day}`);

/** Logs what happens to one export: one line for each change, and a heartbeat every minute. */
export function progressLog(
  { clock, report }: World,
  startedMs: number,
  label: string,
): (event: FollowEvent) => void {
  let lastLineMs = Number.NEGATIVE_INFINITY;
  let sinceMs = clock.now();
  let status = "";
  let isFailing = false;
  let isMissingRuns = false;
  let before: Reading | undefined;
  let lastCounts = "";
  let errorsLogged = 0;
  const attempts = new Map<string, number>();

  const log = (text: string) => {
    lastLineMs = clock.now();
    const prefix = label === "" ? "" : `${label}: `;
    report.info(`${formatDuration(clock.now() - startedMs)}  ${prefix}${text}`);
  };
  const isQuiet = () => clock.now() - lastLineMs >= HEARTBEAT_MS;

  function onExport(word: string) {
    if (isFailing) log("The service answers again.");
    isFailing = false;
    if (word === status) {
      if (isQuiet()) log(`still ${status}, for ${formatDuration(clock.now() - sinceMs)}`);
      return;
    }
    status = word;
    sinceMs = clock.now();
    log(`export ${status}`);
  }

  function logErrors(runs: readonly Run[]) {
    for (const run of runs) {
      const isKnown = run.errors <= (attempts.get(run.id) ?? 0);
      if (isKnown || errorsLogged >= MOST_ERRORS_LOGGED) continue;
      attempts.set(run.id, run.errors);
      errorsLogged += 1;
      const isRetried = !isOver(run) && causeOf(run.error).isRetried;
      const next = isRetried ? "; the service tries again by itself" : "";
      log(`${runName(run)}, attempt ${run.errors} failed: ${run.error}${next}`);
    }
    if (errorsLogged === MOST_ERRORS_LOGGED) {
      errorsLogged += 1;
      log("More attempts that fail are not told here.");
    }
  }

  function onRuns(runs: Runs) {
    isMissingRuns = false;
    logErrors(runs.list);
    const reading = { runs, atMs: clock.now() };
    const counts = `${runs.done} ${runs.total} ${runs.rows}`;
    if (runs.total > 0 && counts !== lastCounts) log(progressLine(reading, before, sinceMs));
    lastCounts = counts;
    before = reading;
  }

  return (event) => {
    if (event.kind === "export") onExport(statusWord(event.export.status));
    if (event.kind === "runs") onRuns(event.runs);
    if (event.kind === "failure" && (event.isLast || !isFailing || isQuiet())) {
      isFailing = true;
      const next = event.isLast ? LAST_READ : "still asking";
      log(`${event.error.message}. The export continues; ${next}.`);
    }
    if (event.kind === "no_runs" && !isMissingRuns) {
      isMissingRuns = true;
      log(`${event.error.message}. How far the runs are is not known for now.`);
    }
  };
}
