import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { parseCommand } from "../../harness/runner/commands/commands.ts";
import { COMMANDS } from "../../harness/runner/commands/interpreter.ts";
import { hostileText } from "./hostile-text.ts";
import { elementsOf, PROPERTIES } from "./injection.ts";

// Thousands of texts are rendered.
vi.setConfig({ testTimeout: 120_000 });

describe("untrusted text", () => {
  it.each(PROPERTIES)("%s", (_, search, runs) => search(runs));

  it("would be commands, links, images and headings without escaping", () => {
    const texts = fc.sample(hostileText, { numRuns: 1_000, seed: 1 });
    const lines = texts.flatMap((text) => text.split(/[\r\n]+/));
    expect(
      lines.filter((line) => parseCommand(line, COMMANDS) !== undefined).length,
    ).toBeGreaterThan(50);
    const elements = texts.flatMap(elementsOf);
    for (const tag of ["<a href>", "<img src alt>", "<h1>", "<svg onload>", "<!-- -->"]) {
      expect(elements.filter((element) => element === tag).length, tag).toBeGreaterThan(10);
    }
  });
});
