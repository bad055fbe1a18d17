import * as z from "zod";
import { variables } from "./variables.ts";

/** Lines and columns start at 1, in `file` or else in the text of the input. */
export interface Position {
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

/** A problem in one input. */
export interface Flaw {
  /** A clause about the input, or one with its own subject. */
  what: string;
  /** How to fix it, as a clause. */
  fix?: string | undefined;
  at?: Position | undefined;
  /** Whether `what` has its own subject, so that the input is not named before it. */
  isWhole?: boolean;
}

export interface Problem extends Flaw {
  input: string;
}

/** What is wrong, and how to fix it. */
export const clauseOf = ({ what, fix }: Flaw): string =>
  fix === undefined ? what : `${what}: ${fix}`;

/** `secrets_file agent.env:4`: the input, and the position in its file. */
export function inputAndFile({ input, at: { file, line } = {} }: Problem): string {
  if (file === undefined) return input;
  return `${input} ${file}${line === undefined ? "" : `:${line}`}`;
}

/** `line 3, column 4: ` if the position is in the text of the input. */
export function placeOf({ at: { file, line, column } = {} }: Flaw): string {
  if (file !== undefined || line === undefined) return "";
  return `line ${line}${column === undefined ? "" : `, column ${column}`}: `;
}

/** A problem on one line. */
export const lineOf = (problem: Problem): string =>
  `${inputAndFile(problem)}: ${placeOf(problem)}${clauseOf(problem)}`;

/** Limit for the number of reported problems, each of which takes time to locate. */
export const MAX_FLAWS = 100;

/** The first problems, and how many more there are. */
export function firstOf(flaws: readonly Flaw[]): Flaw[] {
  const more = flaws.length - MAX_FLAWS;
  const what = `${more} more problem${more === 1 ? " is" : "s are"} not shown`;
  const last = { what, fix: "correct these first" };
  return more > 0 ? [...flaws.slice(0, MAX_FLAWS), last] : [...flaws];
}

/** Adds problems of the input that is being parsed, or of other inputs if they are named. */
export function addProblems(
  ctx: z.core.$RefinementCtx,
  problems: readonly (Flaw | Problem)[],
): void {
  for (const problem of problems) {
    const path = "input" in problem ? [problem.input] : [];
    const message = placeOf(problem) + clauseOf(problem);
    ctx.addIssue({ code: "custom", path, message, params: problem });
  }
}

/** The problems that `addProblems` added, ordered by input and line. */
export function problemsOf({ issues = [] }: Partial<z.ZodError> = {}): Problem[] {
  const problems = issues.map((issue): Problem => {
    const flaw: Flaw = { what: issue.message, ...(issue.code === "custom" && issue.params) };
    const input = String(issue.path[0] ?? "inputs");
    // On another CI, an input is a variable.
    const isUnset = flaw.what === "is required" && variables().GITHUB_ACTIONS !== "true";
    const what = `${flaw.what}${isUnset ? ` (the variable INPUT_${input.toUpperCase()})` : ""}`;
    return { ...flaw, what, input };
  });
  const inputs = problems.map(({ input }) => input);
  const first = ({ input }: Problem) => inputs.indexOf(input);
  const lineIn = ({ at }: Problem) => at?.line ?? 0;
  return problems.toSorted((a, b) => first(a) - first(b) || lineIn(a) - lineIn(b));
}

export type FlawText = readonly [what: string, fix?: string | undefined];

declare const refused: unique symbol;

/** What a field returns instead of a value: `z.NEVER`, which is never used. */
export type RefusedValue = typeof refused;

/** Adds a problem of the input, and returns: a text may have several. */
export type Refuse = (what: string, fix?: string, at?: Position) => RefusedValue;

/** An input whose text `read` parses or refuses. `fix` is the advice if it is missing. */
export const textField = <Value>(
  fix: string,
  read: (text: string, refuse: Refuse) => Value | RefusedValue | Promise<Value | RefusedValue>,
) =>
  z.custom<string>().transform((given, ctx) => {
    const refuse: Refuse = (...[what, fix, at]) => {
      addProblems(ctx, [{ what, fix, at }]);
      return z.NEVER;
    };
    const value = typeof given === "string" ? read(given, refuse) : refuse("is required", fix);
    // If it was refused, its problem makes the input fail.
    return value as Value | Promise<Value>;
  });

/** The same for a text that contains no secret, trimmed. */
export const field: typeof textField = (fix, read) =>
  textField(fix, (given, refuse) => {
    const text = given.trim();
    const placeholder = placeholderIn(text);
    return placeholder === undefined ? read(text, refuse) : refuse(...placeholder);
  });

/** Adds a problem of an input in a rule between inputs. */
export type AddProblem = (input: string, what: string, fix?: string, at?: Position) => void;

/**
 * A check for rules between inputs. It runs even if single inputs are invalid, so that all problems
 * are reported together. The value of an invalid input may be missing or of any type.
 */
export function rulesBetween<Inputs = Record<string, unknown>>(
  ...rules: readonly ((inputs: Inputs, addProblem: AddProblem) => void)[]
) {
  const check = (inputs: Inputs, ctx: z.core.$RefinementCtx) => {
    const addProblem: AddProblem = (input, what, fix, at) =>
      addProblems(ctx, [{ input, what, fix, at }]);
    for (const rule of rules) rule(inputs, addProblem);
  };
  return z.superRefine<Inputs>(check, { when: () => true });
}

/** Whether a text is in quotes, which usually were meant for the file it was written in. */
export const isInQuotes = (text: string): boolean => /^(["'`]).*\1$/s.test(text);
export const IN_QUOTES = ["begins and ends with quotes", "remove them"] as const;

/** Unresolved placeholders of a CI or a template. */
const PLACEHOLDERS: [RegExp, what: string, fix: string][] = [
  [/\$\{\{(?:(?!\$\{\{).)*?\}\}/, "an expression that was not evaluated", "only GitHub does that"],
  [/\{\{[^{}]*\}\}/, "a template that was not filled in", "write the value itself"],
  // Variables of shells, Jenkins and Azure Pipelines.
  [
    /\$([A-Z_]\w*|\{[\w.]+\}|\([\w.]+\))/,
    "a variable that was not expanded",
    "check its name, and that it is set",
  ],
  [
    /^((vars|secrets|env)\.[A-Z_][A-Z\d_]*|(steps|needs)\.[\w-]+\.outputs\.[\w-]+|github\.(ref|sha)\w*)$/,
    "an expression without its braces",
    "write it within ${{ }}",
  ],
  [
    /\*{3,}/,
    "what logs show in place of a secret",
    "write the value itself, or an expression such as ${{ vars.NAME }}",
  ],
];

/** A variable before an @ may be part of a password. */
function placeholderIn(text: string): FlawText | undefined {
  for (const [pattern, what, fix] of PLACEHOLDERS) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined && (found.startsWith("${{") || !text.includes("@")))
      return [`contains ${quoted(found)}, ${what}`, fix];
  }
  return undefined;
}

/** The same for a secret that consists of nothing else, without quoting it. */
export function placeholderAs(secret: string): FlawText | undefined {
  const is = PLACEHOLDERS.find(([pattern]) => pattern.exec(secret)?.[0] === secret);
  return is && [`is ${is[1]}`, is[2]];
}

/** Maximum length of a quoted value. */
export const MAX_QUOTE = 60;
// JSON does not escape these, which move the cursor, break lines or change the direction.
const INVISIBLE = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Quotes a value for a message: on one line, truncated. Never for a secret. */
export function quoted(text: string): string {
  const start = text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
  return JSON.stringify(start).replace(
    INVISIBLE,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
