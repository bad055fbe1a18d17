import type { SecretText } from "../field/credential.ts";
import { workspace } from "../variables.ts";
import { readWorkspaceFile } from "../workspace/file.ts";
import { readDotenv } from "./dotenv.ts";
import { isVariableName, type ReadSecrets, type SecretEntry } from "./entry.ts";
import { isJson, readSecretJson } from "./json.ts";
import { readSecretLines } from "./lines.ts";

const MIN_CHARACTERS = 8;

/** What may be a value in a text that cannot be read: each of its lines and quoted texts. */
const suspectsOf = (text: string): string[] =>
  [...text.split(/[\r\n]/), ...text.split(/["'`\r\n]/)]
    .map((part) => part.trim())
    .filter(({ length }) => length >= MIN_CHARACTERS);

/** The values in the text of `secrets`, which may be malformed. Never throws. */
export function secretCandidates(text: string): SecretText[] {
  return candidatesOf(text, (isJson(text) ? readSecretJson : readSecretLines)(text));
}

/**
 * The same for `secrets_file`: of the file's text, or of the input if that names no file and may
 * hold the secrets themselves. Never throws.
 */
export function secretsFileCandidates(text: string): SecretText[] {
  const path = text.trim();
  const read = readWorkspaceFile(path, workspace());
  if ("text" in read) return candidatesOf(read.text, readDotenv(read.text));
  return isNoPath(path) ? secretCandidates(path) : [];
}

/** Whether a text is rather the content of a file. */
export const isNoPath = (text: string): boolean => /[=\n]/.test(text);

function candidatesOf(text: string, { entries, flaws }: ReadSecrets): SecretText[] {
  if (flaws.length > 0) return unnamed([...entries.map(({ value }) => value), ...suspectsOf(text)]);
  return entries.filter(({ value }) => value.trim() !== "").map(secretText);
}

/** The last line of a pasted key may look like a name, such as `abc=`, and is not shown as one. */
function secretText({ name, value }: SecretEntry): SecretText {
  return isVariableName(name) && !/^=*$/.test(value) ? { name, value } : { value };
}

const unnamed = (values: readonly string[]): SecretText[] =>
  [...new Set(values)].filter((value) => value.trim() !== "").map((value) => ({ value }));
