import {
  type Comparison,
  compareMembers,
  equalAfter,
  type Rules,
  type Similarity,
} from "../../service/contract/deployments/compare.ts";
import type { BulkExport, ExportCreate } from "../../service/contract/exports/bulk-export.ts";
import { parseTime } from "../../service/contract/time.ts";

const SECOND_MS = 1_000;

/* Beyond the contract: export-members. */

function compareTimes(sentTime: string, actualTime: string): Similarity {
  const differenceMs = Math.abs(parseTime(sentTime) - parseTime(actualTime));
  if (Number.isNaN(differenceMs)) return "hidden";
  return differenceMs <= SECOND_MS ? "same" : "other";
}

/** A service may add columns. */
function compareColumns(sentColumns: string, actualColumns: string): Similarity {
  const actualNames = actualColumns.split(",");
  return sentColumns.split(",").every((name) => actualNames.includes(name)) ? "same" : "other";
}

const equalIgnoringCase = equalAfter((text) => text.toLowerCase());

const RULES: Rules = {
  bulk_export_destination_id: equalIgnoringCase,
  session_id: equalIgnoringCase,
  start_time: compareTimes,
  end_time: compareTimes,
  filter: equalAfter((filter) => filter.replace(/\s/g, "")),
  format_version: equalIgnoringCase,
  export_fields: compareColumns,
};

/** Members without a default: if only the response sets one, the exports differ. */
const DECISIVE_MEMBERS = ["end_time", "interval_hours", "filter", "source_bulk_export_id"] as const;

type Members = Partial<ExportCreate> | BulkExport;

const flatten = ({ export_fields, ...members }: Members) => ({
  ...members,
  export_fields: export_fields?.toSorted().join(","),
});

/**
 * Compares each member that was sent, and finds decisive members that only the response sets.
 * `absent` means empty in the response, `hidden` means missing or not comparable.
 */
export function compareExports(request: Members, actual: BulkExport): Comparison[] {
  const members = new Map<string, unknown>(Object.entries(actual));
  const comparisons = compareMembers("", flatten(request), flatten(actual), "hidden", RULES);
  const additional = DECISIVE_MEMBERS.filter((name) => actual[name] && !(name in request));
  return [
    ...comparisons.map((comparison): Comparison => {
      const value = members.get(comparison.path);
      // The text of an empty list is empty.
      const isEmpty = value === null || String(value) === "";
      return isEmpty ? { ...comparison, similarity: "absent" } : comparison;
    }),
    ...additional.map((path): Comparison => ({ path, similarity: "other", actual: actual[path] })),
  ];
}

/** `other` if a member differs, `same` if all members are equal, otherwise `hidden`. */
export function exportSimilarity(request: Members, actual: BulkExport) {
  const similarities = compareExports(request, actual).map(({ similarity }) => similarity);
  if (similarities.includes("other")) return "other";
  return similarities.every((similarity) => similarity === "same") ? "same" : "hidden";
}

const SETTINGS = ["bulk_export_destination_id", "session_id", "filter", "format_version"] as const;

/** Whether two exports have the same settings, whatever their ranges. */
export const haveSameSettings = (one: BulkExport, other: BulkExport): boolean =>
  SETTINGS.every((name) => (one[name] || "") === (other[name] || "")) &&
  flatten(one).export_fields === flatten(other).export_fields;
