import { conclude, type End, endingOf } from "../../report/conclusion.ts";
import { exportId, exportSettled } from "../../report/saved-state.ts";
import { ask } from "../../service/client/ask.ts";
import { isGone } from "../../service/client/errors.ts";
import { getExport } from "../../service/contract/bulk-exports.ts";
import { cancelAfter, cancelGiven } from "./cancel/cancel.ts";
import type { ExportInputs } from "./inputs.ts";
import { isOpen, type Known, largeOutputs } from "./known.ts";
import { newestFirst, readExports, readRuns } from "./list-exports.ts";
import { endOfError } from "./report/error-results.ts";
import { EXPORTS, endNow, endOfExport } from "./report/export-results.ts";
import { exportDetails } from "./report/export-summary.ts";
import { exportLine, listed, shownOf } from "./report/list.ts";
import { SCHEDULES } from "./report/schedule-results.ts";
import { createOnce } from "./start/create-once.ts";
import { createDestination, destinationCreated } from "./start/destination.ts";
import { giveHints, requestFrom } from "./start/request.ts";
import { beginStep, type ExportStep, type ExportWorld } from "./step.ts";
import { follow, noteExport, noteRuns } from "./watch/follow.ts";
import { intervalWords, readIntervals, worthShowing } from "./watch/schedule.ts";
import { isOver, isSchedule } from "./watch/status.ts";

const OPERATIONS: Record<ExportInputs["operation"], (step: ExportStep) => Promise<End<Known>>> = {
  start: async (step) => {
    const { inputs, world, store } = step;
    giveHints(inputs, world);
    const request = requestFrom(inputs);
    store.add({ request, destination_id: request.bulk_export_destination_id });
    await createOnce(step, request);
    world.signal.throwIfAborted();
    if (inputs.interval_hours !== undefined) return endNow(store.known, SCHEDULES.scheduled);
    return inputs.wait ? watch(step) : endNow(store.known, EXPORTS.notWaited);
  },
  watch: async (step) => {
    const { inputs, world, store } = step;
    const end = await watch(step);
    const { export: found } = store.known;
    if (found === undefined || !isSchedule(found) || isOver(found)) return end;
    const intervals = await readIntervals(world, found);
    store.add({ schedule: { export: found, intervals } });
    for (const one of worthShowing(intervals)) world.report.info(`        ${intervalWords(one)}`);
    const newest = intervals.at(-1);
    if (newest === undefined) return end;
    const { export: made, runs } = newest;
    if (made === undefined) return SCHEDULES.notSpawned;
    store.add({ id: made.id, export: made, ...(runs && { runs, lastRuns: runs }) });
    exportId.save(world, made.id);
    return inputs.wait ? watch(step) : endNow(store.known, EXPORTS.notWaited);
  },
  cancel: cancelGiven,
  create_destination: async (step) => {
    await createDestination(step);
    return destinationCreated;
  },
  list: async ({ world, store }) => {
    const { exports } = await readExports(world);
    const newest = newestFirst(exports);
    store.add({ listed: newest });
    for (const one of shownOf(newest)) world.report.info(exportLine(one));
    return listed;
  },
};

/** Follows the export to its end, and cancels it at the deadline if the inputs say so. */
async function watch(step: ExportStep): Promise<End<Known>> {
  const { world, inputs, store } = step;
  const { id: export_id = "" } = store.known;
  if (!inputs.wait) {
    noteExport(step, await ask(world, getExport, { export_id }));
    return endNow(store.known, EXPORTS.notWaited);
  }
  const isTimedOut = await follow(step, export_id);
  const inTime = inputs.on_timeout === "detach" ? EXPORTS.detached : EXPORTS.timedOut;
  if (!isTimedOut || inputs.on_timeout !== "cancel") return endNow(store.known, inTime);
  const isCancelled = await cancelAfter(step, "timeout");
  // It may have ended before the cancellation, with more rows than were last read.
  await noteRuns(step, readRuns(world, export_id));
  const { known } = store;
  return isCancelled ? (endOfExport(known) ?? EXPORTS.cancelledInTime) : endNow(known, inTime);
}

export async function exportTraces(inputs: ExportInputs, world: ExportWorld) {
  const { operation, export_id, cancel_on_interrupt } = inputs;
  const { signal, report } = world;
  const step = beginStep(inputs, world);
  const { store } = step;
  let end: End<Known>;
  try {
    if (export_id !== undefined) {
      store.add({ id: export_id });
      exportId.save(world, export_id);
    }
    signal.throwIfAborted();
    end = await OPERATIONS[operation](step);
  } catch (error) {
    if (signal.aborted && cancel_on_interrupt && operation !== "cancel")
      await cancelAfter(step, "interrupt");
    store.add({ isGone: isGone(error) });
    end = endOfError(error, store.known, signal.aborted);
  }
  store.add((_, elapsedMs) => ({ elapsedMs }));
  const { known } = store;
  const isLeft = known.phase === "sent" || isOpen(known);
  if (!(signal.aborted && cancel_on_interrupt && isLeft)) exportSettled.save(world, "true");
  const details = exportDetails(known);
  return conclude(report, endingOf(end, known), {
    outputs: largeOutputs(known),
    details,
    elapsedMs: known.elapsedMs,
  });
}
