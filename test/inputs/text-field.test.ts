import { describe, expect, it } from "vitest";
import { textField } from "../../src/inputs/text-field.ts";

describe("textField", () => {
  it("reports each problem, since refusing does not end the field", () => {
    const words = textField("write words", (text, refuse) => {
      for (const word of text.split(" ")) refuse(`${word} is wrong`);
      return text;
    });
    const { error } = words.safeParse("one two");
    expect(error?.issues.map(({ message }) => message)).toEqual(["one is wrong", "two is wrong"]);
  });
});
