import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clauseOf } from "../../../src/inputs/problem.ts";
import { parseResourceSpec } from "../../../src/inputs/resource-spec/parse.ts";

describe("parseResourceSpec", () => {
  it("refuses a text longer than 64 kB", () => {
    const [flaw] = parseResourceSpec(`# ${"x".repeat(65_536)}`).flaws;
    expect(flaw?.reason).toMatch(/^is longer than 64 kB/);
  });

  it("reports at most a hundred problems, and counts the others", () => {
    const text = Array.from({ length: 100 }, (_, index) => `_unknown${index}: 1`).join("\n");
    expect(parseResourceSpec(text).flaws).toHaveLength(100);
    expect(parseResourceSpec(`${text}\n_more: 1`).flaws.at(-1)?.reason).toMatch(/^1 more/);
  });

  it("returns for a path through an alias the position of the key with the alias", () => {
    const { positionOf } = parseResourceSpec("labels: &a\n  x: y\nannotations: *a");
    expect(positionOf(["annotations", "x"])).toMatchObject({ line: 3, column: 1 });
  });

  it("refuses aliases that multiply", () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level},`.repeat(9)}]`,
    );
    const { flaws } = parseResourceSpec(["a0: &a0 [x]", ...levels].join("\n"));
    expect(flaws.map(clauseOf)).toEqual([expect.stringContaining("Excessive alias count")]);
  });

  it("refuses deep nesting without a stack overflow", () => {
    for (const text of [
      "[".repeat(30_000),
      "{a: ".repeat(15_000),
      "- ".repeat(20_000),
      `volumes: [{ name: a, nfs: { x: ${"[".repeat(3_000)}${"]".repeat(3_000)} } }]`,
      `{${'"A":{'.repeat(400)}${"}".repeat(400)}}`,
    ]) {
      const { flaws } = parseResourceSpec(text);
      expect(flaws.map(clauseOf)).toEqual(["is nested too deeply: use fewer levels"]);
    }
  });

  it("does not change the prototype of objects", () => {
    parseResourceSpec(
      '{"__proto__": {"polluted": 1}, "labels": {"constructor": {"prototype": {"polluted": 1}}}}',
    );
    expect("polluted" in {}).toBe(false);
  });

  it("never throws, and describes each flaw in one line", () => {
    const piece = fc.constantFrom(
      ...["cpu", "labels", ": ", "\n", "  ", "- ", "[", "]", "{", "}", '"', "'"],
      ...["&a ", "*a", "!!x ", "|", "1", "\t", "#", "? "],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const { flaws } = parseResourceSpec(pieces.join(""));
        for (const flaw of flaws) expect(clauseOf(flaw)).toMatch(/^.{1,300}$/);
      }),
      { numRuns: 500 },
    );
  });
});
