import { expect, it } from "vitest";
import { ExportInputs } from "../../../src/actions/export/inputs.ts";
import { cancellationUpdate, initialState } from "../../../src/actions/export/state.ts";
import { ID } from "../../harness/ids.ts";

it("does not report an export as cancelled that had completed before", async () => {
  const connection = { base_url: "https://platform.example.com/api", api_key: "key" };
  const inputs = { operation: "cancel", export_id: ID, tenant_id: ID, ...connection };
  const state = { ...initialState(await ExportInputs.parseAsync(inputs)), id: ID };
  const completedExport = { id: ID, status: "Completed" };
  const update = cancellationUpdate(completedExport)(state, 0);
  expect(update).toMatchObject({ cancelledIds: [], export: completedExport });
});
