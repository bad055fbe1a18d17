import type { BulkExport, ExportCreate } from "../../service/contract/bulk-exports.ts";
import {
  type Compared,
  compareMembers,
  type Rules,
  type Similarity,
  spelledAs,
} from "../../service/contract/compare.ts";
import { instantOf } from "./range.ts";

const SECOND_MS = 1_000;

/* Beyond the contract: export-members. */

function moment(sent: string, shown: string): Similarity {
  const apartMs = Math.abs(instantOf(sent) - instantOf(shown));
  if (Number.isNaN(apartMs)) return "hidden";
  return apartMs <= SECOND_MS ? "same" : "other";
}

/** A service may add columns. */
function columns(sent: string, shown: string): Similarity {
  const present = shown.split(",");
  return sent.split(",").every((one) => present.includes(one)) ? "same" : "other";
}

const word = spelledAs((text) => text.toLowerCase());

const RULES: Rules = {
  bulk_export_destination_id: word,
  session_id: word,
  start_time: moment,
  end_time: moment,
  filter: spelledAs((filter) => filter.replace(/\s/g, "")),
  format_version: word,
  export_fields: columns,
};

/** Members that make an export a different one although they were not sent. */
const DECISIVE = ["end_time", "interval_hours", "filter", "source_bulk_export_id"] as const;

type Members = Partial<ExportCreate> | BulkExport;

const withText = ({ export_fields, ...members }: Members) => ({
  ...members,
  export_fields: export_fields?.join(","),
});

/**
 * Compares each member that was sent, and finds significant ones that are shown in addition.
 * `absent` means shown as empty, `hidden` means not shown.
 */
export function compareExports(sent: Members, shown: BulkExport): Compared[] {
  const members = new Map<string, unknown>(Object.entries(shown));
  const given = compareMembers("", withText(sent), withText(shown), "hidden", RULES);
  const added = DECISIVE.filter((name) => shown[name] && !(name in sent));
  return [
    ...given.map((one): Compared => {
      const value = members.get(one.path);
      // An empty list as text, too.
      const isEmpty = value === null || String(value) === "";
      return isEmpty ? { ...one, is: "absent" } : one;
    }),
    ...added.map((path): Compared => ({ path, is: "other", shown: shown[path] })),
  ];
}

/** Whether an export may be the one that was sent. */
export function similarity(sent: Members, shown: BulkExport): "same" | "other" | "hidden" {
  const all = compareExports(sent, shown).map(({ is }) => is);
  if (all.includes("other")) return "other";
  return all.every((is) => is === "same") ? "same" : "hidden";
}

const ALIKE = ["bulk_export_destination_id", "session_id", "filter", "format_version"] as const;

/** Whether two exports are identical except for their ranges. */
export const areAlike = (one: BulkExport, other: BulkExport): boolean =>
  ALIKE.every((name) => (one[name] || "") === (other[name] || "")) &&
  withText(one).export_fields === withText(other).export_fields;
