import { pipeline } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { csvFormatRow } from "d3-dsv";
import { ContractError } from "../../client/errors.ts";
import { CSV_COLUMNS, type GroupBy } from "../../contract/usage.ts";
import { DIMENSION_NAMES, dimensionsOf, type Reading, type Row } from "./row.ts";

const MAX_ROW_CHARACTERS = 1024 * 1024;
const BATCH_ROWS = 200;
// Positions in the contract's columns: start and end of the bucket, the dimensions, the traces.
const FIRST_DIMENSION = 2;
const TRACES = CSV_COLUMNS.length - 1;

/** The index of each of the contract's columns in this file. */
function columnIndices(header: readonly string[]): readonly number[] {
  const indices = CSV_COLUMNS.map((column) => header.indexOf(column));
  const missing = CSV_COLUMNS.filter((_, index) => indices[index] === -1);
  if (missing.length === 0) return indices;
  throw new ContractError(
    `The CSV report breaks the contract at its first line: no column ${missing.join(", ")}`,
  );
}

function rowFrom(
  cells: readonly string[],
  indices: readonly number[],
  index: number,
  group_by: GroupBy,
): Row {
  const cell = (column: number) => cells[indices[column] ?? -1] ?? "";
  const traces = cell(TRACES);
  if (!/^\d{1,15}$/.test(traces))
    throw new ContractError(
      `The CSV report breaks the contract at row ${index + 1}, column Traces`,
    );
  const dimensions = dimensionsOf((_, dimension) => cell(FIRST_DIMENSION + dimension), group_by);
  return {
    time_bucket: cell(0) || null,
    bucket_end: cell(1) || null,
    dimensions,
    traces: Number(traces),
  };
}

/** The lines of the file in batches, without the first, which names the columns. */
async function* rowsOf(lines: AsyncIterable<string[]>, group_by: GroupBy): AsyncGenerator<Row[]> {
  let indices: readonly number[] | undefined;
  let index = 0;
  let batch: Row[] = [];
  try {
    for await (const cells of lines) {
      if (indices === undefined) indices = columnIndices(cells);
      else batch.push(rowFrom(cells, indices, index++, group_by));
      if (batch.length < BATCH_ROWS) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    // The parser's own message quotes the text.
    throw error instanceof CsvError
      ? new ContractError(`The CSV report is cut short, or is not CSV (${error.code})`)
      : error;
  }
  if (indices === undefined)
    throw new ContractError("The CSV report is empty: it has not even column names");
  if (batch.length > 0) yield batch;
}

/** Reads the CSV of a usage report of any length. Its stride is always undefined. */
export function readCsv(bytes: AsyncIterable<Uint8Array>, group_by: GroupBy): Reading {
  const parser = parse({ bom: true, max_record_size: MAX_ROW_CHARACTERS });
  // The callback ignores errors, because the iteration over the lines throws them.
  const lines = pipeline(bytes, parser, () => undefined);
  return { rows: rowsOf(lines, group_by), stride: () => undefined };
}

/**
 * What a spreadsheet takes for a formula, with signs that look alike. Some skip blanks and
 * invisible characters, and some begin a cell after a semicolon, tab or line break, also between
 * quotes.
 */
const FORMULA = /(^|[;\t\r\n])([\s\p{C}]*[=+\-@＝＋－＠−﹢﹣﹦﹫⁺⁻⁼₊₋₌])/gu;
const BLANK_START = /^[\t\r\n]/;

function inert(text: string | null | undefined): string {
  const guarded = (text ?? "").replace(FORMULA, "$1'$2");
  return BLANK_START.test(guarded) ? `'${guarded}` : guarded;
}

/** The cell of a row in each of the contract's columns. */
const CELLS: readonly ((row: Row) => string)[] = [
  ({ time_bucket }) => inert(time_bucket),
  ({ bucket_end }) => inert(bucket_end),
  ...DIMENSION_NAMES.map((name) => (row: Row) => inert(row.dimensions[name])),
  ({ traces }) => String(traces),
];

const lineOf = (row: Row) => `${csvFormatRow(CELLS.map((cellOf) => cellOf(row)))}\n`;

/** The text of a CSV report in parts. A cell that would be a formula gets a ' in front. */
export const csvFile = {
  head: `${CSV_COLUMNS.join(",")}\n`,
  rows: (rows: readonly Row[]) => rows.map(lineOf).join(""),
  tail: () => "",
};
