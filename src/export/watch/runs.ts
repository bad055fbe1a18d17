import { shortened } from "../../action/wording.ts";
import type { ExportRun } from "../../contract/bulk-exports.ts";
import { isOver, statusWord } from "./status.ts";

const MAX_ERROR_CHARACTERS = 300;
/** What is kept of the keys of files: enough for an output, whose size is limited. */
const MAX_KEYS_CHARACTERS = 100_000;
const KEY_OVERHEAD = 3;
const DAY = /^\d{4}-\d{2}-\d{2}/;

/** What is kept of a run of an export. */
export interface Run {
  id: string;
  status: string;
  /** Of its date partition, as far as the service says. */
  day: string;
  rows: number | undefined;
  fileCount: number;
  /** How many attempts failed, and what the last one of them said. */
  errors: number;
  error: string;
  startMs: number;
  endMs: number;
}

export interface Runs {
  /** Those that are told one by one. There may be more. */
  list: Run[];
  total: number;
  done: number;
  failed: number;
  /** Undefined where a run does not say. */
  rows: number | undefined;
  /** As many keys as are told; there may be more. */
  files: string[];
  fileCount: number;
  /** The folder of a run, whichever is known. */
  folder: string;
  /** When the first run began, and each that shows it ended. */
  startMs: number;
  endsMs: number[];
}

/** Thousands of runs are counted, but not kept: no output or summary could tell them. */
const MOST_KEPT = { failed: 300, troubled: 200, other: 1_000 };

function attemptOf(key: string): number {
  const number = Number(/^retry_(\d+)$/.exec(key)?.[1]);
  return Number.isNaN(number) ? -1 : number;
}

function lastErrorOf(errors: Record<string, unknown>): string {
  const last = Object.keys(errors).reduce(
    (late, key) => (attemptOf(key) >= attemptOf(late) ? key : late),
    "",
  );
  const said = errors[last];
  if (said === undefined || said === null) return "";
  return shortened(typeof said === "string" ? said : JSON.stringify(said), MAX_ERROR_CHARACTERS);
}

function runOf({ id, status, created_at, finished_at, errors, metadata }: ExportRun): Run {
  return {
    id,
    status: statusWord(status),
    day: DAY.exec(metadata?.start_time ?? created_at ?? "")?.[0] ?? "",
    rows: metadata?.result?.rows_written ?? undefined,
    fileCount: metadata?.result?.exported_files?.length ?? 0,
    errors: Object.keys(errors ?? {}).length,
    error: lastErrorOf(errors ?? {}),
    startMs: Date.parse(created_at ?? ""),
    endMs: Date.parse(finished_at ?? ""),
  };
}

const isFailed = ({ status }: Run) => status === "FAILED" || status === "TIMEDOUT";
const byDay = (one: Run, other: Run) => (one.day < other.day ? -1 : Number(one.day > other.day));

/** Failed ones first, then by day. */
export function inOrder(runs: readonly Run[]): Run[] {
  return [...runs].sort(
    (one, other) => Number(isFailed(other)) - Number(isFailed(one)) || byDay(one, other),
  );
}

export function failedRuns(runs: readonly Run[]): Run[] {
  return runs.filter(isFailed).sort(byDay);
}

/** Counts runs one by one, so that an answer with thousands of them need not be held. */
export function runsCounter() {
  const kept = { failed: 0, troubled: 0, other: 0 };
  const counts = { total: 0, done: 0, failed: 0, rows: 0, fileCount: 0 };
  const result: Runs = {
    ...counts,
    list: [],
    files: [],
    folder: "",
    startMs: Number.POSITIVE_INFINITY,
    endsMs: [],
  };
  let keyCharacters = 0;

  function keep(run: Run): void {
    const kind = isFailed(run) ? "failed" : run.errors > 0 ? "troubled" : "other";
    kept[kind] += 1;
    if (kept[kind] <= MOST_KEPT[kind]) result.list.push(run);
  }

  return {
    result,
    add(wire: ExportRun): void {
      const run = runOf(wire);
      result.total += 1;
      result.done += Number(isOver(run));
      result.failed += Number(isFailed(run));
      result.rows =
        result.rows === undefined || run.rows === undefined ? undefined : result.rows + run.rows;
      keep(run);
      if (run.endMs >= run.startMs) {
        result.startMs = Math.min(result.startMs, run.startMs);
        result.endsMs.push(run.endMs);
      }
      for (const key of wire.metadata?.result?.exported_files ?? []) {
        result.fileCount += 1;
        keyCharacters += key.length + KEY_OVERHEAD;
        if (keyCharacters <= MAX_KEYS_CHARACTERS) result.files.push(key);
      }
      result.folder ||= wire.metadata?.prefix || (result.files[0] ?? "");
    },
  };
}
