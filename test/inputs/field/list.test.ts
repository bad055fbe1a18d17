import { describe, expect, it } from "vitest";
import { list } from "../../../src/inputs/field/list.ts";
import { messagesOf } from "../issues.ts";

describe("list", () => {
  it.each([
    ["a", ["a"]],
    ["a\nb\r\nc", ["a", "b", "c"]],
    ["a, b,,c,", ["a", "b", "c"]],
    ["a, b\n\n  c d \n", ["a", "b", "c d"]],
    [" , \n", []],
  ])("reads %j", (text, entries) => {
    expect(list.parse(text)).toEqual(entries);
  });

  it("says what to write when it is not given", async () => {
    expect(await messagesOf(list, undefined)).toEqual([
      expect.stringContaining("one entry per line"),
    ]);
  });
});
