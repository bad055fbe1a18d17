import type { Flaw } from "../problem.ts";
import type { SecretEntry } from "./entry.ts";

const MALFORMED =
  'the JSON is malformed here: write {"NAME": "value"} or [{"name": "NAME", "value": "value"}]';
const NO_STRING =
  "the value is not a JSON string: put it in double quotes, and write a line break as \\n and a backslash as \\\\";
/** More than any list of secrets needs, and few enough for the stack. */
const MAX_DEPTH = 100;

/** Whether a text is meant as JSON. */
export const isJson = (text: string): boolean => /^[{[]/.test(text.trimStart());

interface Place {
  line: number;
  column: number;
}

interface JsonToken extends Place {
  source: string;
  /** The content of a string that is valid JSON. */
  text: string | undefined;
}

/** What is between tokens; a string; a mark; any other word. What does not end goes to the end. */
const TOKEN =
  /(?<space>\s+|\/\/.*|#.*|\/\*[\s\S]*?(?:\*\/|$))|"(?:[^"\\]+|\\[\s\S]?)*(?:"|$)|[{}[\],:]|'[^'\n]*'|[^\s{}[\],:"]+/g;

function textOf(source: string): string | undefined {
  if (!source.startsWith('"')) return undefined;
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/** The tokens of JSON, which may be malformed, without space and comments. */
function jsonTokens(text: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let [line, lineStart] = [1, 0];
  for (const { 0: source, index, groups } of text.matchAll(TOKEN)) {
    if (groups?.space === undefined)
      tokens.push({ source, text: textOf(source), line, column: index - lineStart + 1 });
    const breaks = source.split("\n").length - 1;
    line += breaks;
    if (breaks > 0) lineStart = index + source.lastIndexOf("\n") + 1;
  }
  return tokens;
}

type Node = JsonToken & { members?: [name: Node, value: Node][]; items?: Node[] };

/** Where a text is no JSON; undefined at its end. */
class MalformedError extends Error {
  readonly at: JsonToken | undefined;
  constructor(at: JsonToken | undefined) {
    super();
    this.at = at;
  }
}

/** A word that is a value in JSON, or a string in the wrong quotes. */
const WORD = /^(-?\d[\d.eE+-]*|true|false|null|'.*')$/;

/** Parses JSON, with comments and with a comma after the last of a list. */
function parseJson(text: string): Node {
  const tokens = jsonTokens(text);
  let next = 0;

  const isNext = (mark: string) => tokens[next]?.source === mark;
  function skip(mark: string): void {
    if (!isNext(mark)) throw new MalformedError(tokens[next]);
    next++;
  }

  function listUpTo<T>(end: string, read: () => T): T[] {
    const list: T[] = [];
    while (!isNext(end)) {
      list.push(read());
      if (!isNext(end)) skip(",");
    }
    skip(end);
    return list;
  }

  function member(depth: number): [Node, Node] {
    const name = node(depth);
    skip(":");
    return [name, node(depth)];
  }

  function node(depth: number): Node {
    const token = tokens[next];
    if (token === undefined || depth > MAX_DEPTH) throw new MalformedError(token);
    next++;
    const { source } = token;
    if (source === "{") return { ...token, members: listUpTo("}", () => member(depth + 1)) };
    if (source === "[") return { ...token, items: listUpTo("]", () => node(depth + 1)) };
    if (!source.startsWith('"') && !WORD.test(source)) throw new MalformedError(token);
    return token;
  }

  const root = node(0);
  if (next < tokens.length) throw new MalformedError(tokens[next]);
  return root;
}

function valueFlaw({ source, members, items }: Node): string {
  if (members !== undefined || items !== undefined)
    return "the value is not text: write each secret's value as one JSON string";
  if (source === "null")
    return "the value is null: write text in double quotes, or remove the name";
  if (/^["']/.test(source)) return NO_STRING;
  const kind = /^[tf]/.test(source) ? "boolean" : "number";
  return `the value is a ${kind}: put it in double quotes`;
}

function entryFrom(name: Node, value: Node, { line, column }: Place): SecretEntry | Flaw {
  if (name.text === undefined)
    return { message: "the name is not a JSON string: put it in double quotes", line, column };
  if (value.text === undefined) return { message: valueFlaw(value), line, column };
  return { name: name.text, value: value.text, line, column };
}

function entryFromItem(item: Node): SecretEntry | Flaw {
  const { members = [], line, column } = item;
  const read = new Map(members.map(([name, value]) => [name.text, value]));
  const [name, value] = [read.get("name"), read.get("value")];
  if (members.length === 2 && name !== undefined && value !== undefined)
    return entryFrom(name, value, item);
  const message = 'the entry is not a secret: write {"name": "NAME", "value": "value"}';
  return { message, line, column };
}

function entriesOf({ members, items = [] }: Node): (SecretEntry | Flaw)[] {
  return members?.map(([name, value]) => entryFrom(name, value, name)) ?? items.map(entryFromItem);
}

/** Reads a JSON object of secrets, or an array of `{name, value}`, with their positions. */
export function readSecretJson(text: string): { entries: SecretEntry[]; flaws: Flaw[] } {
  try {
    const read = entriesOf(parseJson(text));
    return {
      entries: read.filter((entry) => "name" in entry),
      flaws: read.filter((entry) => "message" in entry),
    };
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    const { line = 1, column } = error.at ?? {};
    return { entries: [], flaws: [{ message: MALFORMED, line, column }] };
  }
}
