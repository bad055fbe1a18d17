import { timeText } from "../../../inputs/field/time.ts";
import type { ExportCreate } from "../../../service/contract/bulk-exports.ts";
import { EXPORT_LIMITS } from "../../../service/contract/export-limits.ts";
import { omitAbsent } from "../../../service/contract/operation.ts";
import type { ExportInputs } from "../inputs.ts";
import { DAY_MS } from "../range.ts";
import type { ExportContext } from "../step.ts";

const LONG_RANGE_DAYS = 31;
const LARGE_FIELDS: NonNullable<ExportInputs["export_fields"]> = ["inputs", "outputs"];

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
export function giveHints(inputs: ExportInputs, { clock, report }: ExportContext): void {
  const { export_fields, start_time = 0, end_time = start_time } = inputs;
  const large = LARGE_FIELDS.filter((field) => export_fields?.includes(field) ?? true);
  if (large.length > 0)
    report.info(
      `Exporting ${large.join(" and ")} is slow and makes large files; leave them out of export_fields if you can.`,
    );
  if (end_time > clock.utcMs())
    report.notice("end_time: is in the future; traces that come later are not exported.");
  if ((end_time - start_time) / DAY_MS > LONG_RANGE_DAYS) {
    const { status_table, limits_text } = EXPORT_LIMITS.workflow_timeout_hours;
    report.notice(
      `The range is longer than ${LONG_RANGE_DAYS} days, and the platform gives up on an export after ${status_table} to ${limits_text} hours: export shorter ranges, by a matrix (examples/export-in-weeks.yml).`,
    );
  }
}
