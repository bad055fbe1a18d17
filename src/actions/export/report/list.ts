import type { Block, Text } from "../../../report/blocks.ts";
import { formatNumber, pluralize } from "../../../report/format.ts";
import { type BulkExport, statusLabel } from "../../../service/contract/bulk-exports.ts";
import { isUnread } from "../list-exports.ts";
import { parseTime, rangeFrom, rangeWords, timeWords } from "../range.ts";
import { isOver, isSchedule } from "../watch/status.ts";
import { end } from "./end.ts";

const MAX_SHOWN = 50;

/** The newest exports, up to the limit. */
export const exportsToShow = (listed: readonly BulkExport[]) => listed.slice(0, MAX_SHOWN);

const timeOf = (shown: string | null | undefined) => {
  const ms = parseTime(shown ?? "");
  return Number.isNaN(ms) ? "?" : timeWords(ms);
};

/** The range of an export, or the start and the interval of a schedule. */
function rangeText(one: BulkExport): string {
  const { start_time, end_time, interval_hours } = one;
  if (isSchedule(one) && interval_hours)
    return `every ${pluralize(interval_hours, "hour")} from ${timeOf(start_time)}`;
  const range = rangeFrom(start_time, end_time);
  return range === undefined ? `${timeOf(start_time)} to ${timeOf(end_time)}` : rangeWords(range);
}

export const exportLine = (one: BulkExport): string =>
  `${one.id}  ${statusLabel(one.status)}  ${rangeText(one)}, created ${timeOf(one.created_at)}`;

export const exportsListed = end("completed", ({ listed = [] }) => {
  const count = listed.length === 0 ? "No exports" : pluralize(listed.length, "export");
  const open = listed.filter((one) => !isOver(one) && !isUnread(one)).length;
  const shown = exportsToShow(listed).length;
  return {
    headline: `${count} in the workspace${open > 0 ? `, ${formatNumber(open)} unfinished` : ""}`,
    lines: [listed.length > shown ? `The newest ${shown} are shown.` : ""],
  };
});

export function listBlocks(listed: readonly BulkExport[]): Block[] {
  const rows = exportsToShow(listed).map((one): Text[] => [
    [{ code: one.id }],
    statusLabel(one.status),
    [{ code: rangeText(one) }],
  ]);
  return rows.length === 0 ? [] : [{ table: { header: ["Export", "Status", "Range"], rows } }];
}
