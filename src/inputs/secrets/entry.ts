import type { Flaw, FlawText, Position } from "../problem.ts";

/** A secret, with its line unless the input is JSON. */
export interface SecretEntry {
  name: string;
  value: string;
  line?: number;
}

/** The secrets in a text, and its problems. */
export interface ParsedSecrets {
  entries: SecretEntry[];
  flaws: Flaw[];
}

export const isVariableName = (name: string): boolean =>
  /^(?!__proto__$)[A-Za-z_][A-Za-z0-9_]*$/.test(name);

/** Whether a name may be quoted: a secret in its place would mostly have lower-case letters. */
export const isQuotableName = (name: string): boolean => /^[A-Z_][A-Z0-9_]*$/.test(name);

/** A problem that names the secret, unless the name may be a value. */
export const flawOf = (
  name: string,
  anonymousSubject: string,
  [predicate, fix]: FlawText,
  position?: Position,
): Flaw => ({
  reason: `${isQuotableName(name) ? name : anonymousSubject} ${predicate}`,
  fix,
  position,
});

// The name is not shown: if a multi-line value was pasted, the "name" is part of that value.
const BAD_NAME = {
  reason: "the name cannot be an environment variable",
  fix: "write letters, digits and '_', with no digit first and no space, '-' or export beside it",
};

const EMPTY: FlawText = [
  "is empty",
  "check that the secret exists where the workflow runs, or remove the name",
];
const NO_SECRET = { reason: "contains no secret", fix: "write one, or leave the input empty" };

/** What a syntax permits: an empty value mostly comes from a secret that does not exist. */
interface Permitted {
  emptyValue: boolean;
  noSecret: boolean;
}

/** Adds the problems of names and values, in the order of the entries. */
export function checkEntries(
  { entries, flaws }: ParsedSecrets,
  { emptyValue, noSecret }: Permitted,
): ParsedSecrets {
  const entryFlaws: Flaw[] = [];
  const firstByName = new Map<string, SecretEntry>();
  for (const entry of entries) {
    const { name, value, line } = entry;
    const position = line === undefined ? undefined : { line };
    const earlier = firstByName.get(name);
    const where = earlier?.line === undefined ? "" : `in line ${earlier.line} `;
    if (!isVariableName(name)) entryFlaws.push({ ...BAD_NAME, position });
    if (earlier === undefined) firstByName.set(name, entry);
    else
      entryFlaws.push(
        flawOf(name, "the name", [`is given ${where}already`, "keep one of the two"], position),
      );
    if (value === "" && !emptyValue) entryFlaws.push(flawOf(name, "the value", EMPTY, position));
  }
  const isEmpty = entries.length + flaws.length === 0 && !noSecret;
  return { entries, flaws: [...flaws, ...entryFlaws, ...(isEmpty ? [NO_SECRET] : [])] };
}
