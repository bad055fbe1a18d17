import type { ExportCreate } from "../../contract/bulk-exports.ts";
import type { View } from "../history.ts";
import { type Answer, invalid, refusal } from "../server/answer.ts";
import type { Workspace } from "../traces/traces.ts";
import { FILTER_SUBSET, matcherFrom } from "./filter.ts";

const HOUR_MS = 3_600_000;

const badMember = (member: string, msg: string): Answer =>
  invalid([{ loc: ["body", member], msg, type: "value_error" }]);

/** What stands against an export in this workspace. */
export function refusalOfExport(
  request: ExportCreate,
  { id: tenant_id, projects }: Workspace,
  { destinations, exports, now }: View,
  creationsPerHour: number,
): Answer | undefined {
  const {
    bulk_export_destination_id,
    session_id,
    start_time,
    end_time,
    filter,
    format_version = "v1",
  } = request;
  const ours = [...exports.values()].filter((record) => record.tenant_id === tenant_id);
  const lately = ours.filter(
    ({ createdMs, source_bulk_export_id }) => !source_bulk_export_id && createdMs > now - HOUR_MS,
  );
  // Not in the contract: the words, and that no header says when to try again.
  if (lately.length >= creationsPerHour)
    return { status: 429, body: { detail: "Too many bulk exports in an hour" } };
  if (destinations.get(bulk_export_destination_id)?.tenant_id !== tenant_id)
    return refusal(404, `Bulk export destination ${bulk_export_destination_id} not found`);
  if (!projects.some(({ id }) => id === session_id))
    return refusal(404, `Tracing project ${session_id} not found`);
  // Not in the contract: that an empty range is refused.
  if (end_time !== undefined && Date.parse(end_time) <= Date.parse(start_time))
    return badMember("end_time", "must be after start_time");
  // Not in the contract: the name of the older format.
  if (!["v1", "v2_beta"].includes(format_version))
    return badMember("format_version", "must be v1 or v2_beta");
  // Not in the contract: the language. What is not understood here is refused, not taken for no filter.
  if (filter !== undefined && matcherFrom(filter) === undefined)
    return badMember("filter", `only ${FILTER_SUBSET} are understood here`);
  return undefined;
}
