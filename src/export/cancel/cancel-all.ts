import type { Ending } from "../../action/ending.ts";
import { counted, shortId } from "../../action/wording.ts";
import { RefusedError, ServiceError } from "../../client/errors.ts";
import { readWithRetries } from "../../client/read.ts";
import { listExportsOnce, mayBePage, readExportOnce } from "../read-exports.ts";
import { errorWords } from "../report/ending.ts";
import { endingOfParts } from "../report/ending-of-parts.ts";
import { saidIn } from "../report/refusal.ts";
import { nameAtStart, notCancelledYet, saidBy } from "../report/words.ts";
import { openIds, type Part, record, requestedParts, worstStatus } from "../watch/progress.ts";
import { isOver, statusWord } from "../watch/status.ts";
import type { ExportStep } from "../world.ts";
import { cancelOne } from "./cancel-one.ts";
import { recordCancelled } from "./cancel-part.ts";

/** Cancels exports and, where the inputs say so, what their schedules have spawned. */
export async function cancelAll(step: ExportStep): Promise<Ending> {
  const { world, inputs, progress } = step;
  const requested = progress.parts;
  // First each is read: if one of two ids is wrong, nothing is cancelled.
  for (const part of requested) {
    const found = await readWithRetries(world, () => readExportOnce(world, part.id ?? ""));
    record(progress, part, { kind: "export", export: found });
  }
  // Together, because the platform may take minutes for each.
  await Promise.all(requested.map((part) => cancelUnlessOver(step, part)));
  const unlisted = inputs.cancel_spawned ? await cancelSpawned(step) : undefined;
  world.report.output("status", worstStatus(requestedParts(progress)));
  if (progress.parts.some(({ error }) => error !== undefined)) return endingOfParts(step);
  return unlisted === undefined ? cancelledByUs(step) : withoutSpawned(step, unlisted);
}

/** Returns why the exports cannot be listed, where that is so. */
async function cancelSpawned(step: ExportStep): Promise<ServiceError | undefined> {
  const { world, progress } = step;
  try {
    const spawned = await readSpawned(step);
    progress.parts = [...progress.parts, ...spawned];
    await Promise.all(spawned.map((part) => cancelUnlessOver(step, part)));
    return undefined;
  } catch (error) {
    world.signal.throwIfAborted();
    if (error instanceof ServiceError) return error;
    throw error;
  }
}

async function readSpawned({ world, inputs: { export_id = [] } }: ExportStep): Promise<Part[]> {
  const { exports: all } = await readWithRetries(world, () => listExportsOnce(world));
  if (mayBePage(all.length))
    world.report.warning(
      `There may be more than the ${all.length} exports that were read: look on the platform for others that the schedule has started.`,
    );
  return all.flatMap((one): Part[] => {
    const source = one.source_bulk_export_id?.toLowerCase() ?? "";
    if (!export_id.includes(source) || isOver(one)) return [];
    return [{ label: `started by ${shortId(source)}`, id: one.id, export: one, isSpawned: true }];
  });
}

/** A failure is recorded: the other exports are cancelled all the same. */
async function cancelUnlessOver(step: ExportStep, part: Part): Promise<void> {
  const { world, progress } = step;
  world.signal.throwIfAborted();
  if (part.id === undefined || (part.export !== undefined && isOver(part.export))) return;
  try {
    recordCancelled(step, part, await cancelOne(world, part.id));
  } catch (error) {
    world.signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    record(progress, part, { kind: "error", error });
  }
}

/** What there is to say of an export that this step did not bring to its end. */
function notByUs(part: Part, cancelledIds: readonly string[]): string[] {
  const status = statusWord(part.export?.status ?? "");
  if (!isOver({ status })) return [notCancelledYet(part)];
  return cancelledIds.includes(part.id ?? "")
    ? []
    : [`${nameAtStart(part)} had ended before: ${status}.`];
}

function withoutSpawned(step: ExportStep, error: ServiceError): Ending {
  return {
    outcome: "error",
    headline: `${headlineOfCancel(step)}, without the exports that a schedule has started`,
    message: `These could not be listed, and may still be running: ${errorWords(error, step)}.`,
    advice: "Run this step again, or cancel them on the platform.",
    ...saidBy(error instanceof RefusedError ? saidIn(error) : undefined),
  };
}

function headlineOfCancel({ progress: { parts, cancelledIds } }: ExportStep): string {
  const open = openIds(parts);
  const [only, ...others] = parts;
  if (only === undefined || others.length > 0) {
    const done = cancelledIds.filter((id) => !open.includes(id)).length;
    return `${done} of ${counted(parts.length, "export")} cancelled`;
  }
  if (open.length > 0) return `${nameAtStart(only)}: not cancelled yet`;
  return `${nameAtStart(only)}: ${cancelledIds.length === 1 ? "cancelled" : "had ended before"}`;
}

function cancelledByUs(step: ExportStep): Ending {
  const { parts, cancelledIds } = step.progress;
  const hasSpawned = parts.some(({ isSpawned }) => isSpawned);
  const lines = [
    ...(cancelledIds.length > 0 ? ["A cancelled export cannot be restarted."] : []),
    ...parts.flatMap((part) => notByUs(part, cancelledIds)),
    ...(step.inputs.cancel_spawned && !hasSpawned
      ? ["No listed export that a schedule has started was still running."]
      : []),
  ];
  const ending = { headline: headlineOfCancel(step), message: lines.join("\n") };
  if (openIds(parts).length === 0) return { outcome: "cancelled", ...ending, severity: "success" };
  const advice = "Look at it again in a few minutes (operation: list).";
  return { outcome: "cancelled", ...ending, advice, severity: "warning" };
}
