import type { Report } from "../../action/world.ts";
import { EXPORT_LIMITS } from "../../contract/bulk-exports.ts";
import type { ExportInputs } from "../inputs.ts";

const DAY_MS = 24 * 3_600_000;
const LONG_RANGE_DAYS = 31;
const LARGE_FIELDS: NonNullable<ExportInputs["export_fields"]> = ["inputs", "outputs"];

/** Reports what works, but is better done differently. */
export function giveHints(inputs: ExportInputs, report: Report, nowMs: number): void {
  if (inputs.operation === "create_destination") giveDestinationHints(inputs, report);
  else giveExportHints(inputs, report, nowMs);
}

function giveExportHints(
  { export_fields, format_version, start_time = 0, end_time, split_hours }: ExportInputs,
  report: Report,
  nowMs: number,
): void {
  const large = LARGE_FIELDS.filter((field) => export_fields?.includes(field) ?? true);
  if (large.length > 0) {
    const text = `export_fields: ${large.join(" and ")} are exported, which makes an export slow and its files large. Where they are not needed, name the other fields.`;
    // Whoever names these fields wants them, and needs no annotation in every run.
    if (export_fields === undefined) report.notice(text);
    else report.info(text);
  }
  if (format_version !== undefined && format_version !== "v2_beta")
    report.warning(
      "format_version: the contract knows v2_beta only; another one may be refused, or give other columns and folders.",
    );
  if (end_time === undefined) return;
  if (end_time > nowMs)
    report.notice(
      "end_time: is in the future; what is traced after the export has run is not in it.",
    );
  if ((end_time - start_time) / DAY_MS > LONG_RANGE_DAYS && split_hours === undefined) {
    const { status_table, limits_text } = EXPORT_LIMITS.workflow_timeout_hours;
    report.notice(
      `The range is longer than ${LONG_RANGE_DAYS} days. An export that takes longer than ${status_table} to ${limits_text} hours ends as TIMEDOUT; split_hours makes several of it.`,
    );
  }
}

function giveDestinationHints(
  { endpoint_url, region, access_key_id }: ExportInputs,
  report: Report,
): void {
  if (endpoint_url !== undefined && new URL(endpoint_url).hostname.endsWith(".amazonaws.com"))
    report.warning("endpoint_url: for AWS the endpoint must be omitted; give region instead.");
  if (endpoint_url === undefined && region === undefined)
    report.notice(
      "region: an AWS-style bucket needs its region; another store needs endpoint_url. Neither is given.",
    );
  if (access_key_id === undefined)
    report.notice(
      "access_key_id: without credentials only a self-hosted installation can write, with those of its own environment.",
    );
}
