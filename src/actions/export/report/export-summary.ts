import type { Block, Table, Text } from "../../../report/blocks.ts";
import { capitalize, formatNumber, pluralize, shortId } from "../../../report/format.ts";
import { rangeText } from "../../../report/range-text.ts";
import {
  type Interval,
  intervalsIn,
  isComplete,
  isExported,
  isGap,
  objectPrefix,
  type State,
} from "../state.ts";
import { compareDays, fileCountOf, sortFailedFirst } from "../watch/runs.ts";
import { intervalStatus, intervalsToShow } from "./intervals.ts";
import { listBlocks } from "./list.ts";

const MAX_ROWS = 50;

/** The blocks below the conclusion. */
export function exportDetails(state: State): Block[] {
  return [
    ...intervalsTable(state),
    ...pathBlocks(state),
    ...rowsChart(state),
    ...runsTable(state),
    ...listBlocks(state.workspaceExports ?? []),
    ...idsTable(state),
  ];
}

const foldTable = (title: string, table: Table) => ({ fold: { title, blocks: [{ table }] } });

const numberText = (count: number | undefined) => (count === undefined ? "—" : formatNumber(count));

/** The intervals of a schedule, newest first. */
function intervalsTable(state: State): Block[] {
  const intervals = intervalsToShow(intervalsIn(state)).toReversed();
  if (intervals.length === 0) return [];
  const rows = intervals.map((interval): Text[] => {
    const { range, export: intervalExport, runs } = interval;
    const id: Text = intervalExport === undefined ? "—" : [{ code: shortId(intervalExport.id) }];
    const statusText = `${statusIcon(interval)} ${intervalStatus(interval)}`;
    return [[{ code: rangeText(range) }], statusText, numberText(runs?.completedRows), id];
  });
  const header = ["Range", "Status", "Rows", "Export"];
  const table: Table = { header, rows, align: ["left", "left", "right", "left"] };
  const omittedCount = intervalsIn(state).length - intervals.length;
  return [
    { table },
    ...(omittedCount > 0 ? [{ text: `Not shown: ${formatNumber(omittedCount)} older ones.` }] : []),
  ];
}

function statusIcon(interval: Interval): string {
  if (isExported(interval)) return "✅";
  return isComplete(interval) ? "⚠️" : isGap(interval) ? "❌" : "⏳";
}

/** Where the files are. Only the destination knows the bucket. */
function pathBlocks(state: State): Block[] {
  const folder = state.lastRuns?.files.length === 0 ? "" : objectPrefix(state);
  if (folder === "") return [];
  const files = state.schedule === undefined ? "The files" : "The newest files";
  return [{ text: `${files} are in the destination's bucket, under` }, { code: folder }];
}

/** Rows per day. No chart if the rows of a run are unknown: it would lack that day. */
function rowsChart({ runs }: State): Block[] {
  if (runs?.writtenRows === undefined || runs.runNoun !== "day" || runs.total > MAX_ROWS) return [];
  const values = runs.list.toSorted(compareDays).map(({ day, rows = 0 }) => ({
    label: day.slice("YYYY-".length),
    value: rows,
  }));
  return [{ bars: { title: "Rows per day", values } }];
}

/** The runs, failed ones first; omitted if there are fewer than two. */
function runsTable({ runs: currentRuns, lastRuns: runs }: State): Block[] {
  if (runs === undefined || runs.total < 2) return [];
  const tableRuns = sortFailedFirst(runs.list).slice(0, MAX_ROWS);
  const limitText = tableRuns.length < runs.total ? `${tableRuns.length} of ` : "";
  const staleText = currentRuns === undefined ? ", as last read" : "";
  const rows = tableRuns.map((run): Text[] => [
    [{ code: run.day || shortId(run.id) }],
    run.status,
    numberText(run.rows),
    numberText(fileCountOf(run)),
  ]);
  const header = [capitalize(runs.runNoun), "Status", "Rows", "Files"];
  const table: Table = { header, rows, align: ["left", "left", "right", "right"] };
  return [foldTable(`${limitText}${pluralize(runs.total, runs.runNoun)}${staleText}`, table)];
}

/** Full ids, with the names of the inputs that take them. */
function idsTable(state: State): Block[] {
  const scheduleId = state.schedule?.export.id;
  const ids: [string, string | undefined][] = [
    ["export_id", state.id],
    ["export_id of the schedule", scheduleId === state.id ? undefined : scheduleId],
    ["destination_id", state.destination_id],
    ["project_id", state.inputs.project_id ?? state.export?.session_id ?? undefined],
  ];
  const rows = ids.flatMap(([name, id]) =>
    id === undefined ? [] : [[[{ code: name }], [{ code: id }]]],
  );
  return rows.length === 0 ? [] : [foldTable("Ids to copy", { header: [], rows })];
}
