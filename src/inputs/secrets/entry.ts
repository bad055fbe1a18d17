import type { Flaw, FlawText, Position } from "../problem.ts";

/** A secret, with its line unless the input is JSON. */
export interface SecretEntry {
  name: string;
  value: string;
  line?: number;
}

/** The secrets in a text, and its problems. */
export interface ReadSecrets {
  entries: SecretEntry[];
  flaws: Flaw[];
}

export const isVariableName = (name: string): boolean =>
  /^(?!__proto__$)[A-Za-z_][A-Za-z0-9_]*$/.test(name);

/** Whether a name is certainly not a secret value: those mostly have lower-case letters. */
export const isUsualName = (name: string): boolean => /^[A-Z_][A-Z0-9_]*$/.test(name);

/** A problem that names the secret, unless the name may be a value. */
export const flawOf = (
  name: string,
  otherwise: string,
  [predicate, fix]: FlawText,
  at?: Position,
): Flaw => ({ reason: `${isUsualName(name) ? name : otherwise} ${predicate}`, fix, at });

// The name is not shown: if a multi-line value was pasted, the "name" is part of that value.
const BAD_NAME = {
  reason: "the name cannot be an environment variable",
  fix: "write letters, digits and '_', with no digit first and no space, '-' or export beside it",
};

const positionOf = ({ line }: SecretEntry): Position | undefined =>
  line === undefined ? undefined : { line };

const EMPTY: FlawText = [
  "is empty",
  "check that the secret exists where the workflow runs, or remove the name",
];

/** Empty values, which mostly come from secrets that do not exist. */
export const emptyFlaws = (entries: readonly SecretEntry[]): Flaw[] =>
  entries
    .filter(({ value }) => value === "")
    .map((entry) => flawOf(entry.name, "the value", EMPTY, positionOf(entry)));

/** Problems of names and values, in the order of the entries. */
export function entryFlaws(entries: readonly SecretEntry[]): Flaw[] {
  const first = new Map<string, SecretEntry>();
  const flaws: Flaw[] = [];
  for (const entry of entries) {
    const { name } = entry;
    const at = positionOf(entry);
    if (!isVariableName(name)) flaws.push({ ...BAD_NAME, at });
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, entry);
    else {
      const where = earlier.line === undefined ? "" : `in line ${earlier.line} `;
      const twice: FlawText = [`is given ${where}already`, "keep one of the two"];
      flaws.push(flawOf(name, "the name", twice, at));
    }
  }
  return flaws;
}
