import { formatNumber, pluralize } from "../../report/format.ts";
import type { ServiceError } from "../../service/client/errors.ts";
import { isOver } from "../../service/contract/exports/bulk-export.ts";
import { statusLog, withNotes } from "../../step/status-log.ts";
import type { StepContext } from "../../step/step-context.ts";
import { exportSubjectOf } from "./report/headline.ts";
import { type State, statusOf } from "./state.ts";
import { namesOrCount, type RunSummary } from "./watch/runs.ts";

/** Limit for distinct errors in the log. The summary lists more. */
const MAX_ERRORS = 20;

const PROGRESS_UNKNOWN = "The progress of the runs is unknown for now.";

export function createExportLog(ctx: StepContext) {
  const { report } = ctx;
  const statuses = statusLog(ctx);
  let lastProgress = "";
  const loggedErrors = new Set<string>();

  /** Logs each error once, because most errors repeat on each attempt. */
  function logErrors({ list, runNoun }: RunSummary) {
    for (const [error, runs] of Map.groupBy(list, ({ lastError }) => lastError)) {
      if (error === "" || loggedErrors.has(error)) continue;
      if (loggedErrors.size === MAX_ERRORS) return;
      loggedErrors.add(error);
      const attempt = Math.max(...runs.map(({ failedAttempts }) => failedAttempts));
      report.progress(`${namesOrCount(runs, runNoun)}, attempt ${attempt} failed: ${error}`);
    }
  }

  return {
    heartbeat: statuses.heartbeat,
    creation(state: State) {
      statuses.log(statusOf(state), `${exportSubjectOf(state)} created: ${state.id}`);
    },
    status(state: State) {
      statuses.log(statusOf(state));
    },
    runs(runs: RunSummary, { export: bulkExport }: Pick<State, "export">) {
      // The conclusion of the step says how the export ended.
      if (bulkExport !== undefined && isOver(bulkExport)) return;
      const { endedCount, total, runNoun, writtenRows } = runs;
      const countText = `${formatNumber(endedCount)} of ${pluralize(total, runNoun)} finished`;
      const notes = writtenRows === undefined ? [] : [pluralize(writtenRows, "row")];
      const progress = withNotes(countText, notes);
      if (total > 0 && progress !== lastProgress) report.progress(progress);
      lastProgress = progress;
      logErrors(runs);
    },
    runsError(error: ServiceError) {
      if (lastProgress !== PROGRESS_UNKNOWN)
        report.progress(`${error.logLine}. ${PROGRESS_UNKNOWN}`);
      lastProgress = PROGRESS_UNKNOWN;
    },
  };
}
