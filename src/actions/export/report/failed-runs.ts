import { CAUSES, causeIn } from "../../../report/causes.ts";
import type { State } from "../state.ts";
import { byDay } from "../watch/runs.ts";
import { isOver } from "../watch/status.ts";
import { namesOrCount } from "./headline.ts";

const MAX_QUOTED = 50;
const DEFAULT_ADVICE = "Read the errors, and export again what is missing if they look temporary.";

/** Incomplete runs with an error, by day. */
const failedRuns = ({ lastRuns }: State) =>
  (lastRuns?.list ?? [])
    .filter(({ status, error }) => status !== "COMPLETED" && error !== "")
    .sort(byDay);

/** The distinct errors of an export that has ended, as the platform words them. */
export function errorsOf(state: State): string | undefined {
  if (state.export === undefined || !isOver(state.export)) return undefined;
  const lines = [...Map.groupBy(failedRuns(state), ({ error }) => error)]
    .slice(0, MAX_QUOTED)
    .map(([error, runs]) => `${namesOrCount(runs, state.lastRuns?.unit ?? "run")}: ${error}`);
  return lines.length === 0 ? undefined : lines.join("\n");
}

/** Advice about a failed export, without duplicates. */
export function adviceOnErrors(state: State): string {
  const advice = new Set(
    failedRuns(state).map(({ error }) => causeIn(CAUSES.export, error)?.nextStep ?? DEFAULT_ADVICE),
  );
  if (advice.size > 0) return [...advice].join(" ");
  const why = state.lastRuns === undefined ? "were not read" : "show no error";
  return `Look at the export on the platform: its runs ${why}.`;
}
