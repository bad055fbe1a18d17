import { expect, it } from "vitest";
import { createExportLog } from "../../../src/actions/export/log.ts";
import { summarizeRuns } from "../../../src/actions/export/watch/runs.ts";
import { contextAt } from "../../harness/step-context.ts";

/** The number of failed attempts of a run, and the error of each. */
type Attempts = [count: number, error?: string];

/** Runs of an export, one for each day from 1 March 2026 on. */
const runsWith = (...attempts: Attempts[]) =>
  summarizeRuns(
    attempts.map(([count, error = "out of memory"], index) => ({
      id: `run-${index}`,
      status: "Running",
      errors: Object.fromEntries(
        Array.from({ length: count }, (_, nth) => [`retry_${nth}`, error]),
      ),
      metadata: { start_time: new Date(Date.UTC(2026, 2, index + 1)).toISOString() },
    })),
    String,
  );

/** The errors in the log of consecutive reads. */
function errorsIn(...reads: Attempts[][]): string[] {
  const { ctx, log } = contextAt("http://127.0.0.1:1");
  const { runs } = createExportLog(ctx);
  for (const attempts of reads) runs(runsWith(...attempts), {});
  return log
    .filter((line) => line.includes(", attempt"))
    .map((line) => line.replace(/^ *\S+ {2}/, ""));
}

it("the log names each error only when it is first read, with its runs and the highest attempt among them", () => {
  const reads = Array.from({ length: 21 }, (_, index): Attempts[] => [[index + 1], [0]]);
  const readWithOtherError: Attempts[] = [
    [1, "no memory"],
    [2, "no memory"],
  ];
  expect(errorsIn(...reads, readWithOtherError, [[21]])).toEqual([
    "2026-03-01, attempt 1 failed: out of memory",
    "2026-03-01 and 2026-03-02, attempt 2 failed: no memory",
  ]);
});

it("the log names twenty distinct errors at most", () => {
  const attempts = Array.from({ length: 25 }, (_, index): Attempts => [1, `no ${index}`]);
  expect(errorsIn(attempts)).toHaveLength(20);
});
