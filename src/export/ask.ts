import { call } from "../client/call.ts";
import { withRetries } from "../client/retry.ts";
import { type BulkExport, getExport, listExports } from "../contract/bulk-exports.ts";
import type { ExportWorld } from "./world.ts";

/** How long a read outside the wait is repeated before the service counts as unreachable. */
const READ_LIMIT_MS = 2 * 60_000;
/** The list has no pages: thousands of exports come in one answer. */
const MAX_LIST_BYTES = 16 * 1024 * 1024;

export function askForExport(world: ExportWorld, export_id: string): Promise<BulkExport> {
  return call(world.server, getExport, { export_id }, { signal: world.signal });
}

export function askForExports(world: ExportWorld): Promise<BulkExport[]> {
  return call(
    world.server,
    listExports,
    {},
    { signal: world.signal, maxReplyBytes: MAX_LIST_BYTES },
  );
}

/** Repeats a read over passing failures. */
export function persistently<T>(world: ExportWorld, ask: () => Promise<T>): Promise<T> {
  const { clock, signal, report } = world;
  const onFailure = (error: Error) => report.info(`${error.message}; trying again.`);
  return withRetries(ask, { clock, limitMs: READ_LIMIT_MS, signal, onFailure });
}
