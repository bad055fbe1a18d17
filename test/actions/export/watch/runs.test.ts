import { describe, expect, it } from "vitest";
import { largeOutputs } from "../../../../src/actions/export/outputs.ts";
import { objectPrefix } from "../../../../src/actions/export/state.ts";
import { type RunSummary, summarizeRuns } from "../../../../src/actions/export/watch/runs.ts";
import type { ExportRun } from "../../../../src/service/contract/exports/bulk-export.ts";

const START_MS = Date.UTC(2026, 0, 1);
const idOf = (index: number) => `0b6f4c1e-2f0a-4d3e-9b1c-${String(index).padStart(12, "0")}`;

const runReply = (index: number, change: object = {}) => ({
  id: idOf(index),
  status: "Completed",
  created_at: new Date(START_MS).toISOString(),
  metadata: {
    prefix: `traces/export_id=${idOf(0)}/tenant_id=t`,
    start_time: new Date(START_MS + index * 86_400_000).toISOString(),
    result: {
      rows_written: index,
      exported_files: [`traces/export_id=${idOf(0)}/${"x".repeat(200)}_${index}.parquet`],
    },
  },
  ...change,
});
const runReplies = (count: number) => Array.from({ length: count }, (_, index) => runReply(index));
const withErrors = (errors: object) => runReply(0, { errors });
const withResult = (index: number, result: object, status = "Completed") =>
  runReply(index, { status, metadata: { result } });
const withRange = (start_time: string, end_time: string | null, index = 0) =>
  runReply(index, { metadata: { start_time, end_time } });

const FILES_UNLISTED = withResult(1, { rows_written: 33 });
const NO_FILES = withResult(1, { rows_written: 33, exported_files: [] });
const EMPTY_RUN = withResult(0, { rows_written: 0 });
const NO_METADATA = runReply(0, { metadata: null });
const [DAY_1, DAY_2] = ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"];
const NOON = "2026-01-01T12:00:00Z";

describe("summarizeRuns", () => {
  it.each<[string, ExportRun[], Partial<Record<keyof RunSummary, unknown>>]>([
    ["no rows of no runs", [], { completedRows: 0 }],
    [
      "unknown rows if one run has no metadata",
      [runReply(1), NO_METADATA],
      { completedRows: undefined, endedCount: 2 },
    ],
    ["-1 rows as unknown", [withResult(1, { rows_written: -1 })], { completedRows: undefined }],
    [
      "rows of completed runs, and of all runs",
      [runReply(1), runReply(2), runReply(40, { status: "Failed" })],
      { completedRows: 3, writtenRows: 43 },
    ],
    [
      "ended and failed runs in upper and lower case",
      ["completed", "FAILED", "TimedOut", "Running"].map((status, index) =>
        runReply(index, { status }),
      ),
      { endedCount: 3, failedCount: 2 },
    ],
    [
      "an unknown number of files if one run does not list its own",
      [runReply(2), FILES_UNLISTED],
      { fileCount: undefined },
    ],
    ["an unknown number of files if rows have no files", [NO_FILES], { fileCount: undefined }],
    ["no files of an empty run", [runReply(2), EMPTY_RUN], { fileCount: 1 }],
    ["no files of a failed run", [withResult(1, { rows_written: 33 }, "Failed")], { fileCount: 0 }],
    ["no day of a run without metadata", [NO_METADATA], { list: [{ day: "" }] }],
  ])("returns %s", (_, replies, summary) => {
    expect(summarizeRuns(replies, String)).toMatchObject(summary);
  });

  it.each<[string, "day" | "run", ExportRun[]]>([
    ["days", "day", [withRange(DAY_1, DAY_2), withRange(DAY_2, "2026-01-02T12:00:00Z", 1)]],
    ["a week", "run", [withRange(DAY_1, "2026-01-08T00:00:00Z")]],
    ["halves of one day", "run", [withRange(DAY_1, NOON), withRange(NOON, DAY_2, 1)]],
    ["a range without an end", "run", [withRange(DAY_1, null)]],
    ["an unknown range", "run", [NO_METADATA]],
  ])("calls runs of %s a %s", (_, runNoun, replies) => {
    expect(summarizeRuns(replies, String)).toMatchObject({ runNoun });
  });

  it.each([
    [withErrors({ retry_10: "newest", retry_9: "x", retry_2: "x" }), /^newest$/, 3],
    [withErrors({ retry_0: { code: 7 } }), /^\{"code":7\}$/, 1],
    [withErrors({ retry_0: "word ".repeat(1_000) }), /^(word ){50}.{1,60}$/, 1],
  ])("keeps the error of the last attempt: %#", (reply, lastError, failedAttempts) => {
    const [run] = summarizeRuns([reply], String).list;
    expect(run).toMatchObject({ lastError: expect.stringMatching(lastError), failedAttempts });
  });
});

describe("objectPrefix", () => {
  const folder = `bucket/traces/export_id=${idOf(0).toUpperCase()}`;

  it.each([
    ["the key of a file", { result: { exported_files: [`${folder}/runs/part_0.parquet`] } }],
    ["the prefix of a run", { prefix: `${folder}/` }],
  ])("is found in %s that has the id in upper case", (_, metadata) => {
    const lastRuns = summarizeRuns([runReply(0, { metadata })], String);
    expect(objectPrefix({ id: idOf(0), lastRuns })).toBe(folder);
  });
});

describe("largeOutputs", () => {
  const outputsOf = (count: number) =>
    largeOutputs({ lastRuns: summarizeRuns(runReplies(count), String) });

  it("contain all files of three runs, and only whole runs if not all of them fit", () => {
    expect(JSON.parse(outputsOf(3).files ?? "")).toHaveLength(3);
    const { runs = "" } = outputsOf(5_000);
    expect(runs.length).toBeLessThanOrEqual(100_000);
    expect(JSON.parse(runs).at(-1)).toMatchObject({ status: "COMPLETED" });
  });
});
