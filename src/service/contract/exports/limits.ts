/** contract: Exportable fields, by group. */
// biome-ignore format: a group stands together
export const EXPORTABLE_FIELDS = [
  "id", "tenant_id", "session_id", "trace_id", "parent_run_id", "parent_run_ids",
  "reference_example_id",
  "name", "run_type", "start_time", "end_time", "status", "is_root", "dotted_order", "trace_tier",
  "inputs", "outputs", "error", "extra", "events",
  "tags", "feedback_stats",
  "total_tokens", "prompt_tokens", "completion_tokens",
  "total_cost", "prompt_cost", "completion_cost", "first_token_time",
] as const;

/** Beyond the contract: export-fields. */
export const KNOWN_EXPORT_FIELDS = [...EXPORTABLE_FIELDS, "feedbacks"];

/** contract: Export job. Beyond the contract: export-formats. */
export const FORMAT_VERSIONS = ["v2_beta", "v1"] as const;

/** contract: Limits, and Scheduled export. If the contract states two values, both are here. */
export const EXPORT_LIMITS = {
  retries_per_run: 20,
  retry_delay_seconds: 30,
  run_timeout_hours: 4,
  /** Of a whole export, which the contract calls a workflow. */
  workflow_timeout_hours: { limits_text: 72, status_table: 48 },
  concurrent_runs_per_export: { limits_text: 45, troubleshooting: 5 },
  concurrent_exports_per_workspace: { limits_text: 15, troubleshooting: 3 },
  interval_hours: { min: 1, max: 168 },
  /** Delay of a spawned export after the end of its range. */
  spawn_delay_minutes: 10,
} as const;
