import { type BulkExport, plainStatus } from "../../../service/contract/bulk-exports.ts";

const ENDS = ["COMPLETED", "FAILED", "CANCELLED", "TIMEDOUT"];

/** Whether an export, or a run of one, has ended. */
export function isOver({ status }: { status: string }): boolean {
  return ENDS.includes(plainStatus(status));
}

/**
 * Whether this is a schedule, which never ends by itself. The exports that it spawns name it as
 * their source, and are like any other.
 */
export function isSchedule(shown: BulkExport): boolean {
  // Beyond the contract: export-statuses.
  if (plainStatus(shown.status).endsWith("SCHEDULED")) return true;
  // contract: a schedule has an interval, and no end. Some services write 0 or "" for what an
  // export does not have.
  const { interval_hours, end_time, source_bulk_export_id } = shown;
  return Boolean(interval_hours) && !end_time && !source_bulk_export_id;
}

const LONGEST_STATUS = 30;

/** A status in outputs and in the log: one word in upper case. */
export function statusWord(status: string): string {
  const word = plainStatus(status);
  return word.length > 0 && word.length <= LONGEST_STATUS ? word : "UNKNOWN";
}
