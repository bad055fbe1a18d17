import { describe, expect, it } from "vitest";
import { choice, list } from "../../../src/inputs/field/words.ts";
import { messagesOf } from "../issues.ts";

const mode = choice("replace", "merge");

describe("choice", () => {
  it("takes each of its words", () => {
    expect([mode.parse("replace"), mode.parse("merge")]).toEqual(["replace", "merge"]);
  });
});

describe("list", () => {
  it("says what to write when it is not given", async () => {
    expect(await messagesOf(list, undefined)).toEqual([
      expect.stringContaining("one entry per line"),
    ]);
  });
});
