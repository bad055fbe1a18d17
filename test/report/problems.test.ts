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
  ])("has a single problem as its headline: %j", (flaw, headline, message) => {
    const problems = [{ input: "a", ...flaw }];
    const description = describeProblems(problems, undefined, "Nothing.");
    expect(description).toEqual({ headline, message, problems });
  });

  it("names the subject unless the problem contains it", () => {
    const problem = { input: "a", reason: "is wrong" };
    const descriptionOf = (...problems: Problem[]) =>
      describeProblems(problems, "agent", "Nothing was sent.");
    expect(descriptionOf(problem).message).toBe("Nothing was sent for agent.");
    expect(descriptionOf({ ...problem, reason: "no agent" }).message).toBe("Nothing was sent.");
    expect(descriptionOf({ ...problem, hasSubject: true }).headline).toBe("agent: is wrong");
    expect(descriptionOf(problem, problem).headline).toBe("agent: a has 2 problems");
    expect(descriptionOf(problem, { ...problem, input: "b" }).headline).toBe(
      "agent: 2 inputs are wrong",
    );
  });
});
