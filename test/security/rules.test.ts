import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const text = readFileSync("test/security/README.md", "utf8");
const rules = [...text.matchAll(/^\| (.+?) \| `(test\/[^`]+)`: (.+) \|$/gm)].map(
  ([, rule, file = "", title = ""]) => ({ rule, file, title }),
);

describe("the security rules", () => {
  it("each have a test", () => {
    const rows = text
      .split("\n")
      .filter((line) => line.startsWith("| ") && !line.startsWith("| rule"));
    expect(rows.length).toBeGreaterThan(30);
    expect(rules).toHaveLength(rows.length);
  });

  it.each(rules)("name a test for: $rule", ({ file, title }) => {
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, "utf8")).toContain(title);
  });
});
