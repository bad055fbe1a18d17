import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vitest/node";

/** The regular expression literals of a text in TypeScript. */
function literalsIn(code: string): RegExp[] {
  const patterns: RegExp[] = [];
  JSON.stringify(parseAst(code, { lang: "ts" }), (_, value: unknown) => {
    if (value instanceof RegExp) patterns.push(value);
    return typeof value === "bigint" ? String(value) : value;
  });
  return patterns;
}

/** Each distinct regular expression literal of the sources. */
export const literals: ReadonlyMap<string, RegExp> = new Map(
  globSync("src/**/*.ts")
    .flatMap((path) => literalsIn(readFileSync(path, "utf8")))
    .map((pattern) => [String(pattern), pattern]),
);
