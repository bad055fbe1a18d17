import type { BulkExport, ExportCreate } from "../../contract/bulk-exports.ts";
import type { Runs } from "./runs.ts";
import { isOver, statusWord } from "./status.ts";

/** One of the exports that a step is about; mostly the only one. */
export interface Part {
  /** How the log tells it from the others; empty for the only one. */
  label: string;
  /** Known from its creation on, or from the inputs. */
  id?: string;
  /** What is created, where it is this step that creates it. */
  request?: ExportCreate;
  export?: BulkExport;
  runs?: Runs;
  /** What kept it from being created, or from being followed to its end. */
  error?: Error;
  /** Why this step has cancelled it. */
  cancelledFor?: "timeout" | "interrupt";
}

/** What is known so far. Outputs and summary are made from it whatever happens next. */
export interface Progress {
  startedMs: number;
  parts: Part[];
  cancelledIds: string[];
  /** True while nobody knows whether what is being created is there. */
  isCreating: boolean;
  destination_id?: string;
  /** For `list`, and for what a schedule has spawned. */
  listed?: BulkExport[];
}

export type End =
  | "completed"
  | "failed"
  | "cancelled"
  | "timed_out"
  | "unfinished"
  | "not_created"
  | "error";

const ENDS: Record<string, End> = {
  COMPLETED: "completed",
  FAILED: "failed",
  CANCELLED: "cancelled",
  TIMEDOUT: "timed_out",
};

export function endOf({ id, export: known, error, cancelledFor }: Part): End {
  if (error !== undefined) return "error";
  if (known === undefined) return id === undefined ? "not_created" : "unfinished";
  const end = ENDS[statusWord(known.status)] ?? "unfinished";
  // A cancellation that was accepted may take its time.
  return cancelledFor === "timeout" && (end === "cancelled" || end === "unfinished")
    ? "timed_out"
    : end;
}

export const idsOf = (parts: readonly Part[]) => parts.flatMap(({ id }) => id ?? []);

/** The ids of those that exist, and may still be at work. */
export function openIds(parts: readonly Part[]): string[] {
  return idsOf(parts.filter(({ export: known }) => known === undefined || !isOver(known)));
}

/** A name at the beginning of a sentence. */
export const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** How the log and the messages name a part. */
export function nameOf({ label, id, request }: Part): string {
  const range =
    request?.end_time === undefined ? "" : ` of ${request.start_time} to ${request.end_time}`;
  const what = id === undefined ? `the export${range}` : `export ${id}`;
  return label === "" ? what : `${label}, ${what}`;
}

/** Of all parts together. `rows` is undefined where a run does not say how many it has. */
export function totalsOf(parts: readonly Part[]) {
  const known = parts.flatMap(({ runs }) => runs ?? []);
  const sum = (number: (runs: Runs) => number) =>
    known.reduce((total, runs) => total + number(runs), 0);
  const isCounted = known.every(({ rows }) => rows !== undefined);
  return {
    /** Whether the runs of every part were read. */
    isComplete: known.length === parts.length,
    runs: sum(({ total }) => total),
    done: sum(({ done }) => done),
    failed: sum(({ failed }) => failed),
    fileCount: sum(({ fileCount }) => fileCount),
    rows: isCounted ? sum(({ rows }) => rows ?? 0) : undefined,
  };
}

const WORST_FIRST = ["FAILED", "TIMEDOUT", "CANCELLED", "RUNNING", "CREATED"];

/** Of several parts the status of the one that is worst off. */
export function statusOf(parts: readonly Part[]): string {
  const words = parts.flatMap(({ export: known }) =>
    known === undefined ? [] : statusWord(known.status),
  );
  return (
    WORST_FIRST.find((word) => words.includes(word)) ??
    words.find((word) => word !== "COMPLETED") ??
    words[0] ??
    ""
  );
}
