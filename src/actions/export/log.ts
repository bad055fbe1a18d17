import { statusLog, withAsides } from "../../report/log/lines.ts";
import { formatNumber, pluralize } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import type { ServiceError } from "../../service/client/errors.ts";
import { type BulkExport, statusWord } from "../../service/contract/bulk-exports.ts";
import { type Known, rangeOf } from "./known.ts";
import { rangeWords } from "./range.ts";
import { fewOf } from "./report/headline.ts";
import { type Run, type Runs, runName } from "./watch/runs.ts";
import { isOver } from "./watch/status.ts";

/** How many different errors are logged. The summary lists more. */
const MOST_ERRORS = 20;

/** `2026-03-01 and 2026-03-02, attempt 1 failed: …`, of runs that fail alike. */
function attemptLine(error: string, runs: readonly Run[]): string {
  const attempt = Math.max(...runs.map(({ errors }) => errors));
  return `${fewOf(runs.map(runName))}, attempt ${attempt} failed: ${error}`;
}

function createdLine({ id }: BulkExport, known: Known): string {
  const range = rangeOf(known);
  const kind = known.request?.end_time === undefined ? "schedule" : "export";
  return `${kind} ${id} created${range === undefined ? "" : `: ${rangeWords(range)}`}`;
}

const UNKNOWN = "The progress of the runs is unknown for now.";

/** Logs what a step finds out: one line for each event. */
export function exportLog(world: World) {
  const { report } = world;
  const statuses = statusLog(world);
  /** What is known of the runs, as it was told last. */
  let lastFacts = "";
  const errors = new Set<string>();

  /** Each error once: what fails so is tried again, and mostly fails so again. */
  function logErrors({ list }: Runs) {
    const news = list.filter(({ error }) => error !== "" && !errors.has(error));
    for (const [error, runs] of Map.groupBy(news, (run) => run.error)) {
      if (errors.size === MOST_ERRORS) return;
      errors.add(error);
      report.tell(attemptLine(error, runs));
    }
  }

  return {
    words: statuses.words,
    created(one: BulkExport, known: Known) {
      statuses.see(statusWord(one.status), createdLine(one, known));
    },
    export(one: BulkExport) {
      statuses.see(statusWord(one.status));
    },
    runs(runs: Runs, known: Known) {
      // How it ended is said by the end of the step.
      if (known.export !== undefined && isOver(known.export)) return;
      const finished = `${formatNumber(runs.done)} of ${pluralize(runs.total, "run")} finished`;
      const facts = withAsides(
        finished,
        runs.rows === undefined ? [] : [pluralize(runs.rows, "row")],
      );
      if (runs.total > 0 && facts !== lastFacts) report.tell(facts);
      lastFacts = facts;
      logErrors(runs);
    },
    noRuns(error: ServiceError) {
      if (lastFacts !== UNKNOWN) report.tell(`${error.line}. ${UNKNOWN}`);
      lastFacts = UNKNOWN;
    },
  };
}
