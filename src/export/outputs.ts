import type { OutputValue } from "../action/world.ts";

/** Every output with its meaning. Absent means empty; each is set as soon as it is known. */
export const outputs = {
  export_id: "The export created, watched or cancelled. Empty where there are several.",
  export_ids: "JSON array of all ids where there are several exports; with `list`, of all exports.",
  destination_id: "The new destination (`create_destination`), or the one exported to.",
  status: "The last status, in upper case; of several exports, the worst one.",
  outcome: "How it ended: see the table of outcomes.",
  rows_exported: "Number of rows written, as far as the runs say.",
  run_count: "Number of runs: an export usually has one for each day.",
  failed_run_count: "Number of runs that failed.",
  runs: "JSON array of `{id, status, day, rows, errors, error}`, failed ones first; cut where it would be too long.",
  files:
    "JSON array of the keys of the files; cut where it would be too long. The others are under `object_prefix`.",
  object_prefix:
    "Where the files are in the bucket, up to `export_id=<id>`; of several exports, the folder that holds them all.",
  cancelled_ids: "JSON array of the ids of the exports that this step cancelled.",
  elapsed_seconds: "Duration of the whole step.",
  error_message: "What went wrong, in one line.",
} as const;

export type Output = keyof typeof outputs;

export type Outputs = Partial<Record<Output, OutputValue>>;
