import { describe, expect, it } from "vitest";
import * as z from "zod";
import { addProblems, type Flaw, quoted } from "../../src/inputs/problem.ts";

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
