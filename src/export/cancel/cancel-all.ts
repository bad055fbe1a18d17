import type { Ending } from "../../action/ending.ts";
import { readWithRetries } from "../../action/read.ts";
import type { BulkExport } from "../../contract/bulk-exports.ts";
import { listExportsOnce, readExportOnce } from "../read-exports.ts";
import { endingOfParts } from "../report/ending-of-parts.ts";
import type { Step } from "../step.ts";
import { type Part, statusOf } from "../watch/progress.ts";
import { isOver, statusWord } from "../watch/status.ts";
import { isFinding } from "../watch/watch-all.ts";
import { cancelSurely } from "./cancel-one.ts";
import { tellCancelled } from "./cancel-part.ts";

const CANCEL_LIMIT_MS = 2 * 60_000;

/** Cancels exports, and where it is asked for what their schedules have spawned. Whatever has ended before stays as it is. */
export async function cancelAll(step: Step): Promise<Ending> {
  const { world, inputs, progress } = step;
  const asked = inputs.export_id?.length ?? 0;
  // First all of them are seen to be there: of two ids one of which is wrong none is cancelled.
  for (const part of progress.parts) {
    part.export = await readWithRetries(world, () => readExportOnce(world, part.id ?? ""));
  }
  for (const part of progress.parts) await cancelOne(step, part);
  if (inputs.cancel_spawned) {
    const spawned = await spawnedBy(step, inputs.export_id ?? []);
    for (const one of spawned)
      progress.parts.push({
        label: `spawned by ${one.source_bulk_export_id}`,
        id: one.id,
        export: one,
      });
    for (const part of progress.parts.slice(asked)) await cancelOne(step, part);
  }
  world.report.output("status", statusOf(progress.parts.slice(0, asked)));
  if (progress.parts.some(({ error }) => error !== undefined)) return endingOfParts(step);
  return cancelledAsAsked(step);
}

async function spawnedBy({ world }: Step, schedules: readonly string[]): Promise<BulkExport[]> {
  const all = await readWithRetries(world, () => listExportsOnce(world));
  return all.filter((one) => schedules.includes(one.source_bulk_export_id ?? "") && !isOver(one));
}

async function cancelOne(step: Step, part: Part): Promise<void> {
  const { world } = step;
  world.signal.throwIfAborted();
  try {
    const isLeft = part.export !== undefined && !isOver(part.export);
    if (isLeft) part.export = await cancelSurely(world, part.id ?? "", CANCEL_LIMIT_MS);
    // What had ended before is told at the end.
    if (isLeft) tellCancelled(step, part);
  } catch (error) {
    world.signal.throwIfAborted();
    // The others are worth cancelling all the same.
    if (!isFinding(error)) throw error;
    part.error = error;
  }
}

function cancelledAsAsked({ inputs, progress: { parts, cancelledIds } }: Step): Ending {
  const before = parts.filter(({ id = "" }) => !cancelledIds.includes(id));
  const ended = before.map(
    ({ id, export: known }) => `Export ${id} had ended before: ${statusWord(known?.status ?? "")}.`,
  );
  const count = cancelledIds.length === 1 ? "1 export was" : `${cancelledIds.length} exports were`;
  const cancelled =
    cancelledIds.length === 0
      ? []
      : [`${count} cancelled. A cancelled export cannot be restarted.`];
  const spawned = inputs.cancel_spawned && parts.length === (inputs.export_id?.length ?? 0);
  const none = spawned ? ["No export that a schedule has spawned was still under way."] : [];
  return {
    outcome: "cancelled",
    message: [...cancelled, ...ended, ...none].join("\n"),
    severity: "success",
  };
}
