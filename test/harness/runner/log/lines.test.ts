import { describe, expect, it } from "vitest";
import { createLineCutter } from "./lines.ts";

function cut(...pieces: string[]) {
  const lines: string[] = [];
  const cutter = createLineCutter((line) => lines.push(line));
  pieces.forEach(cutter.write);
  cutter.end();
  return lines;
}

describe("createLineCutter", () => {
  it("ends a line at a line feed, a carriage return and both together", () => {
    expect(cut("a\nb\rc\r\nd")).toEqual(["a", "b", "c", "d"]);
  });

  it("joins a line that arrives in pieces", () => {
    expect(cut("::err", "", "or::x", "\ny\n")).toEqual(["::error::x", "y"]);
  });

  it("counts a carriage return and a line feed in two pieces as one end", () => {
    expect(cut("a\r", "\n", "\nb")).toEqual(["a", "", "b"]);
  });

  it("keeps empty lines but adds none at the end", () => {
    expect(cut("a\n\nb\n")).toEqual(["a", "", "b"]);
  });
});
