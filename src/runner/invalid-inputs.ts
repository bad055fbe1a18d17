import type * as z from "zod";
import { lineOf, type Problem, placeOf, wrongInputs } from "../inputs/problem.ts";
import type { Result } from "../report/conclusion.ts";
import { titleOf } from "../report/outcomes.ts";

const NOTHING = "Nothing was sent.";

function problemsOf({ issues }: z.ZodError): Problem[] {
  return issues.map((issue) => {
    const place = issue.code === "custom" ? issue.params : undefined;
    return {
      input: String(issue.path[0] ?? "inputs"),
      message: issue.message,
      file: place?.file,
      line: place?.line,
      column: place?.column,
    };
  });
}

/** How a step ends whose inputs are wrong. */
export function invalidInputs(error: z.ZodError, texts: Readonly<Record<string, string>>): Result {
  const problems = problemsOf(error);
  const count = wrongInputs(problems);
  const isWrong = (input: string) => problems.some((problem) => problem.input === input);
  const naming = ["deployment_name", "name"].find((input) => !isWrong(input) && texts[input]);
  const name = naming && texts[naming];
  const headline = name === undefined ? `Rejected: ${count}` : `${name}: ${count}`;
  const rows = problems.map((problem) => [[{ code: placeOf(problem) }], problem.message]);
  const table = { header: ["Input", "Problem"], rows };
  const lines = problems.map(lineOf);
  return {
    outcome: "rejected",
    headline,
    outputs: { outcome: "rejected", error_message: lines.join("; ") },
    summary: [{ heading: titleOf("rejected", headline), text: NOTHING }, { table }],
    comment: [{ text: NOTHING }, { table }],
    failure: { message: [`${headline}. ${NOTHING}`, ...lines].join("\n"), problems },
  };
}
