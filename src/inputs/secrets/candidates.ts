import type { SecretText } from "../input.ts";
import { readDotenv } from "./dotenv.ts";
import { isVariableName, type ParsedSecrets, type SecretEntry } from "./entry.ts";
import { isJson, readSecretJson } from "./json.ts";
import { readSecretLines } from "./lines.ts";
import { readSecretsFileFirst } from "./secrets-file.ts";

const MIN_CHARACTERS = 8;

/** Possible values in a malformed text: its lines and quoted strings. */
const possibleValuesIn = (text: string): string[] =>
  [...text.split(/[\r\n]/), ...text.split(/["'`\r\n]/)]
    .map((part) => part.trim())
    .filter(({ length }) => length >= MIN_CHARACTERS);

/** The values in the input `secrets`, which may be malformed. Never throws. */
export function findTextSecrets(text: string): SecretText[] {
  return candidatesOf(text, (isJson(text) ? readSecretJson : readSecretLines)(text));
}

/** The same for `secrets_file`, or for the input itself if it is not a path. Never throws. */
export function findFileSecrets(text: string): SecretText[] {
  const path = text.trim();
  const read = readSecretsFileFirst(path);
  if ("text" in read) return candidatesOf(read.text, readDotenv(read.text));
  return isFileContent(path) ? findTextSecrets(path) : [];
}

/** Whether a text looks like the content of a file, and not like a path. */
export const isFileContent = (text: string): boolean => /[=\n]/.test(text);

function candidatesOf(text: string, { entries, flaws }: ParsedSecrets): SecretText[] {
  const values = new Set([...entries.map(({ value }) => value), ...possibleValuesIn(text)]);
  const candidates =
    flaws.length > 0 ? [...values].map((value) => ({ value })) : entries.map(secretText);
  return candidates.filter(({ value }) => value.trim() !== "");
}

/** The last line of a pasted key may look like a name, such as `abc=`, which is not shown. */
function secretText({ name, value }: SecretEntry): SecretText {
  return isVariableName(name) && !/^=*$/.test(value) ? { name, value } : { value };
}
