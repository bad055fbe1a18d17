import { quote } from "../quote.ts";
import { correctTypo } from "../similar.ts";
import { field, type InvalidValue, type Refuse } from "../text-field.ts";

// In YAML 1.2, `yes` and `on` are strings.
const TRUE = /^(true|True|TRUE)$/;
const FALSE = /^(false|False|FALSE)$/;
/** `true` or `false`, in the spellings of YAML's core schema. */
export const boolean = field("write true or false", (text, refuse) => {
  if (TRUE.test(text)) return true;
  if (FALSE.test(text)) return false;
  return refuse(`${quote(text)} is not a boolean`, "write true or false");
});

/** One of these values, case-sensitive. */
export const choice = <Value extends string>(...values: readonly Value[]) =>
  field(`write one of: ${values.join(", ")}`, (text, refuse) => {
    const options = `write ${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
    const value = values.find((one) => one === text);
    return value ?? refuse(`${quote(text)} is not one of its values`, options);
  });

/** Entries, one per line or separated by commas. Empty entries are dropped. */
export const entriesOf = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** Names from a list that services may extend. Refuses only what resembles a known name. */
export const openList = (known: readonly string[], advice: string) =>
  field(advice, (text, refuse) => {
    const names = entriesOf(text);
    if (names.length === 0) return refuse("is empty", advice);
    for (const name of names) parseOpenName(name, known, refuse);
    return names;
  });

/** One name from such a list. */
export const openChoice = (known: readonly string[]) =>
  field(`write one of: ${known.join(", ")}`, (text, refuse) => parseOpenName(text, known, refuse));

function parseOpenName(
  name: string,
  known: readonly string[],
  refuse: Refuse,
): string | InvalidValue {
  if (known.includes(name)) return name;
  const meant = correctTypo(name, known);
  if (meant === undefined && /^[\w-]+$/.test(name)) return name;
  const fix = meant === undefined ? `choose from ${known.join(", ")}` : `did you mean ${meant}?`;
  return refuse(`${quote(name)} is not one of its values`, fix);
}

/** A warning about names that this release does not know. */
export function unknownNameWarnings(
  input: string,
  names: string | readonly string[] | undefined,
  known: readonly string[],
): string[] {
  const unknown = [names ?? []].flat().filter((name) => !known.includes(name));
  if (unknown.length === 0) return [];
  const list = unknown.map(quote).join(", ");
  return [
    `${input}: is sent with ${list}, which may be refused or ignored. Known are ${known.join(", ")}.`,
  ];
}
