import * as z from "zod";
import type { Flaw } from "../problem.ts";
import type { ReadSecrets, SecretEntry } from "./entry.ts";

const MALFORMED =
  'the JSON is malformed: write {"NAME": "value"} or [{"name": "NAME", "value": "value"}], with a line break in a value as \\n and a backslash as \\\\';
const NO_SECRET = 'the entry is not a secret: write {"name": "NAME", "value": "value"}';

/** Whether a text is meant as JSON. */
export const isJson = (text: string): boolean => /^[{[]/.test(text.trimStart());

function valueFlaw(value: unknown): string {
  if (value === null) return "the value is null: write text in double quotes, or remove the name";
  if (typeof value === "object")
    return "the value is not text: write each secret's value as one JSON string";
  return `the value is a ${typeof value}: put it in double quotes`;
}

const Item = z.strictObject({ name: z.string(), value: z.unknown() });

/** Tells the lines and columns of offsets that grow. */
function placesIn(text: string) {
  let [line, lineStart] = [1, 0];
  return (offset: number) => {
    for (;;) {
      const end = text.indexOf("\n", lineStart);
      if (end < 0 || end >= offset) break;
      line += 1;
      lineStart = end + 1;
    }
    return { line, column: offset - lineStart + 1 };
  };
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{},]/g;
const DEPTHS = new Map([...["{", "["].map((one) => [one, 1] as const), ["}", -1], ["]", -1]]);

/** The members or items of a JSON text, as they are written: a name may stand there twice. */
function* partsOf(text: string): Generator<{ at: number; source: string }> {
  let [depth, from] = [0, 0];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const step = DEPTHS.get(token) ?? 0;
    const isEnd = depth === 1 && (step < 0 || token === ",");
    const source = isEnd ? text.slice(from, index).trimStart() : "";
    if (source !== "") yield { at: index - source.length, source };
    if (isEnd || depth === 0) from = index + 1;
    depth += step;
  }
}

/** Of a member its name and value, of an item the one that it should be. */
function itemIn(source: string, isMember: boolean) {
  if (!isMember) return Item.safeParse(JSON.parse(source)).data;
  const [[name, value] = ["", undefined]] = Object.entries(JSON.parse(`{${source}}`));
  return { name, value };
}

/** Reads a JSON object of secrets, or an array of `{name, value}`, with their positions. */
export function readSecretJson(text: string): ReadSecrets {
  const placeAt = placesIn(text);
  try {
    JSON.parse(text);
  } catch (error) {
    // The rest of the message quotes the text.
    const [, at] = /at position (\d+)/.exec(String(error)) ?? [];
    const place = at === undefined ? {} : placeAt(Number(at));
    return { entries: [], flaws: [{ message: MALFORMED, ...place }] };
  }
  const isObject = text.trimStart().startsWith("{");
  const entries: SecretEntry[] = [];
  const flaws: Flaw[] = [];
  for (const { at, source } of partsOf(text)) {
    const place = placeAt(at);
    const item = itemIn(source, isObject);
    if (item === undefined) flaws.push({ message: NO_SECRET, ...place });
    else if (typeof item.value === "string")
      entries.push({ name: item.name, value: item.value, ...place });
    else flaws.push({ message: valueFlaw(item.value), ...place });
  }
  return { entries, flaws };
}
