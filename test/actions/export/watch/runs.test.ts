import { describe, expect, it } from "vitest";
import { largeOutputs } from "../../../../src/actions/export/state.ts";
import { summarizeRuns } from "../../../../src/actions/export/watch/runs.ts";
import type { ExportRun } from "../../../../src/service/contract/exports/bulk-export.ts";

const START_MS = Date.UTC(2026, 0, 1);
const id = (index: number) => `0b6f4c1e-2f0a-4d3e-9b1c-${String(index).padStart(12, "0")}`;

const wireRun = (index: number, change: object = {}) => ({
  id: id(index),
  status: "Completed",
  created_at: new Date(START_MS).toISOString(),
  finished_at: new Date(START_MS + (index + 1) * 60_000).toISOString(),
  metadata: {
    prefix: `traces/export_id=${id(0)}/tenant_id=t`,
    start_time: new Date(START_MS + index * 86_400_000).toISOString(),
    result: {
      rows_written: index,
      exported_files: [`traces/export_id=${id(0)}/${"x".repeat(200)}_${index}.parquet`],
    },
  },
  ...change,
});
const wireRuns = (count: number) => Array.from({ length: count }, (_, index) => wireRun(index));

const runsFrom = (wire: ExportRun[]) => summarizeRuns(wire, String);

describe("summarizeRuns", () => {
  it("keeps the error of the last attempt, in any order", () => {
    const errors = { retry_10: "the last one", retry_9: "before", retry_2: "long before" };
    expect(runsFrom([wireRun(0, { errors })]).list[0]).toMatchObject({
      failedAttempts: 3,
      lastError: "the last one",
    });
  });

  it("keeps a structured error as JSON, and truncates a long one", () => {
    expect(runsFrom([wireRun(0, { errors: { retry_0: { code: 7 } } })]).list[0]?.lastError).toBe(
      '{"code":7}',
    );
    const long =
      runsFrom([wireRun(0, { errors: { retry_0: "word ".repeat(1_000) } })]).list[0]?.lastError ??
      "";
    expect(long.length).toBeLessThan(310);
  });

  it("leaves the number of rows unknown if any run does not show it", () => {
    expect(runsFrom([wireRun(1), wireRun(2, { metadata: null })])).toMatchObject({
      completedRows: undefined,
      endedCount: 2,
    });
    expect(runsFrom([])).toMatchObject({ completedRows: 0 });
  });

  it("counts the rows of completed runs, and of all runs apart", () => {
    const failed = wireRun(40, { status: "Failed" });
    expect(runsFrom([wireRun(1), wireRun(2), failed])).toMatchObject({
      completedRows: 3,
      writtenRows: 43,
    });
  });

  it("counts files only if each completed run with rows lists them", () => {
    const result = { rows_written: 33 };
    const unlisted = wireRun(1, { metadata: { result } });
    const none = wireRun(1, { metadata: { result: { ...result, exported_files: [] } } });
    const empty = wireRun(0, { metadata: { result: { rows_written: 0 } } });
    const failed = { ...unlisted, status: "Failed" };
    const counts = [[unlisted], [wireRun(2), unlisted], [none], [wireRun(2), empty], [failed]];
    const files = counts.map((some) =>
      runsFrom(some.map((one, index) => ({ ...one, id: id(index) }))),
    );
    expect(files.map(({ fileCount }) => fileCount)).toEqual([
      undefined,
      undefined,
      undefined,
      1,
      0,
    ]);
  });

  it("calls a run a day only if each one is another day", () => {
    const at = (start: string, end: string | null, index = 0) =>
      wireRun(index, { metadata: { start_time: start, end_time: end } });
    const [first, second] = ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"];
    const lists = [
      [at(first, second), at(second, "2026-01-02T12:00:00Z", 1)],
      [at(first, "2026-01-08T00:00:00Z")],
      [at(first, "2026-01-01T12:00:00Z"), at("2026-01-01T12:00:00Z", second, 1)],
      [at(first, null)],
      [wireRun(0, { metadata: null })],
    ];
    expect(lists.map((list) => runsFrom(list).runNoun)).toEqual([
      "day",
      "run",
      "run",
      "run",
      "run",
    ]);
  });

  it("ignores a negative number of rows", () => {
    const metadata = { result: { rows_written: -1 } };
    expect(runsFrom([wireRun(1, { metadata })])).toMatchObject({ completedRows: undefined });
  });

  it("does not use the creation day of a run as the day of its traces", () => {
    const [run] = runsFrom([wireRun(1, { metadata: null })]).list;
    expect(run).toMatchObject({ day: "" });
  });

  it("counts ended and failed runs, ignoring case", () => {
    const runs = ["completed", "FAILED", "TimedOut", "Running", "Queued"].map((status, index) =>
      wireRun(index, { status }),
    );
    expect(runsFrom(runs)).toMatchObject({ endedCount: 3, failedCount: 2 });
  });
});

describe("largeOutputs", () => {
  const outputsOf = (wire: ExportRun[]) => largeOutputs({ lastRuns: runsFrom(wire) });

  it("contain all runs and files if they fit, else only whole entries", () => {
    expect(JSON.parse(outputsOf(wireRuns(3)).files ?? "")).toHaveLength(3);
    const cut = outputsOf(wireRuns(5_000)).runs ?? "";
    expect(cut.length).toBeLessThanOrEqual(100_000);
    expect(JSON.parse(cut).at(-1)).toMatchObject({ status: "Completed".toUpperCase() });
  });
});
