import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sanitizer } from "../harness/visible-text.ts";
import { hostileText } from "../security/injection/hostile-text.ts";

const { shortLine, logLines, annotation, oneLine } = sanitizer;
const ESC = "\u001b";

describe("text for the log", () => {
  it.each([
    ["::error::x", [": :error: :x"]],
    ["  ::add-mask::x", ["  : :add-mask: :x"]],
    ["a\n::set-output name=x::y", ["a", ": :set-output name=x: :y"]],
    ["text ##[command]rm", ["text # #[command]rm"]],
    ["##vso[task.setvariable variable=x]y", ["# #vso[task.setvariable variable=x]y"]],
    ["a ##teamcity[setParameter name='x']", ["a # #teamcity[setParameter name='x']"]],
    ["a\r::error::x", ["a", ": :error: :x"]],
    ["a\u2028b\u0085c", ["a", "b", "c"]],
    [`${ESC}[31mred${ESC}[0m`, ["red"]],
    ["left\u202Eright", ["left right"]],
    [":\u200b:error::x", [": :error: :x"]],
    ["a\u0000b\tc", ["a b  c"]],
  ])("contains no command, terminal escape or invisible character of %j", (text, expected) => {
    expect(logLines(text)).toEqual(expected);
  });

  it("contains no command in any line if it is an annotation", () => {
    expect(annotation("a ##[group]b\n##[error]c")).toBe("a # #[group]b\n# #[error]c");
  });

  it("contains no control or invisible character", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const line of [...logLines(text), ...annotation(text).split("\n"), shortLine(text)])
          expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      }),
      { numRuns: 2_000 },
    );
  });

  it("contains no terminal escape sequence, and an unterminated one as text", () => {
    expect(
      oneLine(
        "\u001b[1;31mred\u001b[0m \u009b2Kline \u001b]0;title\u0007a\u001b]8;;https://x.example\u001b\\b\u001bMc",
      ),
    ).toBe("red line abc");
    expect(oneLine("a\u001b]0;title")).toBe("a ]0;title");
  });

  it.each(["\u001b]", "\u001b[", "\u009b1", "\u001b]0;", "\u001b[1", "\u001b "])(
    "is made fast enough even from a million repetitions of %j",
    (piece) => {
      expect(oneLine(piece.repeat(1_000_000)).length).toBeGreaterThan(0);
    },
  );

  it("has a limited number of lines, each of a limited length", () => {
    expect(logLines("x".repeat(9_999))[0]).toHaveLength(2_001);
    const lines = logLines("x\n".repeat(999));
    expect(lines).toHaveLength(201);
    expect(lines[0]).toBe("… 800 lines before");
  });
});

describe("one line", () => {
  it("keeps the emoji variation selector after a pictograph only", () => {
    expect(shortLine("⏱️ timed out")).toBe("⏱️ timed out");
    expect(shortLine("a\ufe0fb")).toBe("a b");
  });
});
