import type * as z from "zod";
import { quote } from "./quote.ts";
import { variables } from "./variables.ts";

/** In `file`, or else in the text of the input. Lines and columns start at 1. */
export interface Position {
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

/** A problem without the name of its input. */
export interface Flaw {
  /** A clause about the input, or one with its own subject. */
  reason: string;
  /** How to fix it, as a clause. */
  fix?: string | undefined;
  position?: Position | undefined;
  /** Whether a message, if this is its only problem, begins with `reason`, not the input's name. */
  hasSubject?: boolean;
}

export type FlawText = readonly [reason: string, fix?: string | undefined];

/** Patterns of invalid texts with their flaws. `$&` in a reason becomes the whole text, quoted. */
export type FlawPatterns = readonly (readonly [RegExp, ...FlawText])[];

export function findFlaw(text: string, patterns: FlawPatterns): FlawText | undefined {
  const [, reason, fix] = patterns.find(([pattern]) => pattern.test(text)) ?? [];
  return reason === undefined ? undefined : [reason.replace("$&", () => quote(text)), fix];
}

export interface Problem extends Flaw {
  input: string;
}

export const clauseOf = ({ reason, fix }: Flaw): string =>
  fix === undefined ? reason : `${reason}: ${fix}`;

/** `secrets_file agent.env:4`: the input, and the position in its file. */
export function inputLabel({ input, position: { file, line } = {} }: Problem): string {
  if (file === undefined) return input;
  return `${input} ${file}${line === undefined ? "" : `:${line}`}`;
}

/** `line 3, column 4: ` if the position is in the text of the input; empty otherwise. */
export function positionPrefix({ position: { file, line, column } = {} }: Flaw): string {
  if (file !== undefined || line === undefined) return "";
  return `line ${line}${column === undefined ? "" : `, column ${column}`}: `;
}

/** A problem on one line. */
export const lineOf = (problem: Problem): string =>
  `${inputLabel(problem)}: ${positionPrefix(problem)}${clauseOf(problem)}`;

const MAX_FLAWS = 100;

/** The first flaws, and a last one that counts the others. */
export function truncateFlaws(flaws: readonly Flaw[]): Flaw[] {
  const omittedCount = flaws.length - MAX_FLAWS;
  if (omittedCount <= 0) return [...flaws];
  const reason = `${omittedCount} more problem${omittedCount === 1 ? " is" : "s are"} not shown`;
  return [...flaws.slice(0, MAX_FLAWS), { reason, fix: "correct these first" }];
}

/** Adds a flaw of the input that is being parsed, or a problem of any input. */
export function addProblem(ctx: z.core.$RefinementCtx, problem: Flaw | Problem): void {
  const path = "input" in problem ? [problem.input] : [];
  const message = positionPrefix(problem) + clauseOf(problem);
  ctx.addIssue({ code: "custom", path, message, params: problem });
}

/** The issues of a schema as problems, grouped by input and ordered by line. */
export function problemsOf({ issues = [] }: Partial<z.ZodError> = {}): Problem[] {
  const problems = issues.map((issue): Problem => {
    const flaw: Flaw = { reason: issue.message, ...(issue.code === "custom" && issue.params) };
    const input = String(issue.path[0] ?? "inputs");
    // Outside GitHub, inputs are set as variables.
    const isUnset = flaw.reason === "is required" && variables().GITHUB_ACTIONS !== "true";
    const reason = `${flaw.reason}${isUnset ? ` (the variable INPUT_${input.toUpperCase()})` : ""}`;
    return { ...flaw, reason, input };
  });
  const lineNumberOf = ({ position }: Problem) => position?.line ?? 0;
  const groups = [...Map.groupBy(problems, ({ input }) => input).values()];
  return groups.flatMap((group) => group.toSorted((a, b) => lineNumberOf(a) - lineNumberOf(b)));
}
