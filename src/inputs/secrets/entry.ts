import type { Flaw, FlawText, Position } from "../problem.ts";

/** A secret, with its line, or in JSON with a label such as `entry 2`. */
export interface SecretEntry {
  name: string;
  value: string;
  line?: number;
  label?: string;
}

export interface ParsedSecrets {
  entries: SecretEntry[];
  flaws: Flaw[];
}

export const isVariableName = (name: string): boolean =>
  /^(?!__proto__$)[A-Za-z_][A-Za-z0-9_]*$/.test(name);

/** Whether messages may quote a name: a value in its place mostly has lower-case letters. */
export const isQuotableName = (name: string): boolean => /^[A-Z_][A-Z0-9_]*$/.test(name);

/** A flaw that names the secret, unless the name may be a value. */
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

const NAME_FIX =
  "write letters, digits and '_', with no digit first and no space, '-' or export beside it";

const EMPTY_VALUE: FlawText = [
  "is empty",
  "check that the secret exists where the workflow runs, or remove the name",
];
const DUPLICATE: FlawText = ["is given above already", "keep one of the two"];
const NO_ENTRY = { reason: "contains no entry", fix: "write one, or leave the input empty" };

/**
 * Adds the flaws of names and values, in the order of the entries. An empty value mostly comes from
 * a secret that does not exist, but is deliberate in some syntaxes.
 */
export function checkEntries(
  { entries, flaws }: ParsedSecrets,
  { allowsEmptyValue = false, allowsNoSecret = false } = {},
): ParsedSecrets {
  const entryFlaws: Flaw[] = [];
  const names = new Set<string>();
  for (const { name, value, line, label } of entries) {
    const position = line === undefined ? undefined : { line };
    // Not quoted: if a multi-line value was pasted, the "name" is part of that value.
    const subject = label === undefined ? "the name" : `the name of ${label}`;
    if (!isVariableName(name))
      entryFlaws.push({
        reason: `${subject} cannot be an environment variable`,
        fix: NAME_FIX,
        position,
      });
    if (names.has(name)) entryFlaws.push(flawOf(name, "the name", DUPLICATE, position));
    names.add(name);
    if (value === "" && !allowsEmptyValue)
      entryFlaws.push(flawOf(name, "the value", EMPTY_VALUE, position));
  }
  const isEmpty = entries.length + flaws.length === 0 && !allowsNoSecret;
  return { entries, flaws: [...flaws, ...entryFlaws, ...(isEmpty ? [NO_ENTRY] : [])] };
}
