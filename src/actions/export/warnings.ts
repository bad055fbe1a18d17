import { newWordWarnings } from "../../inputs/field/choice.ts";
import { timeText } from "../../inputs/field/time.ts";
import { quoted } from "../../inputs/quoted.ts";
import {
  EXPORT_LIMITS,
  FORMAT_VERSIONS,
  KNOWN_EXPORT_FIELDS,
} from "../../service/contract/export-limits.ts";
import type { ExportInputs } from "./inputs.ts";
import { DAY_MS } from "./range.ts";

const LONG_RANGE_DAYS = 31;
const HOUR_MS = 3_600_000;
const AWS = /^https?:\/\/([^/]*\.)?amazonaws\.com(\.cn)?(:\d+)?(\/|$)/;

type Doubt = [isDoubtful: boolean, text: string];

function destinationDoubts({ region, endpoint_url = "" }: ExportInputs): Doubt[] {
  const [zone, regionOfZone] = /^([a-z]{2}(?:-[a-z]+)+-\d)[a-z]$/.exec(region ?? "") ?? [];
  // biome-ignore format: one doubt, one line
  return [
    [region === undefined && endpoint_url === "", "region: is not set, and neither is endpoint_url. Set region for a bucket of AWS, and endpoint_url for another store."],
    [AWS.test(endpoint_url), "endpoint_url: is that of AWS, and is for other stores. Remove it, and set region to the one of the bucket."],
    [/[^a-z\d-]/.test(region ?? ""), `region: ${quoted(region ?? "")} does not look like the code of a region, such as eu-central-1.`],
    [zone !== undefined, `region: ${zone} is a zone. Write ${regionOfZone} for its region.`],
  ];
}

/** Notices about a valid range. */
export function rangeNotices(inputs: ExportInputs, nowMs: number): string[] {
  const { start_time = 0, end_time = 0, interval_hours } = inputs;
  const { status_table, limits_text } = EXPORT_LIMITS.workflow_timeout_hours;
  const nextSecond = (Math.floor(end_time / 1_000) + 1) * 1_000;
  const pastIntervals = interval_hours
    ? Math.floor((nowMs - start_time) / HOUR_MS / interval_hours)
    : 0;
  // biome-ignore format: one doubt, one line
  return texts([
    [end_time > nowMs, "end_time: is in the future; traces that come later are not exported."],
    [nextSecond > HOUR_MS && nextSecond % HOUR_MS === 0, `end_time: is not part of the range, which ends before it. Write ${timeText(nextSecond)} to export the last second, too.`],
    [pastIntervals > 1, `start_time: ${pastIntervals.toLocaleString("en")} intervals have passed since then. A schedule starts the exports of all of them at once.`],
    [end_time - start_time > LONG_RANGE_DAYS * DAY_MS, `The range is longer than ${LONG_RANGE_DAYS} days, and the platform gives up on an export after ${status_table} to ${limits_text} hours: export shorter ranges, by a matrix (examples/export-in-weeks.yml).`],
  ]);
}

const texts = (doubts: readonly Doubt[]): string[] =>
  doubts.flatMap(([isDoubtful, text]) => (isDoubtful ? [text] : []));

/** Warnings about valid inputs, which are sent as they are. */
export const exportWarnings = (inputs: ExportInputs): string[] => [
  ...newWordWarnings("export_fields", inputs.export_fields, KNOWN_EXPORT_FIELDS),
  ...newWordWarnings("format_version", inputs.format_version, FORMAT_VERSIONS),
  ...(inputs.operation === "create_destination" ? texts(destinationDoubts(inputs)) : []),
];
