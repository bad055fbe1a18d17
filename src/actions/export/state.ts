import type { ServiceError } from "../../service/client/errors.ts";
import type { Phase } from "../../service/client/write/write.ts";
import type { Comparison } from "../../service/contract/deployments/compare.ts";
import {
  type BulkExport,
  type ExportCreate,
  isOver,
  isSchedule,
  statusLabel,
} from "../../service/contract/exports/bulk-export.ts";
import type { TimeRange } from "../../service/contract/time.ts";
import { compareExports } from "./compare-exports.ts";
import type { ExportInputs } from "./inputs.ts";
import { rangeFrom } from "./range.ts";
import { isPartial, type RunSummary } from "./watch/runs.ts";

/** One interval of a schedule, and its export. */
export interface Interval {
  range: TimeRange;
  /** Absent if the list of exports has none for this interval. */
  export?: BulkExport;
  runs?: RunSummary | undefined;
}

/** The state of a step. Outputs, log and summary are derived from it. */
export interface State {
  inputs: ExportInputs;
  /** Phase of a creation. While it is `sent`, something with an unknown id may exist. */
  phase: Phase;
  /** Body of the creation, if this step creates an export. */
  request?: ExportCreate;
  /** Id of the export that is created, followed or cancelled. */
  id?: string;
  /** The export as last read. */
  export?: BulkExport;
  /** When `export` was read, in milliseconds since the step began. */
  readMs: number;
  /** Error of the last read, if that failed. */
  readError?: ServiceError | undefined;
  /** The runs; undefined if not read, or possibly out of date. */
  runs?: RunSummary | undefined;
  /** The runs as last read, even if out of date. */
  lastRuns?: RunSummary;
  /** The watched schedule. `State.export` is its newest due export, or else the schedule. */
  schedule?: { export: BulkExport; intervals: readonly Interval[] };
  cancelledIds: readonly string[];
  /** Exports of a cancelled schedule that were unfinished, and are cancelled with it. */
  spawnedExports: readonly BulkExport[];
  /** Failed cancellations; without an id, the exports of the schedule could not be listed. */
  cancelFailures: readonly { id?: string | undefined; error: ServiceError }[];
  destination_id?: string;
  /** All exports of the workspace, newest first. */
  workspaceExports?: readonly BulkExport[];
}

export const initialState = (inputs: ExportInputs): State => ({
  inputs,
  phase: "not sent",
  readMs: 0,
  cancelledIds: [],
  spawnedExports: [],
  cancelFailures: [],
});

export const statusOf = ({ export: bulkExport }: Pick<State, "export">) =>
  statusLabel(bulkExport?.status ?? "");

type ExportAndRuns = Pick<Interval, "export" | "runs">;

export const isComplete = (interval: ExportAndRuns) => statusOf(interval) === "COMPLETED";

/** Whether the export is complete, and so is each of its runs if they were read. */
export const isExported = (interval: ExportAndRuns) =>
  isComplete(interval) && !(interval.runs && isPartial(interval.runs));

/** Whether there is no export, or an export that ended without exporting all of its range. */
export const isGap = (interval: ExportAndRuns) =>
  interval.export === undefined || (isOver(interval.export) && !isExported(interval));

/** Members whose value in the response differs from the sent value. */
export const differencesIn = ({ request, export: bulkExport }: State): Comparison[] =>
  request === undefined || bulkExport === undefined
    ? []
    : compareExports(request, bulkExport).filter(
        ({ similarity }) => similarity === "other" || similarity === "absent",
      );

/** The sent range; that of the response if it is another one, or if this step sent none. */
export function rangeOf(state: State): TimeRange | undefined {
  const { request, export: bulkExport } = state;
  const hasOtherRange = differencesIn(state).some(
    ({ path, similarity }) => /_time$/.test(path) && similarity === "other",
  );
  const [main, fallback] = hasOtherRange ? [bulkExport, request] : [request, bulkExport];
  return rangeFrom(main?.start_time ?? fallback?.start_time, main?.end_time ?? fallback?.end_time);
}

/** Whether the export, or a schedule that this step created, may still be running. */
export function isOpen({ id, export: bulkExport, request }: State): boolean {
  if (id === undefined || bulkExport === undefined) return id !== undefined;
  return !isOver(bulkExport) && (request !== undefined || !isSchedule(bulkExport));
}

/** The intervals of the watched schedule; the newest with its export and runs as last read. */
export function intervalsIn({ schedule, export: newestExport, runs }: State): readonly Interval[] {
  const { intervals = [] } = schedule ?? {};
  const newest = intervals.at(-1);
  if (newest?.export === undefined || newest.export.id !== newestExport?.id) return intervals;
  return intervals.with(-1, { ...newest, export: newestExport, runs });
}

/** The folder of the export in the bucket, `prefix/export_id=…`; empty while unknown. */
export function objectPrefix({ id = "", lastRuns }: Pick<State, "id" | "lastRuns">): string {
  // Beyond the contract: export-run-members.
  const marker = `export_id=${id}`;
  const folder = lastRuns?.folder ?? "";
  const index = folder.toLowerCase().indexOf(marker.toLowerCase());
  return index < 0 ? "" : folder.slice(0, index + marker.length);
}
