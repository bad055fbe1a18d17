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
  if (large.length > 0)
    report.info(
      `export_fields: ${large.join(" and ")} are exported, which makes an export slow and its files large. Where nobody needs them, name the other fields.`,
    );
  if (format_version !== undefined && format_version !== "v2_beta")
    report.warning(
      "format_version: only v2_beta is documented; another value may be refused, or change columns and folders.",
    );
  if (end_time === undefined) return;
  if (end_time > nowMs)
    report.notice(
      "end_time: is in the future; traces that arrive after the export has run are not in it.",
    );
  if ((end_time - start_time) / DAY_MS > LONG_RANGE_DAYS && split_hours === undefined) {
    const { status_table, limits_text } = EXPORT_LIMITS.workflow_timeout_hours;
    report.notice(
      `The range is longer than ${LONG_RANGE_DAYS} days. An export that takes longer than ${status_table} to ${limits_text} hours ends as TIMEDOUT: set split_hours to export the range in parts.`,
    );
  }
}

function giveDestinationHints(
  { endpoint_url, region, access_key_id }: ExportInputs,
  report: Report,
): void {
  if (endpoint_url !== undefined && new URL(endpoint_url).hostname.endsWith(".amazonaws.com"))
    report.warning("endpoint_url: leave it out for AWS, and set region instead.");
  if (endpoint_url === undefined && region === undefined)
    report.notice("region: AWS needs region, any other store needs endpoint_url. Neither is set.");
  if (access_key_id === undefined)
    report.notice(
      "access_key_id: is not set; only a self-hosted installation can write without it, by its own credentials.",
    );
}
