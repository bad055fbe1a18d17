import type * as z from "zod";
import type { FlawText } from "../problem.ts";

const MAPPING = ["is not a mapping", "write one such as { name: value }"] as const;
/** By the type that zod expects. Values are not quoted, because they may be secret. */
const TYPE_FLAWS: Record<string, FlawText> = {
  number: ["is not a number", "write digits alone, without unit and quotes"],
  int: ["is not a whole number", "write digits alone"],
  string: ["is not text", "put it in quotes"],
  boolean: ["is neither true nor false", "write one of the two"],
  array: ["is not a list", "write each item in a line of its own, after a hyphen"],
  object: MAPPING,
  record: MAPPING,
};

/** A number with an optional unit, mostly as in Kubernetes. */
const QUANTITY =
  /^(?<digits>\d{1,15}(\.\d{1,15})?) ?((?<milli>m)|(?<byte>[KkMGT])i?B?|cores?|CPUs?)?$/;
/** Units of bytes, each 1024 times the one before. */
const BYTE_UNITS = "KMGT";

/** Converts a quantity such as `memory_mb: 2Gi` to the unit of the field. */
function convertQuantity(name: string, source: string): number | undefined {
  const { digits, milli, byte } = QUANTITY.exec(source)?.groups ?? {};
  if (digits === undefined) return undefined;
  if (milli !== undefined)
    return /cpu(_limit)?$/.test(name) ? Number((Number(digits) / 1000).toFixed(3)) : undefined;
  const unitPower = name.endsWith("_mb") ? 1 : name.endsWith("_gi") ? 2 : undefined;
  if (unitPower === undefined) return byte === undefined ? Number(digits) : undefined;
  const power = byte === undefined ? unitPower : BYTE_UNITS.indexOf(byte.toUpperCase());
  return Math.ceil(Number(digits) * 1024 ** (power - unitPower));
}

/** A boolean or number that is no secret, as SECURITY.md says. */
const ORDINARY_VALUE = /^(true|false|\d{1,5}(\.\d{1,5})?)$/i;

/** Describes a value that zod refuses. `text` is the value as written; zod's messages omit it. */
export function describeIssue({ message, ...issue }: z.core.$ZodIssue, text = ""): FlawText {
  const [, expected = "", received] = /expected (\w+), received (\w+)$/.exec(message) ?? [];
  if (received === "undefined") return ["is missing"];
  const [name = "", ...nestedPath] = issue.path.map(String);
  const isQuantity = expected === "number" && nestedPath.length === 0;
  const quantity = isQuantity ? convertQuantity(name, text) : undefined;
  if (quantity !== undefined) return ["is not a number", `write ${name}: ${quantity}`];
  if (expected === "string" && ORDINARY_VALUE.test(text)) return ["is not text", `write "${text}"`];
  if (issue.code === "too_small" && issue.origin === "string") return ["is empty"];
  const [, kind, word, rest] = /^(Invalid|Too) (\w+)(?:: (.*))?$/s.exec(message) ?? [];
  if (kind === undefined) return [message];
  return TYPE_FLAWS[expected] ?? [kind === "Too" ? `is too ${word}` : "is wrong", rest];
}
