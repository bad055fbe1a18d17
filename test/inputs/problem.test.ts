import { describe, expect, it } from "vitest";
import * as z from "zod";
import {
  addProblems,
  closest,
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
    const issues = issuesOf([{ message: "is wrong" }, { input: "b", message: "is wrong too" }]);
    expect(issues.map(({ path }) => path)).toEqual([[], ["b"]]);
  });
});

describe("wrongInputs", () => {
  it.each([
    ["has no tag: is it empty? Write one", "a: has no tag", "Is it empty? Write one. Nothing."],
    ['is "x: y. z", no id. Write one.', 'a: is "x: y. z", no id', "Write one. Nothing."],
    ["KEY: is empty: remove it", "a: KEY: is empty", "Remove it. Nothing."],
    ["line 3, column 4: is bad", "a: line 3, column 4: is bad", "Nothing."],
    ["is required.", "a: is required", "Nothing."],
  ])("makes one problem the headline: %s", (message, headline, text) => {
    expect(wrongInputs([{ input: "a", message }], undefined, "Nothing.")).toEqual({
      headline,
      text,
    });
  });

  it("names what the step is about below it, unless the problem does, and above several", () => {
    const problem = { input: "a", message: "is wrong" };
    const of = (...problems: Problem[]) => wrongInputs(problems, "agent", "Nothing was sent.");
    expect(of(problem).text).toBe("Nothing was sent for agent.");
    expect(of({ ...problem, message: "no agent" }).text).toBe("Nothing was sent.");
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

const FIELDS = ["min_scale", "max_scale", "cpu", "cpu_limit", "memory_mb", "imagePullPolicy"];

describe("closest", () => {
  it.each([
    ["minScale", "min_scale"],
    ["MAX-SCALE", "max_scale"],
    ["cpus", "cpu"],
    ["memory", "memory_mb"],
    ["imagePulPolicy", "imagePullPolicy"],
    ["cpu_limits", "cpu_limit"],
  ])("corrects %j to %j", (misspelt, word) => {
    expect(closest(misspelt, FIELDS)).toBe(word);
  });

  it.each(["replicas", "x", "", "storage", "x".repeat(100_000)])(
    "finds no similar word for %j",
    (word) => {
      expect(closest(word, FIELDS)).toBeUndefined();
    },
  );
});
