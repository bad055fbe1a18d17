import { EXPORTABLE_FIELDS } from "../../../src/service/contract/exports/limits.ts";

export type ExportableField = (typeof EXPORTABLE_FIELDS)[number];

export type ColumnType =
  | "boolean"
  | "cost"
  | "count"
  | "id"
  | "ids"
  | "json"
  | "text"
  | "texts"
  | "time";

/** contract: Exportable fields. Beyond the contract: export-columns. */
export const COLUMN_TYPES: Record<ExportableField, ColumnType> = {
  id: "id",
  tenant_id: "id",
  session_id: "id",
  trace_id: "id",
  parent_run_id: "id",
  parent_run_ids: "ids",
  reference_example_id: "id",
  name: "text",
  run_type: "text",
  start_time: "time",
  end_time: "time",
  status: "text",
  is_root: "boolean",
  dotted_order: "text",
  trace_tier: "text",
  inputs: "json",
  outputs: "json",
  error: "text",
  extra: "json",
  events: "json",
  tags: "texts",
  feedback_stats: "json",
  total_tokens: "count",
  prompt_tokens: "count",
  completion_tokens: "count",
  total_cost: "cost",
  prompt_cost: "cost",
  completion_cost: "cost",
  first_token_time: "time",
};

/** The columns of an export, always in the order of the contract. */
export const selectColumns = (fields: readonly string[] = EXPORTABLE_FIELDS): ExportableField[] =>
  EXPORTABLE_FIELDS.filter((field) => fields.includes(field));
