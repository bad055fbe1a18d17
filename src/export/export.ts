import { conclude } from "../action/conclusion.ts";
import type { Ending } from "../action/ending.ts";
import { timed } from "../client/connect.ts";
import { cancelAll } from "./cancel/cancel-all.ts";
import type { ExportInputs } from "./inputs.ts";
import type { Outputs } from "./outputs.ts";
import { publishIds } from "./report/early-outputs.ts";
import { endingOfExportError } from "./report/ending.ts";
import { endingOfParts } from "./report/ending-of-parts.ts";
import { listAll } from "./report/listing.ts";
import { nextSteps, withAdvice } from "./report/next-steps.ts";
import { objectPrefix, runOutputs } from "./report/run-outputs.ts";
import { exportSummary } from "./report/summary.ts";
import { createDestination } from "./start/destination.ts";
import { giveHints } from "./start/hints.ts";
import { requestsFrom } from "./start/requests.ts";
import { newProgress, openIds, requestedParts, setParts, worstStatus } from "./watch/progress.ts";
import { watchAll } from "./watch/watch-all.ts";
import type { ExportStep, ExportWorld, OperationResult } from "./world.ts";

/** How long clean-up may take after a cancel: the runner soon kills a step that does not end. */
const CLEAN_UP_MS = 3_800;

function cleanUpSignalFor({ signal }: ExportWorld): AbortSignal {
  const controller = new AbortController();
  const onCancel = () =>
    void setTimeout(() => controller.abort(signal.reason), CLEAN_UP_MS).unref();
  if (signal.aborted) onCancel();
  signal.addEventListener("abort", onCancel, { once: true });
  return controller.signal;
}

const OPERATIONS: Record<
  ExportInputs["operation"],
  (step: ExportStep) => Promise<OperationResult>
> = {
  start: async (step) => {
    const { inputs, progress, world } = step;
    giveHints(inputs, world.report, Date.now());
    world.report.output("destination_id", inputs.destination_id ?? "");
    const parts = requestsFrom(inputs).map((request) => ({ request }));
    setParts(progress, parts);
    return { ending: await watchToTheEnd(step) };
  },
  watch: async (step) => {
    takeGivenIds(step);
    return { ending: await watchToTheEnd(step) };
  },
  cancel: async (step) => {
    takeGivenIds(step);
    return { ending: await cancelAll(step) };
  },
  create_destination: async (step) => {
    giveHints(step.inputs, step.world.report, Date.now());
    return createDestination(step);
  },
  list: listAll,
};

async function watchToTheEnd(step: ExportStep): Promise<Ending> {
  await watchAll(step);
  return endingOfParts(step);
}

function takeGivenIds(step: ExportStep): void {
  const parts = step.inputs.export_id?.map((id) => ({ id })) ?? [];
  setParts(step.progress, parts);
  publishIds(step);
}

/** Runs one operation on bulk exports. The end is data; only a bug of ours is thrown. */
export async function exportTraces(inputs: ExportInputs, outside: ExportWorld) {
  const world = timed(outside, inputs.timeout);
  const progress = newProgress(() => world.clock.now());
  const step: ExportStep = { inputs, world, progress, cleanUpSignal: cleanUpSignalFor(world) };
  return concludeExport(step, await resultOf(step));
}

async function resultOf(step: ExportStep): Promise<OperationResult> {
  try {
    step.world.signal.throwIfAborted();
    return await OPERATIONS[step.inputs.operation](step);
  } catch (error) {
    return { ending: endingOfExportError(error, step) };
  }
}

/** The destination that all exports share; unless they are created here, no input names it. */
function sharedDestination({ inputs, progress }: ExportStep): string | undefined {
  if (inputs.operation === "start") return undefined;
  const ids = new Set(progress.parts.map((part) => part.export?.bulk_export_destination_id));
  const [id, ...others] = ids;
  return others.length === 0 ? (id ?? undefined) : undefined;
}

function concludeExport(step: ExportStep, result: OperationResult) {
  const { inputs, world, progress } = step;
  const isOpen = progress.isCreating || openIds(progress.parts).length > 0;
  const isLeftToPost = world.signal.aborted && inputs.cancel_on_interrupt && isOpen;
  if (!isLeftToPost) world.state("settled", "true");
  const { outputs: fromRuns, notes } = runOutputs(progress.parts);
  for (const note of notes) world.report.notice(note);
  const outputs: Outputs = {
    ...fromRuns,
    status: worstStatus(requestedParts(progress)),
    object_prefix: objectPrefix(progress.parts),
    elapsed_seconds: Math.round((world.clock.now() - progress.startedMs) / 1_000),
  };
  const destination_id = sharedDestination(step);
  if (destination_id !== undefined) outputs.destination_id = destination_id;
  const next = nextSteps(step);
  const summary = exportSummary(step, result, next, notes);
  return conclude(world.report, withAdvice(result.ending, next), outputs, summary);
}
