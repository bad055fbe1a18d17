import { unknownNameWarnings } from "../../inputs/field/choice.ts";
import {
  EXPORT_LIMITS,
  FORMAT_VERSIONS,
  KNOWN_EXPORT_FIELDS,
} from "../../service/contract/exports/limits.ts";
import { DAY_MS, formatUtcTime, HOUR_MS } from "../../service/contract/time.ts";
import type { ExportInputs } from "./inputs.ts";
import type { ExportContext } from "./step.ts";

const LONG_RANGE_DAYS = 31;
const AWS_URL = /^https?:\/\/([^/]*\.)?amazonaws\.com(\.cn)?(:\d+)?(\/|$)/;

type Hint = [isApplicable: boolean, text: string];

const applicableTexts = (hints: readonly Hint[]): string[] =>
  hints.flatMap(([isApplicable, text]) => (isApplicable ? [text] : []));

export function rangeNotices(inputs: ExportInputs, nowMs: number): string[] {
  const { start_time = 0, end_time = 0, interval_hours } = inputs;
  const { status_table, limits_text } = EXPORT_LIMITS.workflow_timeout_hours;
  const nextSecondMs = (Math.floor(end_time / 1_000) + 1) * 1_000;
  const pastIntervals = interval_hours
    ? Math.floor((nowMs - start_time) / HOUR_MS / interval_hours)
    : 0;
  // biome-ignore format: one notice, one line
  return applicableTexts([
    [end_time > nowMs, "end_time: is in the future; traces that come later are not exported."],
    [nextSecondMs > HOUR_MS && nextSecondMs % HOUR_MS === 0, `end_time: is not part of the range, which ends before it. Write ${formatUtcTime(nextSecondMs)} to export the last second, too.`],
    [pastIntervals > 1, `start_time: ${pastIntervals.toLocaleString("en")} intervals have passed since then. A schedule starts the exports of all of them at once.`],
    [end_time - start_time > LONG_RANGE_DAYS * DAY_MS, `The range is longer than ${LONG_RANGE_DAYS} days, and the platform gives up on an export after ${status_table} to ${limits_text} hours: export shorter ranges, by a matrix (examples/export-in-weeks.yml).`],
  ]);
}

const LARGE_FIELDS = ["inputs", "outputs"];

/** Reports hints about the range, and about columns that make an export slow. */
export function reportHints(inputs: ExportInputs, { clock, report }: ExportContext): void {
  const largeFields = LARGE_FIELDS.filter((field) => inputs.export_fields?.includes(field) ?? true);
  if (largeFields.length > 0)
    report.info(
      `Exporting ${largeFields.join(" and ")} is slow and makes large files; leave them out of export_fields if you can.`,
    );
  for (const notice of rangeNotices(inputs, clock.utcMs())) report.notice(notice);
}

/** Warnings about valid inputs, which are sent as they are. */
export function exportWarnings(inputs: ExportInputs): string[] {
  const { operation, region, endpoint_url = "", export_fields, format_version } = inputs;
  const isDestination = operation === "create_destination";
  // biome-ignore format: one warning, one line
  return [
    ...unknownNameWarnings("export_fields", export_fields, KNOWN_EXPORT_FIELDS),
    ...unknownNameWarnings("format_version", format_version, FORMAT_VERSIONS),
    ...applicableTexts([
      [isDestination && region === undefined && endpoint_url === "", "region: is not set, and neither is endpoint_url. Set region for a bucket of AWS, and endpoint_url for another store."],
      [AWS_URL.test(endpoint_url), "endpoint_url: is that of AWS, and is for other stores. Remove it, and set region to the one of the bucket."],
    ]),
  ];
}
