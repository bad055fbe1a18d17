import type { Part } from "../watch/progress.ts";
import { failedRuns, type Run } from "../watch/runs.ts";
import { causeOf } from "./failure-causes.ts";

const MOST_RUNS_TOLD = 5;

/** Why a run failed, in the service's words and in the contract's. */
export function explained({ error, errors }: Run): string {
  const attempts = errors > 1 ? ` (the last of ${errors} attempts)` : "";
  return error === "" ? "no error is shown" : `${error}${attempts}: ${causeOf(error).meaning}`;
}

export function failureLines({ runs }: Part): string[] {
  const { list = [], failed = 0 } = runs ?? {};
  const told = failedRuns(list)
    .slice(0, MOST_RUNS_TOLD)
    .map((run) => `Run ${run.day || run.id}: ${explained(run)}.`);
  return [...told, ...(failed > told.length ? [`… and ${failed - told.length} more runs.`] : [])];
}

/** What to do about failed exports; each cure once. */
export function curesOf(parts: readonly Part[]): string {
  const failed = parts.flatMap(({ runs }) => failedRuns(runs?.list ?? []));
  const cures = new Set(
    failed.filter(({ error }) => error !== "").map(({ error }) => causeOf(error).cure),
  );
  return cures.size === 0
    ? "Look at the export on the platform: its runs do not say why."
    : [...cures].join(" ");
}
