import { describe, expect, it } from "vitest";
import { inputVariables, resolveInputs } from "./inputs.ts";

const declared = [
  { name: "wait", default: "true" },
  { name: "github_token", default: `\${{ github.token }}` },
  { name: "old", default: "", deprecation: "Use wait." },
];

describe("resolveInputs", () => {
  it("sets every declared input to its default or to an empty text", () => {
    expect(Object.fromEntries(resolveInputs(declared, {}, {}).values)).toEqual({
      wait: "true",
      github_token: "",
      old: "",
    });
  });

  it("keeps an input that is given empty", () => {
    expect(resolveInputs(declared, { wait: "" }, {}).values.get("wait")).toBe("");
  });

  it("takes a default from the github context", () => {
    expect(resolveInputs(declared, {}, { token: "t" }).values.get("github_token")).toBe("t");
  });

  it("throws at an expression that it cannot evaluate", () => {
    expect(() => resolveInputs([{ name: "a", default: `\${{ runner.os }}` }], {}, {})).toThrow(
      `\${{ runner.os }}`,
    );
  });

  it("ignores the case of names", () => {
    const { values, warnings } = resolveInputs(declared, { WAIT: "false" }, {});
    expect([...values.keys()]).toEqual(["WAIT", "github_token", "old"]);
    expect(warnings).toEqual([]);
  });

  it("warns of an input that is not declared, and still sets it", () => {
    const { values, warnings } = resolveInputs(declared, { wiat: "1", b: "2" }, {});
    expect(values.get("wiat")).toBe("1");
    expect(warnings).toEqual([
      "Unexpected input(s) 'wiat', 'b', valid inputs are ['wait', 'github_token', 'old']",
    ]);
  });

  it("warns of a deprecated input only where it is given", () => {
    expect(resolveInputs(declared, {}, {}).warnings).toEqual([]);
    expect(resolveInputs(declared, { old: "x" }, {}).warnings).toEqual([
      "Input 'old' has been deprecated with message: Use wait.",
    ]);
  });
});

describe("inputVariables", () => {
  it("changes spaces and case, and nothing else", () => {
    expect(inputVariables(new Map([["api-key of me", "v"]]))).toEqual({
      "INPUT_API-KEY_OF_ME": "v",
    });
  });
});
