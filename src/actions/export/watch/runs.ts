import { DAY_MS } from "../../../inputs/field/time.ts";
import { shorten, shortId } from "../../../report/format.ts";
import { type ExportRun, isOver, statusLabel } from "../../../service/contract/bulk-exports.ts";
import { rangeFrom, type TimeRange } from "../range.ts";

const MAX_ERROR_CHARACTERS = 300;
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
  /** Number of failed attempts. */
  errors: number;
  /** Message of the last failed attempt. */
  error: string;
}

export interface Runs {
  list: readonly Run[];
  total: number;
  /** How many have ended, in any way. */
  done: number;
  completed: number;
  failed: number;
  /** Ranges of the completed runs; undefined if one of them is unknown. */
  covered: readonly TimeRange[] | undefined;
  /** Rows of the completed runs; undefined if the number of one of them is unknown. */
  rows: number | undefined;
  /** Rows of all runs, including what unfinished and failed ones have written. */
  written: number | undefined;
  files: readonly string[];
  /** Files of the completed runs; undefined if one of them does not list its files. */
  fileCount: number | undefined;
  /** A run is a day of traces if the ranges of all runs show that. */
  unit: "day" | "run";
  /** Folder of the first run that shows one; empty while unknown. */
  folder: string;
}

type Redact = (text: string) => string;

/** The error of the last attempt, such as `retry_2`. */
function lastErrorIn(errors: Record<string, unknown>, redact: Redact): string {
  const numberOf = (key: string) => Number(key.replace(/\D/g, ""));
  const keys = Object.keys(errors).toSorted((one, other) => numberOf(one) - numberOf(other));
  const error = errors[keys.at(-1) ?? ""] ?? "";
  const text = typeof error === "string" ? error : JSON.stringify(error);
  return shorten(redact(text), MAX_ERROR_CHARACTERS);
}

/** Some services send a negative number. Beyond the contract: export-run-members. */
const countOf = (shown: number | null | undefined) =>
  shown != null && shown >= 0 ? shown : undefined;

function runFromReply(reply: ExportRun, redact: Redact): Run {
  const { id, status, rows_exported, errors, metadata } = reply;
  return {
    id,
    status: statusLabel(status),
    day: DAY.exec(metadata?.start_time ?? "")?.[0] ?? "",
    rows: countOf(metadata?.result?.rows_written) ?? countOf(rows_exported),
    files: metadata?.result?.exported_files ?? [],
    range: rangeFrom(metadata?.start_time, metadata?.end_time),
    errors: Object.keys(errors ?? {}).length,
    error: lastErrorIn(errors ?? {}, redact),
  };
}

/** The day of its traces, or its id. */
export const runName = ({ day, id }: Run) => (day === "" ? `run ${shortId(id)}` : day);

export const isFailed = ({ status }: Run) => status === "FAILED" || status === "TIMEDOUT";

/** Compares runs for sorting. */
export const byDay = (one: Run, other: Run) =>
  one.day < other.day ? -1 : Number(one.day > other.day);

/** Failed runs first, then by day. */
export function failedFirst(runs: readonly Run[]): Run[] {
  return runs.toSorted(
    (one, other) => Number(isFailed(other)) - Number(isFailed(one)) || byDay(one, other),
  );
}

/** The values; undefined if any of them is. */
const allKnown = <T>(values: readonly (T | undefined)[]): T[] | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? known : undefined;
};

const sum = (counts: readonly number[] | undefined) =>
  counts?.reduce((total, count) => total + count, 0);

/** Undefined if the service does not list its files. */
export const fileCountOf = ({ rows, files }: Run): number | undefined =>
  files.length === 0 && rows !== 0 ? undefined : files.length;

export const isPartial = ({ completed, total }: Runs): boolean => completed < total;

/** Aggregates runs without duplicates. Errors are redacted. */
export function countRuns(replies: readonly ExportRun[], redact: Redact): Runs {
  // Beyond the contract: export-run-members.
  const ids = new Set<string>();
  const unique = replies.filter(({ id }) => !ids.has(id) && ids.add(id));
  const list = unique.map((reply) => runFromReply(reply, redact));
  const count = (isOne: (run: Run) => boolean) => list.filter(isOne).length;
  const completed = list.filter(({ status }) => status === "COMPLETED");
  const files = list.flatMap((run) => run.files);
  const isDay = ({ range }: Run) => range !== undefined && range.endMs - range.startMs <= DAY_MS;
  const areDays = new Set(list.map(({ day }) => day)).size === list.length && list.every(isDay);
  const rowsOf = (runs: readonly Run[]) => sum(allKnown(runs.map(({ rows }) => rows)));
  return {
    list,
    files,
    total: list.length,
    completed: completed.length,
    done: count(isOver),
    failed: count(isFailed),
    covered: allKnown(completed.map(({ range }) => range)),
    rows: rowsOf(completed),
    written: rowsOf(list),
    fileCount: sum(allKnown(completed.map(fileCountOf))),
    unit: areDays ? "day" : "run",
    folder: unique.find(({ metadata }) => metadata?.prefix)?.metadata?.prefix ?? files[0] ?? "",
  };
}
