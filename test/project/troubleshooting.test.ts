import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** The messages that docs/troubleshooting.md quotes, with … in place of variable parts. */
const messages = [
  ...readFileSync("docs/troubleshooting.md", "utf8").matchAll(/^\| `([^`]+)`/gm),
].map(([, message = ""]) => message);

const sources = globSync("src/**/*.ts").map((path) => readFileSync(path, "utf8"));

const isPrinted = (message: string) =>
  sources.some((source) => message.split("…").every((part) => source.includes(part.trim())));

describe("docs/troubleshooting.md", () => {
  it("has more than 15 messages, and an invented one is not found in src", () => {
    expect(messages.length).toBeGreaterThan(15);
    expect(isPrinted("was never printed … by anybody")).toBe(false);
  });

  it("quotes only messages of src", () => {
    expect(
      messages.filter((message) => !isPrinted(message)),
      "correct the page",
    ).toEqual([]);
  });
});
