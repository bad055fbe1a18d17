import type { Report } from "../../action/world.ts";
import { EXPORT_LIMITS } from "../../contract/bulk-exports.ts";
import type { ExportInputs } from "../inputs.ts";

interface Hint {
  kind: "info" | "notice" | "warning";
  text: string;
}

const DAY_MS = 24 * 3_600_000;
const LONG_RANGE_DAYS = 31;

function hintsOnExport(
  { export_fields, format_version, start_time = 0, end_time, split_hours }: ExportInputs,
  nowMs: number,
): Hint[] {
  const large = ["inputs", "outputs"].filter(
    (field) => export_fields?.some((one) => one === field) ?? true,
  );
  const days = end_time === undefined ? 0 : (end_time - start_time) / DAY_MS;
  const hints: (Hint | false)[] = [
    large.length > 0 && {
      // Who names them wants them, and needs no annotation at each run.
      kind: export_fields === undefined ? "notice" : "info",
      text: `export_fields: ${large.join(" and ")} are exported, which makes an export slow and its files large. Where they are not needed, name the other fields.`,
    },
    format_version !== undefined &&
      format_version !== "v2_beta" && {
        kind: "warning",
        text: "format_version: the contract knows v2_beta only; another one may be refused, or give other columns and folders.",
      },
    end_time !== undefined &&
      end_time > nowMs && {
        kind: "notice",
        text: "end_time: is in the future; what is traced after the export has run is not in it.",
      },
    days > LONG_RANGE_DAYS &&
      split_hours === undefined && {
        kind: "notice",
        text: `The range is longer than ${LONG_RANGE_DAYS} days. An export that takes longer than ${EXPORT_LIMITS.workflow_timeout_hours.status_table} to ${EXPORT_LIMITS.workflow_timeout_hours.limits_text} hours ends as TIMEDOUT; split_hours makes several of it.`,
      },
  ];
  return hints.filter((hint) => hint !== false);
}

function hintsOnDestination({ endpoint_url, region, access_key_id }: ExportInputs): Hint[] {
  const host = endpoint_url === undefined ? "" : new URL(endpoint_url).hostname;
  const hints: (Hint | false)[] = [
    host.endsWith(".amazonaws.com") && {
      kind: "warning",
      text: "endpoint_url: for AWS the endpoint must be omitted; give region instead.",
    },
    endpoint_url === undefined &&
      region === undefined && {
        kind: "notice",
        text: "region: an AWS-style bucket needs its region; another store needs endpoint_url. Neither is given.",
      },
    access_key_id === undefined && {
      kind: "notice",
      text: "access_key_id: without credentials only a self-hosted installation can write, with those of its own environment.",
    },
  ];
  return hints.filter((hint) => hint !== false);
}

/** Says what can be done, but had better be done in another way. */
export function giveHints(inputs: ExportInputs, report: Report, nowMs: number): void {
  const hints =
    inputs.operation === "create_destination"
      ? hintsOnDestination(inputs)
      : hintsOnExport(inputs, nowMs);
  for (const { kind, text } of hints) report[kind](text);
}
