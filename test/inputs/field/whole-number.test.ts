import { describe, expect, it } from "vitest";
import { wholeNumber } from "../../../src/inputs/field/whole-number.ts";
import { itRefuses } from "../issues.ts";

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
    ["0", '"0" is not possible', "write a whole number from 1 to 168"],
    ["169", '"169" is not possible', "from 1 to 168"],
    ["1.5", '"1.5" is not possible', "from 1 to 168"],
    ["-1", '"-1" is not possible', "from 1 to 168"],
    ["1e2", '"1e2" is not possible', "from 1 to 168"],
    ["ten", '"ten" is not possible', "from 1 to 168"],
    ["", '"" is not possible', "from 1 to 168"],
    ["9".repeat(400), "is not possible", "from 1 to 168"],
  ]);
});
