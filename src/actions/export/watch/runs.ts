import { pluralize, shorten, shortId } from "../../../report/format.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { call, type RetryPolicy } from "../../../service/client/requests.ts";
import {
  type ExportRun,
  isOver,
  listExportRuns,
  statusLabel,
} from "../../../service/contract/exports/bulk-export.ts";
import { DAY_MS, type TimeRange } from "../../../service/contract/time.ts";
import type { StepContext } from "../../../step/step-context.ts";
import { rangeFrom } from "../range.ts";

const MAX_ERROR_CHARACTERS = 300;
const MAX_RUN_NAMES = 2;
const DAY = /^\d{4}-\d{2}-\d{2}/;

export interface Run {
  id: string;
  status: string;
  /** The day of its traces; empty if unknown. */
  day: string;
  rows: number | undefined;
  /** Keys of its files. */
  files: readonly string[];
  /** The range of its traces; undefined if unknown. */
  range: TimeRange | undefined;
  failedAttempts: number;
  /** Message of the last failed attempt; empty if none failed. */
  lastError: string;
}

export interface RunSummary {
  list: readonly Run[];
  total: number;
  /** Number of runs with a final status. */
  endedCount: number;
  completedCount: number;
  failedCount: number;
  /** Ranges of the completed runs; undefined if one of them is unknown. */
  completedRanges: readonly TimeRange[] | undefined;
  /** Rows of the completed runs; undefined if the number of one of them is unknown. */
  completedRows: number | undefined;
  /** Rows of all runs, including those of unfinished and failed runs. */
  writtenRows: number | undefined;
  files: readonly string[];
  /** Number of files of the completed runs; undefined if one of them does not list its files. */
  fileCount: number | undefined;
  /** What messages call a run: `day` if each covers at most a day, and no two the same day. */
  runNoun: "day" | "run";
  /** The first folder that a run shows; else a file's key, which begins with it; else empty. */
  folder: string;
}

type Redact = (text: string) => string;

/** The error of the last attempt. Keys such as `retry_2` number the attempts. */
function lastErrorIn(errors: Record<string, unknown>, redact: Redact): string {
  const numberOf = (key: string) => Number(key.replace(/\D/g, ""));
  const keys = Object.keys(errors).toSorted((key, other) => numberOf(key) - numberOf(other));
  const error = errors[keys.at(-1) ?? ""] ?? "";
  const text = typeof error === "string" ? error : JSON.stringify(error);
  return shorten(redact(text), MAX_ERROR_CHARACTERS);
}

/** Undefined if absent or negative. Beyond the contract: export-run-members. */
const countOf = (value?: number | null) => (value != null && value >= 0 ? value : undefined);

function runFromReply(reply: ExportRun, redact: Redact): Run {
  const { id, status, rows_exported, errors, metadata } = reply;
  return {
    id,
    status: statusLabel(status),
    day: DAY.exec(metadata?.start_time ?? "")?.[0] ?? "",
    rows: countOf(metadata?.result?.rows_written) ?? countOf(rows_exported),
    files: metadata?.result?.exported_files ?? [],
    range: rangeFrom(metadata?.start_time, metadata?.end_time),
    failedAttempts: Object.keys(errors ?? {}).length,
    lastError: lastErrorIn(errors ?? {}, redact),
  };
}

/** The day of a run's traces, or its id. */
export const runName = ({ day, id }: Run) => (day === "" ? `run ${shortId(id)}` : day);

/** The names of a few runs, or their number. */
export const namesOrCount = (runs: readonly Run[], runNoun: RunSummary["runNoun"]) =>
  runs.length <= MAX_RUN_NAMES ? runs.map(runName).join(" and ") : pluralize(runs.length, runNoun);

export const isFailed = ({ status }: Run) => status === "FAILED" || status === "TIMEDOUT";

export const compareDays = (run: Run, other: Run) => run.day.localeCompare(other.day);

export const sortFailedFirst = (runs: readonly Run[]) =>
  runs.toSorted(
    (run, other) => Number(isFailed(other)) - Number(isFailed(run)) || compareDays(run, other),
  );

/** Undefined if one of the counts is undefined. */
const sumOf = (counts: readonly (number | undefined)[]): number | undefined =>
  counts.includes(undefined) ? undefined : counts.reduce((sum = 0, count = 0) => sum + count, 0);

/** Undefined if the service does not list the files of the run. */
export const fileCountOf = ({ rows, files }: Run): number | undefined =>
  files.length === 0 && rows !== 0 ? undefined : files.length;

export const isPartial = ({ completedCount, total }: RunSummary): boolean => completedCount < total;

/** Aggregates runs without duplicates. Errors are redacted. */
export function summarizeRuns(replies: readonly ExportRun[], redact: Redact): RunSummary {
  // Beyond the contract: export-run-members.
  const ids = new Set<string>();
  const uniqueReplies = replies.filter(({ id }) => !ids.has(id) && ids.add(id));
  const list = uniqueReplies.map((reply) => runFromReply(reply, redact));
  const count = (predicate: (run: Run) => boolean) => list.filter(predicate).length;
  const completedRuns = list.filter(({ status }) => status === "COMPLETED");
  const completedRanges = completedRuns.flatMap(({ range }) => range ?? []);
  const files = list.flatMap((run) => run.files);
  const isDay = ({ range }: Run) => range !== undefined && range.endMs - range.startMs <= DAY_MS;
  const areDays = new Set(list.map(({ day }) => day)).size === list.length && list.every(isDay);
  const rowsOf = (runs: readonly Run[]) => sumOf(runs.map(({ rows }) => rows));
  return {
    list,
    files,
    total: list.length,
    completedCount: completedRuns.length,
    endedCount: count(isOver),
    failedCount: count(isFailed),
    completedRanges: completedRanges.length === completedRuns.length ? completedRanges : undefined,
    completedRows: rowsOf(completedRuns),
    writtenRows: rowsOf(list),
    fileCount: sumOf(completedRuns.map(fileCountOf)),
    runNoun: areDays ? "day" : "run",
    folder:
      uniqueReplies.find(({ metadata }) => metadata?.prefix)?.metadata?.prefix ?? files[0] ?? "",
  };
}

export async function readRuns(
  ctx: StepContext,
  export_id: string,
  policy: RetryPolicy = LIMITS.runs,
): Promise<RunSummary> {
  const runs = await call(ctx, listExportRuns, { export_id }, policy);
  return summarizeRuns(runs, ctx.report.redact);
}
