import { cancelAll } from "./cancel/cancel-all.ts";
import { SETTLED_STATE } from "./cancel/saved-state.ts";
import type { ExportInputs } from "./inputs.ts";
import type { Outputs } from "./outputs.ts";
import { giveHints } from "./report/hints.ts";
import { listAll } from "./report/listing.ts";
import { objectPrefix, runOutputs } from "./report/run-outputs.ts";
import { summaryOf } from "./report/summary.ts";
import { type Verdict, verdictOfError } from "./report/verdict.ts";
import { verdictOfParts } from "./report/verdict-of-parts.ts";
import { makeDestination } from "./start/destination.ts";
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

async function start(step: Step): Promise<Verdict> {
  const { inputs, progress, world } = step;
  giveHints(inputs, world.report, Date.now());
  world.report.output("destination_id", inputs.destination_id ?? "");
  progress.parts = numbered(requestsFrom(inputs).map((request) => ({ request })));
  await pursueAll(step);
  return verdictOfParts(step);
}

/** The exports that the inputs name. */
function named({ inputs, progress, world }: Step): void {
  progress.parts = numbered((inputs.export_id ?? []).map((id) => ({ id })));
  tellIds({ world, progress });
}

const OPERATIONS: Record<ExportInputs["operation"], (step: Step) => Promise<Verdict>> = {
  start,
  watch: async (step) => {
    named(step);
    await pursueAll(step);
    return verdictOfParts(step);
  },
  cancel: async (step) => {
    named(step);
    return cancelAll(step);
  },
  create_destination: async (step) => {
    giveHints(step.inputs, step.world.report, Date.now());
    return makeDestination(step);
  },
  list: listAll,
};

/** Runs one operation on bulk exports. The end is data; only a mistake of ours is thrown. */
export async function exportTraces(inputs: ExportInputs, world: ExportWorld) {
  const progress = { startedMs: world.clock.now(), parts: [], cancelledIds: [], isCreating: false };
  const step: Step = { inputs, world, progress, lastCall: lastCallAfter(world) };
  let verdict: Verdict;
  try {
    world.signal.throwIfAborted();
    verdict = await OPERATIONS[inputs.operation](step);
  } catch (error) {
    verdict = verdictOfError(error, step);
  }
  return conclude(step, verdict);
}

/** Of exports that this step has not started, as far as they have one in common. */
function destinationOf({ inputs, progress }: Step): Outputs {
  const [one, ...others] = new Set(
    progress.parts.map((part) => part.export?.bulk_export_destination_id),
  );
  const isKnown = inputs.operation !== "start" && one && others.length === 0;
  return isKnown ? { destination_id: one } : {};
}

function conclude(step: Step, verdict: Verdict) {
  const { inputs, world, progress } = step;
  const { outcome, message, advice, hasFailed } = verdict;
  const isOpen = progress.isCreating || openIds(progress.parts).length > 0;
  const isLeftToPost = world.signal.aborted && inputs.cancel_on_interrupt && isOpen;
  if (!isLeftToPost) world.state(SETTLED_STATE, "true");
  if (!hasFailed) world.report.info(advice === undefined ? message : `${message}\n${advice}`);
  const { outputs: fromRuns, notes } = runOutputs(progress.parts);
  for (const note of notes) world.report.notice(note);
  const outputs: Outputs = {
    ...fromRuns,
    ...destinationOf(step),
    status: statusOf(
      inputs.operation === "cancel"
        ? progress.parts.slice(0, inputs.export_id?.length)
        : progress.parts,
    ),
    object_prefix: objectPrefix(progress.parts),
    outcome,
    elapsed_seconds: Math.round((world.clock.now() - progress.startedMs) / 1_000),
    error_message: hasFailed ? message.replace(/\n/g, " ") : "",
  };
  return {
    outputs,
    summary: summaryOf(step, verdict, notes),
    ...(hasFailed
      ? {
          failure: {
            title: outcome,
            message: advice === undefined ? message : `${message}\n${advice}`,
          },
        }
      : {}),
  };
}
