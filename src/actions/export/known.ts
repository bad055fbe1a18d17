import type { OutputValue } from "../../report/world.ts";
import type { Recovered } from "../../service/client/write/write-once.ts";
import type { BulkExport, ExportCreate } from "../../service/contract/bulk-exports.ts";
import type { Output } from "./inputs.ts";
import { daysIn, rangeFrom, type TimeRange } from "./range.ts";
import { byDay, inOrder, type Run, type Runs } from "./watch/runs.ts";
import type { Interval } from "./watch/schedule.ts";
import { isOver, isSchedule, statusWord } from "./watch/status.ts";

/** Something that a step finds out. */
export type Fact =
  | { kind: "asked"; request: ExportCreate }
  | { kind: "given"; id: string }
  /** A creation is about to be sent. `alike` are the ids of exports that cannot be told from it. */
  | { kind: "sent"; alike: readonly string[] }
  /** It is certain that nothing was created so far. */
  | { kind: "not sent" }
  | { kind: "created"; export: BulkExport; recovered: Recovered | undefined }
  | { kind: "destination"; id: string }
  | { kind: "export"; export: BulkExport }
  | { kind: "runs"; runs: Runs }
  | { kind: "no runs"; error: Error }
  /** What became due since the start of the schedule that was read before. */
  | { kind: "intervals"; intervals: readonly Interval[] }
  /** The unfinished exports of a schedule that is cancelled. */
  | { kind: "spawned"; exports: readonly BulkExport[] }
  | { kind: "cancelled"; export: BulkExport }
  | { kind: "not cancelled"; what: string; error: Error }
  | { kind: "listed"; exports: readonly BulkExport[] };

/** What is known so far. Outputs, log and summary follow from it, however the step ends. */
export interface Known {
  /** How far the creation is. Once `sent`, something may exist whose id nobody knows. */
  phase: "not sent" | "sent" | "accepted";
  alike: readonly string[];
  /** What this step creates. */
  request?: ExportCreate;
  /** How a lost answer to the creation was settled. */
  recovered?: Recovered;
  /** Of the export that is created, followed or cancelled. */
  id?: string;
  /** As last read. */
  export?: BulkExport;
  /** When that was, in milliseconds since the step began. */
  readMs: number;
  /** Undefined if they were not read, or not since they may have changed. */
  runs?: Runs | undefined;
  /** As last read, whatever has happened since. */
  lastRuns?: Runs;
  /** Of a schedule that is watched. `export` is then its newest due export, if there is one. */
  schedule?: { export: BulkExport; intervals: readonly Interval[] };
  cancelledIds: readonly string[];
  spawned: readonly BulkExport[];
  notCancelled: readonly { what: string; error: Error }[];
  destination_id?: string;
  /** All exports of the workspace, the newest first. */
  listed?: readonly BulkExport[];
}

export const NOTHING: Known = {
  phase: "not sent",
  alike: [],
  readMs: 0,
  cancelledIds: [],
  spawned: [],
  notCancelled: [],
};

/** What is known after one more fact: the only place that changes what is known. */
export function after(known: Known, fact: Fact, readMs: number): Known {
  switch (fact.kind) {
    case "asked":
      return {
        ...known,
        request: fact.request,
        destination_id: fact.request.bulk_export_destination_id,
      };
    case "given":
      return { ...known, id: fact.id };
    case "sent":
      return { ...known, phase: "sent", alike: fact.alike };
    case "not sent":
      return { ...known, phase: "not sent" };
    case "created": {
      const { export: created, recovered } = fact;
      const how = recovered === undefined ? {} : { recovered };
      return { ...known, phase: "accepted", id: created.id, export: created, readMs, ...how };
    }
    case "destination":
      return { ...known, phase: "accepted", destination_id: fact.id };
    case "export":
      return { ...known, export: fact.export, readMs };
    case "runs":
      return { ...known, runs: fact.runs, lastRuns: fact.runs };
    case "no runs":
      return { ...known, runs: undefined };
    case "intervals":
      return withIntervals(known, fact);
    case "spawned":
      return { ...known, spawned: fact.exports };
    case "cancelled":
      return withCancelled(known, fact, readMs);
    case "not cancelled":
      return { ...known, notCancelled: [...known.notCancelled, fact] };
    case "listed":
      return { ...known, listed: fact.exports };
  }
}

function withIntervals(known: Known, { intervals }: Fact & { kind: "intervals" }): Known {
  const { export: schedule } = known;
  if (schedule === undefined) return known;
  const { export: newest, runs } = intervals.at(-1) ?? {};
  return {
    ...known,
    schedule: { export: schedule, intervals },
    ...(newest === undefined ? {} : { id: newest.id, export: newest }),
    ...(runs === undefined ? {} : { runs, lastRuns: runs }),
  };
}

