import { type EmulatorOptions, startEmulator } from "../../../emulator/server/server.ts";
import { BulkExport } from "../../../src/service/contract/bulk-exports.ts";
import { Destination } from "../../../src/service/contract/destinations.ts";
import { ask, handClock } from "../../harness/ask.ts";
import { BUCKET, STORE_CREDENTIALS, startObjectStore } from "../../harness/object-store.ts";

export const HOUR = 3_600_000;

/**
 * An emulator with a clock that the test moves, and an object store. Both are closed at the end of
 * the `await using` block.
 */
export async function exporting(options: EmulatorOptions = {}) {
  const clock = handClock();
  const objects = await startObjectStore();
  const emulator = await startEmulator({ clock, seed: "exports", ...options });
  const [workspace, otherWorkspace] = emulator.store.traces.workspaces;
  const [project] = workspace?.projects ?? [];
  if (workspace === undefined || otherWorkspace === undefined || project === undefined)
    throw new Error("nothing to export");
  const headers = { "x-api-key": "demo-key", "x-tenant-id": workspace.id };

  const call = (
    method: "GET" | "POST" | "PATCH",
    path = "",
    body?: unknown,
    more: Record<string, string> = {},
  ) =>
    ask(`${emulator.url}/api/v1/bulk-exports${path}`, method, {
      body,
      headers: { ...headers, ...more },
    });

  const destinationBody = (
    config: object = {},
    credentials: object | undefined = STORE_CREDENTIALS,
  ) => ({
    destination_type: "s3",
    display_name: "Warehouse",
    config: {
      bucket_name: BUCKET,
      prefix: "traces",
      endpoint_url: objects.endpoint_url,
      ...config,
    },
    credentials,
  });
  const made = await call("POST", "/destinations", destinationBody());
  const destination = Destination.parse(made.json);

  /** An export of three days, where the first and the last are half days. */
  const exportBody = {
    bulk_export_destination_id: destination.id,
    session_id: project.id,
    start_time: "2029-12-01T12:00:00Z",
    end_time: "2029-12-03T12:00:00Z",
  };

  return {
    ...emulator,
    clock,
    objects,
    workspace,
    otherWorkspace,
    project,
    call,
    destination,
    destinationBody,
    exportBody,
    async begin(change: object = {}) {
      const reply = await call("POST", "", { ...exportBody, ...change });
      return BulkExport.parse(reply.json).id;
    },
    async [Symbol.asyncDispose]() {
      await emulator.close();
      await objects[Symbol.asyncDispose]();
    },
  };
}
