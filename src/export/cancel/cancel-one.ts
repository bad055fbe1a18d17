import { call } from "../../client/call.ts";
import { delayMs, isTransient } from "../../client/retry.ts";
import { type BulkExport, cancelExport } from "../../contract/bulk-exports.ts";
import { readExportOnce } from "../read-exports.ts";
import { isOver } from "../watch/status.ts";
import type { ExportWorld } from "../world.ts";

async function seenNow(world: ExportWorld, export_id: string): Promise<BulkExport | undefined> {
  try {
    return await readExportOnce(world, export_id);
  } catch (error) {
    world.signal.throwIfAborted();
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** A cancellation has the same effect each time, so it is repeated freely. Whatever ended the export meanwhile will do. */
async function accepted(world: ExportWorld, export_id: string, end: number): Promise<BulkExport> {
  const { clock, server, signal } = world;
  for (let tries = 1; ; tries++) {
    try {
      return await call(
        server,
        cancelExport,
        { export_id },
        { body: { status: "Cancelled" }, signal },
      );
    } catch (error) {
      signal.throwIfAborted();
      const seen = await seenNow(world, export_id);
      if (seen !== undefined && isOver(seen)) return seen;
      const delay = delayMs(error, tries, clock.random);
      if (!isTransient(error) || clock.now() + delay > end) throw error;
      await clock.sleep(delay, signal);
    }
  }
}

/**
 * Cancels an export, and returns it as it is then: over, whichever way, unless the service accepted the cancellation and
 * takes longer than `limitMs` to carry it out.
 */
export async function cancelSurely(
  world: ExportWorld,
  export_id: string,
  limitMs: number,
): Promise<BulkExport> {
  const { clock, signal } = world;
  const end = clock.now() + limitMs;
  let known = await accepted(world, export_id, end);
  for (let looks = 1; !isOver(known); looks++) {
    const delay = delayMs(undefined, looks, clock.random);
    if (clock.now() + delay > end) break;
    await clock.sleep(delay, signal);
    known = (await seenNow(world, export_id)) ?? known;
  }
  return known;
}