function withCancelled(
  known: Known,
  { export: cancelled }: Fact & { kind: "cancelled" },
  readMs: number,
): Known {
  const cancelledIds = endedBeforeCancel(cancelled)
    ? known.cancelledIds
    : [...known.cancelledIds, cancelled.id];
  // What the inputs name is in lower case.
  if (cancelled.id.toLowerCase() !== known.id?.toLowerCase()) {
    const spawned = known.spawned.map((one) => (one.id === cancelled.id ? cancelled : one));
    return { ...known, spawned, cancelledIds };
  }
  const runs = cancelledIds === known.cancelledIds ? known.runs : undefined;
  return { ...known, export: cancelled, readMs, runs, cancelledIds };
}

/** Whether an export that was to be cancelled had ended otherwise before. */
export function endedBeforeCancel(cancelled: BulkExport): boolean {
  return isOver(cancelled) && statusWord(cancelled.status) !== "CANCELLED";
}

/** The range of the export; undefined if neither the inputs nor the service say. */
export const rangeOf = ({ request, export: shown }: Known): TimeRange | undefined =>
  rangeFrom(request?.start_time ?? shown?.start_time, request?.end_time ?? shown?.end_time);

/** Whether the export may still be running. A schedule that is watched is no export. */
export function isOpen({ id, export: shown, request }: Known): boolean {
  if (id === undefined || shown === undefined) return id !== undefined;
  return !isOver(shown) && (request !== undefined || !isSchedule(shown));
}

/** A run is a day of traces if the service makes as many of them as the range has days. */
export function unitOf(known: Known): "day" | "run" {
  const range = rangeOf(known);
  return range !== undefined && daysIn(range) === known.lastRuns?.total ? "day" : "run";
}

/** The runs that are not complete, by day, as many of them as are kept. */
export const incompleteRuns = ({ lastRuns }: Known): Run[] =>
  (lastRuns?.list ?? []).filter(({ status }) => status !== "COMPLETED").sort(byDay);

/** The intervals of the schedule that is watched, the newest one as it was followed since. */
export function intervalsIn({ schedule, export: shown, lastRuns }: Known): readonly Interval[] {
  const { intervals = [] } = schedule ?? {};
  const newest = intervals.at(-1);
  if (newest?.export === undefined || newest.export.id !== shown?.id) return intervals;
  const followed = { ...newest, export: shown, ...(lastRuns && { runs: lastRuns }) };
  return intervals.with(-1, followed);
}

/** The folder of the export, `bucket/prefix/export_id=…`; empty while it is unknown. */
export function objectPrefix({ id = "", lastRuns }: Known): string {
  // Beyond the contract: export-run-members.
  const marker = `export_id=${id}`;
  const folder = lastRuns?.folder ?? "";
  const at = folder.indexOf(marker);
  return at < 0 ? "" : folder.slice(0, at + marker.length);
}

/** The outputs that are set while the step runs, as soon as they are known. */
export function outputsOf(known: Known) {
  const { export: shown, runs, lastRuns, schedule, cancelledIds } = known;
  return {
    export_id: schedule?.export.id ?? known.id,
    destination_id: known.destination_id ?? shown?.bulk_export_destination_id ?? undefined,
    status: shown && statusWord(shown.status),
    run_count: lastRuns?.total,
    failed_run_count: lastRuns?.failed,
    rows_exported: runs?.rows,
    object_prefix: lastRuns && objectPrefix(known),
    cancelled_ids: cancelledIds.length === 0 ? undefined : JSON.stringify(cancelledIds),
  } satisfies Partial<Record<Output, OutputValue | undefined>>;
}

/** All outputs of a job together may have 1 MB. */
const MAX_CHARACTERS = 100_000;

/** As many entries as fit into an output, as a JSON array. */
function fittingJson(entries: readonly unknown[]): { json: string; count: number } {
  const texts: string[] = [];
  let characters = 2;
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    characters += text.length + 1;
    if (characters > MAX_CHARACTERS) break;
    texts.push(text);
  }
  return { json: `[${texts.join(",")}]`, count: texts.length };
}

/** A run as the output `runs` has it. JSON leaves out what is undefined. */
const runEntry = ({ id, status, day, rows, errors, error }: Run) => ({
  id,
  status,
  day,
  rows,
  errors,
  error: error === "" ? undefined : error,
});

/** The large outputs, which are set once, at the end; with how many entries did not fit. */
export function largeOutputs({ lastRuns: runs }: Known) {
  if (runs === undefined) return { outputs: {}, lacking: { runs: 0, files: 0 } };
  const entries = fittingJson(inOrder(runs.list).map(runEntry));
  const keys = fittingJson(runs.files);
  return {
    outputs: { runs: entries.json, files: keys.json },
    lacking: { runs: runs.total - entries.count, files: runs.fileCount - keys.count },
  };
}
