import type { World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { type BulkExport, getExport, listExports } from "../contract/bulk-exports.ts";

/** A list without pages has thousands of exports in one reply. */
const MAX_LIST_BYTES = 16 * 1024 * 1024;

/**
 * Not in the contract: whether the list has pages. One of a page's usual sizes may be a first page
 * only.
 */
const PAGE_SIZES = [10, 20, 25, 30, 50, 100, 200, 250, 500, 1_000, 2_000, 5_000, 10_000];

/** Whether a list of so many exports may be a first page only. */
export const mayBePage = (count: number) => PAGE_SIZES.includes(count);

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
