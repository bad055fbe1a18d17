import type { Block, Text } from "../../../report/blocks.ts";
import { formatNumber, pluralize, shortId } from "../../../report/wording.ts";
import { type BulkExport, statusWord } from "../../../service/contract/bulk-exports.ts";
import type { Known } from "../known.ts";
import { isUnread } from "../list-exports.ts";
import { instantOf, rangeFrom, rangeWords, timeWords } from "../range.ts";
import { isOver, isSchedule } from "../watch/status.ts";
import { end } from "./end.ts";

const MOST_SHOWN = 50;
const MOST_UNFOLDED = 10;

/** As many of the newest exports as a list shows. */
export const shownOf = (listed: readonly BulkExport[]) => listed.slice(0, MOST_SHOWN);

const timeOf = (shown: string | null | undefined) => {
  const ms = instantOf(shown ?? "");
  return Number.isNaN(ms) ? "?" : timeWords(ms);
};

/** The range of an export in words, or the beginning and the interval of a schedule. */
function rangeText(one: BulkExport): string {
  const { start_time, end_time, interval_hours } = one;
  if (isSchedule(one) && interval_hours)
    return `every ${pluralize(interval_hours, "hour")} from ${timeOf(start_time)}`;
  const range = rangeFrom(start_time, end_time);
  return range === undefined ? `${timeOf(start_time)} to ${timeOf(end_time)}` : rangeWords(range);
}

export const exportLine = (one: BulkExport): string =>
  `${one.id}  ${statusWord(one.status)}  ${rangeText(one)}, created ${timeOf(one.created_at)}`;

export const listed = end("completed", (known) => ({
  headline: countListed(known),
  lines: [newestOf(known)],
}));

function countListed({ listed = [] }: Known): string {
  const unread = listed.filter(isUnread).length;
  const open = listed.filter((one) => !isOver(one)).length - unread;
  return [
    `${listed.length === 0 ? "No exports" : pluralize(listed.length, "export")} in the workspace`,
    ...(open > 0 ? [`${formatNumber(open)} unfinished`] : []),
    ...(unread > 0 ? [`${formatNumber(unread)} could not be read`] : []),
  ].join(", ");
}

function newestOf({ listed = [] }: Known): string {
  const shown = shownOf(listed).length;
  return listed.length > shown ? `The newest ${shown} are shown.` : "";
}

/** The newest exports as a table that a phone has room for, and folded with whole ids. */
export function listBlocks(all: readonly BulkExport[]): Block[] {
  const listed = shownOf(all);
  if (listed.length === 0) return [];
  const rows = listed.map((one): Text[] => [
    [{ code: one.id }],
    statusWord(one.status),
    [{ code: rangeText(one) }],
    [{ code: timeOf(one.created_at) }],
    one.source_bulk_export_id ? [{ code: one.source_bulk_export_id }] : "—",
  ]);
  const inShort = listed.map(({ id }, at): Text[] => [
    [{ code: shortId(id) }],
    ...(rows[at]?.slice(1, 3) ?? []),
  ]);
  const header = ["Export", "Status", "Range", "Created", "Schedule"];
  const older = listed.length - MOST_UNFOLDED;
  const title = older > 0 ? `${older} more, and ids to copy` : "Ids to copy";
  const whole: Block = { table: { header, rows } };
  return [
    { table: { header: header.slice(0, 3), rows: inShort.slice(0, MOST_UNFOLDED) } },
    { folded: { title, blocks: [whole] } },
  ];
}
