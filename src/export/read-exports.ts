import type { World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { type BulkExport, getExport, listExports } from "../contract/bulk-exports.ts";

/** The list has no pages: thousands of exports come in one reply. */
const MAX_LIST_BYTES = 16 * 1024 * 1024;

/** One attempt to read an export. */
export function readExportOnce({ server, signal }: World, export_id: string): Promise<BulkExport> {
  return call(server, getExport, { export_id }, { signal });
}

/** One attempt to read all exports of the workspace. One that is listed twice is there once. */
export async function listExportsOnce({ server, signal, report }: World): Promise<BulkExport[]> {
  const listed = await call(server, listExports, {}, { signal, maxReplyBytes: MAX_LIST_BYTES });
  const exports = [...new Map(listed.map((one) => [one.id, one])).values()];
  if (exports.length < listed.length)
    report.warning("The platform API lists exports more than once. Each counts once.");
  return exports;
}
