import * as z from "zod";

const NAMES: readonly string[] = ["deployment_id", "revision_id"];
const PLACEHOLDER = /\{([^{}]*)\}/g;

/** The address of the platform's page of a revision, with names in braces for its ids. */
export const revisionLink = z
  .string()
  .trim()
  .check(({ value, issues }) => {
    const unknown = [...value.matchAll(PLACEHOLDER)].find(([, name = ""]) => !NAMES.includes(name));
    const message =
      unknown === undefined
        ? addressProblem(value.replace(PLACEHOLDER, "0"))
        : `cannot fill in ${unknown[0]}; it knows {deployment_id} and {revision_id}`;
    if (message !== undefined) issues.push({ code: "custom", input: value, message });
  });

function addressProblem(address: string): string | undefined {
  const isPlain = /^https:\/\/[!-~]+$/.test(address) && !/[{}]/.test(address);
  if (isPlain && URL.canParse(address)) return undefined;
  return "must be an https address, such as https://platform.example.com/d/{deployment_id}/r/{revision_id}";
}
