import type { ExportInputs } from "./inputs.ts";
import type { Progress } from "./watch/progress.ts";
import type { ExportWorld } from "./world.ts";

/** What every part of an export's story needs. */
export interface Step {
  world: ExportWorld;
  inputs: ExportInputs;
  progress: Progress;
  /** Aborts a little after the workflow was cancelled: what has to be done on the way out ends by then. */
  lastCall: AbortSignal;
}
