import { describe, expect, it } from "vitest";
import * as z from "zod";
import { addProblems, type Flaw } from "../../src/inputs/problem.ts";

describe("addProblems", () => {
  const issuesOf = (problems: readonly (Flaw & { input?: string })[]) => {
    const schema = z.string().superRefine((_, ctx) => addProblems(ctx, problems));
    return schema.safeParse("").error?.issues ?? [];
  };

  it("sets the path of a problem with an input", () => {
    const issues = issuesOf([{ reason: "is wrong" }, { input: "b", reason: "is wrong too" }]);
    expect(issues.map(({ path }) => path)).toEqual([[], ["b"]]);
  });
});
