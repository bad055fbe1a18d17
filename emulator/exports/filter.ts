import type { TraceRun } from "../traces/runs.ts";
import { COLUMN_TYPES, type ColumnType, selectColumns } from "./files/columns.ts";

/** The part of the filter query language that the emulator supports, for its refusals. */
export const FILTER_SUBSET = "eq(field, value), with a text, a number, true or false,";

const EQ_CALL =
  /^\s*eq\(\s*(?<name>\w+)\s*,\s*(?<value>"(?:[^"\\]|\\.)*"|true|false|-?\d+(\.\d+)?)\s*\)\s*$/;

/** The types of the columns that can equal a literal, by the literal's `typeof`. */
const COMPARABLE_TYPES: Record<string, readonly ColumnType[]> = {
  string: ["id", "text"],
  number: ["cost", "count"],
  boolean: ["boolean"],
};

/** Undefined if the literal is not JSON, such as the number 007. */
function parseLiteral(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** A predicate for runs. Undefined for a filter beyond `FILTER_SUBSET`. */
export function compileFilter(filter: string): ((run: TraceRun) => boolean) | undefined {
  const { name = "", value = "" } = EQ_CALL.exec(filter)?.groups ?? {};
  const field = selectColumns().find((column) => column === name);
  const literal = parseLiteral(value);
  if (field === undefined || !COMPARABLE_TYPES[typeof literal]?.includes(COLUMN_TYPES[field]))
    return undefined;
  return (run) => run[field] === literal;
}
