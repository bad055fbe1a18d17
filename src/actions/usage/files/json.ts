import {
  Tokenizer,
  TokenizerError,
  TokenParser,
  TokenParserError,
  TokenType,
} from "@streamparser/json";
import * as z from "zod";
import { ContractError } from "../../../service/client/errors.ts";
import { type GroupBy, Stride, UsageRecord } from "../../../service/contract/usage.ts";
import type { Format } from "./file.ts";
import { DIMENSION_NAMES, dimensionsOf } from "./row.ts";

/** Far more than a row. Until there is a row, the parser keeps all bytes in memory. */
const MAX_BYTES_WITHOUT_ROW = 1024 * 1024;

/** Dimensions that a newer service adds are ignored, whatever they hold. */
const Row = UsageRecord.extend({
  time_bucket: UsageRecord.shape.time_bucket.default(null),
  dimensions: z.object(
    Object.fromEntries(DIMENSION_NAMES.map((name) => [name, z.string().nullish()])),
  ),
});

function rowFrom(value: unknown, index: number, group_by: GroupBy): UsageRecord {
  const record = Row.safeParse(value);
  if (!record.success) {
    const path = ["usage", index, ...(record.error.issues[0]?.path ?? [])];
    throw new ContractError(`The JSON report is not as documented at ${path.join(".")}`);
  }
  const { time_bucket, dimensions, traces } = record.data;
  return { time_bucket, dimensions: dimensionsOf(dimensions, group_by), traces };
}

/** How a list begins. Some services write null for an empty one. */
const BEGINNINGS = new Set([TokenType.LEFT_BRACKET, TokenType.NULL]);

/** Finds out whether the member `usage` is a list: of an empty one the parser emits nothing. */
function listDetector() {
  let depth = 0;
  let text: unknown;
  let member: unknown;
  let hasBegun = false;
  const onToken = ({ token, value }: { token: TokenType; value?: unknown }) => {
    if (token === TokenType.STRING) text = value;
    if (token === TokenType.COLON && depth === 1) member = text;
    if (BEGINNINGS.has(token) && depth === 1 && member === "usage") hasBegun = true;
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
  };
  return { onToken, hasBegun: () => hasBegun };
}

const NOT_JSON = "The JSON report is cut short, or is not JSON";

/** Replaces an error of the parser, whose message quotes the text. */
function contractError(error: unknown): unknown {
  const isSyntax = error instanceof TokenizerError || error instanceof TokenParserError;
  return isSyntax ? new ContractError(NOT_JSON) : error;
}

/** Parses a report in pieces. Each `write` returns the rows that it completes. */
function reportParser(group_by: GroupBy) {
  let stride: Stride | undefined;
  let strideBefore: Stride | undefined;
  let found: UsageRecord[] = [];
  let index = 0;
  let bytesWithoutRow = 0;
  const list = listDetector();
  const tokenizer = new Tokenizer();
  const parser = new TokenParser({ paths: ["$.stride", "$.usage.*"], keepStack: false });
  tokenizer.onToken = (token) => {
    list.onToken(token);
    parser.write(token);
  };
  parser.onValue = ({ value, stack }) => {
    if (stack.length === 1) stride = Stride.safeParse(value).data;
    else {
      if (index === 0) strideBefore = stride;
      found.push(rowFrom(value, index++, group_by));
    }
  };
  return {
    write(chunk: Uint8Array): UsageRecord[] {
      found = [];
      try {
        tokenizer.write(chunk);
      } catch (error) {
        throw contractError(error);
      }
      bytesWithoutRow = found.length > 0 ? 0 : bytesWithoutRow + chunk.length;
      if (bytesWithoutRow > MAX_BYTES_WITHOUT_ROW)
        throw new ContractError("The JSON report has no row within 1 MiB");
      return found;
    },
    strideBefore: () => strideBefore,
    end(): Stride {
      if (!parser.isEnded) throw new ContractError(NOT_JSON);
      if (!list.hasBegun())
        throw new ContractError("The JSON report is not as documented at usage");
      if (stride === undefined)
        throw new ContractError("The JSON report is not as documented at stride");
      return stride;
    },
  };
}

/**
 * Reads the JSON of a usage report of any length: rows in batches as they arrive, then `end`, which
 * throws `ContractError` unless the report was whole. `strideBefore` is undefined where the stride
 * comes after the rows.
 */
export function readJson(bytes: AsyncIterable<Uint8Array>, group_by: GroupBy) {
  const { write, strideBefore, end } = reportParser(group_by);
  async function* rows() {
    for await (const chunk of bytes) {
      const found = write(chunk);
      if (found.length > 0) yield found;
    }
  }
  return { rows: rows(), strideBefore, end };
}

/** The text of a JSON report. */
export const jsonFile: Format = {
  extension: "json",
  head: '{"usage":[',
  rows: (rows, { rowsBefore }) =>
    rows
      .map((row, index) => (rowsBefore + index === 0 ? "\n" : ",\n") + JSON.stringify(row))
      .join(""),
  tail: (stride) => `\n],"stride":${JSON.stringify(stride)}}\n`,
};
