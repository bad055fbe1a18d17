import type { ExportCreate } from "../../contract/bulk-exports.ts";
import { omitAbsent } from "../../contract/operation.ts";
import { timeText } from "../../inputs/field/time.ts";
import type { ExportInputs } from "../inputs.ts";
import { windowsOf } from "./windows.ts";

/** What is to be created: a schedule, the whole range, or one export for each window of it. */
export function requestsFrom(inputs: ExportInputs): ExportCreate[] {
  // The rules between inputs guarantee that these three are there.
  const { destination_id = "", project_id = "", start_time: startMs = 0 } = inputs;
  const { filter, format_version, export_fields, interval_hours, split_hours } = inputs;
  const common = {
    bulk_export_destination_id: destination_id,
    session_id: project_id,
    ...omitAbsent({ filter, format_version, export_fields }),
  };
  const { end_time: endMs } = inputs;
  if (endMs === undefined)
    return [{ ...common, start_time: timeText(startMs), ...omitAbsent({ interval_hours }) }];
  const range = { startMs, endMs };
  const windows = split_hours === undefined ? [range] : windowsOf(range, split_hours);
  return windows.map((window) => ({
    ...common,
    start_time: timeText(window.startMs),
    end_time: timeText(window.endMs),
  }));
}
