import type { ExportCreate } from "../../src/service/contract/exports/bulk-export.ts";
import { KNOWN_EXPORT_FIELDS } from "../../src/service/contract/exports/limits.ts";
import type { View } from "../history.ts";
import { refuse, refuseInvalid } from "../server/response.ts";
import type { Workspace } from "../traces/traces.ts";
import { compileFilter, FILTER_SUBSET } from "./filter.ts";

function refuseMember(member: string, msg: string): never {
  refuseInvalid({ loc: ["body", member], msg, type: "value_error" });
}

/** Refuses an export that breaks a rule. */
export function checkExport(
  request: ExportCreate,
  { id: tenant_id, projects }: Pick<Workspace, "id" | "projects">,
  { destinations }: View,
): void {
  const { bulk_export_destination_id, session_id, start_time, end_time, filter } = request;
  const { format_version = "v1", export_fields = [] } = request;
  const destination = destinations.get(bulk_export_destination_id);
  if (destination?.tenant_id !== tenant_id || destination.deletedMs !== undefined)
    refuse(404, `Bulk export destination ${bulk_export_destination_id} not found`);
  if (!projects.some(({ id }) => id === session_id))
    refuse(404, `Tracing project ${session_id} not found`);
  if (end_time !== undefined && Date.parse(end_time) <= Date.parse(start_time))
    refuseMember("end_time", "must be after start_time");
  // Beyond the contract: export-formats.
  if (!["v1", "v2_beta"].includes(format_version))
    refuseMember("format_version", "must be v1 or v2_beta");
  const unknownField = export_fields.find((field) => !KNOWN_EXPORT_FIELDS.includes(field));
  if (unknownField !== undefined)
    refuseMember("export_fields", `${unknownField} cannot be exported`);
  // Beyond the contract: export-filters.
  if (filter !== undefined && compileFilter(filter) === undefined)
    refuseMember("filter", `only ${FILTER_SUBSET} are supported here`);
}
