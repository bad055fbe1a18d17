import { Tokenizer, TokenParser, TokenType } from "@streamparser/json";
import * as z from "zod";
import type { Flaw } from "../problem.ts";
import type { SecretEntry } from "./entry.ts";

const MALFORMED =
  'the JSON is malformed here: write {"NAME": "value"} or [{"name": "NAME", "value": "value"}], with a line break in a value as \\n and a backslash as \\\\';
const NO_SECRET = 'the entry is not a secret: write {"name": "NAME", "value": "value"}';

/** Whether a text is meant as JSON. */
export const isJson = (text: string): boolean => /^[{[]/.test(text.trimStart());

function valueFlaw(value: unknown): string {
  if (value === null) return "the value is null: write text in double quotes, or remove the name";
  if (typeof value === "object")
    return "the value is not text: write each secret's value as one JSON string";
  return `the value is a ${typeof value}: put it in double quotes`;
}

const OPENING = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const CLOSING = new Set([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);
const Item = z.strictObject({ name: z.string(), value: z.unknown() });

/** Tells the lines and columns of offsets that grow. */
function placesIn(bytes: Buffer) {
  let [line, lineStart] = [1, 0];
  return (offset: number) => {
    for (;;) {
      const end = bytes.indexOf("\n", lineStart);
      if (end < 0 || end >= offset) break;
      line += 1;
      lineStart = end + 1;
    }
    return { line, column: bytes.toString("utf8", lineStart, offset).length + 1 };
  };
}

/** Reads a JSON object of secrets, or an array of `{name, value}`, with their positions. */
export function readSecretJson(text: string): { entries: SecretEntry[]; flaws: Flaw[] } {
  const bytes = Buffer.from(text);
  const placeAt = placesIn(bytes);
  const entries: SecretEntry[] = [];
  const flaws: Flaw[] = [];
  const tokenizer = new Tokenizer();
  const parser = new TokenParser({ paths: ["$.*"], keepStack: false });
  /** Where the last token, and the last member or item begin. */
  let [depth, at, begin] = [0, 0, 0];
  let isNext = false;
  tokenizer.onToken = (token) => {
    const { token: kind, offset } = token;
    at = offset;
    if (isNext) begin = offset;
    if (OPENING.has(kind)) depth += 1;
    if (CLOSING.has(kind)) depth -= 1;
    isNext = depth === 1 && (kind === TokenType.COMMA || OPENING.has(kind));
    parser.write(token);
  };
  parser.onValue = ({ key, value }) => {
    const place = placeAt(begin);
    const item = typeof key === "string" ? { name: key, value } : Item.safeParse(value).data;
    if (item === undefined) flaws.push({ message: NO_SECRET, ...place });
    else if (typeof item.value === "string")
      entries.push({ name: item.name, value: item.value, ...place });
    else flaws.push({ message: valueFlaw(item.value), ...place });
  };
  try {
    tokenizer.write(bytes);
    if (!parser.isEnded) throw new Error();
    return { entries, flaws };
  } catch {
    return { entries: [], flaws: [{ message: MALFORMED, ...placeAt(at) }] };
  }
}
