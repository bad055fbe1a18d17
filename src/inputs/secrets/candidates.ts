import type { SecretText } from "../field/credential.ts";
import { readWorkspaceFile } from "../workspace/file.ts";
import { readDotenv } from "./dotenv.ts";
import { isVariableName, type SecretEntry } from "./entry.ts";
import { isJson, jsonTokens, readSecretJson } from "./json.ts";
import { readSecretLines } from "./lines.ts";

const SHORTEST_LINE = 4;

/** The names in a text that is nearly JSON, and all other strings and numbers. */
function literalsOf(text: string): { names: string[]; values: string[] } {
  const names: string[] = [];
  const values: string[] = [];
  const tokens = jsonTokens(text);
  for (const [at, { source, text: literal }] of tokens.entries()) {
    if (!/^["'\d-]/.test(source)) continue;
    const isKey = tokens[at + 1]?.source === ":";
    const isName =
      tokens[0]?.source === "[" &&
      tokens[at - 1]?.source === ":" &&
      tokens[at - 2]?.text === "name";
    (isKey || isName ? names : values).push(literal ?? source.replace(/^["']|["']$/g, ""));
  }
  return { names, values };
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
  return candidatesOf(text, (isJson(text) ? readSecretJson : readSecretLines)(text));
}

/**
 * The same for `secrets_file`: of the file's text, or of the input where that names no file and may
 * hold the secrets themselves. Never throws.
 */
export function secretsFileCandidates(path: string, workspace: string): SecretText[] {
  const read = readWorkspaceFile(path, workspace);
  if ("text" in read) return candidatesOf(read.text, readDotenv(read.text));
  return isNoPath(path) ? secretCandidates(path) : [];
}

/** Whether a text is rather the content of a file. */
export const isNoPath = (text: string): boolean => /[=\n]/.test(text);

function candidatesOf(
  text: string,
  { entries, flaws }: ReturnType<typeof readDotenv>,
): SecretText[] {
  if (flaws.length > 0) return unnamed([...entries.map(({ value }) => value), ...suspectsOf(text)]);
  return entries.filter(({ value }) => value.trim() !== "").map(named);
}

/** The last line of a pasted key may look like a name, such as `abc=`, and is not shown as one. */
function named({ name, value }: SecretEntry): SecretText {
  return isVariableName(name) && !/^=*$/.test(value) ? { name, value } : { value };
}

const unnamed = (values: readonly string[]): SecretText[] =>
  [...new Set(values)].filter((value) => value.trim() !== "").map((value) => ({ value }));
