import { amount, counted, formatDuration } from "../../action/wording.ts";
import type { OutputValue } from "../../action/world.ts";
import type { Output, Outputs } from "../outputs.ts";
import { causeOf } from "../report/failure-causes.ts";
import { objectPrefix } from "../report/run-outputs.ts";
import type { ExportWorld } from "../world.ts";
import type { FollowEvent } from "./follow.ts";
import { type Part, type Progress, statusOf, totalsOf } from "./progress.ts";
import type { Run, Runs } from "./runs.ts";
import { isOver, statusWord } from "./status.ts";

const HEARTBEAT_MS = 60_000;
/** Of failed attempts. The summary lists more. */
const MOST_ERRORS_TOLD = 20;

const OUTPUTS = [
  "status",
  "run_count",
  "failed_run_count",
  "rows_exported",
  "object_prefix",
] as const satisfies readonly Output[];

/** Sets what is known of all parts. Each is set again only when it has changed. */
export function tellOutputs(
  { report }: ExportWorld,
  { parts }: Progress,
  known: Map<string, OutputValue>,
): void {
  const { runs, failed, rows } = totalsOf(parts);
  const hasRuns = parts.some((part) => part.runs !== undefined);
  const values: Outputs = {
    status: statusOf(parts),
    ...(hasRuns
      ? {
          run_count: runs,
          failed_run_count: failed,
          rows_exported: rows ?? "",
          object_prefix: objectPrefix(parts),
        }
      : {}),
  };
  for (const name of OUTPUTS) {
    const value = values[name];
    if (value === undefined || known.get(name) === value) continue;
    known.set(name, value);
    report.output(name, value);
  }
}

interface Reading {
  atMs: number;
  runs: Runs;
}

/** How far it is, how fast, and when it may end: runs are taken to need the same time each. */
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
  return [
    `${done} of ${total} runs done`,
    ...(rows === undefined ? [] : [counted(rows, "row")]),
    ...(seconds >= 1 && written > 0 ? [`${amount(Math.round(written / seconds))} rows/s`] : []),
    ...(leftMs >= 1_000 ? [`end expected in about ${formatDuration(leftMs)}`] : []),
  ].join(", ");
}

const nameOfRun = ({ day, id }: Run) => (day === "" ? `run ${id}` : `run of ${day}`);

/** Turns what happens to one export into progress and log lines: one a change, and a heartbeat each minute. */
export function narrator(
  world: ExportWorld,
  progress: Progress,
  part: Part,
  outputs: Map<string, OutputValue>,
) {
  const { clock, report } = world;
  let lastLineMs = Number.NEGATIVE_INFINITY;
  let sinceMs = clock.now();
  let status = "";
  let isFailing = false;
  let isBlind = false;
  let before: Reading | undefined;
  let lastLine = "";
  let errorsTold = 0;
  const attempts = new Map<string, number>();

  const say = (text: string) => {
    lastLineMs = clock.now();
    const label = part.label === "" ? "" : `${part.label}: `;
    report.info(`${formatDuration(clock.now() - progress.startedMs)}  ${label}${text}`);
  };
  const isQuiet = () => clock.now() - lastLineMs >= HEARTBEAT_MS;

  function onExport(word: string) {
    if (isFailing) say("The service answers again.");
    isFailing = false;
    if (word === status) {
      if (isQuiet()) say(`still ${status}, for ${formatDuration(clock.now() - sinceMs)}`);
      return;
    }
    status = word;
    sinceMs = clock.now();
    say(`export ${status}`);
  }

  function onErrors(runs: readonly Run[]) {
    for (const run of runs) {
      if (run.errors <= (attempts.get(run.id) ?? 0) || errorsTold >= MOST_ERRORS_TOLD) continue;
      attempts.set(run.id, run.errors);
      errorsTold += 1;
      const next =
        isOver(run) || !causeOf(run.error).isRetried ? "" : "; the service tries again by itself";
      say(`${nameOfRun(run)}, attempt ${run.errors} failed: ${run.error}${next}`);
    }
    if (errorsTold === MOST_ERRORS_TOLD) {
      errorsTold += 1;
      say("More attempts that fail are not told here.");
    }
  }

  function onRuns(runs: Runs) {
    isBlind = false;
    onErrors(runs.list);
    const reading = { runs, atMs: clock.now() };
    const state = `${runs.done} ${runs.total} ${runs.rows}`;
    if (runs.total > 0 && state !== lastLine) say(progressLine(reading, before, sinceMs));
    lastLine = state;
    before = reading;
  }

  return (event: FollowEvent) => {
    if (event.kind === "export") {
      part.export = event.export;
      onExport(statusWord(event.export.status));
    }
    if (event.kind === "runs") {
      part.runs = event.runs;
      onRuns(event.runs);
    }
    if (event.kind === "failure" && (!isFailing || isQuiet())) {
      isFailing = true;
      say(`${event.error.message}. The export goes on; still asking.`);
    }
    if (event.kind === "no_runs" && !isBlind) {
      isBlind = true;
      say(`${event.error.message}. How far the runs are is not known for now.`);
    }
    tellOutputs(world, progress, outputs);
  };
}
