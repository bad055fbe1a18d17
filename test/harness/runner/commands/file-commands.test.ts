import { describe, expect, it } from "vitest";
import { parsePairs } from "./file-commands.ts";

const parse = (text: string) => {
  const { pairs, problem } = parsePairs(text);
  return { pairs: Object.fromEntries(pairs), problem };
};

describe("parsePairs", () => {
  it("reads both forms, the last value of a name winning", () => {
    expect(parse("a=1\n\nb<<END\nx\n\n y=\nEND\na=2=3\nc=")).toEqual({
      pairs: { a: "2=3", b: "x\n\n y=", c: "" },
      problem: undefined,
    });
  });

  it("takes the form whose sign comes first", () => {
    expect(parse("a=b<<c\nd<<e=f\nv\ne=f\n").pairs).toEqual({ a: "b<<c", d: "v" });
  });

  it("ends lines at line feeds only", () => {
    expect(parse("a=1\r\nb<<E\nx\ry\nE\n").pairs).toEqual({ a: "1\r", b: "x\ry" });
  });

  it("reads an empty block, and a delimiter at the very end", () => {
    expect(parse("a<<E\nE").pairs).toEqual({ a: "" });
  });

  it.each([
    ["a<<E\nvalue\n", "Invalid value. Matching delimiter not found 'E'"],
    ["a<<E", "Invalid value. Matching delimiter not found 'E'"],
    ["a<<E\nval", "Invalid value. EOF marker missing new line."],
    ["a<<\n", "Invalid format 'a<<'. Name must not be empty and delimiter must not be empty"],
    ["plain", "Invalid format 'plain'"],
    ["=value", "Invalid format '=value'"],
  ])("stops at %j and keeps what came before", (text, problem) => {
    expect(parse(`before=1\n${text}`)).toEqual({ pairs: { before: "1" }, problem });
  });
});
