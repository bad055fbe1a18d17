import { describe, expect, it } from "vitest";
import * as z from "zod";
import { addProblems, type Flaw, quoted, textField } from "../../src/inputs/problem.ts";

describe("addProblems", () => {
  const issuesOf = (problems: readonly (Flaw & { input?: string })[]) => {
    const schema = z.string().superRefine((_, ctx) => addProblems(ctx, problems));
    return schema.safeParse("").error?.issues ?? [];
  };

  it("sets the path of a problem with an input", () => {
    const issues = issuesOf([{ what: "is wrong" }, { input: "b", what: "is wrong too" }]);
    expect(issues.map(({ path }) => path)).toEqual([[], ["b"]]);
  });
});

describe("textField", () => {
  it("reports each problem, since refusing does not end the field", () => {
    const words = textField("write words", (text, refuse) => {
      for (const word of text.split(" ")) refuse(`${word} is wrong`);
      return text;
    });
    const { error } = words.safeParse("one two");
    expect(error?.issues.map(({ message }) => message)).toEqual(["one is wrong", "two is wrong"]);
  });
});

describe("quoted", () => {
  it("truncates a long text with an ellipsis", () => {
    expect(quoted("x".repeat(1_000))).toBe(`"${"x".repeat(60)}…"`);
  });

  it("escapes characters that break the line or change the writing direction", () => {
    expect(quoted('a"\n\u001b[31m\u007f\u0085\u2028\u202e')).toBe(
      '"a\\"\\n\\u001b[31m\\u007f\\u0085\\u2028\\u202e"',
    );
  });
});
