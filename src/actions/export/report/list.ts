import { parseTime } from "../../../inputs/field/time.ts";
import type { Block, Text } from "../../../report/blocks.ts";
import { formatNumber, pluralize } from "../../../report/format.ts";
import {
  type BulkExport,
  isOver,
  isSchedule,
  statusLabel,
} from "../../../service/contract/exports/bulk-export.ts";
import { isUnreadable } from "../export-list.ts";
import { rangeFrom, rangeText, timeLabel } from "../range.ts";
import { end } from "./end.ts";

const MAX_SHOWN = 50;

/** The newest exports, up to the limit. */
export const exportsToShow = (listed: readonly BulkExport[]) => listed.slice(0, MAX_SHOWN);

const timeOrUnknown = (time: string | null | undefined) => {
  const ms = parseTime(time ?? "");
  return Number.isNaN(ms) ? "?" : timeLabel(ms);
};

/** The range of an export, or the start and the interval of a schedule. */
function exportedRange(one: BulkExport): string {
  const { start_time, end_time, interval_hours } = one;
  if (isSchedule(one) && interval_hours)
    return `every ${pluralize(interval_hours, "hour")} from ${timeOrUnknown(start_time)}`;
  const range = rangeFrom(start_time, end_time);
  return range === undefined
    ? `${timeOrUnknown(start_time)} to ${timeOrUnknown(end_time)}`
    : rangeText(range);
}

export const exportLine = (one: BulkExport): string =>
  `${one.id}  ${statusLabel(one.status)}  ${exportedRange(one)}, created ${timeOrUnknown(one.created_at)}`;

export const listEnd = end("completed", ({ workspaceExports = [] }) => {
  const count =
    workspaceExports.length === 0 ? "No exports" : pluralize(workspaceExports.length, "export");
  const openCount = workspaceExports.filter((one) => !isOver(one) && !isUnreadable(one)).length;
  const shownCount = exportsToShow(workspaceExports).length;
  return {
    headline: `${count} in the workspace${openCount > 0 ? `, ${formatNumber(openCount)} unfinished` : ""}`,
    lines: [workspaceExports.length > shownCount ? `The newest ${shownCount} are shown.` : ""],
  };
});

export function listBlocks(listed: readonly BulkExport[]): Block[] {
  const rows = exportsToShow(listed).map((one): Text[] => [
    [{ code: one.id }],
    statusLabel(one.status),
    [{ code: exportedRange(one) }],
  ]);
  return rows.length === 0 ? [] : [{ table: { header: ["Export", "Status", "Range"], rows } }];
}
