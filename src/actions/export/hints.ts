import { unknownNameWarning } from "../../inputs/field/choice.ts";
import {
  EXPORT_LIMITS,
  FORMAT_VERSIONS,
  KNOWN_EXPORT_FIELDS,
} from "../../service/contract/exports/limits.ts";
import { DAY_MS, formatUtcTime, HOUR_MS } from "../../service/contract/time.ts";
import type { ExportInputs } from "./inputs.ts";

const LONG_RANGE_DAYS = 31;
const LARGE_FIELDS = ["inputs", "outputs"];
const AWS_URL = /^https?:\/\/([^/]*\.)?amazonaws\.com(\.cn)?(:\d+)?(\/|$)/;

type Hint = [level: "info" | "notice" | "warning", text: string];

/** Hints about valid inputs, which are sent as they are. */
export function hintsFor(inputs: ExportInputs, nowMs: number): Hint[] {
  const { operation, region, endpoint_url = "", export_fields, format_version } = inputs;
  const { start_time = 0, end_time = 0, interval_hours } = inputs;
  const { status_table: minHours, limits_text: maxHours } = EXPORT_LIMITS.workflow_timeout_hours;
  const isDestination = operation === "create_destination";
  const largeFields = LARGE_FIELDS.filter((field) => export_fields?.includes(field) ?? true);
  const nextSecondMs = (Math.floor(end_time / 1_000) + 1) * 1_000;
  const pastIntervals = interval_hours
    ? Math.floor((nowMs - start_time) / HOUR_MS / interval_hours)
    : 0;
  // biome-ignore format: one hint, one line
  const hints: [isApplicable: boolean, ...Hint][] = [
    [isDestination && region === undefined && endpoint_url === "", "warning", "region: is not set, and neither is endpoint_url. Set region for a bucket of AWS, and endpoint_url for another store."],
    [AWS_URL.test(endpoint_url), "warning", "endpoint_url: is that of AWS, and is for other stores. Remove it, and set region to the one of the bucket."],
    [operation === "start" && largeFields.length > 0, "info", `Exporting ${largeFields.join(" and ")} is slow and makes large files; leave them out of export_fields if you can.`],
    [end_time > nowMs, "notice", "end_time: is in the future; traces that come later are not exported."],
    [nextSecondMs % HOUR_MS === 0, "notice", `end_time: is not part of the range, which ends before it. Write ${formatUtcTime(nextSecondMs)} to export the last second, too.`],
    [pastIntervals > 1, "notice", `start_time: ${pastIntervals.toLocaleString("en")} intervals have passed since then. A schedule starts the exports of all of them at once.`],
    [end_time - start_time > LONG_RANGE_DAYS * DAY_MS, "notice", `The range is longer than ${LONG_RANGE_DAYS} days, and the platform gives up on an export after ${minHours} to ${maxHours} hours: export shorter ranges, by a matrix (examples/export-in-weeks.yml).`],
  ];
  const unknownNames = [
    unknownNameWarning("export_fields", export_fields, KNOWN_EXPORT_FIELDS),
    unknownNameWarning("format_version", format_version, FORMAT_VERSIONS),
  ];
  return [
    ...unknownNames.flatMap((text): Hint[] => (text === undefined ? [] : [["warning", text]])),
    ...hints.flatMap(([isApplicable, ...hint]): Hint[] => (isApplicable ? [hint] : [])),
  ];
}
