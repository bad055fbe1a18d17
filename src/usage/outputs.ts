/** The outputs with their descriptions. Each is set as soon as it is known, and empty before. */
export const outputs = {
  total_traces: "Number of traces in the range.",
  row_count: "Number of rows in the report.",
  stride_days: "Length of a bucket in days; 0 if it is hours.",
  stride_hours: "Length of a bucket in hours; 0 if it is days.",
  json_file: "Path of the JSON file, relative to the workspace.",
  csv_file: "Path of the CSV file, relative to the workspace.",
  top: "JSON array of the largest entries: the dimensions of `group_by`, `traces` and `share_percent`.",
  previous_total: "Number of traces in the time before (`compare_previous`).",
  change_percent: "Change against `previous_total`; empty if that is 0.",
  over_budget: "`true` if there are more traces than `max_traces`, else `false`.",
  elapsed_seconds: "Duration of the whole step.",
  outcome: "How it ended: `ok`, `over_budget`, `empty`, `rejected` or `error`.",
  error_message: "What went wrong, in one line.",
} as const;

/** The name of an output. */
export type Output = keyof typeof outputs;
