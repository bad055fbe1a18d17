import { csvFormatRow } from "d3-dsv";
import { timeText } from "../../../inputs/field/time.ts";
import {
  CSV_COLUMNS,
  lengthMs,
  type Stride,
  type UsageRecord,
} from "../../../service/contract/usage.ts";
import type { UsageRows } from "./collect.ts";
import { DIMENSION_NAMES, startMsOf } from "./row.ts";

/** The last moment that a date can name. */
const LATEST_MS = 8.64e15;

/**
 * What a spreadsheet takes for a formula, with signs that look alike. Some skip blanks and
 * invisible characters, and some begin a cell after a semicolon, bar, tab or line break, also
 * between quotes.
 */
const FORMULA = /(^|[;|\t\r\n])((?:(?![\t\r\n])[\s\p{C}])*[=+\-@＝＋－＠−﹢﹣﹦﹫⁺⁻⁼₊₋₌])/gu;
const BLANK_START = /^[\t\r\n]/;

function inert(text: string | null | undefined): string {
  const guarded = (text ?? "").replace(FORMULA, "$1'$2");
  return BLANK_START.test(guarded) ? `'${guarded}` : guarded;
}

/** Beyond the contract: usage-buckets. */
function endOf(start: string | null, stride: Stride): string {
  if (start === null) return "";
  const endMs = startMsOf(start) + lengthMs(stride);
  return endMs <= LATEST_MS ? timeText(endMs) : "";
}

function lineOf({ time_bucket, dimensions, traces }: UsageRecord, stride: Stride) {
  const values = DIMENSION_NAMES.map((name) => inert(dimensions[name]));
  const cells = [inert(time_bucket), endOf(time_bucket, stride), ...values, String(traces)];
  return `${csvFormatRow(cells)}\n`;
}

/** The text of a CSV report. A cell that would be a formula gets a ' in front. */
export const csvOf = ({ rows, stride }: Pick<UsageRows, "rows" | "stride">): string =>
  `${CSV_COLUMNS.join(",")}\n${rows.map((row) => lineOf(row, stride)).join("")}`;
