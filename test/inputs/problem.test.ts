import { describe, expect, it } from "vitest";
import * as z from "zod";
import {
  addProblems,
  type Flaw,
  type Problem,
  quoted,
  wrongInputs,
} from "../../src/inputs/problem.ts";

describe("addProblems", () => {
  const issuesOf = (problems: readonly (Flaw & { input?: string })[]) => {
    const schema = z.string().superRefine((_, ctx) => addProblems(ctx, problems));
    return schema.safeParse("").error?.issues ?? [];
  };

  it("gives a flaw of the parsed input no path, and a problem the path of its input", () => {
    const issues = issuesOf([{ what: "is wrong" }, { input: "b", what: "is wrong too" }]);
    expect(issues.map(({ path }) => path)).toEqual([[], ["b"]]);
  });
});

describe("wrongInputs", () => {
  it.each<[flaw: Flaw, headline: string, text: string]>([
    [{ what: "has no tag", todo: "write one" }, "a: has no tag", "Write one. Nothing."],
    [{ what: "has no tag", todo: "is it empty?" }, "a: has no tag", "Is it empty? Nothing."],
    [{ what: "is bad", at: { line: 3, column: 4 } }, "a: line 3, column 4: is bad", "Nothing."],
    [{ what: "is bad", at: { file: "b", line: 3 } }, "a b:3: is bad", "Nothing."],
    [{ what: "c is gone", isWhole: true }, "c is gone", "Nothing."],
  ])("makes one problem the headline: %j", (flaw, headline, text) => {
    expect(wrongInputs([{ input: "a", ...flaw }], undefined, "Nothing.")).toEqual({
      headline,
      text,
    });
  });

  it("names what the step is about below it, unless the problem does, and above several", () => {
    const problem = { input: "a", what: "is wrong" };
    const of = (...problems: Problem[]) => wrongInputs(problems, "agent", "Nothing was sent.");
    expect(of(problem).text).toBe("Nothing was sent for agent.");
    expect(of({ ...problem, what: "no agent" }).text).toBe("Nothing was sent.");
    expect(of({ ...problem, isWhole: true }).headline).toBe("agent: is wrong");
    expect(of(problem, problem).headline).toBe("agent: a has 2 problems");
    expect(of(problem, { ...problem, input: "b" }).headline).toBe("agent: 2 inputs are wrong");
  });
});

describe("quoted", () => {
  it("cuts a long text and marks the cut with an ellipsis", () => {
    expect(quoted("x".repeat(1_000))).toBe(`"${"x".repeat(60)}…"`);
  });

  it("escapes characters that break the line or turn the direction of the writing", () => {
    expect(quoted('a"\n\u001b[31m\u007f\u0085\u2028\u202e')).toBe(
      '"a\\"\\n\\u001b[31m\\u007f\\u0085\\u2028\\u202e"',
    );
  });
});
