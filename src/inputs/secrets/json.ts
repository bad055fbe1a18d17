import * as z from "zod";
import type { Flaw, FlawText } from "../problem.ts";
import { flawOf, type ParsedSecrets, type SecretEntry } from "./entry.ts";

const FORMS =
  'write {"NAME": "value"} or [{"name": "NAME", "value": "value"}], with a line break in a value as \\n, a backslash as \\\\, no comments, and no comma after the last entry';
const ITEM_FORM = 'write {"name": "NAME", "value": "value"}';

/** Whether a text is meant as JSON. */
export const isJson = (text: string): boolean => /^[{[]/.test(text.trimStart());

const NOT_TEXT: FlawText = ["is not text", "put its value in double quotes, or remove the name"];

const Item = z.strictObject({ name: z.string(), value: z.unknown() });

/** Parses a JSON object of secrets, or an array of `{name, value}`. */
export function parseSecretJson(text: string): ParsedSecrets {
  let json: object;
  try {
    json = JSON.parse(text);
  } catch (error) {
    // The rest of the message quotes the text.
    const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(String(error)) ?? [];
    const position = line ? { line: Number(line), column: Number(column) } : undefined;
    return { entries: [], flaws: [{ reason: "the JSON is malformed", fix: FORMS, position }] };
  }
  const items = Array.isArray(json)
    ? json.map((item) => Item.safeParse(item).data)
    : Object.entries(json).map(([name, value]) => ({ name, value }));
  const entries: SecretEntry[] = [];
  const flaws: Flaw[] = [];
  for (const [index, item] of items.entries()) {
    const label = `entry ${index + 1}`;
    if (item === undefined) flaws.push({ reason: `${label} is not a secret`, fix: ITEM_FORM });
    else if (typeof item.value === "string")
      entries.push({ name: item.name, value: item.value, label });
    else flaws.push(flawOf(item.name, label, NOT_TEXT));
  }
  return { entries, flaws };
}
