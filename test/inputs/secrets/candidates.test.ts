import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { secretCandidates } from "../../../src/inputs/secrets/candidates.ts";

describe("secretCandidates", () => {
  it.each([
    ["A=one\nB= two =\r\n", ["one", " two =", "two ="]],
    ["A<<EOF\none\ntwo\nEOF", ["one\ntwo"]],
    ['{"A": "one", "B": "t\\"wo"}', ["one", 't"wo']],
    ['[{"name": "A", "value": "one"}]', ["one"]],
    ['{"A": 123456, "B": {"C": ["deep"]}}', ["123456", "deep"]],
  ])("finds exactly the values of %j", (text, values) => {
    expect(secretCandidates(text).toSorted()).toEqual(values.toSorted());
  });

  it.each([
    ["a canary that is no form at all"],
    ["A=b\ncanary"],
    ["A<<EOF\ncanary\nno end"],
    ["A = canary"],
    ["A: canary"],
    ['{"A": "canary",}'],
    ['{"A": "canary" "B"'],
    ["{'A': 'canary'}"],
    ['["canary"'],
  ])("finds the canary in %j, which is malformed", (text) => {
    expect(secretCandidates(text).some((value) => value.includes("canary"))).toBe(true);
  });

  it.each([
    "A = canary",
    "A: canary",
    '{"A": "canary",}',
    '{\n"A": "canary" "B"',
    "{'A': 'canary'\n}",
  ])("finds the canary by itself in %j", (text) => {
    expect(secretCandidates(text)).toContain("canary");
  });

  it("never takes a name or a blank for a secret", () => {
    expect(secretCandidates('{"DB_URL": "x", "B": " "}')).toEqual(["x"]);
    expect(secretCandidates('[{"name": "DB_URL", "value": ""}]')).toEqual([]);
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) =>
        Array.isArray(secretCandidates(text)),
      ),
    );
    expect(secretCandidates("[".repeat(50_000))).not.toEqual([]);
    expect(secretCandidates(`${"[".repeat(5_000)}"canary"${"]".repeat(5_000)}`)).toEqual([
      "canary",
    ]);
  });
});
