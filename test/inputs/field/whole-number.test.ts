import { describe, expect, it } from "vitest";
import { wholeNumber } from "../../../src/inputs/field/whole-number.ts";
import { messagesOf } from "../issues.ts";

describe("wholeNumber", () => {
  it("has no upper limit that anybody would read", async () => {
    expect(await messagesOf(wholeNumber({ min: 0 }), "-1")).toEqual([
      '"-1" is not a whole number: write one of at least 0, in digits alone',
    ]);
  });
});
