import type { Ending } from "../action/ending.ts";
import type { World } from "../action/world.ts";
import type { BulkExport } from "../contract/bulk-exports.ts";
import type { ExportInputs } from "./inputs.ts";
import type { Output } from "./outputs.ts";
import type { Progress } from "./watch/progress.ts";

/** What the step saves for its post step. */
export interface SavedState {
  /** JSON array of the ids of all exports of the step. */
  export_ids: string;
  /** The creation under way, as JSON `{start_time, known}`; empty while there is none. */
  creation: string;
  /** `true` when nothing is left for the post step to do. */
  settled: string;
}

/** What an export needs from the world. */
export interface ExportWorld extends World<Output> {
  state(name: keyof SavedState, value: string): void;
}

/** What every part of an export's step needs. */
export interface ExportStep {
  world: ExportWorld;
  inputs: ExportInputs;
  progress: Progress;
  /** Aborts a few seconds after the workflow was cancelled: by then all clean-up has to end. */
  cleanUpSignal: AbortSignal;
}

/** What an operation returns. */
export interface OperationResult {
  ending: Ending;
  /** The destination that was created. */
  destination_id?: string;
  /** All exports of the workspace, the newest first. */
  listed?: readonly BulkExport[];
}
