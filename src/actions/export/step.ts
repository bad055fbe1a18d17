import type { Notebook } from "../../report/notebook.ts";
import type { World } from "../../report/world.ts";
import type { Fact, Known } from "./facts.ts";
import type { ExportInputs, Output } from "./inputs.ts";

/** What the step saves for its post step. */
export interface SavedState {
  /** Of the export that is created, followed or cancelled. */
  export_id: string;
  /**
   * While a creation may have arrived: JSON array of the ids of exports that look like it and were
   * there before. Otherwise empty.
   */
  creation: string;
  /** `true` when nothing is left for the post step to do. */
  settled: string;
}

/** What an export needs from the world. */
export interface ExportWorld extends World<Output> {
  state(name: keyof SavedState, value: string): void;
}

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
