import type { TimeRange } from "../../../src/service/contract/time.ts";
import type { History, View } from "../../history.ts";
import type { TraceRun } from "../../traces/runs.ts";
import type { Traces } from "../../traces/traces.ts";
import { objectKey } from "../destinations.ts";
import { createExportTimelines } from "../export-timeline.ts";
import type { ExportRecord } from "../records.ts";
import type { WrittenFile } from "../render.ts";
import type { FilePlan, Pace, RunTimeline } from "../run-timeline.ts";
import { listExports } from "../schedule.ts";
import { encodeParquet } from "./parquet.ts";
import { selectRows } from "./rows.ts";

interface DueFile {
  record: ExportRecord;
  run: RunTimeline;
  file: FilePlan;
}

/** Beyond the contract: export-cursors. */
const cursorAfter = (row: TraceRun | undefined) =>
  row === undefined ? "" : `${row.start_time.toISOString()}/${row.id}`;

type WriteResult = { file: WrittenFile; error?: undefined } | { file?: undefined; error: string };

/** Computes the timelines of exports, and writes their files. */
export function createExportWriter(history: History, traces: Traces, pace: Pace) {
  const rowCounts = new Map<string, number>();
  const writeResults = new Map<string, WriteResult>();
  const writeResultOf = (runId: string, index: number) => writeResults.get(`${runId}/${index}`);
  let lastWrite = Promise.resolve();

  function countRows(record: ExportRecord, range: TimeRange): number {
    const key = JSON.stringify([record.request.session_id, record.request.filter, range]);
    const count = rowCounts.get(key) ?? selectRows(traces, record, range).length;
    rowCounts.set(key, count);
    return count;
  }

  /** The exports of a workspace in this view. Call `writeDueFiles` before. */
  const exportTimelines = (tenant_id: string, view: View) =>
    createExportTimelines(listExports(tenant_id, view), view.now, {
      pace,
      countRows,
      writeErrorOf: (runId, index) => writeResultOf(runId, index)?.error,
    });

  /** The folder of a run in the bucket. Beyond the contract: export-formats. */
  function folderOf(
    { id, tenant_id, request }: ExportRecord,
    { range }: RunTimeline,
    { destinations }: View,
  ): string {
    const destination = destinations.get(request.bulk_export_destination_id);
    if (destination === undefined) return "";
    const [year, month, day] = new Date(range.startMs).toISOString().slice(0, 10).split("-");
    return objectKey(
      destination.request,
      `export_id=${id}/tenant_id=${tenant_id}/session_id=${request.session_id}`,
      `runs/year=${year}/month=${month}/day=${day}`,
    );
  }

  async function write({ record, run, file }: DueFile, view: View): Promise<WriteResult> {
    const { bulk_export_destination_id } = record.request;
    const destination = view.destinations.get(bulk_export_destination_id);
    const { deletedMs = Infinity } = destination ?? {};
    // Beyond the contract: destination-deletion.
    if (destination === undefined || deletedMs <= file.dueMs)
      return { error: `Bulk export destination ${bulk_export_destination_id} was deleted` };
    const rows = selectRows(traces, record, run.exportedRange).slice(
      file.firstRow,
      file.firstRow + file.rows,
    );
    const key = `${folderOf(record, run, view)}/${run.id}_${file.index}.parquet`;
    const error = await destination.bucket.put(key, await encodeParquet(rows, record.request));
    return error === undefined ? { file: { key, cursor: cursorAfter(rows.at(-1)) } } : { error };
  }

  function dueFiles(view: View): DueFile[] {
    const timelines = traces.workspaces.flatMap(({ id }) => exportTimelines(id, view));
    const files = timelines.flatMap(({ record, runs }) =>
      runs.flatMap((run) => run.files.map((file) => ({ record, run, file }))),
    );
    const filesToWrite = files.filter(
      ({ run, file }) => file.dueMs <= view.now && writeResultOf(run.id, file.index) === undefined,
    );
    return filesToWrite.sort((a, b) => a.file.dueMs - b.file.dueMs);
  }

  /** Stops and returns false at an error, because an error changes which files are due. */
  async function writeAll(files: DueFile[], view: View): Promise<boolean> {
    for (const file of files) {
      const writeResult = await write(file, view);
      writeResults.set(`${file.run.id}/${file.file.index}`, writeResult);
      if (writeResult.error !== undefined) return false;
    }
    return true;
  }

  async function writeUntilComplete(): Promise<void> {
    const view = history.view();
    while (!(await writeAll(dueFiles(view), view)));
  }

  return {
    exportTimelines,
    /** Writes all files that are due and not yet written, in order of time. */
    writeDueFiles(): Promise<void> {
      // One call after the other, so that no file is written twice.
      const currentWrite = lastWrite.then(writeUntilComplete);
      lastWrite = currentWrite.catch(() => undefined);
      return currentWrite;
    },
    findWrittenFile: (run: RunTimeline, index: number) => writeResultOf(run.id, index)?.file,
    folderOf,
  };
}
