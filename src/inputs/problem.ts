import * as z from "zod";

/** Lines and columns count from 1, in `file`, or else in the text of the input itself. */
export interface Position {
  file?: string | undefined;
  line: number;
  column?: number | undefined;
}

/** Something wrong in one input, and where. */
export interface Flaw extends Partial<Position> {
  /** What is wrong, and what to write instead. */
  message: string;
}

/** A flaw with the name of its input. */
export interface Problem extends Flaw {
  input: string;
}

/** Only a position in a file can be annotated. One in the input becomes part of the message. */
function issueFrom({ message, file, line, column }: Flaw) {
  if (file !== undefined) return { message, params: { file, line, column } };
  if (line === undefined) return { message };
  const place = column === undefined ? `line ${line}` : `line ${line}, column ${column}`;
  return { message: `${place}: ${message}` };
}

/** Adds flaws of the input that is being parsed, or problems that name an input of their own. */
export function addProblems(
  ctx: z.core.$RefinementCtx,
  problems: readonly (Flaw | Problem)[],
): void {
  for (const problem of problems) {
    const path = "input" in problem ? [problem.input] : [];
    ctx.addIssue({ code: "custom", path, ...issueFrom(problem) });
  }
}

/**
 * A check for rules between inputs. It runs even when single inputs are wrong, so that all problems
 * are reported together: the value of an input that failed may be missing, or of any type.
 */
export function rulesBetween<Inputs = Record<string, unknown>>(
  problemsOf: (inputs: Inputs) => readonly Problem[],
) {
  return z.superRefine<Inputs>((inputs, ctx) => addProblems(ctx, problemsOf(inputs)), {
    when: () => true,
  });
}

const LONGEST_QUOTE = 60;
// JSON does not escape these, which move the cursor, break lines or change the writing direction.
const INVISIBLE = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A value for a message: quoted, on one line, about 60 characters at most. Never for a secret. */
export function quoted(text: string): string {
  const start = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  return JSON.stringify(start).replace(
    INVISIBLE,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** How many characters have to be replaced, added or removed to turn one word into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

// Cut, because the time of a comparison grows with the product of the lengths.
function folded(word: string): string {
  return word.toLowerCase().replace(/[_-]/g, "").slice(0, 64);
}

/** Whether a word is one of these but for two letters, its case or its separators. */
export function isNearly(word: string, words: readonly string[]): boolean {
  const own = folded(word);
  return words.map(folded).some((one) => one[0] === own[0] && distance(own, one) <= 2);
}

/**
 * The words that a misspelt one may stand for, whatever its case and separators, such as
 * `min_scale` for `minScale`: the most likely first.
 */
export function similar(word: string, words: readonly string[]): string[] {
  const limit = Math.max(1, Math.floor(Math.min(word.length, 24) / 3));
  return words
    .map((candidate) => ({ candidate, distance: distance(folded(word), folded(candidate)) }))
    .filter((one) => one.distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .map(({ candidate }) => candidate);
}

/** The most likely of the words that are `similar`; undefined when none of them is. */
export const closest = (word: string, words: readonly string[]): string | undefined =>
  similar(word, words)[0];
