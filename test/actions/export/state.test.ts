import { describe, expect, it } from "vitest";
import { ExportInputs } from "../../../src/actions/export/inputs.ts";
import {
  cancellationUpdate,
  initialState,
  isOpen,
  objectPrefix,
  type State,
} from "../../../src/actions/export/state.ts";
import { summarizeRuns } from "../../../src/actions/export/watch/runs.ts";
import type { BulkExport } from "../../../src/service/contract/exports/bulk-export.ts";
import { ID } from "../../harness/ids.ts";

const SPAWNED_ID = "1b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
const exportWith = (status: string, id = ID): BulkExport => ({ id, status });

const connection = { base_url: "https://platform.example.com/api", api_key: "key", tenant_id: ID };
const inputs = await ExportInputs.parseAsync({ operation: "list", ...connection });
const stateWith = (change: Partial<State> = {}): State => ({
  ...{ ...initialState(inputs), id: ID, ...change },
});
const SCHEDULE = stateWith({ export: exportWith("IntervalScheduled") });

describe("cancellationUpdate", () => {
  it.each([
    ["Cancelled", [ID]],
    ["Running", []],
    ["Completed", []],
  ])("treats %s after a cancellation as cancelled: %j", (status, cancelledIds) => {
    const bulkExport = exportWith(status);
    const update = cancellationUpdate(bulkExport)(stateWith(), 0);
    expect(update).toMatchObject({ cancelledIds, export: bulkExport });
  });

  it("updates a cancelled export of a schedule, not the schedule", () => {
    const spawnedExports = [exportWith("Running", SPAWNED_ID)];
    const bulkExport = exportWith("Cancelled", SPAWNED_ID);
    expect(cancellationUpdate(bulkExport)({ ...SCHEDULE, spawnedExports }, 0)).toEqual({
      ...{ spawnedExports: [bulkExport], cancelledIds: [SPAWNED_ID] },
    });
  });
});

describe("isOpen", () => {
  it("is false for a watched schedule, which must not be cancelled", () => {
    expect(isOpen(SCHEDULE)).toBe(false);
  });
});

describe("objectPrefix", () => {
  it.each([
    ["in keys of files", { result: { exported_files: ["{folder}/runs/part_0.parquet"] } }],
    ["in the folder of a run", { prefix: "{folder}/" }],
  ])("is the folder of the export, also if its id is in upper case %s", (_, metadata) => {
    for (const id of [ID, ID.toUpperCase()]) {
      const folder = `bucket/traces/export_id=${id}`;
      const run = { id: "run", status: "Completed", metadata };
      const reply = JSON.parse(JSON.stringify([run]).replaceAll("{folder}", folder));
      const lastRuns = summarizeRuns(reply, String);
      expect(objectPrefix({ ...stateWith(), lastRuns })).toBe(folder);
    }
  });
});
