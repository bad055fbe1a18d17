import { csvFormatRow } from "d3-dsv";
import { parseTime } from "../../../service/contract/time.ts";
import {
  CSV_COLUMNS,
  lengthMs,
  type UsageRecord,
  type UsageReport,
} from "../../../service/contract/usage.ts";
import { DIMENSION_NAMES } from "../read-usage.ts";

/** The end of the last year with four digits. */
const MAX_TIME_MS = Date.parse("9999-12-31T23:59:59Z");
const DATE_AND_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?/;

/**
 * The start of a formula, also in look-alike characters. Some spreadsheets skip blanks and
 * invisible characters, or start a cell after a semicolon, bar, tab or line break, even in quotes.
 */
const FORMULA = /(^|[;|\t\r\n])((?:(?![\t\r\n])[\s\p{C}])*[=+\-@＝＋－＠−﹢﹣﹦﹫⁺⁻⁼₊₋₌])/gu;
const TAB_OR_BREAK_START = /^[\t\r\n]/;

function escapeFormulas(text: string | null | undefined): string {
  const escapedText = (text ?? "").replace(FORMULA, "$1'$2");
  return TAB_OR_BREAK_START.test(escapedText) ? `'${escapedText}` : escapedText;
}

/** The end of a bucket, formatted like its start. Beyond the contract: usage-buckets. */
function bucketEnd(start: string | null, bucketMs: number): string {
  const text = DATE_AND_TIME.exec(start ?? "")?.[0];
  if (start === null || text === undefined) return "";
  const endMs = parseTime(text) + bucketMs;
  if (!(endMs <= MAX_TIME_MS)) return "";
  return start.replace(text, new Date(endMs).toISOString().slice(0, text.length));
}

function toLine({ time_bucket, dimensions, traces }: UsageRecord, bucketMs: number) {
  const values = DIMENSION_NAMES.map((name) => escapeFormulas(dimensions[name]));
  const times = [time_bucket, bucketEnd(time_bucket, bucketMs)].map(escapeFormulas);
  const cells = [...times, ...values, String(traces)];
  return `${csvFormatRow(cells)}\n`;
}

/** The CSV report. A ' precedes each text that spreadsheets may interpret as a formula. */
export const toCsv = ({ usage, stride }: UsageReport): string =>
  `${CSV_COLUMNS.join(",")}\n${usage.map((row) => toLine(row, lengthMs(stride))).join("")}`;
