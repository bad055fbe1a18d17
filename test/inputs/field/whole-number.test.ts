import { describe, expect, it } from "vitest";
import { wholeNumber } from "../../../src/inputs/field/whole-number.ts";
import { itRefuses, messagesOf } from "../issues.ts";

const number = wholeNumber({ min: 1, max: 168 });

describe("wholeNumber", () => {
  it.each([
    ["1", 1],
    [" 168\n", 168],
    ["007", 7],
  ])("reads %j", (text, value) => {
    expect(number.parse(text)).toBe(value);
  });

  itRefuses(number, [
    ["0", '"0" is out of range', "from 1 to 168"],
    ["169", '"169" is out of range', "from 1 to 168"],
    ["1.5", '"1.5" is not a whole number', "from 1 to 168"],
    ["-1", '"-1" is not a whole number', "from 1 to 168"],
    ["1e2", '"1e2" is not a whole number', "from 1 to 168"],
    ["ten", '"ten" is not a whole number', "from 1 to 168"],
    ["", '"" is not a whole number', "from 1 to 168"],
    ["9".repeat(400), "is out of range", "from 1 to 168"],
    ["1,00", '"1,00" is not a whole number', "from 1 to 168"],
  ]);

  it("has no upper limit that anybody would read", async () => {
    expect(await messagesOf(wholeNumber({ min: 0 }), "-1")).toEqual([
      '"-1" is not a whole number: write one of at least 0, in digits alone',
    ]);
  });

  it.each(["1,000,000", "1.000.000", "1_000_000", "1'000'000", "1 000 000"])(
    "proposes %j without its separators",
    async (text) => {
      expect(await messagesOf(wholeNumber({ min: 0 }), text)).toEqual([
        `"${text}" has separators: write 1000000`,
      ]);
    },
  );
});
