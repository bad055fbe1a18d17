import type { SecretText } from "../field/credential.ts";
import { readWorkspaceFile } from "../workspace/file.ts";
import { readDotenv } from "./dotenv.ts";
import { isVariableName, type SecretEntry } from "./entry.ts";
import { readSecretLines } from "./lines.ts";

const SHORTEST_LINE = 4;

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function membersOf(node: unknown): unknown[] {
  if (typeof node !== "object" || node === null) return [];
  // A name is no secret. If it were masked, no message could show it.
  return "name" in node && "value" in node
    ? Object.entries(node).flatMap(([key, value]) => (key === "name" ? [] : [value]))
    : Object.values(node);
}

/** All texts and numbers in a JSON value, at any depth. */
function leavesOf(root: object): string[] {
  const leaves: string[] = [];
  const open: unknown[] = [root];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node === "string" || typeof node === "number") leaves.push(String(node));
    // Not spread into push: the number of arguments is limited.
    for (const member of membersOf(node)) open.push(member);
  }
  return leaves;
}

const LITERAL = /"(?:[^"\\]|\\.)*"/g;
/** What follows the key of a JSON object, and what stands before the name in `{name, value}`. */
const AFTER_KEY = /^\s*:/;
const BEFORE_NAME = /"name"\s*:\s*$/;

/** The strings of a text that is nearly JSON: those in the place of a name, and the others. */
function literalsOf(text: string): { names: string[]; values: string[] } {
  const found = [...text.matchAll(LITERAL)].map(({ 0: literal, index }, at, all) => {
    const before = all[at - 1];
    const from = before === undefined ? 0 : before.index;
    const next = all[at + 1]?.index ?? text.length;
    const isName =
      AFTER_KEY.test(text.slice(index + literal.length, next)) ||
      BEFORE_NAME.test(text.slice(from, index));
    return { isName, value: parsedJson(literal) };
  });
  const textsOf = (wanted: boolean) =>
    found
      .filter(({ isName }) => isName === wanted)
      .map(({ value }) => value)
      .filter((value) => typeof value === "string");
  return { names: textsOf(true), values: textsOf(false) };
}

/** All parts that might be secret values in a text that cannot be parsed, without names. */
function suspectsOf(text: string): string[] {
  const { names, values } = literalsOf(text);
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const rightHandSides = lines.flatMap((line) =>
    [...line.matchAll(/[=:]\s*(.*)$/g)].map(([, side = ""]) => side),
  );
  // A name is no secret, unless the same text is also a value.
  const known = new Set(names.filter((name) => !values.includes(name)));
  const others = [
    ...rightHandSides,
    ...rightHandSides.map((side) => side.replace(/^["']|["'],?$|,$/g, "")),
    ...lines.filter((line) => line.length >= SHORTEST_LINE),
  ];
  return [...values, ...others.filter((one) => !known.has(one.replace(/^"|"[:,]*$/g, "")))];
}

/** The values to mask in the text of `secrets`, which may be malformed. Never throws. */
export function secretCandidates(text: string): SecretText[] {
  const json = parsedJson(text);
  if (typeof json === "object" && json !== null) {
    const read = ofJson(json);
    const known = new Set(read.map(({ value }) => value));
    // Of a name that is repeated, the parser shows one value only.
    const others = literalsOf(text).values.filter((value) => !known.has(value));
    return [...read, ...unnamed(others)];
  }
  return ofLines(text, readSecretLines(text));
}

/**
 * The same for `secrets_file`: of the file's text, or of the input where that names no file and may
 * hold the secrets themselves. Never throws.
 */
export function secretsFileCandidates(path: string, workspace: string): SecretText[] {
  const read = readWorkspaceFile(path, workspace);
  if ("text" in read) return ofLines(read.text, readDotenv(read.text));
  return isNoPath(path) ? secretCandidates(path) : [];
}

/** Whether a text is rather the content of a file. */
export const isNoPath = (text: string): boolean => /[=\n]/.test(text);

function ofLines(text: string, { entries, flaws }: ReturnType<typeof readDotenv>): SecretText[] {
  if (flaws.length > 0) return unnamed([...entries.map(({ value }) => value), ...suspectsOf(text)]);
  return entries.filter(({ value }) => value.trim() !== "").map(named);
}

/** The last line of a pasted key may look like a name, such as `abc=`, and is not shown as one. */
function named({ name, value }: SecretEntry): SecretText {
  return isVariableName(name) && !/^=*$/.test(value) ? { name, value } : { value };
}

/** The values of `{"NAME": "value"}` with their names, and whatever else holds a value. */
function ofJson(json: object): SecretText[] {
  const isFlat =
    !Array.isArray(json) && Object.values(json).every((one) => typeof one === "string");
  if (!isFlat) return unnamed(leavesOf(json));
  return Object.entries(json)
    .filter(([, value]) => value.trim() !== "")
    .map(([name, value]) => (isVariableName(name) ? { name, value } : { value }));
}

const unnamed = (values: readonly string[]): SecretText[] =>
  [...new Set(values)].filter((value) => value.trim() !== "").map((value) => ({ value }));
