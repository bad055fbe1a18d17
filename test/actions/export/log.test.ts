import { describe, expect, it } from "vitest";
import { ExportInputs } from "../../../src/actions/export/inputs.ts";
import { beginStep, type ExportStep } from "../../../src/actions/export/step.ts";
import { recordExport, recordRuns } from "../../../src/actions/export/watch/follow.ts";
import { summarizeRuns } from "../../../src/actions/export/watch/runs.ts";
import { UnreachableError } from "../../../src/service/client/errors.ts";
import type { ExportRun } from "../../../src/service/contract/exports/bulk-export.ts";
import { ID } from "../../harness/ids.ts";
import { contextAt } from "../../harness/step-context.ts";
import { virtualClock } from "../../harness/virtual-clock.ts";

const MINUTE_MS = 60_000;

const connection = { base_url: "https://platform.example.com/api", api_key: "key", tenant_id: ID };
const inputs = await ExportInputs.parseAsync({ operation: "list", ...connection });

/** A read of the status or the runs. */
type Read = (step: ExportStep) => Promise<unknown>;

interface Day {
  status?: string;
  rows?: number;
  /** Number of failed attempts. */
  errors?: number;
  error?: string;
}

/** Runs of an export, one for each day from 1 March 2026 on. */
function readOfRuns(...days: Day[]): Read {
  const replies = days.map(
    ({ status = "Running", rows = 0, errors = 0, error = "out of memory" }, index): ExportRun => ({
      id: `0b6f4c1e-2f0a-4d3e-9b1c-${String(index).padStart(12, "0")}`,
      status,
      errors: Object.fromEntries(
        Array.from({ length: errors }, (_, attempt) => [`retry_${attempt}`, error]),
      ),
      metadata: {
        start_time: new Date(Date.UTC(2026, 2, index + 1)).toISOString(),
        result: { rows_written: rows },
      },
    }),
  );
  return (step) => recordRuns(step, Promise.resolve(summarizeRuns(replies, String)));
}

/** The log of reads that are a minute apart, without the times. */
async function logOf(...reads: Read[]): Promise<string[]> {
  const clock = virtualClock();
  const { ctx, log } = contextAt("http://127.0.0.1:1", { clock });
  const step = beginStep(inputs, { ...ctx, saveState() {} });
  for (const read of reads) {
    await read(step);
    await clock.sleep(MINUTE_MS);
  }
  return log.map((line) => line.replace(/^ *\S+ {2}/, ""));
}

describe("createExportLog", () => {
  it("logs once that runs cannot be read", async () => {
    const failure = new UnreachableError({ title: "No answer", sent: true });
    const readOfStatus: Read = async (step) => recordExport(step, { id: ID, status: "Running" });
    const failedRead: Read = (step) => recordRuns(step, Promise.reject(failure));
    expect(await logOf(readOfStatus, failedRead, failedRead)).toEqual([
      "RUNNING",
      "No answer. The progress of the runs is unknown for now.",
    ]);
  });

  it("logs each error once, with its runs", async () => {
    const attempts = Array.from({ length: 21 }, (_, index) =>
      readOfRuns({ errors: index + 1 }, {}),
    );
    const error = "no memory";
    const twoErrors = readOfRuns({ errors: 1, error }, { errors: 2, error });
    const lines = await logOf(...attempts, twoErrors, readOfRuns({ status: "Failed", errors: 21 }));
    expect(lines.filter((line) => line.includes(", attempt"))).toEqual([
      "2026-03-01, attempt 1 failed: out of memory",
      "2026-03-01 and 2026-03-02, attempt 2 failed: no memory",
    ]);
  });

  it("limits the number of distinct errors", async () => {
    const days = Array.from({ length: 25 }, (_, index) => ({ errors: 1, error: `no ${index}` }));
    const lines = await logOf(readOfRuns(...days));
    expect(lines.filter((line) => line.includes(", attempt"))).toHaveLength(20);
  });
});
