import { quoted } from "../quoted.ts";
import { typoFor } from "../similar.ts";
import { field, type Refuse, type RefusedValue } from "../text-field.ts";

// In YAML 1.2, `yes` and `on` are strings.
const TRUE = /^(true|True|TRUE)$/;
const FALSE = /^(false|False|FALSE)$/;
/** `true` or `false`, in the spellings of YAML's core schema. */
export const boolean = field("write true or false", (text, refuse) => {
  if (TRUE.test(text)) return true;
  if (FALSE.test(text)) return false;
  return refuse(`${quoted(text)} is not a boolean`, "write true or false");
});

/** One of these values, case-sensitive. */
export const choice = <Word extends string>(...words: readonly Word[]) =>
  field(`write one of: ${words.join(", ")}`, (text, refuse) => {
    const options = `write ${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
    const word = words.find((one) => one === text);
    return word ?? refuse(`${quoted(text)} is not one of its values`, options);
  });

/** Entries, one per line or separated by commas. Empty entries are dropped. */
export const entriesOf = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** Words of a list that services extend. A word that resembles one of it is refused as a typo. */
export const openList = (known: readonly string[], advice: string) =>
  field(advice, (text, refuse) => {
    const words = entriesOf(text);
    if (words.length === 0) return refuse("is empty", advice);
    for (const word of words) knownOrNewWord(word, known, refuse);
    return words;
  });

/** A single one of these words. */
export const openChoice = (known: readonly string[]) =>
  field(`write one of: ${known.join(", ")}`, (text, refuse) => knownOrNewWord(text, known, refuse));

function knownOrNewWord(
  word: string,
  known: readonly string[],
  refuse: Refuse,
): string | RefusedValue {
  if (known.includes(word)) return word;
  const meant = typoFor(word, known);
  if (meant === undefined && /^[\w-]+$/.test(word)) return word;
  const fix = meant === undefined ? `choose from ${known.join(", ")}` : `did you mean ${meant}?`;
  return refuse(`${quoted(word)} is not one of its values`, fix);
}

/** A warning about words that this release does not know. */
export function newWordWarnings(
  input: string,
  words: string | readonly string[] | undefined,
  known: readonly string[],
): string[] {
  const unknown = [words ?? []].flat().filter((word) => !known.includes(word));
  if (unknown.length === 0) return [];
  const names = unknown.map(quoted).join(", ");
  return [
    `${input}: is sent with ${names}, which may be refused or ignored. Known are ${known.join(", ")}.`,
  ];
}
