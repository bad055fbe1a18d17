import type { SavedTexts } from "../../report/saved-state.ts";
import { createStateStore, type StateStore } from "../../report/state-store.ts";
import type { World } from "../../report/world.ts";
import { PATIENCE } from "../../service/client/patience.ts";
import type { ExportInputs, Output } from "./inputs.ts";
import { type Known, nothingKnown, outputsOf } from "./known.ts";
import { exportLog } from "./log.ts";

/** What an export needs from the world. */
export interface ExportWorld extends World<Output>, Pick<SavedTexts, "state"> {}

export interface ExportStep {
  inputs: ExportInputs;
  world: ExportWorld;
  store: StateStore<Known>;
  log: ReturnType<typeof exportLog>;
  /** Aborts a few seconds after the workflow was cancelled: by then all clean-up has to end. */
  cleanUpSignal: AbortSignal;
}

export function beginStep(inputs: ExportInputs, world: ExportWorld): ExportStep {
  const { clock, report } = world;
  const store = createStateStore(clock.now, nothingKnown(inputs), outputsOf, report.output);
  const cleanUpSignal = cleanUpSignalFor(world);
  return { inputs, world, store, log: exportLog(world), cleanUpSignal };
}

function cleanUpSignalFor({ signal }: ExportWorld): AbortSignal {
  const controller = new AbortController();
  const onCancel = () =>
    void setTimeout(() => controller.abort(signal.reason), PATIENCE.cleanUp.ms).unref();
  if (signal.aborted) onCancel();
  signal.addEventListener("abort", onCancel, { once: true });
  return controller.signal;
}
