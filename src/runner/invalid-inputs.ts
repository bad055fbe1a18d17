import type * as z from "zod";
import { blocksOf, lineOf, linesOf, type Problem, wrongInputs } from "../inputs/problem.ts";
import type { Result } from "../report/conclusion.ts";
import { titleOf } from "../report/outcomes.ts";

const NOTHING = "Nothing was sent.";

/** Those of one input in the order of its lines. */
export function problemsOf({ issues = [] }: Partial<z.ZodError> = {}): Problem[] {
  const problems = issues.map((issue) => {
    const place = issue.code === "custom" ? issue.params : undefined;
    return {
      input: String(issue.path[0] ?? "inputs"),
      message: issue.message,
      file: place?.file,
      line: place?.line,
      column: place?.column,
    };
  });
  const inputs = problems.map(({ input }) => input);
  const first = ({ input }: Problem) => inputs.indexOf(input);
  return problems.toSorted((a, b) => first(a) - first(b) || (a.line ?? 0) - (b.line ?? 0));
}

/** How a step ends whose inputs are wrong. */
export function invalidInputs(
  problems: readonly Problem[],
  texts: Readonly<Record<string, string>>,
): Result {
  const isWrong = (input: string) => problems.some((problem) => problem.input === input);
  const naming = ["deployment_name", "name"].find((input) => !isWrong(input) && texts[input]);
  const name = naming && texts[naming];
  const { headline, text } = wrongInputs(problems, name, NOTHING);
  const table = blocksOf(problems);
  return {
    outcome: "rejected",
    headline,
    outputs: { outcome: "rejected", error_message: problems.map(lineOf).join("; ") },
    summary: [{ heading: titleOf("rejected", headline), text }, ...table],
    comment: [{ text }, ...table],
    failure: { message: [`${headline}. ${text}`, ...linesOf(problems)].join("\n"), problems },
  };
}
