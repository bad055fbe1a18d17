import * as z from "zod";
import { closest, type Flaw, MOST_FLAWS, quoted } from "../problem.ts";
import { flawsBy, isOfVariable, type Path, type PositionOf } from "./path.ts";
import { numberFor } from "./quantity.ts";

const MOST_FIELDS_LISTED = 14;
/** What a field holds, by the name that the schema has for it. */
const TYPE_WORDS: Record<string, string> = {
  number: "a number",
  int: "a whole number",
  string: "text",
  boolean: "true or false",
  array: "a list",
  object: "a mapping",
  record: "a mapping",
};

/** Members of a request that contain a spec, which is itself one of them. */
export const AROUND_FIELDS: readonly string[] = ["resource_spec", "source_config"];

function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, String(step))?.value;
  }
  return value;
}

/** The names of the fields that a schema permits at a path. */
function fieldsAt(schema: unknown, path: Path): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return fieldsAt(schema.unwrap(), path);
  const [step, ...rest] = path;
  if (schema instanceof z.ZodArray && typeof step === "number")
    return fieldsAt(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  return step === undefined ? Object.keys(schema.shape) : fieldsAt(schema.shape[step], rest);
}

function unknownField(schema: z.ZodType, path: Path, name: string): string {
  if (path.length === 0 && AROUND_FIELDS.includes(name))
    return "is around the fields of a spec, and none of them: write the fields without it";
  const fields = fieldsAt(schema, path);
  const suggestion = closest(name, fields);
  if (suggestion !== undefined) return `is not a known field: did you mean ${suggestion}?`;
  return fields.length <= MOST_FIELDS_LISTED
    ? `is not a known field: write one of ${fields.join(", ")}, or remove it`
    : "is not a known field: correct its name, or remove it";
}

function describe(value: unknown): string {
  if (typeof value === "string") return `the text ${quoted(value)}`;
  if (Array.isArray(value)) return "a list";
  if (value === null) return "nothing";
  if (typeof value === "object") return "a mapping";
  return typeof value === "number" ? `the number ${value}` : String(value);
}

const BOOLEAN_WORDS: [RegExp, string][] = [
  [/^(true|yes|on)$/i, "true"],
  [/^(false|no|off)$/i, "false"],
];

function numberCorrection(value: unknown, path: Path): string {
  if (typeof value === "string" && /^\d+(\.\d+)?$/.test(value))
    return `write ${value} without quotes`;
  if (typeof value === "number" && Number.isFinite(value)) return `write ${Math.ceil(value)}`;
  return `write ${numberFor(String(value), String(path.at(-1)))}`;
}

/** Without the value, which YAML has read: `1.10` is the number 1.1 by now. */
function textCorrection(value: unknown): string {
  return typeof value === "number" || typeof value === "boolean"
    ? "put it in quotes, as it is written"
    : "write text in quotes";
}

function booleanCorrection(value: unknown): string {
  const [, word] = BOOLEAN_WORDS.find(([pattern]) => pattern.test(String(value))) ?? [];
  return word ? `write ${word} without quotes` : "write true or false";
}

const CORRECTIONS: Record<string, (value: unknown, path: Path) => string> = {
  number: numberCorrection,
  int: numberCorrection,
  string: textCorrection,
  boolean: booleanCorrection,
  array: () => "begin each item on a line of its own with '- '",
};

function correction(expected: string, value: unknown, path: Path): string {
  return CORRECTIONS[expected]?.(value, path) ?? "write one 'name: value' for each field";
}

function wrongType(expected: string, value: unknown, path: Path): string {
  const wanted = TYPE_WORDS[expected] ?? expected;
  if (value === undefined) return `is required: add it, ${wanted}`;
  if (isOfVariable(path)) return `must be ${wanted}; ${correction(expected, undefined, path)}`;
  return `must be ${wanted}, got ${describe(value)}; ${correction(expected, value, path)}`;
}

function wrongChoice(choices: readonly unknown[], value: unknown): string {
  const words = choices.map(String);
  const suggestion = typeof value === "string" ? closest(value, words) : undefined;
  const correction = suggestion === undefined ? "" : `; write ${suggestion}`;
  return `must be one of: ${words.join(", ")}, got ${describe(value)}${correction}`;
}

function messageOf(issue: z.core.$ZodIssue, path: Path, value: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue.expected, value, path);
    case "invalid_value":
      return wrongChoice(issue.values, value);
    case "too_small":
      return issue.origin === "string"
        ? "must not be empty; write a value"
        : `must be at least ${issue.minimum}, got ${describe(value)}`;
    case "too_big":
      return `must be at most ${issue.maximum}, got ${describe(value)}`;
    case "invalid_union":
      return `must be JSON data, got ${describe(value)}; write text, a number, a list or a mapping`;
    default:
      return issue.message;
  }
}

/** One issue for each unknown field. */
function separate(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "unrecognized_keys") return [issue];
  return issue.keys.map((name) => ({ ...issue, keys: [name] }));
}

/** What the schema found wrong in a value, in words that say what to write. */
export function schemaFlaws(
  schema: z.ZodType,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
  positionOf: PositionOf,
): Flaw[] {
  const flawAt = flawsBy(positionOf);
  const separated = issues.flatMap(separate);
  const flaws = separated.slice(0, MOST_FLAWS).flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((name) => flawAt([...path, name], unknownField(schema, path, name)));
    return flawAt(path, messageOf(issue, path, valueAt(value, path)));
  });
  // Those that are not shown count all the same.
  return [...flaws, ...separated.slice(MOST_FLAWS).map(({ message }) => ({ message }))];
}
