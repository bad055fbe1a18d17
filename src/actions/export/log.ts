import { formatNumber, pluralize } from "../../report/format.ts";
import type { ServiceError } from "../../service/client/errors.ts";
import { type BulkExport, isOver, statusLabel } from "../../service/contract/bulk-exports.ts";
import { statusLog, withNotes } from "../../step/status-log.ts";
import type { StepContext } from "../../step/step-context.ts";
import { rangeText } from "./range.ts";
import { namesOrCount } from "./report/headline.ts";
import { rangeOf, type State } from "./state.ts";
import type { Run, Runs } from "./watch/runs.ts";

/** Limit for different errors in the log. The summary lists more. */
const MAX_ERRORS = 20;

/** `2026-03-01 and 2026-03-02, attempt 1 failed: …`, for runs with the same error. */
function attemptLine(error: string, runs: readonly Run[], unit: Runs["unit"]): string {
  const attempt = Math.max(...runs.map(({ errors }) => errors));
  return `${namesOrCount(runs, unit)}, attempt ${attempt} failed: ${error}`;
}

function createdLine({ id }: BulkExport, state: State): string {
  const range = rangeOf(state);
  const kind = state.request?.end_time === undefined ? "schedule" : "export";
  return `${kind} ${id} created${range === undefined ? "" : `: ${rangeText(range)}`}`;
}

const PROGRESS_UNKNOWN = "The progress of the runs is unknown for now.";

/** Logs the progress of an export: one line per event. */
export function exportLog(ctx: StepContext) {
  const { report } = ctx;
  const statuses = statusLog(ctx);
  /** The progress of the runs as last logged. */
  let lastProgress = "";
  const errors = new Set<string>();

  /** Logs each error once: most repeat on each attempt. */
  function logErrors({ list, unit }: Runs) {
    const runsWithNewErrors = list.filter(({ error }) => error !== "" && !errors.has(error));
    for (const [error, runs] of Map.groupBy(runsWithNewErrors, (run) => run.error)) {
      if (errors.size === MAX_ERRORS) return;
      errors.add(error);
      report.progress(attemptLine(error, runs, unit));
    }
  }

  return {
    heartbeat: statuses.heartbeat,
    created(one: BulkExport, state: State) {
      statuses.log(statusLabel(one.status), createdLine(one, state));
    },
    export(one: BulkExport) {
      statuses.log(statusLabel(one.status));
    },
    runs(runs: Runs, state: State) {
      // The conclusion of the step says how it ended.
      if (state.export !== undefined && isOver(state.export)) return;
      const finished = `${formatNumber(runs.done)} of ${pluralize(runs.total, runs.unit)} finished`;
      const progress = withNotes(
        finished,
        runs.written === undefined ? [] : [pluralize(runs.written, "row")],
      );
      if (runs.total > 0 && progress !== lastProgress) report.progress(progress);
      lastProgress = progress;
      logErrors(runs);
    },
    noRuns(error: ServiceError) {
      if (lastProgress !== PROGRESS_UNKNOWN) report.progress(`${error.line}. ${PROGRESS_UNKNOWN}`);
      lastProgress = PROGRESS_UNKNOWN;
    },
  };
}
