import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describeApi } from "../../emulator/server/openapi.ts";
import { OPERATIONS } from "../../emulator/server/operations.ts";
import { parseRows } from "../../scripts/conformance/report.ts";

const sources = globSync("{src,emulator}/**/*.ts").map((path) => {
  // Joins the lines of wrapped comments.
  const text = readFileSync(path, "utf8")
    .replace(/\n\s*(\*|\/\/)/g, " ")
    .replace(/\s+/g, " ");
  return { path: path.replaceAll("\\", "/"), text };
});
const page = readFileSync("docs/design/contract/README.md", "utf8");
const names = parseRows(page).map(({ id }) => id);

/** The rows that `beyond the contract: …` in comments and `row: …` in code name. */
const rowsNamedIn = (text: string) => [
  ...[...text.matchAll(/beyond the contract: ([a-z-]+)(?: and ([a-z-]+))?/gi)].flatMap(
    ([, ...rowNames]) => rowNames.filter((name) => name !== undefined),
  ),
  ...[...text.matchAll(/\brow: "([a-z-]+)"/g)].flatMap(([, name = ""]) => name),
];

/** Parts of the API descriptions that are beyond the contract, with their row. */
const extraParts: [part: string, row: string | undefined][] = [];
JSON.stringify(describeApi(OPERATIONS, { url: "https://platform.example.com" }), (_, value) => {
  const { "x-in-contract": inContract, "x-row": row } = Object(value);
  if (inContract === false || row !== undefined) extraParts.push([JSON.stringify(value), row]);
  return value;
});

describe("docs/design/contract/README.md", () => {
  it("names the origin of each fact, and has each row once", () => {
    expect(names).toEqual([...page.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(60);
  });

  it.each(sources)("has the rows that $path refers to", ({ text }) => {
    expect(rowsNamedIn(text).filter((name) => !names.includes(name))).toEqual([]);
    expect(text.includes("Not in the contract")).toBe(false);
  });

  it("has the rows that the schemas refer to", () => {
    expect(extraParts.length).toBeGreaterThan(100);
    expect(extraParts.filter(([, row]) => row === undefined || !names.includes(row))).toEqual([]);
  });

  it("has no unused row", () => {
    const usedRows = [
      ...sources.flatMap(({ text }) => rowsNamedIn(text)),
      ...extraParts.flatMap(([, row]) => row ?? []),
    ];
    expect(names.filter((name) => !usedRows.includes(name))).toEqual([]);
  });
});
