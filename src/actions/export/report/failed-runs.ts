import { CAUSES, causeIn } from "../../../report/causes.ts";
import type { State } from "../state.ts";
import { byDay } from "../watch/runs.ts";
import { isOver } from "../watch/status.ts";
import { fewOf } from "./headline.ts";

const MAX_QUOTED = 50;
const IF_UNKNOWN = "Read the errors, and export again what is missing if they look temporary.";

/** Incomplete runs with an error, by day. */
const failing = ({ lastRuns }: State) =>
  (lastRuns?.list ?? [])
    .filter(({ status, error }) => status !== "COMPLETED" && error !== "")
    .sort(byDay);

/** The distinct errors of an export that has ended, as the platform words them. */
export function errorsOf(state: State): string | undefined {
  if (state.export === undefined || !isOver(state.export)) return undefined;
  const lines = [...Map.groupBy(failing(state), ({ error }) => error)]
    .slice(0, MAX_QUOTED)
    .map(([error, some]) => `${fewOf(some, state.lastRuns?.unit ?? "run")}: ${error}`);
  return lines.length === 0 ? undefined : lines.join("\n");
}

/** Advice about a failed export, without duplicates. */
export function curesOf(state: State): string {
  const cures = new Set(
    failing(state).map(({ error }) => causeIn(CAUSES.export, error)?.nextStep ?? IF_UNKNOWN),
  );
  if (cures.size > 0) return [...cures].join(" ");
  const why = state.lastRuns === undefined ? "were not read" : "show no error";
  return `Look at the export on the platform: its runs ${why}.`;
}
