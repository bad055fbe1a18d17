/** Every output with its meaning. Absent means empty; each is set as soon as it is known. */
export const outputs = {
  export_id: "The export or schedule created, watched or cancelled.",
  destination_id: "The new destination (`create_destination`), or the one exported to.",
  status: "The last status, in upper case. When a schedule is watched, of its newest due export.",
  outcome: "How it ended: see the table of outcomes.",
  rows_exported: "Number of rows written, as far as the runs say.",
  run_count: "Number of runs: an export usually has one for each day.",
  failed_run_count: "Number of runs that failed.",
  runs: "JSON array of `{id, status, day, rows, errors, error}`, failed ones first; cut if it would be too long.",
  files: "JSON array of the keys of the files; cut if it would be too long.",
  object_prefix: "Where the files are in the bucket, up to `export_id=<id>`.",
  cancelled_ids: "JSON array of the ids of the exports that this step cancelled.",
  elapsed_seconds: "Duration of the whole step.",
  error_message: "What went wrong, in one line.",
} as const;

export type Output = keyof typeof outputs;
