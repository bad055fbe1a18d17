import { causeIn } from "../../../report/causes/cause.ts";
import { EXPORT_CAUSES } from "../../../report/causes/export-causes.ts";
import { isOver } from "../../../service/contract/exports/bulk-export.ts";
import type { State } from "../state.ts";
import { compareDays, namesOrCount } from "../watch/runs.ts";

const MAX_ERRORS = 50;
const DEFAULT_ADVICE = "Read the errors, and export again what is missing if they look temporary.";

/** Incomplete runs with an error, by day. */
const runsWithErrors = ({ lastRuns }: State) =>
  (lastRuns?.list ?? [])
    .filter(({ status, lastError }) => status !== "COMPLETED" && lastError !== "")
    .sort(compareDays);

/** The distinct errors of an export that has ended, quoted from the platform. */
export function errorsOf(state: State): string | undefined {
  if (state.export === undefined || !isOver(state.export)) return undefined;
  const lines = [...Map.groupBy(runsWithErrors(state), ({ lastError }) => lastError)]
    .slice(0, MAX_ERRORS)
    .map(([error, runs]) => `${namesOrCount(runs, state.lastRuns?.runNoun ?? "run")}: ${error}`);
  return lines.length === 0 ? undefined : lines.join("\n");
}

/** Advice about a failed export, without duplicates. */
export function adviceOnErrors(state: State): string {
  const advice = new Set(
    runsWithErrors(state).map(
      ({ lastError }) => causeIn(EXPORT_CAUSES, lastError)?.nextStep ?? DEFAULT_ADVICE,
    ),
  );
  if (advice.size > 0) return [...advice].join(" ");
  const runsClause = state.lastRuns === undefined ? "were not read" : "show no error";
  return `Look at the export on the platform: its runs ${runsClause}.`;
}
