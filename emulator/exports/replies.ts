import type {
  BulkExport,
  ExportRun,
  ExportStatus,
} from "../../src/service/contract/bulk-exports.ts";
import type { ExportTimeline } from "./life-cycle.ts";
import type { RunTimeline } from "./run-life.ts";

const timeOf = (ms: number) => new Date(ms).toISOString();

function statusOf({ record, startMs, endMs, ending }: ExportTimeline, now: number): ExportStatus {
  if (endMs <= now) return ending;
  // Beyond the contract: export-statuses.
  if (record.request.interval_hours !== undefined) return "CREATED";
  return startMs <= now ? "RUNNING" : "CREATED";
}

/** When a status changed last: the latest of these times that has passed. */
const lastPassed = (now: number, ...timesMs: number[]): string =>
  timeOf(Math.max(...timesMs.filter((ms) => ms <= now)));

/** The reply for an export at the time `now`. */
export function exportReply(life: ExportTimeline, now: number): BulkExport {
  const { id, tenant_id, request, createdMs, source_bulk_export_id = null } = life.record;
  return {
    ...{ id, tenant_id, source_bulk_export_id },
    status: statusOf(life, now),
    created_at: timeOf(createdMs),
    updated_at: lastPassed(now, createdMs, life.startMs, life.endMs),
    finished_at: life.endMs <= now ? timeOf(life.endMs) : null,
    ...{ end_time: null, interval_hours: null, filter: null, format_version: "v1" },
    ...{ export_fields: null, ...request },
  };
}

export interface WrittenFile {
  key: string;
  /** Where the run continues after this file. */
  cursor: string;
}

function runStatusOf({ startMs, endMs, ending }: RunTimeline, now: number): ExportStatus {
  if (endMs <= now) return ending;
  return startMs <= now ? "RUNNING" : "CREATED";
}

/** The reply for a run at the time `now`. */
export function runReply(
  run: RunTimeline,
  bulk_export_id: string,
  prefix: string,
  written: (run: RunTimeline, index: number) => WrittenFile | undefined,
  now: number,
): ExportRun {
  const plans = run.files.filter(({ dueMs }) => dueMs <= now);
  const files = plans.flatMap(({ index }) => written(run, index) ?? []);
  const errors = run.errors.filter(({ atMs }) => atMs <= now);
  const rows = plans.reduce((sum, plan) => sum + plan.rows, 0);
  const changesMs = [...plans.map(({ dueMs }) => dueMs), ...errors.map(({ atMs }) => atMs)];
  return {
    id: run.id,
    bulk_export_id,
    status: runStatusOf(run, now),
    created_at: timeOf(run.createdMs),
    updated_at: lastPassed(now, run.createdMs, run.startMs, ...changesMs, run.endMs),
    finished_at: run.endMs <= now ? timeOf(run.endMs) : null,
    rows_exported: rows,
    errors: Object.fromEntries(errors.map(({ text }, attempt) => [`retry_${attempt}`, text])),
    metadata: {
      prefix,
      start_time: timeOf(run.range.startMs),
      end_time: timeOf(run.range.endMs),
      result: {
        rows_written: rows,
        exported_files: files.map(({ key }) => key),
        export_path: prefix,
        latest_cursor: files.at(-1)?.cursor ?? null,
      },
    },
  };
}
