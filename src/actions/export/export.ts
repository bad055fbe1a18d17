import { conclude, type Ending } from "../../report/conclusion.ts";
import { exportSettled } from "../../report/saved-state.ts";
import { formatNumber } from "../../report/wording.ts";
import { readWithRetries } from "../../service/client/read.ts";
import { cancelAfter, cancelGiven } from "./cancel/cancel.ts";
import type { ExportInputs } from "./inputs.ts";
import { isOpen, largeOutputs } from "./known.ts";
import { listExportsOnce, newestFirst, readExportOnce } from "./list-exports.ts";
import { beginStep } from "./notebook.ts";
import { endingOfFailure } from "./report/ends-of-errors.ts";
import { ENDS, type ExportEnd, endingOf, endOfExport } from "./report/ends-of-export.ts";
import { exportDetails } from "./report/export-summary.ts";
import { adviceOf, type NextSteps, nextSteps } from "./report/next-steps.ts";
import { createOnce } from "./start/create-once.ts";
import { createDestination } from "./start/destination.ts";
import { giveHints, requestFrom } from "./start/request.ts";
import type { ExportStep, ExportWorld } from "./step.ts";
import { follow, noteRuns } from "./watch/follow.ts";
import { readRuns } from "./watch/read-runs.ts";
import { readIntervals } from "./watch/schedule.ts";
import { isOver, isSchedule, statusWord } from "./watch/status.ts";

const OPERATIONS: Record<ExportInputs["operation"], (step: ExportStep) => Promise<ExportEnd>> = {
  start: async (step) => {
    const { inputs, world } = step;
    giveHints(inputs, world);
    const request = requestFrom(inputs);
    step.add({ kind: "asked", request });
    await createOnce(step, request);
    world.signal.throwIfAborted();
    if (inputs.interval_hours !== undefined) return endNow(step, ENDS.scheduled);
    return inputs.wait ? watch(step) : endNow(step, ENDS.notWaited);
  },
  watch: async (step) => {
    const end = await watch(step);
    const { export: found } = step.known;
    if (found === undefined || !isSchedule(found) || isOver(found)) return end;
    step.add({ kind: "intervals", intervals: await readIntervals(step.world, found) });
    const newest = step.known.schedule?.intervals.at(-1);
    if (newest === undefined) return end;
    if (newest.export === undefined) return newest.isUnread ? ENDS.notListed : ENDS.notSpawned;
    return step.inputs.wait ? watch(step) : endNow(step, ENDS.notWaited);
  },
  cancel: cancelGiven,
  create_destination: async (step) => {
    giveHints(step.inputs, step.world);
    await createDestination(step);
    return ENDS.created;
  },
  list: async (step) => {
    const { exports } = await readWithRetries(step.world, () => listExportsOnce(step.world));
    step.add({ kind: "listed", exports: newestFirst(exports) });
    return ENDS.listed;
  },
};

/** As the export was last read: how it ended, or this if it is not over. */
function endNow(step: ExportStep, otherwise: ExportEnd): ExportEnd {
  const shown = step.known.export;
  if (shown !== undefined && statusWord(shown.status) === "CANCELLED") return ENDS.stopped;
  const isOpenSchedule = shown !== undefined && isSchedule(shown);
  return endOfExport(step) ?? (isOpenSchedule ? ENDS.scheduled : otherwise);
}

/** Follows the export to its end, and cancels it at the deadline if the inputs say so. */
async function watch(step: ExportStep): Promise<ExportEnd> {
  const { world, inputs, words } = step;
  const { id: export_id = "" } = step.known;
  if (!inputs.wait) {
    const found = await readWithRetries(world, () => readExportOnce(world, export_id));
    step.add({ kind: "export", export: found });
    return endNow(step, ENDS.notWaited);
  }
  const pace = { minMs: inputs.poll_interval, maxMs: inputs.poll_max_interval };
  const isTimedOut = await follow(world, { export_id, pace, words }, step);
  const inTime = inputs.on_timeout === "detach" ? ENDS.detached : ENDS.timedOut;
  if (!isTimedOut || inputs.on_timeout !== "cancel") return endNow(step, inTime);
  const isCancelled = await cancelAfter(step, "timeout");
  // It may have ended before the cancellation, with more rows than were last read.
  await noteRuns(world, step, () => readRuns(world, export_id));
  return isCancelled ? (endOfExport(step) ?? ENDS.cancelledInTime) : endNow(step, inTime);
}

/** Runs one operation on bulk exports. The end is data; only a bug of ours is thrown. */
export async function exportTraces(inputs: ExportInputs, world: ExportWorld) {
  const step = beginStep(inputs, world);
  try {
    if (inputs.export_id !== undefined) step.add({ kind: "given", id: inputs.export_id });
    world.signal.throwIfAborted();
    const end = await OPERATIONS[inputs.operation](step);
    const next = nextSteps(step, undefined);
    return concludeExport(step, endingOf(step, end, next), next);
  } catch (error) {
    if (world.signal.aborted && inputs.cancel_on_interrupt && inputs.operation !== "cancel")
      await cancelAfter(step, "interrupt");
    const next = nextSteps(step, error);
    return concludeExport(step, endingOfFailure(step, error, adviceOf(next)), next);
  }
}

function concludeExport(step: ExportStep, ending: Ending, next: NextSteps) {
  const { inputs, world, known } = step;
  const isLeft = known.phase === "sent" || isOpen(known);
  const isLeftToPost = world.signal.aborted && inputs.cancel_on_interrupt && isLeft;
  if (!isLeftToPost) exportSettled.save(world, "true");
  const { outputs, lacking } = largeOutputs(known);
  for (const [name, count] of Object.entries(lacking))
    if (count > 0)
      world.report.info(`The output ${name} lacks ${formatNumber(count)}, to be short.`);
  const details = exportDetails(step, next);
  return conclude(world.report, ending, { outputs, details, elapsedMs: step.elapsedMs });
}
