import { describe, expect, it } from "vitest";
import type { Flaw, Problem } from "../../src/inputs/problem.ts";
import { describeProblems } from "../../src/report/problems.ts";

describe("describeProblems", () => {
  it.each<[flaw: Flaw, headline: string, message: string]>([
    [{ reason: "has no tag", fix: "write one" }, "a: has no tag", "Write one. Nothing."],
    [{ reason: "has no tag", fix: "is it empty?" }, "a: has no tag", "Is it empty? Nothing."],
    [
      { reason: "is bad", position: { line: 3, column: 4 } },
      "a: line 3, column 4: is bad",
      "Nothing.",
    ],
    [{ reason: "is bad", position: { file: "b", line: 3 } }, "a b:3: is bad", "Nothing."],
    [{ reason: "c is gone", hasSubject: true }, "c is gone", "Nothing."],
  ])("returns a single problem as the headline: %j", (flaw, headline, message) => {
    const problems = [{ input: "a", ...flaw }];
    const description = describeProblems(problems, undefined, "Nothing.");
    expect(description).toEqual({ headline, message, problems });
  });

  const problem = { input: "a", reason: "is wrong" };
  it.each<[headline: string, problems: Problem[]]>([
    ["agent: a: is wrong", [problem]],
    ["a: is no agent", [{ ...problem, reason: "is no agent" }]],
    ["agent: a has 2 problems", [problem, problem]],
    ["agent: 2 inputs are wrong", [problem, { ...problem, input: "b" }]],
  ])("puts the subject before a headline without it: %s", (headline, problems) => {
    expect(describeProblems(problems, "agent", "Nothing.")).toMatchObject({ headline });
  });
});
