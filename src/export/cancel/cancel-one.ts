import type { World } from "../../action/world.ts";
import { call } from "../../client/call.ts";
import { delayMs, isTransient } from "../../client/retry.ts";
import { type BulkExport, cancelExport } from "../../contract/bulk-exports.ts";
import type { BodyOf } from "../../contract/operation.ts";
import { readExportOnce } from "../read-exports.ts";
import { isOver } from "../watch/status.ts";

const CANCEL_LIMIT_MS = 2 * 60_000;
const CANCELLED: BodyOf<typeof cancelExport> = { status: "Cancelled" };

/**
 * Cancels an export and returns it as it is then: over, in whichever way, unless the service
 * accepts the cancellation but does not carry it out in time.
 */
export async function cancelOne(stepWorld: World, export_id: string): Promise<BulkExport> {
  const { clock, signal } = stepWorld;
  const deadline = stepWorld.deadline.within(CANCEL_LIMIT_MS);
  const world = { ...stepWorld, deadline };
  let known = await sendCancel(world, export_id);
  for (let reads = 1; !isOver(known); reads++) {
    const delay = delayMs(undefined, reads, clock.random);
    if (delay > deadline.leftMs) break;
    await clock.sleep(delay, signal);
    known = (await readIfPossible(world, export_id)) ?? known;
  }
  return known;
}

/** A cancellation has the same effect each time, so it is repeated until the export has ended. */
async function sendCancel(world: World, export_id: string): Promise<BulkExport> {
  const { clock, deadline, server, signal } = world;
  for (let tries = 1; ; tries++) {
    try {
      return await call(server, cancelExport, { export_id }, { body: CANCELLED, signal });
    } catch (error) {
      signal.throwIfAborted();
      const found = await readIfPossible(world, export_id);
      if (found !== undefined && isOver(found)) return found;
      const { leftMs } = deadline;
      if (!isTransient(error) || leftMs <= 0) throw error;
      await clock.sleep(Math.min(delayMs(error, tries, clock.random), leftMs), signal);
    }
  }
}

async function readIfPossible(world: World, export_id: string): Promise<BulkExport | undefined> {
  try {
    return await readExportOnce(world, export_id);
  } catch (error) {
    world.signal.throwIfAborted();
    if (error instanceof Error) return undefined;
    throw error;
  }
}
