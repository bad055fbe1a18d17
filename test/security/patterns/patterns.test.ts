import { describe, expect, it } from "vitest";
import { hostileTo } from "./hostile.ts";
import { literals, literalsIn } from "./literals.ts";
import { parse } from "./parse.ts";
import { stepsOf } from "./steps.ts";

const LENGTH = 200;
const FACTOR = 4;
const LIMIT = 4_000_000;

/** How the steps grow with a text of four times the length, at most: 16 times if with the square. */
function growthOf(pattern: RegExp, length = LENGTH): number {
  const node = parse(pattern);
  const long = hostileTo(node, FACTOR * length);
  const growths = hostileTo(node, length).map((text, at) => {
    const few = stepsOf(node, pattern, text, LIMIT);
    return stepsOf(node, pattern, long[at] ?? "", LIMIT) / Math.max(few, length);
  });
  const growth = Math.max(...growths);
  // A limit such as {0,200} shows only in texts that are longer than it.
  const isLimited = growth >= 2 * FACTOR && length === LENGTH && /,\d{3}\}/.test(pattern.source);
  return isLimited ? growthOf(pattern, FACTOR * LENGTH) : growth;
}

describe("the literals of a text", () => {
  it.each([
    ["const a = /b/g;", ["/b/g"]],
    ["a / b / c; // /d/", []],
    ["`/${a}/` + `${b.replace(/c/, `${{ d: /e/ }}`)}/f/`", ["/c/", "/e/"]],
    ['"/a/" + [/[/"]/, /\\//]', ['/[/"]/', "/\\//"]],
    ["return /a/.test(b) ? (c) / 2 : /d/", ["/a/", "/d/"]],
    ["x => ({ /* /a/ */ b: /c/i }) / 2", ["/c/i"]],
  ])("are found: %s", (code, found) => {
    expect(literalsIn(code).map(String)).toEqual(found);
  });
});

describe("each regular expression of the sources", () => {
  it("is found", () => {
    expect(literals.size).toBeGreaterThan(200);
    for (const text of ["/(?<!\\/)\\/+$/", "/[\\r\\n]/"])
      expect([...literals.keys()]).toContain(text);
  });

  // The statements of a dotenv file: each BEGIN is followed for at most 100 lines.
  const limited = "(?:\\n[^\\n]*){1,100}?";
  const others = [...literals].filter(([text]) => !text.includes(limited));

  it("is in proportion to the text except for one, which has a limit", () => {
    expect(literals.size - others.length).toBe(1);
  });

  it.each(others)("takes steps in proportion to the text: %s", (_, { pattern }) => {
    expect(growthOf(pattern)).toBeLessThan(2 * FACTOR);
  });

  // Only where the steps are known to be in proportion, so that it ends.
  it.each([...literals])("ends on 100,000 characters: %s", (_, { pattern }) => {
    const texts = hostileTo(parse(pattern), 100_000).filter((_text, at) => at % 5 === 0);
    for (const text of texts) expect(text.replace(pattern, "").length).toBeLessThan(100_100);
  });
});

describe("a pattern whose steps", () => {
  it.each([
    /\/+$/,
    /(\/+ok)?\/*$/,
    /\s*=\s*(.*)/,
    /\$\{\{.*?\}\}/,
    /(a+)+b/,

    /^(?:a|aa)+$/,
    /^a*a*a*b/,
    /(?<=a*)b/,
  ])("grow with the square or faster is detected: %s", (pattern) => {
    expect(() => expect(growthOf(pattern)).toBeLessThan(2 * FACTOR)).toThrow();
  });

  it.each([/(?<!\/)\/+$/, /^a*b/, /[a-z]\d{1,5}x/, /(?<!x)(?<a>x)+y/, /\p{L}+/u])(
    "grow in proportion is not: %s",
    (pattern) => {
      expect(growthOf(pattern)).toBeLessThan(2 * FACTOR);
    },
  );
});
