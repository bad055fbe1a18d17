import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SPELLINGS } from "./spellings.ts";

const text = readFileSync("SECURITY.md", "utf8");
const rules = [...text.matchAll(/^\| (.+?) \| `(test\/[^`]+)`: (.+) \|$/gm)].map(
  ([, rule, file = "", title = ""]) => ({
    rule,
    file,
    title,
  }),
);

describe("SECURITY.md", () => {
  it("proves every rule of its table", () => {
    const rows = text
      .split("\n")
      .filter((line) => line.startsWith("| ") && !line.startsWith("| rule"));
    expect(rows.length).toBeGreaterThan(30);
    expect(rules).toHaveLength(rows.length);
  });

  it.each(rules)("names a test for: $rule", ({ file, title }) => {
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, "utf8")).toContain(title);
  });

  it("counts the spellings", () => {
    expect(text).toContain(`in ${Object.keys(SPELLINGS).length} spellings`);
  });
});
