import type { ExportCreate } from "../../contract/bulk-exports.ts";
import { omitAbsent } from "../../contract/operation.ts";
import { timeText } from "../../inputs/field/time.ts";
import type { ExportInputs } from "../inputs.ts";
import { windowsOf } from "./windows.ts";

/** The exports that the inputs ask for: a schedule, the whole range, or one for each window of it. */
export function requestsFrom(inputs: ExportInputs): ExportCreate[] {
  // The rules between inputs have made sure that these are there.
  const { destination_id = "", project_id = "", start_time: startMs = 0 } = inputs;
  const {
    filter,
    format_version,
    export_fields,
    interval_hours,
    end_time: endMs,
    split_hours,
  } = inputs;
  const common = {
    bulk_export_destination_id: destination_id,
    session_id: project_id,
    ...omitAbsent({ filter, format_version, export_fields }),
  };
  if (endMs === undefined)
    return [{ ...common, start_time: timeText(startMs), ...omitAbsent({ interval_hours }) }];
  const range = { startMs, endMs };
  const windows = split_hours === undefined ? [range] : windowsOf(range, split_hours);
  return windows.map((one) => ({
    ...common,
    start_time: timeText(one.startMs),
    end_time: timeText(one.endMs),
  }));
}
