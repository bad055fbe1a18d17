import * as z from "zod";
import { closest, type Flaw, MOST_FLAWS, quoted } from "../problem.ts";
import { flawsBy, isOfVariable, type Path, type PositionOf } from "./path.ts";

const MOST_FIELDS_LISTED = 14;
/** What a field holds, and how it is written, by the name that the schema has for it. */
const TYPES: Record<string, [what: string, how: string]> = {
  number: ["a number", "digits alone"],
  int: ["a whole number", "digits alone"],
  string: ["text", "it in quotes"],
  boolean: ["true or false", "it without quotes"],
  array: ["a list", "each item on a line of its own with '- '"],
};
const MAPPING = ["a mapping", "one 'name: value' for each field"] as const;

/** Members of a request that contain a spec, which is itself one of them. */
export const AROUND_FIELDS: readonly string[] = ["resource_spec", "source_config", "resources"];

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

/** Words of Kubernetes, with what they are called here. */
export const KUBERNETES = new Map([
  ["replicas", "min_scale and max_scale"],
  ["min_replicas", "min_scale"],
  ["max_replicas", "max_scale"],
  ["requests", "cpu and memory_mb"],
  ["limits", "cpu_limit and memory_limit_mb"],
  ["cpu_limits", "cpu_limit"],
  ["memory", "memory_mb"],
  ["memory_limits", "memory_limit_mb"],
]);

function unknownField(schema: z.ZodType, path: Path, name: string): string {
  const here = path.length === 0 ? KUBERNETES.get(name) : undefined;
  if (here !== undefined) return `is a word of Kubernetes: write ${here}`;
  if (path.length === 0 && AROUND_FIELDS.includes(name))
    return "is around the fields of a spec, and none of them: write the fields without it";
  const fields = fieldsAt(schema, path);
  const suggestion = closest(name, fields);
  if (suggestion !== undefined) return `is not a known field: did you mean ${suggestion}?`;
  return fields.length <= MOST_FIELDS_LISTED
    ? `is not a known field: write one of ${fields.join(", ")}, or remove it`
    : "is not a known field: correct its name, or remove it";
}

/** What a field counts, by the end of its name, and the power of 1024 bytes that this is. */
const UNITS: [field: RegExp, unit: string, power?: number][] = [
  [/_mb$/, "MB", 2],
  [/_gi$/, "GiB", 3],
  [/cpu(_limit)?$/, "CPUs"],
];

/** What to write in a field for a text: `2048, in MB` for `2Gi`, `0.5, in CPUs` for `500m`. */
function numberFor(text: string, field: string): string {
  if (/^\d+(\.\d+)?$/.test(text)) return `${text} without quotes`;
  const [, unit, power] = UNITS.find(([pattern]) => pattern.test(field)) ?? [];
  if (unit === undefined) return "digits alone";
  const [, amount, prefix = ""] = /^(\d+(?:\.\d+)?) ?([KMGT])i?B?$/i.exec(text) ?? [];
  const [, thousandths] = /^(\d+)m$/.exec(text) ?? [];
  if (power !== undefined && amount !== undefined)
    return `${Math.ceil(Number(amount) * 1024 ** (" KMGT".indexOf(prefix.toUpperCase()) - power))}, in ${unit}`;
  if (power === undefined && thousandths !== undefined)
    return `${Number(thousandths) / 1_000}, in ${unit}`;
  return `digits alone, in ${unit}`;
}

function describe(value: unknown): string {
  if (typeof value === "string") return `the text ${quoted(value)}`;
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return value === null ? "nothing" : "a mapping";
  return typeof value === "number" ? `the number ${value}` : String(value);
}

function wrongType(expected: string, value: unknown, path: Path): string {
  const [what, how] = TYPES[expected] ?? MAPPING;
  if (value === undefined) return `is required: add it, ${what}`;
  if (isOfVariable(path)) return `must be ${what}; write ${how}`;
  const isText = typeof value === "string" && /number$/.test(what);
  const instead = isText ? numberFor(value, String(path.at(-1))) : how;
  return `must be ${what}, got ${describe(value)}; write ${instead}`;
}

function messageOf(issue: z.core.$ZodIssue, path: Path, value: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue.expected, value, path);
    case "invalid_value":
      return `must be one of: ${issue.values.join(", ")}, got ${describe(value)}`;
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

/** What the schema found wrong in a value, in words that say what to write. */
export function schemaFlaws(
  schema: z.ZodType,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
  positionOf: PositionOf,
): Flaw[] {
  const flawAt = flawsBy(positionOf);
  const found = issues.flatMap((issue): [Path, () => string][] => {
    const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
    return issue.code === "unrecognized_keys"
      ? issue.keys.map((name) => [[...path, name], () => unknownField(schema, path, name)])
      : [[path, () => messageOf(issue, path, valueAt(value, path))]];
  });
  // Those that are not shown count all the same.
  return found.map(([path, message], index) =>
    index < MOST_FLAWS ? flawAt(path, message()) : { message: "" },
  );
}
