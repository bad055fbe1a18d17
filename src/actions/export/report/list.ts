import type { Block, Text } from "../../../report/blocks.ts";
import { formatNumber, pluralize } from "../../../report/format.ts";
import { rangeText, timeLabel } from "../../../report/range-text.ts";
import {
  type BulkExport,
  isOver,
  isSchedule,
  statusLabel,
} from "../../../service/contract/exports/bulk-export.ts";
import { parseTime } from "../../../service/contract/time.ts";
import { isUnreadable } from "../export-list.ts";
import { rangeFrom } from "../range.ts";
import { end } from "./end.ts";

const MAX_EXPORTS = 50;

/** The first exports of a list that begins with the newest. */
export const exportsToShow = (exports: readonly BulkExport[]) => exports.slice(0, MAX_EXPORTS);

const timeOrUnknown = (time?: string | null) => {
  const ms = parseTime(time ?? "");
  return Number.isNaN(ms) ? "?" : timeLabel(ms);
};

/** The range of an export, or the start and the interval of a schedule. */
function exportedRange(bulkExport: BulkExport): string {
  const { start_time, end_time, interval_hours } = bulkExport;
  if (isSchedule(bulkExport) && interval_hours)
    return `every ${pluralize(interval_hours, "hour")} from ${timeOrUnknown(start_time)}`;
  const range = rangeFrom(start_time, end_time);
  return range === undefined
    ? `${timeOrUnknown(start_time)} to ${timeOrUnknown(end_time)}`
    : rangeText(range);
}

export function exportLine(bulkExport: BulkExport): string {
  const { id, status, created_at } = bulkExport;
  return `${id}  ${statusLabel(status)}  ${exportedRange(bulkExport)}, created ${timeOrUnknown(created_at)}`;
}

export const listEnd = end("completed", ({ workspaceExports: exports = [] }) => {
  const count = exports.length === 0 ? "No exports" : pluralize(exports.length, "export");
  const isUnfinished = (one: BulkExport) => !isOver(one) && !isUnreadable(one);
  const unfinishedCount = exports.filter(isUnfinished).length;
  const shownCount = exportsToShow(exports).length;
  return {
    headline: `${count} in the workspace${unfinishedCount > 0 ? `, ${formatNumber(unfinishedCount)} unfinished` : ""}`,
    lines: [exports.length > shownCount ? `The newest ${shownCount} are shown.` : ""],
  };
});

export function listBlocks(exports: readonly BulkExport[]): Block[] {
  const rows = exportsToShow(exports).map((bulkExport): Text[] => [
    [{ code: bulkExport.id }],
    statusLabel(bulkExport.status),
    [{ code: exportedRange(bulkExport) }],
  ]);
  return rows.length === 0 ? [] : [{ table: { header: ["Export", "Status", "Range"], rows } }];
}
