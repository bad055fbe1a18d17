import { describe, expect, it } from "vitest";
import { boolean, choice, list } from "../../../src/inputs/field/words.ts";
import { itRefuses, messagesOf } from "../issues.ts";

describe("boolean", () => {
  it.each(["true", "True", "TRUE", " true "])("reads %j as true", (text) => {
    expect(boolean.parse(text)).toBe(true);
  });

  it.each(["false", "False", "FALSE"])("reads %j as false", (text) => {
    expect(boolean.parse(text)).toBe(false);
  });

  itRefuses(boolean, [
    ["yes", '"yes" is not a boolean', "write true"],
    ["on", '"on" is not a boolean', "write true"],
    ["1", '"1" is not a boolean', "write true"],
    ["tRUE", '"tRUE" is not a boolean', "write true"],
    ["y", '"y" is not a boolean', "write true"],
    ["no", '"no" is not a boolean', "write false"],
    ["off", '"off" is not a boolean', "write false"],
    ["0", '"0" is not a boolean', "write false"],
    ["null", '"null" is not a boolean', "write false"],
    ["maybe", '"maybe" is not a boolean', "write true or false"],
    ["true\nfalse", '"true\\nfalse" is not a boolean', "write true or false"],
  ]);
});

const mode = choice("replace", "merge");

describe("choice", () => {
  it("takes each of its words", () => {
    expect([mode.parse("replace"), mode.parse("merge")]).toEqual(["replace", "merge"]);
  });

  itRefuses(mode, [
    ["Merge", '"Merge" is not one of its values', "write replace or merge"],
    ["", '"" is not one of its values', "write replace or merge"],
  ]);
});

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
