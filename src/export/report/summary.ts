import { summaryOf as endingSummary } from "../../action/conclusion.ts";
import type { Ending } from "../../action/ending.ts";
import type { Block } from "../../action/summary.ts";
import { amount, formatDuration } from "../../action/wording.ts";
import type { Step } from "../step.ts";
import { idsOf, openIds, type Part, statusOf, totalsOf } from "../watch/progress.ts";
import { inOrder, type Runs } from "../watch/runs.ts";
import { statusWord } from "../watch/status.ts";
import { chartOf } from "./chart.ts";
import { explained } from "./diagnosis.ts";
import { rangeOf } from "./listing.ts";
import { objectPrefix } from "./run-outputs.ts";

const MOST_RUNS = 50;
const MOST_EXPORTS = 100;

/** How the step ended, the runs over time, and which of them did what. */
export function summaryOf(step: Step, ending: Ending, notes: readonly string[]): Block[] {
  const { parts, listed } = step.progress;
  const known = parts.flatMap(({ runs }) => runs ?? []);
  return endingSummary(ending, [
    ...watchAgain(step, ending),
    ...factsOf(step),
    ...(parts.length > 1 ? [partsTable(parts)] : []),
    ...chartOf(known),
    ...runsTable(known),
    ...(listed === undefined || listed.length === 0 ? [] : [listTable(listed)]),
    ...notes.map((text) => ({ text })),
  ]);
}

function factsOf({ world, inputs, progress }: Step): Block[] {
  const { parts, destination_id = inputs.destination_id, startedMs } = progress;
  const { runs, done, failed, rows, fileCount } = totalsOf(parts);
  const [only] = parts;
  const known: [string, string | undefined][] = [
    ["Export", parts.length === 1 ? only?.id : undefined],
    ["Status", statusOf(parts)],
    ["Range", parts.length === 1 && only?.export?.start_time ? rangeOf(only.export) : undefined],
    ["Rows", runs === 0 || rows === undefined ? undefined : amount(rows)],
    ["Runs", runs === 0 ? undefined : `${done} of ${runs} done, ${failed} failed`],
    ["Files", runs === 0 ? undefined : amount(fileCount)],
    ["Folder", objectPrefix(parts)],
    ["Destination", destination_id],
    ["Time", formatDuration(world.clock.now() - startedMs)],
  ];
  const rowsShown = known.flatMap(([name, value]) => (value ? [[name, value]] : []));
  return [{ table: { header: [], rows: rowsShown } }];
}

function partsTable(parts: readonly Part[]): Block {
  const rows = parts
    .slice(0, MOST_EXPORTS)
    .map((part) => [
      part.label,
      part.id ?? "—",
      part.export === undefined ? "—" : statusWord(part.export.status),
      part.request === undefined
        ? "—"
        : `${part.request.start_time} to ${part.request.end_time ?? "?"}`,
      part.runs?.rows === undefined ? "—" : amount(part.runs.rows),
    ]);
  return { table: { header: ["", "Export", "Status", "Range", "Rows"], rows } };
}

function runsTable(known: readonly Runs[]): Block[] {
  const runs = known.flatMap(({ list }) => list);
  const total = known.reduce((sum, one) => sum + one.total, 0);
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
  const more = total > rows.length ? [{ text: `… and ${total - rows.length} more runs.` }] : [];
  return [{ table: { header: ["Run", "Status", "Rows", "Files", "Last error"], rows } }, ...more];
}

function listTable(listed: NonNullable<Step["progress"]["listed"]>) {
  const rows = listed
    .slice(0, MOST_EXPORTS)
    .map((one) => [
      one.id,
      statusWord(one.status),
      rangeOf(one),
      one.created_at ?? "—",
      one.source_bulk_export_id ?? "",
    ]);
  return { table: { header: ["Export", "Status", "Range", "Created", "Spawned by"], rows } };
}

/** The step that goes on watching. */
function watchAgain({ progress: { parts }, inputs }: Step, { outcome }: Ending): Block[] {
  const open = openIds(parts);
  const isWatched = inputs.operation === "start" || inputs.operation === "watch";
  if (!isWatched || outcome === "scheduled" || open.length === 0 || idsOf(parts).length === 0)
    return [];
  const lines = [
    "- uses: deploy-agent-server/deploy-agent-server/export@v1",
    "  with:",
    "    operation: watch",
    "    base_url: ${{ vars.PLATFORM_URL }} # as in this step",
    "    api_key: ${{ secrets.PLATFORM_API_KEY }} # as in this step",
    "    tenant_id: ${{ vars.TENANT_ID }} # as in this step",
    `    export_id: ${open.join(",")}`,
  ];
  return [{ yaml: lines.join("\n") }];
}
