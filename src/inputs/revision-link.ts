import { field } from "./text-field.ts";

const NAMES: readonly string[] = ["deployment_id", "revision_id"];
const PLACEHOLDER = /\{([^{}]*)\}/g;
const EXAMPLE = "https://platform.example.com/d/{deployment_id}/r/{revision_id}";

function isAddress(text: string): boolean {
  return /^https:\/\/[!-~]+$/.test(text) && !/[{}]/.test(text) && URL.canParse(text);
}

/** URL of a revision's page on the platform, with placeholders for its ids. */
export const revisionLink = field(`write one such as ${EXAMPLE}`, (text, refuse) => {
  const names = [...text.matchAll(PLACEHOLDER)];
  const unknownName = names.find(([, name = ""]) => !NAMES.includes(name));
  if (unknownName !== undefined)
    return refuse(`cannot fill in ${unknownName[0]}; it knows {deployment_id} and {revision_id}`);
  if (isAddress(text.replace(PLACEHOLDER, "0"))) return text;
  return refuse(`must be an https address, such as ${EXAMPLE}`);
});
