import type { TraceRun } from "../traces/runs.ts";
import { type ExportableField, FORMS, type Form } from "./files/columns.ts";

type Matcher = (run: TraceRun) => boolean;

/** The part of the filter query language that the emulator supports, for its refusals. */
export const FILTER_SUBSET = `eq, neq, gt, gte, lt and lte of a field and a value, has(tags, "value"), and and(…), or(…) and not(…) of these`;

/** A word, a number or a quoted text; or a function with such arguments. */
type Term = string | { name: string; terms: Term[] };

/** Removes a term from the front of the tokens. Undefined if they do not begin with one. */
function termFrom(tokens: string[]): Term | undefined {
  const name = tokens.shift();
  if (name === undefined || "(),".includes(name)) return undefined;
  if (tokens[0] !== "(") return name;
  tokens.shift();
  const terms: Term[] = [];
  let mark: string | undefined = ",";
  while (mark === ",") {
    const term = termFrom(tokens);
    if (term === undefined) return undefined;
    terms.push(term);
    mark = tokens.shift();
  }
  return mark === ")" ? { name, terms } : undefined;
}

type Value = string | number | boolean;

const isValue = (value: unknown): value is Value =>
  ["string", "number", "boolean"].includes(typeof value);

const COMBINATIONS: Record<string, (matchers: Matcher[]) => Matcher> = {
  and: (matchers) => (run) => matchers.every((matches) => matches(run)),
  or: (matchers) => (run) => matchers.some((matches) => matches(run)),
};

const COMPARISONS: Record<string, (left: Value, right: Value) => boolean> = {
  eq: (left, right) => left === right,
  neq: (left, right) => left !== right,
  gt: (left, right) => left > right,
  gte: (left, right) => left >= right,
  lt: (left, right) => left < right,
  lte: (left, right) => left <= right,
};

/** The literals that the fields of a form are compared with. */
const LITERALS: Partial<Record<Form, "string" | "number" | "boolean" | "time">> = {
  boolean: "boolean",
  cost: "number",
  count: "number",
  id: "string",
  text: "string",
  time: "time",
};

const isField = (name: string): name is ExportableField => Object.hasOwn(FORMS, name);

function literalOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function comparison(name: string, field: string, text: string): Matcher | undefined {
  const compare = COMPARISONS[name];
  const kind = isField(field) ? LITERALS[FORMS[field]] : undefined;
  if (compare === undefined || kind === undefined || !isField(field)) return undefined;
  const literal = literalOf(text);
  const value = kind === "time" && typeof literal === "string" ? Date.parse(literal) : literal;
  if (
    !isValue(value) ||
    typeof value !== (kind === "time" ? "number" : kind) ||
    Number.isNaN(value)
  )
    return undefined;
  return (run) => {
    const own = run[field] instanceof Date ? run[field].getTime() : run[field];
    return isValue(own) ? compare(own, value) : name === "neq";
  };
}

function matcherOf(term: Term): Matcher | undefined {
  if (typeof term === "string") return undefined;
  const { name, terms } = term;
  const [first, second, ...more] = terms;
  if (typeof first === "string" && typeof second === "string" && more.length === 0) {
    const literal = literalOf(second);
    if (name === "has")
      return first === "tags" && typeof literal === "string"
        ? ({ tags }) => tags.includes(literal)
        : undefined;
    return comparison(name, first, second);
  }
  const matchers = terms.flatMap((inner) => matcherOf(inner) ?? []);
  const [only] = matchers;
  if (matchers.length < terms.length || only === undefined) return undefined;
  if (name === "not" && terms.length === 1) return (run) => !only(run);
  return Object.hasOwn(COMBINATIONS, name) ? COMBINATIONS[name]?.(matchers) : undefined;
}

/** The test of a run by a filter. Undefined for a filter beyond `FILTER_SUBSET`. */
export function matcherFrom(filter: string): Matcher | undefined {
  const tokens = filter.match(/"(?:[^"\\]|\\.)*"|[(),]|[^\s"(),]+|\S/g) ?? [];
  const term = termFrom(tokens);
  return term === undefined || tokens.length > 0 ? undefined : matcherOf(term);
}
