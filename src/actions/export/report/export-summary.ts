import type { Block, Table, Text } from "../../../report/blocks.ts";
import { formatNumber, pluralize, shortId } from "../../../report/wording.ts";
import { statusWord } from "../../../service/contract/bulk-exports.ts";
import { intervalsIn, type Known, objectPrefix } from "../known.ts";
import { rangeWords } from "../range.ts";
import { inOrder } from "../watch/runs.ts";
import { type Interval, isComplete, worthShowing } from "../watch/schedule.ts";
import { isOver } from "../watch/status.ts";
import { listBlocks } from "./list.ts";

const MOST_ROWS = 50;

/** Below the end: where the files are, and folded the details. */
export function exportDetails(known: Known): Block[] {
  return [
    ...intervalsTable(known),
    ...pathBlocks(known),
    ...runsTable(known),
    ...listBlocks(known.listed ?? []),
    ...idsTable(known),
  ];
}

const folded = (title: string, ...blocks: Block[]): Block => ({ folded: { title, blocks } });

const rowsText = (rows: number | undefined) => (rows === undefined ? "—" : formatNumber(rows));

/** What a schedule has exported, the newest first. */
function intervalsTable(known: Known): Block[] {
  const shown = worthShowing(intervalsIn(known)).toReversed();
  if (shown.length === 0) return [];
  const rows = shown.map((one): Text[] => {
    const { range, export: made, runs } = one;
    const id: Text = made === undefined ? "—" : [{ code: shortId(made.id) }];
    return [[{ code: rangeWords(range) }], statusText(one), rowsText(runs?.rows), id];
  });
  const header = ["Range", "Status", "Rows", "Export"];
  const table: Table = { header, rows, align: ["left", "left", "right", "left"] };
  const older = intervalsIn(known).length - shown.length;
  return [
    { table },
    ...(older > 0 ? [{ text: `Not shown: ${formatNumber(older)} older ones.` }] : []),
  ];
}

/** Gaps have to catch the eye. */
function statusText(one: Interval): string {
  if (one.export === undefined) return "❌ missing";
  const mark = isComplete(one) ? "✅" : isOver(one.export) ? "❌" : "⏳";
  return `${mark} ${statusWord(one.export.status)}`;
}

/** Where the files are. The bucket is known to the destination only. */
function pathBlocks(known: Known): Block[] {
  const folder = known.lastRuns?.files.length === 0 ? "" : objectPrefix(known);
  if (folder === "") return [];
  const files = known.schedule === undefined ? "The files" : "The newest files";
  return [{ text: `${files} are in the destination's bucket, under` }, { code: folder }];
}

/** The runs, failed ones first. Of a single one there is nothing more to see. */
function runsTable({ runs: current, lastRuns: runs }: Known): Block[] {
  if (runs === undefined || runs.total < 2) return [];
  const shown = inOrder(runs.list).slice(0, MOST_ROWS);
  const of = shown.length < runs.total ? `${shown.length} of ` : "";
  const when = current === undefined ? ", as last read" : "";
  const rows = shown.map(({ id, day, status, rows: count, files }): Text[] => [
    [{ code: day || shortId(id) }],
    status,
    rowsText(count),
    formatNumber(files.length),
  ]);
  const header = ["Run", "Status", "Rows", "Files"];
  const table: Table = { header, rows, align: ["left", "left", "right", "right"] };
  return [folded(`${of}${pluralize(runs.total, "run")}${when}`, { table })];
}

/** Whole ids, with the names of the inputs that take them. */
function idsTable(known: Known): Block[] {
  const scheduleId = known.schedule?.export.id;
  const ids: [string, string | undefined][] = [
    ["export_id", known.id],
    ["export_id of the schedule", scheduleId === known.id ? undefined : scheduleId],
    ["destination_id", known.destination_id],
    ["project_id", known.inputs.project_id ?? known.export?.session_id ?? undefined],
  ];
  const rows = ids.flatMap(([name, id]) =>
    id === undefined ? [] : [[[{ code: name }], [{ code: id }]]],
  );
  return rows.length === 0 ? [] : [folded("Ids to copy", { table: { header: [], rows } })];
}
