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
  /** What a headline says of it, if it is alone, in place of the input and the first sentence. */
  short?: string;
}

/** A flaw with the name of its input. */
export interface Problem extends Flaw {
  input: string;
}

/** What is wrong, with its position in the input itself. */
function inText({ message, file, line, column }: Flaw): string {
  if (file !== undefined || line === undefined) return message;
  return `line ${line}${column === undefined ? "" : `, column ${column}`}: ${message}`;
}

/** Only a position in a file can be annotated. */
function issueFrom(flaw: Flaw) {
  const { message, file, line, column } = flaw;
  return file === undefined
    ? { message: inText(flaw) }
    : { message, params: { file, line, column } };
}

/** `secrets_file agent.env:4`: an input, and where in its file it is wrong. */
function placeOf({ input, file, line }: Problem): string {
  if (file === undefined) return input;
  return `${input} ${file}${line === undefined ? "" : `:${line}`}`;
}

/** A sentence that begins with the name of the input needs no place before it. */
function placed(problem: Problem, text: string): string {
  const place = placeOf(problem);
  return text.startsWith(`${place} `) ? text : `${place}: ${text}`;
}

/** A problem in one line, wherever it is shown. */
export const lineOf = (problem: Problem): string => placed(problem, inText(problem));

/** What stands before what is wrong: a line, or a name. */
const WHERE = /^(line \d+(, column \d+)?: )?([^\s"]+: )?/;
/** What is wrong, and what to do. No sign within quotes parts them. */
const PARTS = /^(?<what>(?:"(?:[^"\\]|\\.)*"|[^"])+?)[.:] (?<rest>.+)$/s;

/**
 * The first lines of an end that wrong inputs are the reason of: a problem that is alone is the
 * headline itself. `nothing` says what that means, such as `Nothing was sent.`
 */
export function wrongInputs(
  problems: readonly Problem[],
  subject: string | undefined,
  nothing: string,
): { headline: string; text: string } {
  const [only, ...others] = problems;
  if (only === undefined || others.length > 0) {
    const { size } = new Set(problems.map(({ input }) => input));
    const one = `${only?.input} has ${problems.length} problems`;
    const count = size === 1 ? one : `${size} inputs are wrong`;
    return { headline: `${subject ?? "Rejected"}: ${count}`, text: nothing };
  }
  const message = inText(only);
  const [where = ""] = WHERE.exec(message) ?? [];
  const problem = message.slice(where.length);
  const { what = problem, rest = "" } = PARTS.exec(problem)?.groups ?? {};
  const todo = rest.replace(/^[a-z]/, (first) => first.toUpperCase()).replace(/[^.!?]$/, "$&.");
  const headline = headlineOf(only, subject) ?? placed(only, `${where}${what.replace(/\.$/, "")}`);
  const isNamed = subject === undefined || (headline + message).includes(subject);
  const about = isNamed ? "." : ` for ${subject}.`;
  return {
    headline,
    text: `${todo} ${nothing.replace(/\.$/, about)}`.trim(),
  };
}

/** With the subject, if it is not named. Undefined if only the message says what is wrong. */
const headlineOf = ({ short }: Problem, subject = ""): string | undefined =>
  short === undefined || short.includes(subject) ? short : `${subject}: ${short}`;

/** Several problems as lines; none if one is the headline. */
export const linesOf = (problems: readonly Problem[]): string[] =>
  problems.length < 2 ? [] : problems.map(lineOf);

/** Several problems as the block of a page; none if one is the headline. */
export function blocksOf(problems: readonly Problem[]) {
  const rows = problems.map((one) => {
    const place = placeOf(one);
    const text = inText(one);
    return [[{ code: place }], text.startsWith(`${place} `) ? text.slice(place.length + 1) : text];
  });
  return rows.length < 2 ? [] : [{ table: { header: ["Input", "Problem"], rows } }];
}

/** More of them nobody reads, and to look up each takes time. */
export const MOST_FLAWS = 100;

/** The first flaws, and how many more there are. */
export function firstOf(flaws: readonly Flaw[]): Flaw[] {
  const more = flaws.length - MOST_FLAWS;
  const last = {
    message: `${more} more problem${more === 1 ? " is" : "s are"} not shown: correct these first`,
  };
  return more > 0 ? [...flaws.slice(0, MOST_FLAWS), last] : [...flaws];
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

/** Says of an input what is wrong with it beside others. */
export type Wrong = (input: string, flaw: string | Flaw) => void;

/**
 * A check for rules between inputs. It runs even when single inputs are wrong, so that all problems
 * are reported together: the value of an input that failed may be missing, or of any type.
 */
export function rulesBetween<Inputs = Record<string, unknown>>(
  ...rules: readonly ((inputs: Inputs, wrong: Wrong) => void)[]
) {
  const check = (inputs: Inputs, ctx: z.core.$RefinementCtx) => {
    const wrong: Wrong = (input, flaw) =>
      addProblems(ctx, [{ input, ...(typeof flaw === "string" ? { message: flaw } : flaw) }]);
    for (const rule of rules) rule(inputs, wrong);
  };
  return z.superRefine<Inputs>(check, { when: () => true });
}

/** Whether a text has quotes of its own, which only belong to where it was written. */
export const isInQuotes = (text: string): boolean => /^(["'`]).*\1$/s.test(text);
export const IN_QUOTES = "begins and ends with quotes: remove them";

/** As the shell, Jenkins and Azure Pipelines write variables, and GitHub an expression. */
const VARIABLE = /\$(\w+|\{[\w.]+\}|\([\w.]+\))/;
const EXPRESSION = /\$\{\{.*?\}\}/;

/** Of a text in which its CI has left a variable as it is, such as `$IMAGE`. Never of a secret. */
export function unexpandedIn(text: string): string[] {
  const [expression] = EXPRESSION.exec(text) ?? [];
  if (expression !== undefined)
    return [
      `contains ${quoted(expression)}, an expression that was not evaluated: only GitHub does that`,
    ];
  const [variable] = VARIABLE.exec(text) ?? [];
  if (variable === undefined) return [];
  return [
    `contains ${quoted(variable)}, a variable that was not expanded: check its name, and that it is set`,
  ];
}

/** Of a value in a message, in characters. */
export const LONGEST_QUOTE = 60;
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
