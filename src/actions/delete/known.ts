import { createNotebook, type Notebook as NotebookOf } from "../../report/notebook.ts";
import type { OutputValue } from "../../report/world.ts";
import type { Phase } from "../../service/client/write/write.ts";
import type { Output } from "./inputs.ts";

/** What is known of a deletion. */
export interface Known {
  /** On the clock's scale. */
  startedMs: number;
  deployment_name: string;
  /** Empty until the deployment is found. */
  deployment_id: string;
  phase: Phase;
}

export type Notebook = NotebookOf<Known, Partial<Omit<Known, "startedMs">>>;

/** The outputs that follow from what is known. */
export const outputsOf = ({ deployment_id, deployment_name }: Known) => ({
  deployment_id,
  deployment_name,
});

/** Keeps what a deletion learns, and sets its outputs. `now` is the clock. */
export const deletionNotebook = (
  now: () => number,
  set: (name: Output, value: OutputValue) => void,
): Notebook => {
  const nothing = { startedMs: now(), deployment_name: "", deployment_id: "" };
  return createNotebook<Known, Partial<Known>, Output>(
    now,
    { ...nothing, phase: "not sent" },
    { after: (known, fact) => ({ ...known, ...fact }), valuesOf: outputsOf, set },
  );
};
