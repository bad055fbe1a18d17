import { conclude, conclusionOf, type End } from "../../report/conclusion.ts";
import { call } from "../../service/client/requests.ts";
import { getExport, isOver, isSchedule } from "../../service/contract/exports/bulk-export.ts";
import { exportId, skipPostStep } from "../../step/saved-state.ts";
import { cancelAfter, runCancelOperation } from "./cancel/cancel.ts";
import { readExports, sortNewestFirst } from "./export-list.ts";
import { hintsFor } from "./hints.ts";
import type { ExportInputs } from "./inputs.ts";
import { largeOutputs } from "./outputs.ts";
import { endOfExportError } from "./report/error-results.ts";
import { EXPORT_ENDS, endByStatus, SCHEDULE_ENDS } from "./report/export-results.ts";
import { exportDetails } from "./report/export-summary.ts";
import { intervalLine, intervalsToShow } from "./report/intervals.ts";
import { exportLine, exportsToShow, listEnd } from "./report/list.ts";
import { createExportOnce } from "./start/create-once.ts";
import { createDestinationOnce } from "./start/destination.ts";
import { isOpen, type State } from "./state.ts";
import { beginStep, type ExportStep } from "./step.ts";
import { followExport, readRunsAtEnd, recordExport } from "./watch/follow.ts";
import { readIntervals } from "./watch/schedule.ts";

const HANDLERS: Record<ExportInputs["operation"], (step: ExportStep) => Promise<End<State>>> = {
  start: async (step) => {
    const { inputs, ctx, store } = step;
    await createExportOnce(step);
    ctx.signal.throwIfAborted();
    if (inputs.interval_hours !== undefined)
      return endByStatus(store.state, SCHEDULE_ENDS.scheduled);
    return follow(step);
  },
  watch: async (step) => {
    const { ctx, store } = step;
    const end = await follow(step);
    const { export: bulkExport } = store.state;
    if (bulkExport === undefined || !isSchedule(bulkExport) || isOver(bulkExport)) return end;
    const intervals = await readIntervals(ctx, bulkExport);
    store.update({ schedule: { export: bulkExport, intervals } });
    for (const interval of intervalsToShow(intervals))
      ctx.report.info(`        ${intervalLine(interval)}`);
    const newestInterval = intervals.at(-1);
    if (newestInterval === undefined) return end;
    const { export: dueExport, runs } = newestInterval;
    if (dueExport === undefined) return SCHEDULE_ENDS.notSpawned;
    const { id } = dueExport;
    const readMs = store.elapsedMs;
    store.update({ id, export: dueExport, readMs, ...(runs && { runs, lastRuns: runs }) });
    exportId.save(ctx.report, id);
    return follow(step);
  },
  cancel: runCancelOperation,
  create_destination: createDestinationOnce,
  list: async ({ ctx, store }) => {
    const { exports } = await readExports(ctx);
    const workspaceExports = sortNewestFirst(exports);
    store.update({ workspaceExports });
    for (const listedExport of exportsToShow(workspaceExports))
      ctx.report.info(exportLine(listedExport));
    return listEnd;
  },
};

/** Follows the export if `wait` is true, and cancels it at the deadline if `on_timeout` asks. */
async function follow(step: ExportStep): Promise<End<State>> {
  const { ctx, inputs, store } = step;
  if (!inputs.wait) {
    const { id: export_id = "" } = store.state;
    if (store.state.export === undefined)
      recordExport(step, await call(ctx, getExport, { export_id }));
    return endByStatus(store.state, EXPORT_ENDS.notWaited);
  }
  const { cancelledAtTimeout, detached, timedOut } = EXPORT_ENDS;
  const isTimedOut = await followExport(step);
  if (!isTimedOut || inputs.on_timeout !== "cancel")
    return endByStatus(store.state, inputs.on_timeout === "detach" ? detached : timedOut);
  const isAccepted = await cancelAfter(step, "timeout");
  // The export may have ended before the cancellation, with more rows than in the last read.
  await readRunsAtEnd(step);
  return endByStatus(store.state, isAccepted ? cancelledAtTimeout : timedOut);
}

export async function runExport(inputs: ExportInputs, ctx: ExportStep["ctx"]) {
  const { operation, export_id, cancel_on_interrupt } = inputs;
  const { clock, signal, report } = ctx;
  const step = beginStep(inputs, ctx);
  const { store } = step;
  let end: End<State>;
  try {
    if (export_id !== undefined) {
      store.update({ id: export_id });
      exportId.save(report, export_id);
    }
    signal.throwIfAborted();
    for (const [level, text] of hintsFor(inputs, clock.utcMs())) report[level](text);
    end = await HANDLERS[operation](step);
  } catch (error) {
    if (signal.aborted && cancel_on_interrupt && operation !== "cancel")
      await cancelAfter(step, "interrupt");
    end = endOfExportError(error, store.state, signal.aborted);
  }
  const { state, elapsedMs } = store;
  const mayBeRunning = state.phase === "sent" || isOpen(state);
  if (!(signal.aborted && cancel_on_interrupt && mayBeRunning)) skipPostStep.save(report, true);
  return conclude(report, conclusionOf(end, state), {
    outputs: largeOutputs(state),
    details: exportDetails(state),
    elapsedMs,
  });
}
