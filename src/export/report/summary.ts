import { summaryOf } from "../../action/conclusion.ts";
import type { Block } from "../../action/summary.ts";
import { amount, formatDuration } from "../../action/wording.ts";
import type { BulkExport } from "../../contract/bulk-exports.ts";
import { openIds, type Part, totalsOf, worstStatus } from "../watch/progress.ts";
import { inOrder, type Runs } from "../watch/runs.ts";
import { statusWord } from "../watch/status.ts";
import type { ExportStep, OperationResult } from "../world.ts";
import { runsChart } from "./chart.ts";
import { explained } from "./failure-causes.ts";
import { rangeOf } from "./listing.ts";
import { objectPrefix } from "./run-outputs.ts";

const MOST_RUNS = 50;
const MOST_EXPORTS = 100;

/** How the step ended, the runs over time, and what each of them exported. */
export function exportSummary(
  step: ExportStep,
  result: OperationResult,
  notes: readonly string[],
): Block[] {
  const { parts } = step.progress;
  const known = parts.flatMap(({ runs }) => runs ?? []);
  return summaryOf(result.ending, [
    ...stepToWatch(step, result),
    exportFacts(step, result),
    ...partsTable(parts),
    ...runsChart(known),
    ...runsTable(known),
    ...listTable(result.listed ?? []),
    ...notes.map((text) => ({ text })),
  ]);
}

function exportFacts(
  { world, inputs, progress: { parts, startedMs } }: ExportStep,
  { destination_id = inputs.destination_id }: OperationResult,
): Block {
  const { runs, done, failed, rows, fileCount } = totalsOf(parts);
  const only = parts.length === 1 ? parts[0] : undefined;
  const hasRuns = runs > 0;
  const known: [string, string | undefined][] = [
    ["Export", only?.id],
    ["Status", worstStatus(parts)],
    ["Range", only?.export?.start_time ? rangeOf(only.export) : undefined],
    ["Rows", hasRuns && rows !== undefined ? amount(rows) : undefined],
    ["Runs", hasRuns ? `${done} of ${runs} done, ${failed} failed` : undefined],
    ["Files", hasRuns ? amount(fileCount) : undefined],
    ["Folder", objectPrefix(parts)],
    ["Destination", destination_id],
    ["Time", formatDuration(world.clock.now() - startedMs)],
  ];
  const rowsShown = known.flatMap(([name, value]) => (value ? [[name, value]] : []));
  return { table: { header: [], rows: rowsShown } };
}

function partsTable(parts: readonly Part[]): Block[] {
  if (parts.length < 2) return [];
  const rows = parts
    .slice(0, MOST_EXPORTS)
    .map(({ label, id, request, export: known, runs }) => [
      label,
      id ?? "—",
      known === undefined ? "—" : statusWord(known.status),
      request === undefined ? "—" : `${request.start_time} to ${request.end_time ?? "?"}`,
      runs?.rows === undefined ? "—" : amount(runs.rows),
    ]);
  return [{ table: { header: ["", "Export", "Status", "Range", "Rows"], rows } }];
}

function runsTable(known: readonly Runs[]): Block[] {
  const runs = known.flatMap(({ list }) => list);
  if (runs.length === 0) return [];
  const rows = inOrder(runs)
    .slice(0, MOST_RUNS)
    .map((run) => [
      run.day || run.id,
      run.status,
      run.rows === undefined ? "—" : amount(run.rows),
      String(run.fileCount),
      run.errors === 0 ? "" : explained(run),
    ]);
  const table = { header: ["Run", "Status", "Rows", "Files", "Last error"], rows };
  const more = known.reduce((sum, { total }) => sum + total, 0) - rows.length;
  return more === 0 ? [{ table }] : [{ table }, { text: `… and ${more} more runs.` }];
}

function listTable(listed: readonly BulkExport[]): Block[] {
  if (listed.length === 0) return [];
  const rows = listed
    .slice(0, MOST_EXPORTS)
    .map((one) => [
      one.id,
      statusWord(one.status),
      rangeOf(one),
      one.created_at ?? "—",
      one.source_bulk_export_id ?? "",
    ]);
  return [{ table: { header: ["Export", "Status", "Range", "Created", "Spawned by"], rows } }];
}

/** A step to copy that continues to watch, where an export may still be running. */
function stepToWatch(
  { progress, inputs }: ExportStep,
  { ending: { outcome } }: OperationResult,
): Block[] {
  const open = openIds(progress.parts);
  const isWatched = inputs.operation === "start" || inputs.operation === "watch";
  if (!isWatched || outcome === "scheduled" || open.length === 0) return [];
  const toWatch = [
    "operation: watch",
    "base_url: ${{ vars.PLATFORM_URL }} # as in this step",
    "api_key: ${{ secrets.PLATFORM_API_KEY }} # as in this step",
    "tenant_id: ${{ vars.TENANT_ID }} # as in this step",
    `export_id: ${open.join(",")}`,
  ];
  return [{ step: { directory: "/export", inputs: toWatch } }];
}
