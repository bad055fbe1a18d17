import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Output of an action as docs/troubleshooting.md quotes it: … stands for variable parts. */
const messages = [
  ...readFileSync("docs/troubleshooting.md", "utf8").matchAll(/^\| `([^`]+)`/gm),
].map(([, message = ""]) => message);

const sources = globSync("src/**/*.ts").map((path) => readFileSync(path, "utf8"));

const isPrinted = (message: string) =>
  sources.some((source) => message.split("…").every((part) => source.includes(part.trim())));

describe("docs/troubleshooting.md", () => {
  it("quotes messages", () => {
    expect(messages.length).toBeGreaterThan(15);
    expect(isPrinted("was never printed … by anybody")).toBe(false);
  });

  it("quotes messages of src: otherwise correct the page", () => {
    expect(messages.filter((message) => !isPrinted(message))).toEqual([]);
  });
});
