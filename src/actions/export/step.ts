import type { Notebook } from "../../report/notebook.ts";
import type { SavedTexts } from "../../report/saved-state.ts";
import type { World } from "../../report/world.ts";
import type { Fact, Known } from "./facts.ts";
import type { ExportInputs, Output } from "./inputs.ts";

/** What an export needs from the world. */
export interface ExportWorld extends World<Output>, Pick<SavedTexts, "state"> {}

export type Notes = Notebook<Known, Fact>;

export interface ExportStep extends Notes {
  world: ExportWorld;
  inputs: ExportInputs;
  /** How long the step has taken, in milliseconds. */
  readonly elapsedMs: number;
  /** The line of the log for a minute without news. */
  words(): string | undefined;
  /** Aborts a few seconds after the workflow was cancelled: by then all clean-up has to end. */
  cleanUpSignal: AbortSignal;
}
