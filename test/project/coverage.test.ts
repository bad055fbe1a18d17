import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const MARK = /\b(v8|c8|istanbul|node:coverage) (ignore|disable)/;

describe("coverage", () => {
  it("has no comment that excludes code", () => {
    const sources = globSync("{src,emulator}/**/*.ts");
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.filter((path) => MARK.test(readFileSync(path, "utf8")))).toEqual([]);
  });

  it.each(["/* v8 ignore next */", "/* istanbul ignore if */", "// c8 ignore start"])(
    "finds the mark %s",
    (mark) => {
      expect(mark).toMatch(MARK);
    },
  );
});
