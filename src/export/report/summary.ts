import { summaryOf } from "../../action/conclusion.ts";
import type { Block, Table, Text } from "../../action/summary.ts";
import { amount, counted, shortId } from "../../action/wording.ts";
import { idsOf, type Part, rangeOf, totalsOf } from "../watch/progress.ts";
import { inOrder, type Run } from "../watch/runs.ts";
import { statusWord } from "../watch/status.ts";
import type { ExportStep, OperationResult } from "../world.ts";
import { runsChart } from "./chart.ts";
import { listBlocks } from "./listing.ts";
import { type NextSteps, stepBlocks } from "./next-steps.ts";
import { objectPrefix } from "./run-outputs.ts";
import { rangeWithLength, unitOf, wholeRange } from "./words.ts";

const MOST_ROWS = 50;
/** Longer tables and charts are folded. */
const MOST_UNFOLDED = 10;

/** How the step ended, where the files are, what is left to do, and folded the details. */
export function exportSummary(
  step: ExportStep,
  result: OperationResult,
  next: NextSteps,
  notes: readonly string[],
): Block[] {
  const { parts } = step.progress;
  const isComplete = result.ending.outcome === "completed" || result.ending.outcome === "empty";
  return summaryOf(result.ending, [
    ...recoveryNotes(parts),
    ...stepBlocks(step, next),
    ...pathBlocks(parts),
    ...(isComplete ? [] : factsTable(parts)),
    ...partsTable(parts, isComplete),
    ...runsBlocks(parts),
    ...listBlocks(result.listed ?? []),
    ...notes.map((text) => ({ text })),
    ...idsBlocks(step, result),
    ...charts(parts),
  ]);
}

/** What was in doubt, and is not any more. */
function recoveryNotes(parts: readonly Part[]): Block[] {
  const counts = (["found", "sent again"] as const).map(
    (how) => parts.filter(({ recovered }) => recovered === how).length,
  );
  const [found = 0, again = 0] = counts;
  const lost = (count: number) =>
    count === 1
      ? "The answer to a creation was lost"
      : `The answers to ${count} creations were lost`;
  return [
    ...(found > 0
      ? [{ text: `ℹ️ ${lost(found)}: what it created was found, and nothing was sent twice.` }]
      : []),
    ...(again > 0
      ? [{ text: `ℹ️ ${lost(again)}: nothing had been created, and it was sent again.` }]
      : []),
  ];
}

const folded = (title: string, ...blocks: Block[]): Block => ({ folded: { title, blocks } });

/** Where the files are. The bucket is known to the destination only. */
function pathBlocks(parts: readonly Part[]): Block[] {
  const prefix = objectPrefix(parts);
  if (prefix === "" || totalsOf(parts).fileCount === 0) return [];
  return [{ text: "The files are in the destination's bucket, under" }, { code: prefix }];
}

const areOld = (parts: readonly Part[]) => parts.some(({ areRunsOld }) => areRunsOld === true);

function factsTable(parts: readonly Part[]): Block[] {
  const { runs, completed, failed, cancelled } = totalsOf(parts);
  const range = wholeRange(parts);
  if (runs === 0) return [];
  const unfinished = runs - completed - failed - cancelled;
  const counts = `${completed} completed, ${failed} failed, ${cancelled} cancelled`;
  const rows: Text[][] = [
    ...(range === undefined ? [] : [["Range", [{ code: rangeWithLength(range) }]]]),
    [
      areOld(parts) ? "Runs, as last read" : "Runs",
      unfinished === 0 ? counts : `${counts}, ${unfinished} unfinished`,
    ],
  ];
  return [{ table: { header: [], rows } }];
}

function partsTable(parts: readonly Part[], isFolded: boolean): Block[] {
  if (parts.length < 2) return [];
  const rows = parts.slice(0, MOST_ROWS).map((part): Text[] => {
    const { id, export: known, runs } = part;
    const range = rangeOf(part);
    return [
      range === undefined ? "—" : [{ code: rangeWithLength(range) }],
      known === undefined ? "—" : statusWord(known.status),
      runs?.rows === undefined ? "—" : amount(runs.rows),
      id === undefined ? "—" : [{ code: shortId(id) }],
    ];
  });
  const table: Table = {
    header: ["Range", "Status", "Rows", "Export"],
    rows,
    align: ["left", "left", "right", "left"],
  };
  return isFolded || rows.length > MOST_UNFOLDED
    ? [folded(counted(parts.length, "part"), { table })]
    : [{ table }];
}

function runsTable(runs: readonly Run[], name: string): Table {
  const hasErrors = runs.some(({ error }) => error !== "");
  const rows = runs.map(({ id, day, status, rows, fileCount, error }): Text[] => [
    [{ code: day || shortId(id) }],
    status,
    rows === undefined ? "—" : amount(rows),
    amount(fileCount),
    ...(hasErrors ? [error === "" ? "" : [{ code: error }]] : []),
  ]);
  const header = [name, "Status", "Rows", "Files", ...(hasErrors ? ["Last error"] : [])];
  return { header, rows, align: ["left", "left", "right", "right", "left"] };
}

/** The runs, the failed ones first. Of an empty export there is nothing to see. */
function runsBlocks(parts: readonly Part[]): Block[] {
  const { runs: total, rows, completed } = totalsOf(parts);
  if (total === 0 || (rows === 0 && completed === total)) return [];
  const name = parts.every((part) => unitOf(part) === "day") ? "Day" : "Run";
  const runs = inOrder(parts.flatMap((part) => part.runs?.list ?? [])).slice(0, MOST_ROWS);
  const count = runs.length < total ? `${runs.length} of ` : "";
  const title = `${count}${counted(total, "run")}${areOld(parts) ? ", as last read" : ""}`;
  return [folded(title, { table: runsTable(runs, name) })];
}

/** Whole ids, with the names of the outputs that hold them. */
function idsBlocks({ inputs, progress: { parts } }: ExportStep, result: OperationResult): Block[] {
  const ids = idsOf(parts);
  const destination = result.destination_id ?? inputs.destination_id;
  const known: [string, string | undefined][] = [
    ...ids
      .slice(0, MOST_ROWS)
      .map((id): [string, string] => [ids.length === 1 ? "export_id" : "export_ids", id]),
    ["destination_id", destination],
    ["project_id", inputs.project_id],
  ];
  const rows = known.flatMap(([name, id]) =>
    id === undefined ? [] : [[[{ code: name }], [{ code: id }]]],
  );
  return rows.length === 0 ? [] : [folded("Ids to copy", { table: { header: [], rows } })];
}

/** A chart with more spans than these is no help at a glance. */
function charts(parts: readonly Part[]): Block[] {
  const known = parts.flatMap(({ runs }) => runs ?? []);
  const chart = runsChart(known);
  const total = known.reduce((sum, one) => sum + one.total, 0);
  return total > MOST_UNFOLDED && chart.length > 0
    ? [folded("The runs over time", ...chart)]
    : chart;
}
