import { type Problem, rulesBetween } from "../../inputs/problem.ts";
import { sourceOfInput } from "../../inputs/source.ts";
import { buildsTagOnPush, Source } from "../../service/contract/source.ts";

/** Which inputs the source cannot have. Which it needs, the service says. */
export const sourceRules = rulesBetween((inputs) => {
  const source = Source.safeParse(inputs.source).data;
  if (source === undefined) return [];
  const problems: Problem[] = [];
  for (const [input, value] of Object.entries(inputs)) {
    const itsSource = sourceOfInput(input);
    if (value === undefined || itsSource === undefined || itsSource === source) continue;
    const message = `applies to source ${itsSource} only: remove it, or correct source`;
    problems.push({ input, message });
  }
  if (buildsTagOnPush(inputs)) {
    const message =
      "cannot be true while repo_ref is a tag: remove it, or set repo_ref to a branch";
    problems.push({ input: "build_on_push", message });
  }
  return problems;
});
