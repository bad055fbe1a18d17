import type { BulkExport, ExportCreate } from "../../../service/contract/bulk-exports.ts";
import { instantOf } from "../range.ts";

/**
 * Whether an export is what a request asks for. `unknown` if it does not show enough of itself.
 */
type Likeness = "same" | "other" | "unknown";

const SECOND_MS = 1_000;

/** Beyond the contract: export-members. */
const sameTime = (shown: string, asked: string) =>
  Math.abs(instantOf(shown) - Date.parse(asked)) <= SECOND_MS;

/** A time that cannot be read says nothing. */
const readable = (shown: string | null | undefined) =>
  Number.isNaN(instantOf(shown ?? "")) ? undefined : shown;

function sameText(shown: string | number, asked: string | number): boolean {
  return String(shown).toLowerCase() === String(asked).toLowerCase();
}

/** Beyond the contract: export-members. */
const sameFields = (shown: readonly string[], asked: readonly string[]) =>
  asked.every((field) => shown.includes(field));

/** Beyond the contract: export-members. */
function sameFilter(shown: string, asked: string): boolean {
  const withoutBlanks = (filter: string) => filter.replace(/\s/g, "");
  return withoutBlanks(shown) === withoutBlanks(asked);
}

function member<T>(
  shown: T | null | undefined,
  asked: T | undefined,
  isSame: (shown: T, asked: T) => boolean,
): Likeness {
  if (asked === undefined) return shown === null || shown === undefined ? "same" : "other";
  if (shown === null || shown === undefined) return "unknown";
  return isSame(shown, asked) ? "same" : "other";
}

/** For what the service may fill in by itself: not asked for, it says nothing. */
function filledIn<T>(
  shown: T | null | undefined,
  asked: T | undefined,
  isSame: (shown: T, asked: T) => boolean,
): Likeness {
  return asked === undefined ? "same" : member(shown, asked, isSame);
}

/** Whether an export shows at least what it exports, and from when on. */
export const showsRange = ({ session_id, start_time }: BulkExport): boolean =>
  Boolean(session_id) && readable(start_time) !== undefined;

export function likeness(shown: BulkExport, asked: ExportCreate): Likeness {
  const members = [
    member(shown.bulk_export_destination_id, asked.bulk_export_destination_id, sameText),
    member(shown.session_id, asked.session_id, sameText),
    member(readable(shown.start_time), asked.start_time, sameTime),
    member(readable(shown.end_time), asked.end_time, sameTime),
    // Beyond the contract: export-members.
    member(shown.interval_hours || undefined, asked.interval_hours, sameText),
    member(shown.filter || undefined, asked.filter, sameFilter),
    filledIn(shown.format_version, asked.format_version, sameText),
    filledIn<readonly string[]>(shown.export_fields, asked.export_fields, sameFields),
    member(shown.source_bulk_export_id || undefined, undefined, sameText),
  ];
  if (members.includes("other")) return "other";
  return members.includes("unknown") ? "unknown" : "same";
}
