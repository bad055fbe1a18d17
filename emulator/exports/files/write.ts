import type { History, View } from "../../history.ts";
import type { TraceRun } from "../../traces/runs.ts";
import type { Traces } from "../../traces/traces.ts";
import { objectKey } from "../destinations.ts";
import {
  createExportTimelines,
  type ExportLimits,
  type ExportTimeline,
} from "../export-timeline.ts";
import type { ExportRecord } from "../records.ts";
import type { WrittenFile } from "../render.ts";
import type { FilePlan, Range, RunTimeline } from "../run-timeline.ts";
import { listExports } from "../schedule.ts";
import { encodeParquet } from "./parquet.ts";
import { selectRows } from "./rows.ts";

/** Computes the timelines of exports, and writes their files. */
export interface ExportWriter {
  /** The exports of a workspace in this view. Complete only after `writeDue`. */
  exportTimelines(tenant_id: string, view: View): ExportTimeline[];
  /** Writes all files that are due and not yet written, in order of time. */
  writeDue(): Promise<void>;
  writtenFile(run: RunTimeline, index: number): WrittenFile | undefined;
  /** The folder of a run in the bucket. */
  folderOf(record: ExportRecord, run: RunTimeline, view: View): string;
}

interface DueFile {
  record: ExportRecord;
  run: RunTimeline;
  file: FilePlan;
}

/** Beyond the contract: export-cursors. */
const cursorAfter = (row: TraceRun | undefined) =>
  row === undefined ? "" : `${row.start_time.toISOString()}/${row.id}`;

export function createExportWriter(shared: {
  history: History;
  traces: Traces;
  limits: ExportLimits;
}): ExportWriter {
  const { history, traces, limits } = shared;
  const counts = new Map<string, number>();
  const outcomes = new Map<string, WrittenFile | { error: string }>();
  const outcomeOf = (runId: string, index: number) => outcomes.get(`${runId}/${index}`);
  let writing = Promise.resolve();

  function countRows(record: ExportRecord, range: Range): number {
    const key = JSON.stringify([record.request.session_id, record.request.filter, range]);
    const count = counts.get(key) ?? selectRows(traces, record, range).length;
    counts.set(key, count);
    return count;
  }

  function writeErrorOf(runId: string, index: number): string | undefined {
    const outcome = outcomeOf(runId, index);
    return outcome !== undefined && "error" in outcome ? outcome.error : undefined;
  }

  const exportTimelines = (tenant_id: string, view: View) =>
    createExportTimelines(listExports(tenant_id, view), view.now, {
      limits,
      countRows,
      writeErrorOf,
    });

  // Beyond the contract: export-formats.
  function folderOf(
    { id, tenant_id, request }: ExportRecord,
    { range }: RunTimeline,
    { destinations }: View,
  ): string {
    const destination = destinations.get(request.bulk_export_destination_id);
    if (destination === undefined) return "";
    const [year, month, day] = new Date(range.startMs).toISOString().slice(0, 10).split("-");
    const owner = [`export_id=${id}`, `tenant_id=${tenant_id}`, `session_id=${request.session_id}`];
    return objectKey(
      destination.request,
      ...owner,
      "runs",
      `year=${year}`,
      `month=${month}`,
      `day=${day}`,
    );
  }

  async function write(
    { record, run, file }: DueFile,
    view: View,
  ): Promise<WrittenFile | { error: string }> {
    const { bulk_export_destination_id } = record.request;
    const destination = view.destinations.get(bulk_export_destination_id);
    const { deletedMs = Number.POSITIVE_INFINITY } = destination ?? {};
    // Beyond the contract: destination-deletion.
    if (destination === undefined || deletedMs <= file.dueMs)
      return { error: `Bulk export destination ${bulk_export_destination_id} was deleted` };
    const rows = selectRows(traces, record, run.exportedRange).slice(
      file.firstRow,
      file.firstRow + file.rows,
    );
    const key = `${folderOf(record, run, view)}/${run.id}_${file.index}.parquet`;
    const error = await destination.bucket.put(key, await encodeParquet(rows, record.request));
    return error === undefined ? { key, cursor: cursorAfter(rows.at(-1)) } : { error };
  }

  function dueFiles(view: View): DueFile[] {
    const timelines = traces.workspaces.flatMap(({ id }) => exportTimelines(id, view));
    const files = timelines.flatMap(({ record, runs }) =>
      runs.flatMap((run) => run.files.map((file) => ({ record, run, file }))),
    );
    const due = files.filter(
      ({ run, file }) => file.dueMs <= view.now && outcomeOf(run.id, file.index) === undefined,
    );
    return due.sort((a, b) => a.file.dueMs - b.file.dueMs);
  }

  /** Stops and returns false at a refusal, because a refusal changes which files are due. */
  async function writeAll(due: DueFile[], view: View): Promise<boolean> {
    for (const file of due) {
      const outcome = await write(file, view);
      outcomes.set(`${file.run.id}/${file.file.index}`, outcome);
      if ("error" in outcome) return false;
    }
    return true;
  }

  async function writeNow(): Promise<void> {
    const view = history.view();
    while (!(await writeAll(dueFiles(view), view)));
  }

  return {
    exportTimelines,
    writeDue() {
      // One call after the other, so that no file is written twice.
      const next = writing.then(writeNow);
      writing = next.catch(() => undefined);
      return next;
    },
    writtenFile(run, index) {
      const outcome = outcomeOf(run.id, index);
      return outcome !== undefined && "key" in outcome ? outcome : undefined;
    },
    folderOf,
  };
}
