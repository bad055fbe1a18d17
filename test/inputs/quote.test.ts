import { describe, expect, it } from "vitest";
import { quote } from "../../src/inputs/quote.ts";

describe("quote", () => {
  it("truncates a long text with an ellipsis", () => {
    expect(quote("x".repeat(1_000))).toBe(`"${"x".repeat(60)}…"`);
  });

  it("escapes characters that break the line or change the writing direction", () => {
    expect(quote('a"\n\u001b[31m\u007f\u0085\u2028\u202e')).toBe(
      '"a\\"\\n\\u001b[31m\\u007f\\u0085\\u2028\\u202e"',
    );
  });
});
