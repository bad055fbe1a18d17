import { describe, expect, it } from "vitest";
import { boolean } from "../../../src/inputs/field/boolean.ts";
import { itRefuses } from "../issues.ts";

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
