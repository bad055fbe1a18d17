import { abortLater } from "../../service/client/clock.ts";
import { LIMITS } from "../../service/client/limits.ts";
import { createStateStore, type StateStore } from "../../step/state-store.ts";
import type { StepContext } from "../../step/step-context.ts";
import type { ExportInputs, Output } from "./inputs.ts";
import { createExportLog } from "./log.ts";
import { outputsOf } from "./outputs.ts";
import { initialState, type State } from "./state.ts";

export interface ExportStep {
  inputs: ExportInputs;
  ctx: StepContext<Output>;
  store: StateStore<State>;
  log: ReturnType<typeof createExportLog>;
  /** Aborts a few seconds after a cancellation, when the time for all clean-up is over. */
  cleanUpSignal: AbortSignal;
}

export function beginStep(inputs: ExportInputs, ctx: StepContext<Output>): ExportStep {
  const { clock, report, signal } = ctx;
  const store = createStateStore(clock.now, initialState(inputs), outputsOf, report.output);
  const cleanUpSignal = abortLater(signal, LIMITS.cleanUp.ms);
  return { inputs, ctx, store, log: createExportLog(ctx), cleanUpSignal };
}
