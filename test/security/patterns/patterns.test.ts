import { globSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
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

  it.each([...literals])("takes steps in proportion to the text: %s", (_, { pattern }) => {
    expect(growthOf(pattern)).toBeLessThan(2 * FACTOR);
  });

  // Only where the steps are known to be in proportion, so that it ends.
  it.each([...literals])("ends on 100,000 characters: %s", (_, { pattern }) => {
    const texts = hostileTo(parse(pattern), 100_000).filter((_text, at) => at % 5 === 0);
    for (const text of texts) expect(text.replace(pattern, "").length).toBeLessThan(100_100);
  });
});

describe("each constructed regular expression of the sources", () => {
  const constructed = new Map<string, RegExp>();
  const recorder = new Proxy(RegExp, {
    construct(target, args: ConstructorParameters<typeof RegExp>) {
      const pattern = new target(...args);
      // Packages construct some, too.
      const [, , caller = ""] = new Error().stack?.split("\n") ?? [];
      if (/[\\/]src[\\/](?!.*node_modules)/.test(caller)) constructed.set(String(pattern), pattern);
      return pattern;
    },
  });

  it("is constructed when a module loads, or of the lines of a secret", () => {
    const paths = globSync("src/**/*.ts").flatMap((path) =>
      readFileSync(path, "utf8")
        .split("RegExp(")
        .slice(1)
        .map(() => path.replaceAll("\\", "/")),
    );
    expect(paths.toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => "src/report/causes.ts"),
      "src/report/refusals/control-plane.ts",
      "src/runner/secrets/redactor.ts",
      "src/runner/text.ts",
    ]);
  });

  it("takes steps in proportion to the text", async () => {
    vi.resetModules();
    vi.stubGlobal("RegExp", recorder);
    await import("../../../src/report/causes.ts");
    await import("../../../src/report/refusals/control-plane.ts");
    await import("../../../src/runner/text.ts");
    const { createRedactor } = await import("../../../src/runner/secrets/redactor.ts");
    const { add } = createRedactor();
    const blocks = ["ab12\ncd34\nef56", "a+b?\n(c*\n[d]^", "a\n".repeat(20), "\\n n\n".repeat(9)];
    for (const value of blocks) add({ value, kind: "input" });
    vi.unstubAllGlobals();
    expect(constructed.size).toBe(6 + blocks.length);
    // The text is longer than any of these secrets.
    const growths = [...constructed].map(
      ([text, pattern]) => [text, growthOf(pattern, FACTOR * LENGTH)] as const,
    );
    expect(growths.filter(([, growth]) => growth >= 2 * FACTOR)).toEqual([]);
  });
});

describe("a pattern whose steps", () => {
  it.each([
    /\/+$/,
    /(\/+ok)?\/*$/,
    /\s*=\s*(.*)/,
    /\$\{\{.*?\}\}/,
    /(a+)+b/,
    /-----BEGIN(?:\n[^\n]*)*?\n-----END/,
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
