import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sanitize } from "../harness/shown.ts";
import { hostileText } from "../security/injection/hostile-text.ts";

const { shortLine: lineOf, logLines: safeLines, annotation: safeMessage, oneLine } = sanitize;
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
  ])("makes %j harmless", (text, expected) => {
    expect(safeLines(text)).toEqual(expected);
  });

  it("leaves no command in the lines of an annotation", () => {
    expect(safeMessage("a ##[group]b\n##[error]c")).toBe("a # #[group]b\n# #[error]c");
  });

  it("removes control and invisible characters", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const line of [...safeLines(text), lineOf(text)])
          expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
        expect(safeMessage(text).replaceAll("\n", "")).not.toMatch(
          /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it("removes terminal escape sequences, and keeps unterminated ones as text", () => {
    expect(
      oneLine(
        "\u001b[1;31mred\u001b[0m \u009b2Kline \u001b]0;title\u0007a\u001b]8;;https://x.example\u001b\\b\u001bMc",
      ),
    ).toBe("red line abc");
    expect(oneLine("a\u001b]0;title")).toBe("a ]0;title");
  });

  it.each(["\u001b]", "\u001b[", "\u009b1", "\u001b]0;", "\u001b[1", "\u001b "])(
    "is fast for a million times %j",
    (piece) => {
      expect(oneLine(piece.repeat(1_000_000)).length).toBeGreaterThan(0);
    },
  );

  it("limits line length and number", () => {
    expect(safeLines("x".repeat(9_999))[0]).toHaveLength(2_001);
    const many = safeLines("x\n".repeat(999));
    expect(many).toHaveLength(201);
    expect(many[0]).toBe("… 800 lines before");
  });
});

describe("one line", () => {
  it("keeps the emoji variation selector after a pictograph only", () => {
    expect(lineOf("⏱️ timed out")).toBe("⏱️ timed out");
    expect(lineOf("a\ufe0fb")).toBe("a b");
  });
});
