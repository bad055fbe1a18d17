import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { Flaw } from "../problem.ts";
import type { SecretEntry } from "./entry.ts";

// The messages of a parser quote what they could not read, so none of them is passed on.
const MALFORMED =
  'the JSON is malformed here: write {"NAME": "value"} or [{"name": "NAME", "value": "value"}]';

type Finding = { offset: number } & ({ name: string; value: string } | { flaw: string });

/** The text of a JSON string, decoded by JSON itself: YAML would fold line breaks and knows more escapes. */
function stringOf(node: unknown): string | undefined {
  if (
    !isScalar(node) ||
    node.type !== "QUOTE_DOUBLE" ||
    !node.srcToken ||
    !("source" in node.srcToken)
  )
    return undefined;
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

function findingFrom(name: unknown, value: unknown, offset: number): Finding {
  const nameText = stringOf(name);
  if (nameText === undefined)
    return { offset, flaw: "the name is not a JSON string: put it in double quotes" };
  const valueText = stringOf(value);
  return valueText === undefined
    ? { offset, flaw: valueFlaw(value) }
    : { offset, name: nameText, value: valueText };
}

function offsetOf(node: unknown): number {
  return (isNode(node) && node.range?.[0]) || 0;
}

function findingsInObject(object: YAMLMap): Finding[] {
  return object.items.map(({ key, value }) => findingFrom(key, value, offsetOf(key)));
}

function findingsInArray(array: YAMLSeq): Finding[] {
  return array.items.map((item) => {
    const pairs = isMap(item) ? item.items : [];
    const members = new Map(pairs.map(({ key, value }) => [stringOf(key), value]));
    const isSecret = pairs.length === 2 && members.has("name") && members.has("value");
    if (isSecret) return findingFrom(members.get("name"), members.get("value"), offsetOf(item));
    return {
      offset: offsetOf(item),
      flaw: 'the entry is not a secret: write {"name": "NAME", "value": "value"}',
    };
  });
}

/** Reads a JSON object of secrets, or an array of `{name, value}`, by a parser that knows positions. */
export function readSecretJson(text: string): { entries: SecretEntry[]; problems: Flaw[] } {
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(text, {
    lineCounter: lines,
    keepSourceTokens: true,
    prettyErrors: false,
    schema: "json",
    uniqueKeys: false,
  });
  const position = (offset: number) => ({
    line: lines.linePos(offset).line,
    column: lines.linePos(offset).col,
  });
  const [error] = errors;
  if (error) return { entries: [], problems: [{ message: MALFORMED, ...position(error.pos[0]) }] };
  if (!isMap(contents) && !isSeq(contents))
    return { entries: [], problems: [{ message: MALFORMED, line: 1 }] };

  const entries: SecretEntry[] = [];
  const problems: Flaw[] = [];
  for (const finding of isMap(contents) ? findingsInObject(contents) : findingsInArray(contents)) {
    const place = position(finding.offset);
    if ("flaw" in finding) problems.push({ message: finding.flaw, ...place });
    else entries.push({ name: finding.name, value: finding.value, ...place });
  }
  return { entries, problems };
}
