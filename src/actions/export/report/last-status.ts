import { capitalize, formatDuration } from "../../../report/format.ts";
import { shortReason } from "../../../report/unanswered.ts";
import { statusLabel } from "../../../service/contract/exports/bulk-export.ts";
import type { State } from "../state.ts";
import { exportName } from "./headline.ts";

/** The last status, and the reason why the last read failed; empty if neither is known. */
export function lastStatusText(state: State, failureReason?: string): string {
  const { export: bulkExport, readMs, readError } = state;
  const reason = failureReason ?? (readError && shortReason(readError));
  const failure = reason === undefined ? "" : `The last read failed: ${reason}.`;
  if (bulkExport === undefined) return failure;
  const status = `${capitalize(exportName(state))} was last seen ${statusLabel(bulkExport.status)} after ${formatDuration(readMs)}.`;
  return failure === "" ? status : `${status} ${failure}`;
}
