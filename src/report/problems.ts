import { clauseOf, inputLabel, lineOf, type Problem, positionPrefix } from "../inputs/problem.ts";
import { capitalize } from "./format.ts";

/** The clause with a capital letter and a full stop. */
export const toSentence = (clause: string) => capitalize(clause).replace(/[^.!?]$/, "$&.");

/**
 * Headline and message of a step with invalid inputs: a single problem is the headline itself.
 * `effect` is a sentence such as `Nothing was sent.`
 */
export function describeProblems(
  problems: readonly Problem[],
  subject: string | undefined,
  effect: string,
) {
  const [problem, ...otherProblems] = problems;
  if (problem === undefined || otherProblems.length > 0) {
    const { size } = new Set(problems.map(({ input }) => input));
    const countText =
      size === 1 ? `${problem?.input} has ${problems.length} problems` : `${size} inputs are wrong`;
    const headline = subject === undefined ? countText : `${subject}: ${countText}`;
    return { headline, message: effect, problems };
  }
  const { reason, fix = "", hasSubject } = problem;
  const prefix = subject === undefined || reason.includes(subject) ? "" : `${subject}: `;
  const headline = hasSubject
    ? prefix + reason
    : `${inputLabel(problem)}: ${positionPrefix(problem)}${reason}`;
  const isNamed = subject === undefined || (headline + fix).includes(subject);
  const effectOnSubject = isNamed ? effect : effect.replace(/\.$/, ` for ${subject}.`);
  return { headline, message: `${toSentence(fix)} ${effectOnSubject}`.trim(), problems };
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
