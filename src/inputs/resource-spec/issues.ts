import * as z from "zod";
import { quoted } from "../quoted.ts";
import { closest } from "../spelling.ts";
import type { Path } from "./yaml.ts";

export interface Finding {
  path: (string | number)[];
  /** Without the path. */
  message: string;
}

const MOST_FIELDS_LISTED = 14;
const WANTED: Record<string, string> = {
  number: "a number",
  int: "a whole number",
  string: "text",
  boolean: "true or false",
  array: "a list",
  object: "a mapping",
  record: "a mapping",
};

/** `sidecars[0].volumeMounts`, and `labels["example.com/team"]` */
export function pathText(path: Path): string {
  const steps = path.map((step) => {
    if (typeof step === "number") return `[${step}]`;
    return /^[\w-]{1,60}$/.test(step) ? `.${step}` : `[${quoted(step)}]`;
  });
  return steps.join("").replace(/^\./, "");
}

/** Whether a path of a spec leads to what a container's variable holds, which may be a secret. */
export function isOfVariable(path: Path): boolean {
  return path.includes("env") && path.at(-1) !== "name";
}

function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = new Map<string, unknown>(Object.entries(value)).get(String(step));
  }
  return value;
}

/** The fields that the schema knows at a path. */
function fieldsAt(schema: unknown, path: Path): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return fieldsAt(schema.unwrap(), path);
  const [step, ...rest] = path;
  if (schema instanceof z.ZodArray && typeof step === "number")
    return fieldsAt(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  return step === undefined ? Object.keys(schema.shape) : fieldsAt(schema.shape[step], rest);
}

function unknownField(schema: z.ZodType, path: Path, key: string): Finding {
  const fields = fieldsAt(schema, path);
  const meant = closest(key, fields);
  const listed =
    fields.length <= MOST_FIELDS_LISTED
      ? `write one of ${fields.join(", ")}, or remove it`
      : "correct its name, or remove it";
  return {
    path: [...path, key],
    message: `is not a known field: ${meant ? `did you mean ${meant}?` : listed}`,
  };
}

function shown(value: unknown): string {
  if (typeof value === "string") return `the text ${quoted(value)}`;
  if (Array.isArray(value)) return "a list";
  if (value === null) return "nothing";
  if (typeof value === "object") return "a mapping";
  return typeof value === "number" ? `the number ${value}` : String(value);
}

const TRUTH: [RegExp, string][] = [
  [/^(true|yes|on)$/i, "true"],
  [/^(false|no|off)$/i, "false"],
];

function numberCorrection(value: unknown): string {
  if (typeof value === "string" && /^\d+(\.\d+)?$/.test(value))
    return `write ${value} without quotes`;
  if (typeof value === "number" && Number.isFinite(value)) return `write ${Math.ceil(value)}`;
  return "write plain digits, without a unit";
}

function textCorrection(value: unknown): string {
  return typeof value === "number" || typeof value === "boolean"
    ? `write "${value}" in quotes`
    : "write one text, in quotes";
}

function truthCorrection(value: unknown): string {
  const [, word] = TRUTH.find(([pattern]) => pattern.test(String(value))) ?? [];
  return word ? `write ${word} without quotes` : "write true or false";
}

const CORRECTIONS: Record<string, (value: unknown) => string> = {
  number: numberCorrection,
  int: numberCorrection,
  string: textCorrection,
  boolean: truthCorrection,
  array: () => "begin each item on a line of its own with '- '",
};

function correction(expected: string, value: unknown): string {
  return CORRECTIONS[expected]?.(value) ?? "write one 'name: value' for each field";
}

function typeFinding(expected: string, value: unknown, path: Path): string {
  const wanted = WANTED[expected] ?? expected;
  if (value === undefined) return `is required: add it, ${wanted}`;
  if (isOfVariable(path)) return `must be ${wanted}; ${correction(expected, undefined)}`;
  return `must be ${wanted}, got ${shown(value)}; ${correction(expected, value)}`;
}

function choiceFinding(choices: readonly unknown[], value: unknown): string {
  const words = choices.map(String);
  const meant = typeof value === "string" ? closest(value, words) : undefined;
  return `must be one of ${words.join(", ")}, got ${shown(value)}${meant ? `; write ${meant}` : ""}`;
}

function multipleFinding(divisor: number, value: unknown): string {
  const nearest = Math.ceil(Number(value) / divisor) * divisor;
  return `must be a multiple of ${divisor}, got ${shown(value)}; write ${Number(nearest.toFixed(6))}`;
}

function messageOf(issue: z.core.$ZodIssue, path: Path, value: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      return typeFinding(issue.expected, value, path);
    case "invalid_value":
      return choiceFinding(issue.values, value);
    case "not_multiple_of":
      return multipleFinding(issue.divisor, value);
    case "too_small":
      return issue.origin === "string"
        ? "must not be empty; write a value"
        : `must be at least ${issue.minimum}, got ${shown(value)}`;
    case "too_big":
      return `must be at most ${issue.maximum}, got ${shown(value)}`;
    case "invalid_union":
      return `must be plain data, got ${shown(value)}; write it as JSON has it`;
    default:
      return issue.message;
  }
}

/** What the schema found in the value, in plain words. */
export function findingsFrom(
  schema: z.ZodType,
  value: unknown,
  issues: z.core.$ZodIssue[],
): Finding[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => unknownField(schema, path, key));
    return [{ path, message: messageOf(issue, path, valueAt(value, path)) }];
  });
}
