import * as z from "zod";
import type { Flaw } from "../problem.ts";
import { type ReadSecrets, type SecretEntry, subjectOf } from "./entry.ts";

const MALFORMED =
  'the JSON is malformed: write {"NAME": "value"} or [{"name": "NAME", "value": "value"}], with a line break in a value as \\n and a backslash as \\\\';
const NO_SECRET = 'is not a secret: write {"name": "NAME", "value": "value"}';

/** Whether a text is meant as JSON. */
export const isJson = (text: string): boolean => /^[{[]/.test(text.trimStart());

function valueFlaw(value: unknown): string {
  if (value === null) return "is null: write text in double quotes, or remove the name";
  if (typeof value === "object") return "is not text: write each secret's value as one JSON string";
  return `is a ${typeof value}: put it in double quotes`;
}

const Item = z.strictObject({ name: z.string(), value: z.unknown() });

/** Reads a JSON object of secrets, or an array of `{name, value}`. */
export function readSecretJson(text: string): ReadSecrets {
  let json: object;
  try {
    json = JSON.parse(text);
  } catch (error) {
    // The rest of the message quotes the text.
    const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(String(error)) ?? [];
    const place = line === undefined ? {} : { line: Number(line), column: Number(column) };
    return { entries: [], flaws: [{ message: MALFORMED, ...place }] };
  }
  const items = Array.isArray(json)
    ? json.map((item) => Item.safeParse(item).data)
    : Object.entries(json).map(([name, value]) => ({ name, value }));
  const entries: SecretEntry[] = [];
  const flaws: Flaw[] = [];
  for (const [index, item] of items.entries()) {
    const entry = `entry ${index + 1}`;
    if (item === undefined) flaws.push({ message: `${entry} ${NO_SECRET}` });
    else if (typeof item.value === "string") entries.push({ name: item.name, value: item.value });
    else flaws.push({ message: `${subjectOf(item.name, entry)} ${valueFlaw(item.value)}` });
  }
  return { entries, flaws };
}
