import { shortened, shortId } from "../../../report/wording.ts";
import type { ExportRun } from "../../../service/contract/bulk-exports.ts";
import { rangeFrom, type TimeRange } from "../range.ts";
import { isOver, statusWord } from "./status.ts";

const MAX_ERROR_CHARACTERS = 300;
/** How many characters of file keys are kept: enough for an output, whose size is limited. */
const MAX_KEYS_CHARACTERS = 100_000;
/** Quotes and comma of a key in JSON. */
const KEY_OVERHEAD = 3;
const DAY = /^\d{4}-\d{2}-\d{2}/;

/** What is kept of a run of an export. */
export interface Run {
  id: string;
  status: string;
  /** The day of its traces; empty if the service does not show it. */
  day: string;
  rows: number | undefined;
  fileCount: number;
  /** How many attempts failed. */
  errors: number;
  /** The message of the last attempt that failed. */
  error: string;
  startMs: number;
  endMs: number;
}

/** All runs of an export, counted; only some of them are shown one by one. */
export interface Runs {
  list: Run[];
  total: number;
  /** How many have ended, in whichever way. */
  done: number;
  completed: number;
  failed: number;
  cancelled: number;
  /** The ranges of those that completed; undefined if any of them does not show its own. */
  covered: TimeRange[] | undefined;
  /** Undefined if any run does not show how many rows it has. */
  rows: number | undefined;
  /** Keys of files, as many as are kept. */
  files: string[];
  fileCount: number;
  /** The folder of any one run; empty while none shows it. */
  folder: string;
  /** When the first run began. */
  startMs: number;
  /** When each run ended that shows it. */
  endsMs: number[];
}

/** Of thousands of runs only so many are kept: neither an output nor a summary could hold more. */
const MOST_KEPT = { failed: 300, troubled: 200, other: 1_000 };

function attemptNumber(key: string): number {
  const number = Number(/^retry_(\d+)$/.exec(key)?.[1]);
  return Number.isNaN(number) ? -1 : number;
}

type Clean = (text: string) => string;

function lastErrorIn(errors: Record<string, unknown>, clean: Clean): string {
  const lastKey = Object.keys(errors).reduce(
    (last, key) => (attemptNumber(key) >= attemptNumber(last) ? key : last),
    "",
  );
  const error = errors[lastKey];
  if (error === undefined || error === null) return "";
  const text = typeof error === "string" ? error : JSON.stringify(error);
  return shortened(clean(text), MAX_ERROR_CHARACTERS);
}

/** Some write a negative number. Beyond the contract: export-run-members. */
const countOf = (shown: number | null | undefined) =>
  shown != null && shown >= 0 ? shown : undefined;

function runFromReply(reply: ExportRun, clean: Clean): Run {
  const { id, status, created_at, finished_at, rows_exported, errors, metadata } = reply;
  return {
    id,
    status: statusWord(status),
    day: DAY.exec(metadata?.start_time ?? "")?.[0] ?? "",
    rows: countOf(metadata?.result?.rows_written) ?? countOf(rows_exported),
    fileCount: metadata?.result?.exported_files?.length ?? 0,
    errors: Object.keys(errors ?? {}).length,
    error: lastErrorIn(errors ?? {}, clean),
    startMs: Date.parse(created_at ?? ""),
    endMs: Date.parse(finished_at ?? ""),
  };
}

/** The day of its traces, or if the service does not show that, the run itself. */
export const runName = ({ day, id }: Run) => (day === "" ? `run ${shortId(id)}` : day);

export const isFailed = ({ status }: Run) => status === "FAILED" || status === "TIMEDOUT";

/** For sorting by day. */
export const byDay = (one: Run, other: Run) =>
  one.day < other.day ? -1 : Number(one.day > other.day);

/** Failed ones first, then by day. */
export function inOrder(runs: readonly Run[]): Run[] {
  return runs.toSorted(
    (one, other) => Number(isFailed(other)) - Number(isFailed(one)) || byDay(one, other),
  );
}

/** Counts runs, each once. What is quoted of them is without secrets. */
export function countRuns(replies: readonly ExportRun[], clean: Clean): Runs {
  const result: Runs = {
    list: [],
    total: 0,
    done: 0,
    completed: 0,
    failed: 0,
    cancelled: 0,
    covered: [],
    rows: 0,
    files: [],
    fileCount: 0,
    folder: "",
    startMs: Number.POSITIVE_INFINITY,
    endsMs: [],
  };
  const ids = new Set<string>();
  const kept = { failed: 0, troubled: 0, other: 0 };
  let keyCharacters = 0;

  function keep(run: Run): void {
    const kind = isFailed(run) ? "failed" : run.errors > 0 ? "troubled" : "other";
    kept[kind] += 1;
    if (kept[kind] <= MOST_KEPT[kind]) result.list.push(run);
  }

  function countEnd(run: Run, { metadata }: ExportRun): void {
    result.done += Number(isOver(run));
    result.failed += Number(isFailed(run));
    result.cancelled += Number(run.status === "CANCELLED");
    if (run.status !== "COMPLETED") return;
    result.completed += 1;
    const range = rangeFrom(metadata?.start_time, metadata?.end_time);
    if (range === undefined) result.covered = undefined;
    else result.covered?.push(range);
  }

  function addFile(key: string): void {
    result.fileCount += 1;
    keyCharacters += key.length + KEY_OVERHEAD;
    if (keyCharacters <= MAX_KEYS_CHARACTERS) result.files.push(key);
  }

  // Beyond the contract: export-run-members.
  const isFirst = ({ id }: ExportRun) => !ids.has(id) && ids.add(id);
  for (const reply of replies.filter(isFirst)) {
    const run = runFromReply(reply, clean);
    result.total += 1;
    countEnd(run, reply);
    if (run.rows === undefined) result.rows = undefined;
    else if (result.rows !== undefined) result.rows += run.rows;
    keep(run);
    if (run.endMs >= run.startMs) {
      result.startMs = Math.min(result.startMs, run.startMs);
      result.endsMs.push(run.endMs);
    }
    for (const key of reply.metadata?.result?.exported_files ?? []) addFile(key);
    result.folder ||= reply.metadata?.prefix || (result.files[0] ?? "");
  }

  return result;
}
