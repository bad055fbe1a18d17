import type { TraceRun } from "../traces/runs.ts";
import { columnsOf } from "./files/columns.ts";

/** The part of the filter query language that the emulator supports, for its refusals. */
export const FILTER_SUBSET = "eq(field, value), with a text, a number, true or false,";

const EQUALS =
  /^\s*eq\(\s*(?<name>\w+)\s*,\s*(?<value>"(?:[^"\\]|\\.)*"|true|false|-?\d+(\.\d+)?)\s*\)\s*$/;

/** The test of a run by a filter. Undefined for a filter beyond `FILTER_SUBSET`. */
export function matcherFrom(filter: string): ((run: TraceRun) => boolean) | undefined {
  const { name = "", value = "" } = EQUALS.exec(filter)?.groups ?? {};
  const field = columnsOf().find((column) => column === name);
  if (field === undefined) return undefined;
  const wanted: unknown = JSON.parse(value);
  return (run) => run[field] === wanted;
}
