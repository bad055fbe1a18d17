import type {
  BulkExport,
  ExportRun,
  ExportStatus,
} from "../../src/service/contract/exports/bulk-export.ts";
import { formatTime } from "../clock.ts";
import type { ExportTimeline } from "./export-timeline.ts";
import type { RunTimeline } from "./run-timeline.ts";

/** Beyond the contract: export-statuses. A schedule, which never starts, is CREATED. */
function statusAt(
  { startMs, endMs, finalStatus }: Pick<RunTimeline, "startMs" | "endMs" | "finalStatus">,
  now: number,
): ExportStatus {
  if (endMs <= now) return finalStatus;
  return startMs <= now ? "RUNNING" : "CREATED";
}

/** The time of the last change: the latest of these times that has passed. */
const formatLatestPastTime = (now: number, ...timesMs: number[]): string =>
  formatTime(Math.max(...timesMs.filter((ms) => ms <= now)));

/** The response body for an export at the time `now`. */
export function renderExport(timeline: ExportTimeline, now: number): BulkExport {
  const { id, tenant_id, request, createdMs, source_bulk_export_id = null } = timeline.record;
  return {
    ...{ id, tenant_id, source_bulk_export_id },
    status: statusAt(timeline, now),
    created_at: formatTime(createdMs),
    updated_at: formatLatestPastTime(now, createdMs, timeline.startMs, timeline.endMs),
    finished_at: timeline.endMs <= now ? formatTime(timeline.endMs) : null,
    ...{ end_time: null, interval_hours: null, filter: null, format_version: "v1" },
    ...{ export_fields: null, ...request },
  };
}

export interface WrittenFile {
  key: string;
  /** Where the run continues after this file. */
  cursor: string;
}

/** The response body for a run at the time `now`. */
export function renderRun(
  run: RunTimeline,
  bulk_export_id: string,
  prefix: string,
  findWrittenFile: (run: RunTimeline, index: number) => WrittenFile | undefined,
  now: number,
): ExportRun {
  const dueFiles = run.files.filter(({ dueMs }) => dueMs <= now);
  const files = dueFiles.flatMap(({ index }) => findWrittenFile(run, index) ?? []);
  const errors = run.errors.filter(({ atMs }) => atMs <= now);
  const rows = dueFiles.reduce((sum, file) => sum + file.rows, 0);
  const changesMs = [...dueFiles.map(({ dueMs }) => dueMs), ...errors.map(({ atMs }) => atMs)];
  return {
    id: run.id,
    bulk_export_id,
    status: statusAt(run, now),
    created_at: formatTime(run.createdMs),
    updated_at: formatLatestPastTime(now, run.createdMs, run.startMs, ...changesMs, run.endMs),
    finished_at: run.endMs <= now ? formatTime(run.endMs) : null,
    rows_exported: rows,
    errors: Object.fromEntries(errors.map(({ text }, attempt) => [`retry_${attempt}`, text])),
    metadata: {
      prefix,
      start_time: formatTime(run.range.startMs),
      end_time: formatTime(run.range.endMs),
      result: {
        rows_written: rows,
        exported_files: files.map(({ key }) => key),
        export_path: prefix,
        latest_cursor: files.at(-1)?.cursor ?? null,
      },
    },
  };
}
