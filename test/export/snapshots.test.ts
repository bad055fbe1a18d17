import { describe, expect, it } from "vitest";
import { STORE_CREDENTIALS, storeSaying } from "../harness/object-store.ts";
import { itOnPosix } from "../harness/posix.ts";
import type { RunOptions } from "../harness/runner/runner.ts";
import { type ExportWith, RANGE, startExporting } from "../harness/step.ts";
import { requestsTo, transcriptOf } from "../harness/transcript/transcript.ts";

/* What a person gets to see of a step, for each main way in which it ends. */

/** A service whose time moves by so much with each read of an export. */
function timeMovingBy(stepMs: number): ExportWith {
  let now = Date.UTC(2026, 0, 10);
  return {
    clock: { now: () => now },
    onRequest: ({ operation }) => {
      if (operation === "get-export") now += stepMs;
    },
  };
}

/** Exports three days to a store that accepts everything. */
async function exportThreeDays(
  options: ExportWith,
  inputs: Record<string, string> = {},
  run: Partial<RunOptions> = {},
) {
  await using store = await storeSaying({});
  await using service = await startExporting({ seed: "snapshots", ...options });
  const destination_id = await service.destination(store.endpoint_url, STORE_CREDENTIALS);
  service.emulator.requests.length = 0;
  const range = inputs.interval_hours === undefined ? RANGE : { start_time: RANGE.start_time };
  const start = { destination_id, project_id: service.project_id, ...range };
  const result = await service.step({ ...start, export_fields: "id, name", ...inputs }, run);
  return { result, text: transcriptOf(result, { requests: requestsTo(service.emulator) }) };
}

const snapshot = (name: string) => `__snapshots__/${name}.txt`;

describe("the export bundle", () => {
  it("completes an export", async () => {
    const { result, text } = await exportThreeDays(timeMovingBy(1_000));
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "completed" } });
    await expect(text).toMatchFileSnapshot(snapshot("completed"));
  });

  it("fails with a run that may not write to the bucket", async () => {
    const { result, text } = await exportThreeDays({
      ...timeMovingBy(60_000),
      exportTroubles: [{ run: 1, error: "Access denied" }],
    });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: "failed" } });
    await expect(text).toMatchFileSnapshot(snapshot("failed"));
  });

  it("times out with an export that the service gives up on", async () => {
    const { result, text } = await exportThreeDays({
      ...timeMovingBy(30 * 3_600_000),
      exportTroubles: "hang-run",
    });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: "timed_out" } });
    await expect(text).toMatchFileSnapshot(snapshot("timed_out"));
  });

  itOnPosix("cancels the export with the workflow, where the inputs say so", async () => {
    const { result, text } = await exportThreeDays(
      { ...timeMovingBy(1_000), exportTroubles: "hang-run" },
      // So slow that nothing else happens between this line and the cancel.
      { cancel_on_interrupt: "true", poll_interval: "1h", poll_max_interval: "1h" },
      { cancelWhen: (line) => line.includes("runs finished") },
    );
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: "cancelled" } });
    await expect(text).toMatchFileSnapshot(snapshot("cancelled"));
  });

  it("creates a schedule without waiting for it", async () => {
    const { result, text } = await exportThreeDays(timeMovingBy(1_000), { interval_hours: "24" });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "scheduled" } });
    await expect(text).toMatchFileSnapshot(snapshot("scheduled"));
  });
});
