import { field, quoted } from "../problem.ts";

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
