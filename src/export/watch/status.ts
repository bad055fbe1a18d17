import { type BulkExport, plainStatus } from "../../contract/bulk-exports.ts";

const ENDS = ["COMPLETED", "FAILED", "CANCELLED", "TIMEDOUT"];

/** Whether an export, or a run of one, has come to its end. */
export function isOver({ status }: { status: string }): boolean {
  return ENDS.includes(plainStatus(status));
}

/** A schedule's own record, which never ends by itself. Those that it spawns name it, and are exports like any other. */
export function isSchedule({ status, interval_hours, source_bulk_export_id }: BulkExport): boolean {
  // Not in the contract: the word of services of this family, IntervalScheduled.
  return (
    plainStatus(status).endsWith("SCHEDULED") ||
    (interval_hours != null && source_bulk_export_id == null)
  );
}

const LONGEST_STATUS = 30;

/** As outputs and log have it: upper case, one word. */
export function statusWord(status: string): string {
  const word = plainStatus(status);
  return word.length > 0 && word.length <= LONGEST_STATUS ? word : "UNKNOWN";
}
