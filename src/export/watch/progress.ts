import type { Recovered } from "../../client/write/write-once.ts";
import type { BulkExport, ExportCreate } from "../../contract/bulk-exports.ts";
import { daysIn, missingFrom, rangeFrom, type TimeRange } from "../range.ts";
import { mayBePage } from "../read-exports.ts";
import type { FollowEvent } from "./follow.ts";
import type { Runs } from "./runs.ts";
import { isOver, isSchedule, statusWord } from "./status.ts";

/** One of the exports that a step is about; usually the only one. */
export interface Part {
  /** Distinguishes the exports of a step in the log; empty for an only one. */
  label: string;
  /** Known once it is created, or from the inputs. */
  id?: string;
  /** What this step creates; absent if the export existed before. */
  request?: ExportCreate;
  /** How a lost answer to its creation was settled. */
  recovered?: Recovered;
  /** As last read. */
  export?: BulkExport;
  /** When that was. */
  readMs?: number;
  /** As last read. */
  runs?: Runs;
  /** Whether the runs may have changed since: a later read of them failed, or it was cancelled. */
  areRunsOld?: boolean;
  /** What prevented it from being created, or from being followed to its end. */
  error?: Error;
  /** Why this step cancelled it, where no input named it. */
  cancelledFor?: "timeout" | "interrupt" | undefined;
  /** Whether a schedule made it and it is cancelled together with that schedule. */
  isSpawned?: true;
}

/** What is known so far. Outputs and summary are made from it, however the step ends. */
export interface Progress {
  startedMs: number;
  now: () => number;
  parts: Part[];
  cancelledIds: string[];
  /** True while it is unknown whether what is being created already exists. */
  isCreating: boolean;
}

export function newProgress(now: () => number): Progress {
  return { startedMs: now(), now, parts: [], cancelledIds: [], isCreating: false };
}

/** Sets the exports that a step is about, and labels them where there are several. */
export function setParts(progress: Progress, parts: readonly Omit<Part, "label">[]): void {
  progress.parts = parts.map((part, index) => ({
    ...part,
    label: parts.length === 1 ? "" : `part ${index + 1} of ${parts.length}`,
  }));
}

/** The parts that the inputs name or create. */
export const requestedParts = ({ parts }: Progress) =>
  parts.filter(({ isSpawned }) => isSpawned !== true);

/** What is found out about one export. */
export type Fact =
  | FollowEvent
  | { kind: "created"; export: BulkExport }
  | { kind: "error"; error: Error }
  | { kind: "cancelled"; export: BulkExport; cancelledFor: Part["cancelledFor"] };

/** Adds what was found out about one export to what is known. */
export function record(progress: Progress, part: Part, fact: Fact): void {
  if (fact.kind === "runs") part.runs = fact.runs;
  if (fact.kind === "runs" || fact.kind === "no_runs") part.areRunsOld = fact.kind === "no_runs";
  if (fact.kind === "error") part.error = fact.error;
  if ("export" in fact) {
    part.export = fact.export;
    part.readMs = progress.now();
  }
  if (fact.kind === "created") part.id = fact.export.id;
  if (fact.kind !== "cancelled") return;
  part.cancelledFor = fact.cancelledFor;
  if (endedBeforeCancel(fact.export)) return;
  part.areRunsOld = true;
  progress.cancelledIds.push(fact.export.id);
}

/** Whether an export that was to be cancelled had ended otherwise before. */
export function endedBeforeCancel(cancelled: BulkExport): boolean {
  return isOver(cancelled) && statusWord(cancelled.status) !== "CANCELLED";
}

export type PartEnd =
  | "completed"
  | "failed"
  | "cancelled"
  | "timed_out"
  | "scheduled"
  | "unfinished"
  | "not_created"
  | "error";

const ENDS: Record<string, PartEnd> = {
  COMPLETED: "completed",
  FAILED: "failed",
  CANCELLED: "cancelled",
  TIMEDOUT: "timed_out",
};

export function endOf({ id, export: known, error, cancelledFor }: Part): PartEnd {
  if (error !== undefined) return "error";
  if (known === undefined) return id === undefined ? "not_created" : "unfinished";
  const end = ENDS[statusWord(known.status)] ?? (isSchedule(known) ? "scheduled" : "unfinished");
  // The service may accept a cancellation and carry it out later.
  const isCancelled = end === "cancelled" || end === "unfinished";
  return cancelledFor === "timeout" && isCancelled ? "timed_out" : end;
}

/** The range of an export; undefined where neither the inputs nor the service say. */
export const rangeOf = ({ request, export: known }: Part): TimeRange | undefined =>
  rangeFrom(request?.start_time ?? known?.start_time, request?.end_time ?? known?.end_time);

/** Whether there may be more runs than are listed: fewer than days, and as many as a page has. */
export function mayLackRuns(part: Part): boolean {
  const { runs } = part;
  const range = rangeOf(part);
  if (runs === undefined || range === undefined || !mayBePage(runs.total)) return false;
  const isCovered = runs.covered !== undefined && missingFrom(range, runs.covered).length === 0;
  return !isCovered && runs.total < daysIn(range);
}

export const idsOf = (parts: readonly Part[]) => parts.flatMap(({ id }) => id ?? []);

/** The ids of those that exist and may still be running. */
export function openIds(parts: readonly Part[]): string[] {
  return idsOf(parts.filter(({ export: known }) => known === undefined || !isOver(known)));
}

/** Sums over all parts. `rows` is undefined if any run does not show its own, or may be missing. */
export function totalsOf(parts: readonly Part[]) {
  const known = parts.flatMap(({ runs }) => runs ?? []);
  const sum = (number: (runs: Runs) => number) =>
    known.reduce((total, runs) => total + number(runs), 0);
  const isOld = parts.some((part) => part.areRunsOld === true || mayLackRuns(part));
  const isCounted = !isOld && known.every(({ rows }) => rows !== undefined);
  return {
    /** Whether the runs of every part were read. */
    isComplete: known.length === parts.length,
    runs: sum(({ total }) => total),
    completed: sum(({ completed }) => completed),
    cancelled: sum(({ cancelled }) => cancelled),
    failed: sum(({ failed }) => failed),
    fileCount: sum(({ fileCount }) => fileCount),
    rows: isCounted ? sum(({ rows }) => rows ?? 0) : undefined,
  };
}

const WORST_FIRST = ["FAILED", "TIMEDOUT", "CANCELLED", "RUNNING", "CREATED"];

/** The worst status of several parts; empty while none is known. */
export function worstStatus(parts: readonly Part[]): string {
  const words = parts.flatMap(({ export: known }) =>
    known === undefined ? [] : statusWord(known.status),
  );
  const worst = WORST_FIRST.find((word) => words.includes(word));
  return worst ?? words.find((word) => word !== "COMPLETED") ?? words[0] ?? "";
}
