import * as z from "zod";
import { quoted } from "../problem.ts";

// In the core schema of YAML 1.2, `yes` and `on` are texts.
const TRUE = /^(true|True|TRUE)$/;
const FALSE = /^(false|False|FALSE)$/;
/** `true` or `false`, in the spellings of YAML's core schema. */
export const boolean = z
  .string("is required: write true or false")
  .trim()
  .transform((text, ctx) => {
    if (TRUE.test(text)) return true;
    if (FALSE.test(text)) return false;
    ctx.addIssue(`${quoted(text)} is not a boolean: write true or false`);
    return z.NEVER;
  });

/** One of the words, as they are written. */
export function choice<Word extends string>(...words: readonly Word[]) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined
      ? `is required: write one of: ${words.join(", ")}`
      : `${quoted(String(input))} is not one of its values: write ${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
  return z.enum(words, { error });
}

/** Entries on lines of their own or separated by commas. Empty entries are dropped. */
export const list = z
  .string("is required: write one entry per line, or separate entries with commas")
  .transform((text) =>
    text
      .split(/[\n,]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ""),
  );
