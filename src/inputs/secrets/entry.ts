import type { Flaw } from "../problem.ts";

/** A secret with its line in the input, unless that is JSON. */
export interface SecretEntry {
  name: string;
  value: string;
  line?: number;
}

/** The secrets in a text, and what is wrong in it. */
export interface ReadSecrets {
  entries: SecretEntry[];
  flaws: Flaw[];
}

/** Whether a name can be the name of an environment variable. */
export const isVariableName = (name: string): boolean => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);

/** Whether a name is certainly no value, which in its place would mostly have small letters. */
export const isUsualName = (name: string): boolean => /^[A-Z_][A-Z0-9_]*$/.test(name);

/** What a flaw is about: the name, unless that may be a value. */
export const subjectOf = (name: string, otherwise: string): string =>
  isUsualName(name) ? name : otherwise;

// The name is not shown: if a value of several lines was pasted, the "name" is part of that value.
function nameFlaw(name: string): string | undefined {
  if (!isVariableName(name)) {
    return "the name cannot be an environment variable: write letters, digits and '_', with no digit first and no space, '-' or export beside it";
  }
  return name === "__proto__" ? "the name __proto__ is not allowed: choose another" : undefined;
}

/** Empty values, which in lines and variables are mostly secrets that do not exist. */
export function emptyFlaws(entries: readonly SecretEntry[]): Flaw[] {
  const empty = entries.filter(({ value }) => value === "");
  return empty.map(({ name, value: _, ...position }) => ({
    message: `${subjectOf(name, "the value")} is empty: check that the secret exists where the workflow runs, or remove the name`,
    ...position,
  }));
}

const NUL = "contains a NUL character, which no environment variable can hold: remove it";

/** What is wrong with names and values, in the order of the entries. */
export function entryFlaws(entries: readonly SecretEntry[]): Flaw[] {
  const first = new Map<string, SecretEntry>();
  const flaws: Flaw[] = [];
  for (const entry of entries) {
    const { name, value, ...position } = entry;
    const add = (message: string) => flaws.push({ message, ...position });
    const wrongName = nameFlaw(name);
    if (wrongName !== undefined) add(wrongName);
    if (value.includes("\0")) add(`${subjectOf(name, "the value")} ${NUL}`);
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, entry);
    else {
      const where = earlier.line === undefined ? "" : `in line ${earlier.line} `;
      add(`${subjectOf(name, "the name")} is given ${where}already: keep one of the two`);
    }
  }
  return flaws;
}
