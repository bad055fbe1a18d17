import { describe, expect, it } from "vitest";
import type { Flaw, Problem } from "../../src/inputs/problem.ts";
import { describeProblems } from "../../src/report/problems.ts";

describe("wrongInputs", () => {
  it.each<[flaw: Flaw, headline: string, message: string]>([
    [{ reason: "has no tag", fix: "write one" }, "a: has no tag", "Write one. Nothing."],
    [{ reason: "has no tag", fix: "is it empty?" }, "a: has no tag", "Is it empty? Nothing."],
    [{ reason: "is bad", at: { line: 3, column: 4 } }, "a: line 3, column 4: is bad", "Nothing."],
    [{ reason: "is bad", at: { file: "b", line: 3 } }, "a b:3: is bad", "Nothing."],
    [{ reason: "c is gone", hasSubject: true }, "c is gone", "Nothing."],
  ])("makes one problem the headline: %j", (flaw, headline, message) => {
    const problems = [{ input: "a", ...flaw }];
    const words = describeProblems(problems, undefined, "Nothing.");
    expect(words).toEqual({ headline, message, problems });
  });

  it("names the subject unless the problem does", () => {
    const problem = { input: "a", reason: "is wrong" };
    const of = (...problems: Problem[]) => describeProblems(problems, "agent", "Nothing was sent.");
    expect(of(problem).message).toBe("Nothing was sent for agent.");
    expect(of({ ...problem, reason: "no agent" }).message).toBe("Nothing was sent.");
    expect(of({ ...problem, hasSubject: true }).headline).toBe("agent: is wrong");
    expect(of(problem, problem).headline).toBe("agent: a has 2 problems");
    expect(of(problem, { ...problem, input: "b" }).headline).toBe("agent: 2 inputs are wrong");
  });
});
