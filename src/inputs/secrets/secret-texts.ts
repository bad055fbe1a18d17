import type { SecretText } from "../input.ts";
import { parseDotenv } from "./dotenv.ts";
import { isVariableName, type ParsedSecrets, type SecretEntry } from "./entry.ts";
import { isJson, parseSecretJson } from "./json.ts";
import { parseSecretLines } from "./lines.ts";
import { readToMask } from "./secrets-file.ts";

const MIN_CHARACTERS = 8;

/** The lines and quoted strings of a malformed text, each of which may be a secret. */
const possibleValuesIn = (text: string): string[] =>
  [...text.split(/[\r\n]/), ...text.split(/["'`\r\n]/)]
    .map((part) => part.trim())
    .filter(({ length }) => length >= MIN_CHARACTERS);

/** The values in the input `secrets`, which may be malformed. Never throws. */
export function findTextSecrets(text: string): SecretText[] {
  return secretTextsOf(text, (isJson(text) ? parseSecretJson : parseSecretLines)(text));
}

/** The values in the file of `secrets_file`, or in the input itself if that is not a path. */
export function findFileSecrets(text: string): SecretText[] {
  const path = text.trim();
  const file = readToMask(path);
  if ("text" in file) return secretTextsOf(file.text, parseDotenv(file.text));
  return isFileContent(path) ? findTextSecrets(path) : [];
}

/** Whether a text looks like the content of a file, and not like a path. */
export const isFileContent = (text: string): boolean => /[=\n]/.test(text);

function secretTextsOf(text: string, { entries, flaws }: ParsedSecrets): SecretText[] {
  const values = new Set([...entries.map(({ value }) => value), ...possibleValuesIn(text)]);
  const secretTexts =
    flaws.length > 0 ? [...values].map((value) => ({ value })) : entries.map(toSecretText);
  return secretTexts.filter(({ value }) => value.trim() !== "");
}

/** Omits a name that is not certain: `abc==` may be the last line of a key. */
function toSecretText({ name, value }: SecretEntry): SecretText {
  return isVariableName(name) && !/^=*$/.test(value) ? { name, value } : { value };
}
