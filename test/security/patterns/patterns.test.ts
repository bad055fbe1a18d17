import { globSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { hostileTexts } from "./hostile.ts";
import { literals } from "./literals.ts";
import { parse } from "./parse.ts";
import { createStepCounter } from "./steps.ts";

const LENGTH = 200;
const FACTOR = 4;
const MAX_STEPS = 4_000_000;
const MAX_GROWTH = 2 * FACTOR;
/** A limit such as {0,200} takes effect only in texts that are longer. */
const LARGE_LIMIT = /,\d{3}\}/;

/**
 * The largest factor by which the number of steps grows for a text of four times the length: 4 if
 * linear, 16 if quadratic. If `isLimited`, texts with `MAX_GROWTH` or more are measured again at a
 * larger length.
 */
function growthOf(pattern: RegExp, isLimited = LARGE_LIMIT.test(pattern.source)): number {
  const node = parse(pattern);
  const stepsIn = createStepCounter(node, pattern, MAX_STEPS);
  const growthsAt = (length: number, isMeasured: (index: number) => boolean) => {
    const longTexts = hostileTexts(node, FACTOR * length);
    return hostileTexts(node, length).map((text, index) => {
      if (!isMeasured(index)) return 0;
      const steps = stepsIn(text);
      return stepsIn(longTexts[index] ?? "") / Math.max(steps, length);
    });
  };
  const growths = growthsAt(LENGTH, () => true);
  const isNonlinear = (index: number) => (growths[index] ?? 0) >= MAX_GROWTH;
  if (!isLimited || Math.max(...growths) < MAX_GROWTH) return Math.max(...growths);
  return Math.max(...growthsAt(FACTOR * LENGTH, isNonlinear));
}

describe("each regular expression literal of the sources", () => {
  it("is listed: more than 200, and two examples", () => {
    expect(literals.size).toBeGreaterThan(200);
    for (const text of ["/(?<!\\/)\\/+$/", "/[\\r\\n]/"])
      expect([...literals.keys()]).toContain(text);
  });

  it.each([...literals])("takes steps in proportion to the text: %s", (_, pattern) => {
    expect(growthOf(pattern)).toBeLessThan(MAX_GROWTH);
  });
});

describe("each constructed regular expression of the sources", () => {
  const constructedPatterns = new Map<string, RegExp>();
  const recorder = new Proxy(RegExp, {
    construct(target, args: ConstructorParameters<typeof RegExp>) {
      const pattern = new target(...args);
      // Packages construct regular expressions, too.
      const [, , caller = ""] = new Error().stack?.split("\n") ?? [];
      if (/[\\/]src[\\/](?!.*node_modules)/.test(caller))
        constructedPatterns.set(String(pattern), pattern);
      return pattern;
    },
  });

  it("is constructed only in files that the next test loads", () => {
    const paths = globSync("src/**/*.ts").flatMap((path) =>
      readFileSync(path, "utf8")
        .split("RegExp(")
        .slice(1)
        .map(() => path.replaceAll("\\", "/")),
    );
    expect(paths.toSorted()).toEqual([
      "src/inputs/resource-spec/parse.ts",
      ...Array.from({ length: 4 }, () => "src/report/causes/export-causes.ts"),
      "src/report/causes/rollout-causes.ts",
      "src/report/refusals/control-plane.ts",
      "src/runner/secrets/redactor.ts",
      "src/runner/text.ts",
    ]);
  });

  it("takes steps in proportion to the text", async () => {
    vi.resetModules();
    vi.stubGlobal("RegExp", recorder);
    await import("../../../src/inputs/resource-spec/parse.ts");
    await import("../../../src/report/causes/export-causes.ts");
    await import("../../../src/report/causes/rollout-causes.ts");
    await import("../../../src/report/refusals/control-plane.ts");
    await import("../../../src/runner/text.ts");
    const { createRedactor } = await import("../../../src/runner/secrets/redactor.ts");
    const { add } = createRedactor();
    const blocks = ["ab12\ncd34\nef56", "a+b?\n(c*\n[d]^", "a\n".repeat(20), "\\n n\n".repeat(9)];
    for (const value of blocks) add({ value, kind: "input" });
    vi.unstubAllGlobals();
    expect(constructedPatterns.size).toBe(8 + blocks.length);
    // The lines of a secret limit the steps of its pattern, like {0,200}: hence `isLimited`.
    const growths = [...constructedPatterns].map(
      ([text, pattern]) => [text, growthOf(pattern, true)] as const,
    );
    expect(growths.filter(([, growth]) => growth >= MAX_GROWTH)).toEqual([]);
  });
});

describe("a regular expression whose steps", () => {
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
    expect(() => expect(growthOf(pattern)).toBeLessThan(MAX_GROWTH)).toThrow();
  });

  it.each([/(?<!\/)\/+$/, /^a*b/, /[a-z]\d{1,5}x/, /(?<!x)(?<a>x)+y/, /\p{L}+/u])(
    "grow in proportion is accepted: %s",
    (pattern) => {
      expect(growthOf(pattern)).toBeLessThan(MAX_GROWTH);
    },
  );
});
