import * as z from "zod";
import { quoted } from "../problem.ts";

/** One of the words, as they are written. */
export function choice<Word extends string>(...words: readonly Word[]) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined
      ? `is required: write one of: ${words.join(", ")}`
      : `must be one of: ${words.join(", ")}; got ${quoted(String(input))}`;
  return z.enum(words, { error });
}
