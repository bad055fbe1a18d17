import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Flaw } from "../problem.ts";
import type { SecretEntry } from "./entry.ts";

// The parser's own messages are not shown, because they quote the text.
const MALFORMED =
  'the JSON is malformed here: write {"NAME": "value"} or [{"name": "NAME", "value": "value"}]';

/** Decodes a JSON string by `JSON.parse`, because YAML folds line breaks and knows more escapes. */
function stringOf(node: unknown): string | undefined {
  if (!isScalar(node) || node.type !== "QUOTE_DOUBLE") return undefined;
  if (!node.srcToken || !("source" in node.srcToken)) return undefined;
  try {
    const text: unknown = JSON.parse(node.srcToken.source);
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}

function valueFlaw(node: unknown): string {
  if (isMap(node) || isSeq(node))
    return "the value is not text: write each secret's value as one JSON string";
  if (!isScalar(node)) return MALFORMED;
  if (typeof node.value === "number" || typeof node.value === "boolean") {
    return `the value is a ${typeof node.value}: put it in double quotes`;
  }
  if (node.value === null)
    return "the value is null: write text in double quotes, or remove the name";
  return "the value is not a JSON string: put it in double quotes, and write a line break as \\n";
}

function offsetOf(node: unknown): number {
  return (isNode(node) && node.range?.[0]) || 0;
}

interface Place {
  line: number;
  column: number;
}

function entryFrom(name: unknown, value: unknown, place: Place): SecretEntry | Flaw {
  const nameText = stringOf(name);
  if (nameText === undefined)
    return { message: "the name is not a JSON string: put it in double quotes", ...place };
  const valueText = stringOf(value);
  if (valueText === undefined) return { message: valueFlaw(value), ...place };
  return { name: nameText, value: valueText, ...place };
}

function entryFromItem(item: unknown, place: Place): SecretEntry | Flaw {
  const pairs = isMap(item) ? item.items : [];
  const members = new Map(pairs.map(({ key, value }) => [stringOf(key), value]));
  const isSecret = pairs.length === 2 && members.has("name") && members.has("value");
  if (isSecret) return entryFrom(members.get("name"), members.get("value"), place);
  const message = 'the entry is not a secret: write {"name": "NAME", "value": "value"}';
  return { message, ...place };
}

/** Reads a JSON object of secrets, or an array of `{name, value}`, with their positions. */
export function readSecretJson(text: string): { entries: SecretEntry[]; flaws: Flaw[] } {
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(text, {
    lineCounter: lines,
    keepSourceTokens: true,
    prettyErrors: false,
    schema: "json",
    uniqueKeys: false,
  });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const [error] = errors;
  if (error) return { entries: [], flaws: [{ message: MALFORMED, ...placeAt(error.pos[0]) }] };
  if (!isMap(contents) && !isSeq(contents))
    return { entries: [], flaws: [{ message: MALFORMED, line: 1 }] };
  const read = isMap(contents)
    ? contents.items.map(({ key, value }) => entryFrom(key, value, placeAt(offsetOf(key))))
    : contents.items.map((item) => entryFromItem(item, placeAt(offsetOf(item))));
  return {
    entries: read.filter((entry) => "name" in entry),
    flaws: read.filter((entry) => "message" in entry),
  };
}
