import type { ExportCreate } from "../../../service/contract/exports/bulk-export.ts";
import { omitAbsent } from "../../../service/contract/operation.ts";
import { formatUtcTime } from "../../../service/contract/time.ts";
import type { ExportInputs } from "../inputs.ts";

export function requestFrom(inputs: ExportInputs): ExportCreate {
  // The rules between inputs guarantee these ids and the start.
  const { destination_id = "", project_id = "", start_time = 0, end_time } = inputs;
  const { filter, format_version, export_fields, interval_hours } = inputs;
  return {
    bulk_export_destination_id: destination_id,
    session_id: project_id,
    start_time: formatUtcTime(start_time),
    ...(end_time === undefined ? {} : { end_time: formatUtcTime(end_time) }),
    ...omitAbsent({ filter, format_version, export_fields, interval_hours }),
  };
}
