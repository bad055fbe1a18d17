import { field } from "./text-field.ts";

const PLACEHOLDERS: readonly string[] = ["{deployment_id}", "{revision_id}"];
const PLACEHOLDER = /\{[^{}]*\}/g;
const EXAMPLE = "https://platform.example.com/d/{deployment_id}/r/{revision_id}";

function isAddress(text: string): boolean {
  return /^https:\/\/[!-~]+$/.test(text) && !/[{}]/.test(text) && URL.canParse(text);
}

/** URL of a revision's page on the platform, with placeholders for its ids. */
export const revisionLink = field(`write one such as ${EXAMPLE}`, (text, refuse) => {
  const unknownName = text.match(PLACEHOLDER)?.find((one) => !PLACEHOLDERS.includes(one));
  if (unknownName !== undefined)
    return refuse(`cannot fill in ${unknownName}; it knows ${PLACEHOLDERS.join(" and ")}`);
  return isAddress(text.replace(PLACEHOLDER, "0")) ? text : refuse("is not an https address");
});
