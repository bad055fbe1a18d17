import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const sources = globSync("{src,emulator}/**/*.ts").map((path) => {
  // A comment may be broken anywhere.
  const text = readFileSync(path, "utf8")
    .replace(/\n\s*(\*|\/\/)/g, " ")
    .replace(/\s+/g, " ");
  return { path: path.replaceAll("\\", "/"), text };
});
const page = readFileSync("docs/contract/README.md", "utf8");
const rows = [...page.matchAll(/^\| `([a-z-]+)` \| .+ \| (\w+) \| .+ \|$/gm)];
const names = rows.map(([, name = ""]) => name);

/** The rows that comments name. */
const namedIn = (text: string) => [
  ...[...text.matchAll(/beyond the contract: ([a-z-]+)(?: and ([a-z-]+))?/gi)].flatMap(
    ([, ...found]) => found.filter((name) => name !== undefined),
  ),
  // Of the table of patience.
  ...[...text.matchAll(/\brow: "([a-z-]+)"/g)].flatMap(([, name = ""]) => name),
];

describe("docs/contract/README.md", () => {
  it("says of each fact where it comes from", () => {
    expect(rows.length).toBeGreaterThan(60);
    const origins = rows.map(([, , from]) => from);
    expect(new Set(origins)).toEqual(new Set(["documented", "seen", "assumed"]));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each(sources)("has the rows that $path names", ({ text }) => {
    expect(namedIn(text).filter((name) => !names.includes(name))).toEqual([]);
    expect(text.includes("Not in the contract")).toBe(false);
  });

  it("has no row that no source names", () => {
    const named = sources.flatMap(({ text }) => namedIn(text));
    expect(names.filter((name) => !named.includes(name))).toEqual([]);
  });
});
