import * as z from "zod";

/** Lines and columns count from 1, in `file`, or else in the text of the input itself. */
export interface Position {
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

/** Something wrong in one input. */
export interface Flaw {
  /** A clause about the input, or with a subject of its own. */
  what: string;
  /** What to do about it, as a clause. */
  fix?: string | undefined;
  at?: Position | undefined;
  /** No input has to be named before `what`. */
  isWhole?: boolean;
}

/** A flaw with the name of its input. */
export interface Problem extends Flaw {
  input: string;
}

/** What is wrong, and what to do about it. */
export const clauseOf = ({ what, fix }: Flaw): string =>
  fix === undefined ? what : `${what}: ${fix}`;

/** `secrets_file agent.env:4`: an input, and where in its file it is wrong. */
export function inputAndFile({ input, at: { file, line } = {} }: Problem): string {
  if (file === undefined) return input;
  return `${input} ${file}${line === undefined ? "" : `:${line}`}`;
}

/** `line 3, column 4: `, if it is wrong there in the text of the input itself. */
export function placeOf({ at: { file, line, column } = {} }: Flaw): string {
  if (file !== undefined || line === undefined) return "";
  return `line ${line}${column === undefined ? "" : `, column ${column}`}: `;
}

/** A problem in one line, wherever it is shown. */
export const lineOf = (problem: Problem): string =>
  `${inputAndFile(problem)}: ${placeOf(problem)}${clauseOf(problem)}`;

/** More of them nobody reads, and to look up each takes time. */
export const MAX_FLAWS = 100;

/** The first flaws, and how many more there are. */
export function firstOf(flaws: readonly Flaw[]): Flaw[] {
  const more = flaws.length - MAX_FLAWS;
  const what = `${more} more problem${more === 1 ? " is" : "s are"} not shown`;
  const last = { what, fix: "correct these first" };
  return more > 0 ? [...flaws.slice(0, MAX_FLAWS), last] : [...flaws];
}

/** Adds flaws of the input that is being parsed, or problems that name an input of their own. */
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

/** What `addProblems` added, in the order of the inputs and of their lines. */
export function problemsOf({ issues = [] }: Partial<z.ZodError> = {}): Problem[] {
  const problems = issues.map((issue): Problem => {
    const flaw: Flaw = { what: issue.message, ...(issue.code === "custom" && issue.params) };
    return { ...flaw, input: String(issue.path[0] ?? "inputs") };
  });
  const inputs = problems.map(({ input }) => input);
  const first = ({ input }: Problem) => inputs.indexOf(input);
  const lineIn = ({ at }: Problem) => at?.line ?? 0;
  return problems.toSorted((a, b) => first(a) - first(b) || lineIn(a) - lineIn(b));
}

export type FlawText = readonly [what: string, fix?: string | undefined];

/** Refuses the text of an input. */
export type Refuse = (what: string, fix?: string, at?: Position) => never;

/** An input whose text `read` turns into a value, or refuses. An absent one needs `todo`. */
export const textField = <Value>(
  fix: string,
  read: (text: string, refuse: Refuse) => Value | Promise<Value>,
) =>
  z.custom<string>().transform((given, ctx) => {
    const refuse: Refuse = (...[what, fix, at]) => {
      addProblems(ctx, [{ what, fix, at }]);
      return z.NEVER;
    };
    return typeof given === "string" ? read(given, refuse) : refuse("is required", fix);
  });

/** The same, of a text without blanks around it, which holds no secret. */
export const field: typeof textField = (fix, read) =>
  textField(fix, (given, refuse) => {
    const text = given.trim();
    const placeholder = placeholderIn(text);
    return placeholder === undefined ? read(text, refuse) : refuse(...placeholder);
  });

/** Says of an input what is wrong with it beside others. */
export type AddProblem = (input: string, what: string, fix?: string, at?: Position) => void;

/**
 * A check for rules between inputs. It runs even when single inputs are wrong, so that all problems
 * are reported together: the value of an input that failed may be missing, or of any type.
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

/** Whether a text has quotes of its own, which only belong to where it was written. */
export const isInQuotes = (text: string): boolean => /^(["'`]).*\1$/s.test(text);
export const IN_QUOTES = ["begins and ends with quotes", "remove them"] as const;

/** What its CI or its author has left in a text in place of a value. */
const PLACEHOLDERS: [RegExp, what: string, fix: string][] = [
  [/\$\{\{.*?\}\}/, "an expression that was not evaluated", "only GitHub does that"],
  // As the shell, Jenkins and Azure Pipelines write variables.
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
    /^\*{3,}$/,
    "what logs show in place of a secret",
    "write the value itself, or an expression such as ${{ vars.NAME }}",
  ],
];

/** A variable before an @ may be a part of a password. */
function placeholderIn(text: string): FlawText | undefined {
  for (const [pattern, what, fix] of PLACEHOLDERS) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined && (found.startsWith("${{") || !text.includes("@")))
      return [`contains ${quoted(found)}, ${what}`, fix];
  }
  return undefined;
}

/** The same of a secret that is nothing else, without quoting it. */
export function placeholderAs(secret: string): FlawText | undefined {
  const is = PLACEHOLDERS.find(([pattern]) => pattern.exec(secret)?.[0] === secret);
  return is && [`is ${is[1]}`, is[2]];
}

/** Of a value in a message, in characters. */
export const MAX_QUOTE = 60;
// JSON does not escape these, which move the cursor, break lines or change the writing direction.
const INVISIBLE = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A value for a message: quoted, on one line, about 60 characters at most. Never for a secret. */
export function quoted(text: string): string {
  const start = text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
  return JSON.stringify(start).replace(
    INVISIBLE,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
