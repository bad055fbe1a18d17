import { conclude } from "../action/conclusion.ts";
import type { Ending } from "../action/ending.ts";
import { cancelAll } from "./cancel/cancel-all.ts";
import { SETTLED_STATE } from "./cancel/saved-state.ts";
import type { ExportInputs } from "./inputs.ts";
import type { Outputs } from "./outputs.ts";
import { endingOfError } from "./report/ending.ts";
import { endingOfParts } from "./report/ending-of-parts.ts";
import { giveHints } from "./report/hints.ts";
import { listAll } from "./report/listing.ts";
import { objectPrefix, runOutputs } from "./report/run-outputs.ts";
import { summaryOf } from "./report/summary.ts";
import { createDestination } from "./start/destination.ts";
import { requestsFrom } from "./start/requests.ts";
import type { Step } from "./step.ts";
import { openIds, type Part, statusOf } from "./watch/progress.ts";
import { pursueAll, tellIds } from "./watch/watch-all.ts";
import type { ExportWorld } from "./world.ts";

/** From the workflow's cancellation on. The step has to be gone before the runner loses its patience. */
const LAST_CALL_MS = 3_800;

/** What is left to do on the way out has so long after a cancellation. */
function lastCallAfter({ signal }: ExportWorld): AbortSignal {
  const controller = new AbortController();
  const onAbort = () =>
    void setTimeout(() => controller.abort(signal.reason), LAST_CALL_MS).unref();
  if (signal.aborted) onAbort();
  signal.addEventListener("abort", onAbort, { once: true });
  return controller.signal;
}

const numbered = (parts: Omit<Part, "label">[]): Part[] =>
  parts.map((part, index) => ({
    ...part,
    label: parts.length === 1 ? "" : `part ${index + 1} of ${parts.length}`,
  }));

async function start(step: Step): Promise<Ending> {
  const { inputs, progress, world } = step;
  giveHints(inputs, world.report, Date.now());
  world.report.output("destination_id", inputs.destination_id ?? "");
  progress.parts = numbered(requestsFrom(inputs).map((request) => ({ request })));
  await pursueAll(step);
  return endingOfParts(step);
}

/** The exports that the inputs name. */
function named({ inputs, progress, world }: Step): void {
  progress.parts = numbered((inputs.export_id ?? []).map((id) => ({ id })));
  tellIds({ world, progress });
}

const OPERATIONS: Record<ExportInputs["operation"], (step: Step) => Promise<Ending>> = {
  start,
  watch: async (step) => {
    named(step);
    await pursueAll(step);
    return endingOfParts(step);
  },
  cancel: async (step) => {
    named(step);
    return cancelAll(step);
  },
  create_destination: async (step) => {
    giveHints(step.inputs, step.world.report, Date.now());
    return createDestination(step);
  },
  list: listAll,
};

/** Runs one operation on bulk exports. The end is data; only a mistake of ours is thrown. */
export async function exportTraces(inputs: ExportInputs, world: ExportWorld) {
  const progress = { startedMs: world.clock.now(), parts: [], cancelledIds: [], isCreating: false };
  const step: Step = { inputs, world, progress, lastCall: lastCallAfter(world) };
  let ending: Ending;
  try {
    world.signal.throwIfAborted();
    ending = await OPERATIONS[inputs.operation](step);
  } catch (error) {
    ending = endingOfError(error, step);
  }
  return concludeExport(step, ending);
}

/** The destination of exports that this step did not start, where all of them share one. */
function destinationOf({ inputs, progress }: Step): string {
  const known = new Set(progress.parts.map((part) => part.export?.bulk_export_destination_id));
  const [one, ...others] = known;
  const isShared = inputs.operation !== "start" && others.length === 0;
  return isShared ? (one ?? "") : "";
}

function concludeExport(step: Step, ending: Ending) {
  const { inputs, world, progress } = step;
  const isOpen = progress.isCreating || openIds(progress.parts).length > 0;
  const isLeftToPost = world.signal.aborted && inputs.cancel_on_interrupt && isOpen;
  if (!isLeftToPost) world.state(SETTLED_STATE, "true");
  const { outputs: fromRuns, notes } = runOutputs(progress.parts);
  for (const note of notes) world.report.notice(note);
  const asked =
    inputs.operation === "cancel"
      ? progress.parts.slice(0, inputs.export_id?.length)
      : progress.parts;
  const destination_id = destinationOf(step);
  const outputs = {
    ...fromRuns,
    ...(destination_id === "" ? {} : { destination_id }),
    status: statusOf(asked),
    object_prefix: objectPrefix(progress.parts),
    elapsed_seconds: Math.round((world.clock.now() - progress.startedMs) / 1_000),
  } satisfies Outputs;
  return conclude(world.report, ending, outputs, summaryOf(step, ending, notes));
}
