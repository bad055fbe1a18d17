import type { Notebook as NotebookOf } from "../../report/notebook.ts";
import type { SavedTexts } from "../../report/saved-state.ts";
import type { World } from "../../report/world.ts";
import type { ExportInputs, Output } from "./inputs.ts";
import type { Fact, Known } from "./known.ts";

/** What an export needs from the world. */
export interface ExportWorld extends World<Output>, Pick<SavedTexts, "state"> {}

export type Notebook = NotebookOf<Known, Fact>;

export interface ExportStep extends Notebook {
  world: ExportWorld;
  inputs: ExportInputs;
  /** The line of the log for a minute without news. */
  words(): string | undefined;
  /** Aborts a few seconds after the workflow was cancelled: by then all clean-up has to end. */
  cleanUpSignal: AbortSignal;
}
