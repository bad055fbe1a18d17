import { type EmulatorOptions, startEmulator } from "../../../emulator/server/server.ts";
import { BulkExport } from "../../../src/service/contract/exports/bulk-export.ts";
import { sendRequest } from "../../harness/http-request.ts";
import { manualClock } from "../../harness/manual-emulator.ts";
import { createDestination, destinationAt, startObjectStore } from "../../harness/object-store.ts";

export const HOUR = 3_600_000;

/** An emulator on a manual clock, with a destination in an object store. */
export async function startExportService(options: EmulatorOptions = {}) {
  const clock = manualClock();
  const objects = await startObjectStore();
  const emulator = await startEmulator({ clock, seed: "exports", ...options });
  const [workspace, otherWorkspace] = emulator.store.traces.workspaces;
  const [project] = workspace?.projects ?? [];
  if (workspace === undefined || otherWorkspace === undefined || project === undefined)
    throw new Error("nothing to export");
  const headers = { "x-api-key": "demo-key", "x-tenant-id": workspace.id };

  const call = (
    method: "GET" | "POST" | "PATCH",
    path: string,
    body?: unknown,
    otherHeaders?: object,
  ) =>
    sendRequest(`${emulator.url}/api/v1/bulk-exports${path}`, method, {
      ...{ body, headers: { ...headers, ...otherHeaders } },
    });

  const destination = destinationAt(objects.endpoint_url);
  const id = await createDestination(emulator.url, headers, objects.endpoint_url);

  /** An export of three days, where the first and the last are half days. */
  const exportBody = {
    bulk_export_destination_id: id,
    session_id: project.id,
    start_time: "2029-12-01T12:00:00Z",
    end_time: "2029-12-03T12:00:00Z",
  };

  return {
    ...{ ...emulator, clock, workspace, otherWorkspace, headers, call, destination, exportBody },
    createExport: async () => BulkExport.parse((await call("POST", "", exportBody)).json).id,
    async [Symbol.asyncDispose]() {
      await emulator.close();
      await objects[Symbol.asyncDispose]();
    },
  };
}
