import { clauseOf, inputLabel, lineOf, type Problem, positionPrefix } from "../inputs/problem.ts";
import { capitalize } from "./format.ts";

/** The clause with a capital letter and a full stop. */
export const toSentence = (clause: string) => capitalize(clause).replace(/[^.!?]$/, "$&.");

/**
 * Headline and message of a step with invalid inputs: a single problem is the headline itself.
 * `subject` is the deployment, if it is known, and `effect` a sentence such as `Nothing was sent.`
 */
export function describeProblems(
  problems: readonly Problem[],
  subject: string | undefined,
  effect: string,
) {
  const text = problemsText(problems);
  const headline = subject === undefined || text.includes(subject) ? text : `${subject}: ${text}`;
  const fix = problems.length === 1 ? toSentence(problems[0]?.fix ?? "") : "";
  return { headline, message: `${fix} ${effect}`.trim(), problems };
}

function problemsText(problems: readonly Problem[]): string {
  const [problem, ...otherProblems] = problems;
  const { size } = new Set(problems.map(({ input }) => input));
  if (problem === undefined || size > 1) return `${size} inputs are wrong`;
  if (otherProblems.length > 0) return `${problem.input} has ${problems.length} problems`;
  return problem.hasSubject ? problem.reason : lineOf({ ...problem, fix: undefined });
}

/** Several problems as lines; empty for a single one, which other texts describe. */
export const problemLines = (problems: readonly Problem[]): string[] =>
  problems.length < 2 ? [] : problems.map(lineOf);

/** Several problems as a table; empty for a single one, which other texts describe. */
export function problemBlocks(problems: readonly Problem[]) {
  const rows = problems.map((one) => [
    [{ code: inputLabel(one) }],
    positionPrefix(one) + clauseOf(one),
  ]);
  return rows.length < 2 ? [] : [{ table: { header: ["Input", "Problem"], rows } }];
}
