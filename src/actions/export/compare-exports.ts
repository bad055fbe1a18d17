import { parseTime } from "../../inputs/field/time.ts";
import type { BulkExport, ExportCreate } from "../../service/contract/bulk-exports.ts";
import {
  type Comparison,
  compareMembers,
  equalAfter,
  type Rules,
  type Similarity,
} from "../../service/contract/compare.ts";

const SECOND_MS = 1_000;

/* Beyond the contract: export-members. */

function compareTimes(sent: string, shown: string): Similarity {
  const apartMs = Math.abs(parseTime(sent) - parseTime(shown));
  if (Number.isNaN(apartMs)) return "hidden";
  return apartMs <= SECOND_MS ? "same" : "other";
}

/** A service may add columns. */
function compareColumns(sent: string, shown: string): Similarity {
  const present = shown.split(",");
  return sent.split(",").every((one) => present.includes(one)) ? "same" : "other";
}

const ignoringCase = equalAfter((text) => text.toLowerCase());

const RULES: Rules = {
  bulk_export_destination_id: ignoringCase,
  session_id: ignoringCase,
  start_time: compareTimes,
  end_time: compareTimes,
  filter: equalAfter((filter) => filter.replace(/\s/g, "")),
  format_version: ignoringCase,
  export_fields: compareColumns,
};

/** Members that were not sent, and without which an export would be another one. */
const DECISIVE = ["end_time", "interval_hours", "filter", "source_bulk_export_id"] as const;

type Members = Partial<ExportCreate> | BulkExport;

const flatten = ({ export_fields, ...members }: Members) => ({
  ...members,
  export_fields: export_fields?.join(","),
});

/**
 * Compares each member that was sent, and finds significant ones that are shown in addition.
 * `absent` means shown as empty, `hidden` means not shown.
 */
export function compareExports(sent: Members, shown: BulkExport): Comparison[] {
  const members = new Map<string, unknown>(Object.entries(shown));
  const compared = compareMembers("", flatten(sent), flatten(shown), "hidden", RULES);
  const additional = DECISIVE.filter((name) => shown[name] && !(name in sent));
  return [
    ...compared.map((one): Comparison => {
      const value = members.get(one.path);
      // The text of an empty list is empty.
      const isEmpty = value === null || String(value) === "";
      return isEmpty ? { ...one, similarity: "absent" } : one;
    }),
    ...additional.map((path): Comparison => ({ path, similarity: "other", actual: shown[path] })),
  ];
}

/** Whether an export may be the one that was sent. */
export function similarity(sent: Members, shown: BulkExport): "same" | "other" | "hidden" {
  const similarities = compareExports(sent, shown).map(({ similarity }) => similarity);
  if (similarities.includes("other")) return "other";
  return similarities.every((is) => is === "same") ? "same" : "hidden";
}

const SETTINGS = ["bulk_export_destination_id", "session_id", "filter", "format_version"] as const;

/** Whether two exports are identical except for their ranges. */
export const differOnlyInRange = (one: BulkExport, other: BulkExport): boolean =>
  SETTINGS.every((name) => (one[name] || "") === (other[name] || "")) &&
  flatten(one).export_fields === flatten(other).export_fields;
