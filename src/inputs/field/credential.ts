import type { SecretText } from "../input.ts";
import { checkWholePlaceholder } from "../placeholder.ts";
import type { FlawPatterns } from "../problem.ts";
import { checkedField, textField } from "../text-field.ts";

/** `findSecrets` of an input that contains a single credential. */
export function toCredential(value: string): SecretText[] {
  return [{ value, isCredential: true }];
}

// Only visible ASCII survives in a header without being folded, trimmed or refused.
// biome-ignore format: one flaw, one line
const FLAWS: FlawPatterns = [
  [/^$/, "is empty", "write the secret that holds the credential"],
  [/[\r\n]/, "contains a line break", "store the secret without it"],
  [/[ \t]/, "contains a space or tab", "store the credential alone, without a prefix such as Bearer"],
  [/^(["'`]).*\1$/s, "begins and ends with quotes", "store the secret without them"],
  [/(?![\r\n\t])\p{Cc}/u, "contains a control character", "store the secret again, as plain text"],
  [/[^\p{ASCII}]/u, "contains a character that is not ASCII", "copy the credential again, without quotes or dots around it"],
];

/** A text that is safe as a header value. Messages do not quote it. */
export const credential = textField("write the secret that holds it", (text, refuse) => {
  const placeholderFlaw = checkWholePlaceholder(text);
  if (placeholderFlaw !== undefined) return refuse(...placeholderFlaw);
  for (const [pattern, ...flaw] of FLAWS) if (pattern.test(text)) refuse(...flaw);
  return text;
});

const ID_ADVICE = "write the id of the workspace, such as ${{ vars.TENANT_ID }}";
const NOT_AN_ID = [
  "is not the id of a workspace, but its name, or holds more than the id",
  "write its id alone, such as ${{ vars.TENANT_ID }}",
] as const;

/** The id of a workspace, in any form, because not every service uses UUIDs. */
export const workspaceId = checkedField(ID_ADVICE, (text) => {
  if (text === "") return ["is empty"];
  return /[^!-~]|[/{}]/.test(text) ? NOT_AN_ID : undefined;
});
