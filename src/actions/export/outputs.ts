import type { OutputValue } from "../../report/report.ts";
import { statusLabel } from "../../service/contract/exports/bulk-export.ts";
import type { Output } from "./inputs.ts";
import { objectPrefix, type State } from "./state.ts";
import { sortFailedFirst } from "./watch/runs.ts";

/** The outputs that are set during the step. */
export function outputsOf(state: State) {
  const { export: bulkExport, runs, lastRuns, schedule, cancelledIds } = state;
  return {
    export_id: schedule?.export.id ?? state.id,
    destination_id: state.destination_id ?? bulkExport?.bulk_export_destination_id ?? undefined,
    status: bulkExport && statusLabel(bulkExport.status),
    run_count: lastRuns?.total,
    failed_run_count: lastRuns?.failedCount,
    rows_exported: runs?.completedRows,
    object_prefix: lastRuns && objectPrefix(state),
    cancelled_ids: cancelledIds.length === 0 ? undefined : JSON.stringify(cancelledIds),
  } satisfies Partial<Record<Output, OutputValue | undefined>>;
}

/** All outputs of a job together may have 1 MB. */
const MAX_CHARACTERS = 100_000;

/** As many entries as fit into an output, as a JSON array. Undefined members are omitted. */
function toLimitedJson(entries: readonly unknown[]): string {
  const texts: string[] = [];
  let characters = 2;
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    characters += text.length + 1;
    if (characters > MAX_CHARACTERS) break;
    texts.push(text);
  }
  return `[${texts.join(",")}]`;
}

/** The large outputs, which are set once at the end. */
export function largeOutputs({ lastRuns }: Pick<State, "lastRuns">) {
  if (lastRuns === undefined) return {};
  const runs = sortFailedFirst(lastRuns.list).map(
    ({ failedAttempts: errors, lastError, id, status, day, rows }) => {
      const error = lastError || undefined;
      return { id, status, day, rows, errors, error };
    },
  );
  return { runs: toLimitedJson(runs), files: toLimitedJson(lastRuns.files) };
}
