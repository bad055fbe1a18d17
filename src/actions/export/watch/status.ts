import { type BulkExport, statusLabel } from "../../../service/contract/bulk-exports.ts";

const ENDS = ["COMPLETED", "FAILED", "CANCELLED", "TIMEDOUT"] as const;

export const isEnd = (word: string): word is (typeof ENDS)[number] =>
  ENDS.some((end) => end === word);

/** Whether an export or a run has ended. */
export const isOver = ({ status }: { status: string }): boolean => isEnd(statusLabel(status));

/** Whether this is a schedule, which never ends by itself. Its exports name it as their source. */
export function isSchedule(shown: BulkExport): boolean {
  // Beyond the contract: export-statuses.
  if (statusLabel(shown.status).endsWith("SCHEDULED")) return true;
  // contract: a schedule has an interval and no end. Some services send 0 or "" if missing.
  const { interval_hours, end_time, source_bulk_export_id } = shown;
  return Boolean(interval_hours) && !end_time && !source_bulk_export_id;
}
