import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const sources = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(join(ROOT, "src", file), "utf8"));
const page = readFileSync(join(ROOT, "docs/troubleshooting.md"), "utf8");
const messages = [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, message = ""]) => message);

describe("docs/troubleshooting.md", () => {
  it.each(messages)("quotes %j as the code writes it", (message) => {
    const parts = message.split("…");
    const quotes = (source: string) => parts.every((part) => source.includes(part));
    expect(sources.some(quotes)).toBe(true);
  });
});
