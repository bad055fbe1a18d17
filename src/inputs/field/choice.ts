import { quote } from "../quote.ts";
import { correctTypo } from "../similar.ts";
import { entriesOf, field, type Refuse } from "../text-field.ts";

/** `true` or `false`, in the spellings of YAML 1.2, in which `yes` and `on` are strings. */
export const boolean = field("write true or false", (text, refuse) => {
  if (/^(true|True|TRUE)$/.test(text)) return true;
  return /^(false|False|FALSE)$/.test(text) ? false : refuse(`${quote(text)} is not a boolean`);
});

const choiceAdvice = (values: readonly string[]) =>
  `write ${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;

/** One of the values, case-sensitive. */
export const choice = <Value extends string>(...values: readonly Value[]) =>
  field(choiceAdvice(values), (text, refuse) => {
    const value = values.find((one) => one === text);
    return value ?? refuse(`${quote(text)} is not one of its values`);
  });

/** Names from a list that services may extend. Refuses misspelt names, and what is no name. */
export const openList = (knownNames: readonly string[], advice: string) =>
  field(advice, (text, refuse) => {
    const names = entriesOf(text);
    if (names.length === 0) return refuse("is empty");
    for (const name of names) parseOpenName(name, knownNames, refuse);
    return names;
  });

/** One name from a list that services may extend. */
export const openChoice = (knownNames: readonly string[]) =>
  field(choiceAdvice(knownNames), (text, refuse) => parseOpenName(text, knownNames, refuse));

function parseOpenName(name: string, knownNames: readonly string[], refuse: Refuse) {
  if (knownNames.includes(name)) return name;
  const correction = correctTypo(name, knownNames);
  if (correction === undefined && /^[\w-]+$/.test(name)) return name;
  const fix = correction === undefined ? choiceAdvice(knownNames) : `did you mean ${correction}?`;
  return refuse(`${quote(name)} is not one of its values`, fix);
}

export function unknownNameWarning(
  input: string,
  names: string | readonly string[] | undefined,
  knownNames: readonly string[],
): string | undefined {
  const unknownNames = [names ?? []].flat().filter((name) => !knownNames.includes(name));
  if (unknownNames.length === 0) return undefined;
  const list = unknownNames.map(quote).join(", ");
  return `${input}: is sent with ${list}, which may be refused or ignored. Known are ${knownNames.join(", ")}.`;
}
