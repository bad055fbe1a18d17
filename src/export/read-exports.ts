import type { World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { type BulkExport, getExport, listExports } from "../contract/bulk-exports.ts";

/** The list has no pages: thousands of exports come in one reply. */
const MAX_LIST_BYTES = 16 * 1024 * 1024;

/** One attempt to read an export. */
export function readExportOnce({ server, signal }: World, export_id: string): Promise<BulkExport> {
  return call(server, getExport, { export_id }, { signal });
}

/** One attempt to read all exports of the workspace. */
export function listExportsOnce({ server, signal }: World): Promise<BulkExport[]> {
  return call(server, listExports, {}, { signal, maxReplyBytes: MAX_LIST_BYTES });
}
