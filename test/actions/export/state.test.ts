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
import { createStateStore, type Update } from "../../../src/step/state-store.ts";
import { ID } from "../../harness/ids.ts";

const OTHER_ID = "1b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
const shown = (status: string, id = ID): BulkExport => ({ id, status });
const schedule = { id: ID, export: shown("IntervalScheduled") };

const connection = { base_url: "https://platform.example.com/api", api_key: "key", tenant_id: ID };
const inputs = await ExportInputs.parseAsync({ operation: "list", ...connection });
const ignore = () => undefined;

function stateAfter(...updates: Update<State>[]): State {
  const store = createStateStore(
    () => 0,
    initialState(inputs),
    () => ({}),
    ignore,
  );
  for (const one of updates) store.update(one);
  return store.state;
}

describe("cancellationUpdate", () => {
  it.each([
    ["Cancelled", [ID]],
    ["Running", []],
    ["Completed", []],
  ])("treats %s after a cancellation as cancelled: %j", (status, cancelledIds) => {
    const state = stateAfter({ id: ID }, cancellationUpdate(shown(status)));
    expect(state).toMatchObject({ cancelledIds, export: shown(status) });
  });

  it("updates a cancelled export of a schedule, not the schedule", () => {
    const spawned = { spawnedExports: [shown("Running", OTHER_ID)] };
    const last = shown("Cancelled", OTHER_ID);
    expect(stateAfter(schedule, spawned, cancellationUpdate(last))).toMatchObject({
      ...{ export: shown("IntervalScheduled"), spawnedExports: [last], cancelledIds: [OTHER_ID] },
    });
  });
});

describe("isOpen", () => {
  it("is false for a watched schedule, which must not be cancelled", () => {
    expect(isOpen(stateAfter(schedule))).toBe(false);
  });
});

describe("objectPrefix", () => {
  it.each([
    ["in keys of files", { result: { exported_files: ["{folder}/runs/part_0.parquet"] } }],
    ["in the folder of a run", { prefix: "{folder}/" }],
  ])("is the folder of the export, also if its id is in upper case %s", (_, metadata) => {
    for (const id of [ID, ID.toUpperCase()]) {
      const folder = `bucket/traces/export_id=${id}`;
      const shownRun = JSON.parse(JSON.stringify(metadata).replaceAll("{folder}", folder));
      const lastRuns = summarizeRuns(
        [{ id: "run", status: "Completed", metadata: shownRun }],
        String,
      );
      expect(objectPrefix({ ...stateAfter({ id: ID }), lastRuns })).toBe(folder);
    }
  });
});
