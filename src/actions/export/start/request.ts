import { timeText } from "../../../inputs/field/time.ts";
import type { ExportCreate } from "../../../service/contract/bulk-exports.ts";
import { omitAbsent } from "../../../service/contract/operation.ts";
import type { ExportInputs } from "../inputs.ts";
import type { ExportContext } from "../step.ts";
import { rangeNotices } from "../warnings.ts";

const LARGE_FIELDS = ["inputs", "outputs"];

export function requestFrom(inputs: ExportInputs): ExportCreate {
  // The rules between inputs guarantee these three.
  const { destination_id = "", project_id = "", start_time = 0, end_time } = inputs;
  const { filter, format_version, export_fields, interval_hours } = inputs;
  return {
    bulk_export_destination_id: destination_id,
    session_id: project_id,
    start_time: timeText(start_time),
    ...(end_time === undefined ? {} : { end_time: timeText(end_time) }),
    ...omitAbsent({ filter, format_version, export_fields, interval_hours }),
  };
}

/** Hints about valid but inefficient inputs. */
export function reportHints(inputs: ExportInputs, { clock, report }: ExportContext): void {
  const { export_fields } = inputs;
  const large = LARGE_FIELDS.filter((field) => export_fields?.includes(field) ?? true);
  if (large.length > 0)
    report.info(
      `Exporting ${large.join(" and ")} is slow and makes large files; leave them out of export_fields if you can.`,
    );
  for (const notice of rangeNotices(inputs, clock.utcMs())) report.notice(notice);
}
