import type { Block, Table, Text } from "../../../report/blocks.ts";
import { formatNumber, pluralize, shortId } from "../../../report/wording.ts";
import { statusWord } from "../../../service/contract/bulk-exports.ts";
import { incompleteRuns, intervalsIn, type Known, objectPrefix, unitOf } from "../known.ts";
import { rangeWords } from "../range.ts";
import { byDay, type Run } from "../watch/runs.ts";
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

/** The folder of the files, if there are any. */
const folderOf = (known: Known) => (known.lastRuns?.files.length === 0 ? "" : objectPrefix(known));

/** Where the files of a complete export are. The bucket is known to the destination only. */
function pathBlocks(known: Known): Block[] {
  const folder = folderOf(known);
  if (folder === "" || !isComplete(known)) return [];
  const files = known.schedule === undefined ? "The files" : "The newest files";
  return [{ text: `${files} are in the destination's bucket, under` }, { code: folder }];
}

/** The runs that are not complete, or if there is none, all of them. */
function runsTable(known: Known): Block[] {
  const { runs: current, lastRuns: runs } = known;
  if (runs === undefined || runs.total === 0) return [];
  const areAll = runs.completed === runs.total;
  // Of an empty export there is nothing to see, and of a single run nothing more.
  if (areAll && (runs.rows === 0 || runs.total === 1)) return [];
  const listed = (areAll ? runs.list.toSorted(byDay) : incompleteRuns(known)).slice(0, MOST_ROWS);
  if (listed.length === 0) return [];
  const count = areAll ? runs.total : runs.total - runs.completed;
  const shown = listed.length < count ? `${listed.length} of ` : "";
  const what = areAll ? "run" : "incomplete run";
  const title = `${shown}${pluralize(count, what)}${current === undefined ? ", as last read" : ""}`;
  return [folded(title, { table: tableOf(listed, unitOf(known)) })];
}

function tableOf(runs: readonly Run[], unit: "day" | "run"): Table {
  const hasErrors = runs.some(({ error }) => error !== "");
  const rows = runs.map(({ id, day, status, rows: count, files, error }): Text[] => [
    [{ code: day || shortId(id) }],
    status,
    rowsText(count),
    formatNumber(files.length),
    ...(hasErrors ? [error === "" ? "" : [{ code: error }]] : []),
  ]);
  const first = unit === "day" ? "Day" : "Run";
  const header = [first, "Status", "Rows", "Files", ...(hasErrors ? ["Last error"] : [])];
  return { header, rows, align: ["left", "left", "right", "right", "left"] };
}

/** Whole ids, with the names of the inputs that take them. */
function idsTable(known: Known): Block[] {
  const scheduleId = known.schedule?.export.id;
  const ids: [string, string | undefined][] = [
    ["export_id", known.id],
    ["export_id of the schedule", scheduleId === known.id ? undefined : scheduleId],
    ["destination_id", known.destination_id],
    ["project_id", known.inputs.project_id ?? known.export?.session_id ?? undefined],
    ["object_prefix", isComplete(known) ? undefined : folderOf(known) || undefined],
  ];
  const rows = ids.flatMap(([name, id]) =>
    id === undefined ? [] : [[[{ code: name }], [{ code: id }]]],
  );
  return rows.length === 0 ? [] : [folded("Ids to copy", { table: { header: [], rows } })];
}
