import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { secretCandidates } from "../../../src/inputs/secrets/candidates.ts";

const valuesOf = (text: string) => secretCandidates(text).map(({ value }) => value.trim());

describe("secretCandidates", () => {
  it.each([
    ["A=one\nB= two =\r\n", ["one", "two ="]],
    ["A<<EOF\none\ntwo\nEOF", ["one\ntwo"]],
    ['{"A": "one", "B": "t\\"wo"}', ["one", 't"wo']],
    ['[{"name": "A", "value": "one"}]', ["one"]],
  ])("finds exactly the values of %j", (text, values) => {
    expect(valuesOf(text).toSorted()).toEqual(values.toSorted());
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
    expect(valuesOf(text).some((value) => value.includes("canary"))).toBe(true);
  });

  it.each([
    "A = canary",
    "A: canary",
    '{"A": "canary",}',
    '{\n"A": "canary" "B"',
    "{'A': 'canary'\n}",
    '{"A": 1, "B": {"C": ["canary"]}}',
    '{"name": "canary", "B": 1}',
    '{"A": "x", "B": "canary',
    '{"A": "canary", /* "B": "x"}',
  ])("finds the canary by itself in %j", (text) => {
    expect(valuesOf(text)).toContain("canary");
  });

  it("never takes a name or a blank for a secret", () => {
    expect(valuesOf('{"DB_URL": "x", "B": " "}')).toEqual(["x"]);
    expect(valuesOf('[{"name": "DB_URL", "value": ""}]')).toEqual([]);
  });

  it.each([
    ["A=one\nB=two", ["A", "B"]],
    ["A<<EOF\none\ntwo\nEOF", ["A"]],
    ["KEY=the first line\nabc==", [undefined, undefined]],
    ['{"A": "one", "B": "two",}', ["A", "B"]],
    ['[{"name": "A", "value": "one"}] // B', ["A"]],
    ["KEY=-----BEGIN-----\nline\nabc=x", [undefined, undefined, undefined]],
  ])("names a value of %j only where that is certainly its name", (text, names) => {
    const found = secretCandidates(text).map(({ name }) => name);

    expect([...new Set(found)]).toEqual([...new Set(names)]);
  });

  it.each([
    '{"REGISTRY": "canary",}',
    '{"REGISTRY": "canary" // the REGISTRY\n}',
    '{\n  // a comment\n  "REGISTRY":\n    "canary",\n}',
    '[{"name": "REGISTRY", "value": "canary"},]',
    '[{"value": "canary", "name": "REGISTRY"},]',
    '[{"name": "REGISTRY", "value": "canary"}, 1]',
    '{\n"REGISTRY": "canary",\n"B": 1}',
  ])("takes no name of %j for a secret, which is nearly JSON", (text) => {
    expect(valuesOf(text)).toContain("canary");
    expect(valuesOf(text)).not.toContain("REGISTRY");
    expect(valuesOf(text)).not.toContain("name");
  });

  it("finds numbers, and strings that break JSON's rules, as they are", () => {
    const text = '{"A": 123456, "B": "one\ntwo", "C": "c\\q"}';
    expect(valuesOf(text)).toEqual(expect.arrayContaining(["123456", "one\ntwo", "c\\q"]));
  });

  it.each(["'", '\\"', '{"', "/*", "//", "[{", "a:"])(
    "finds the canary before 60,000 times %j",
    (unit) => {
      const known = secretCandidates(`{"A": "canary", ${unit.repeat(60_000)}`);
      expect(known.some(({ value }) => value.includes("canary"))).toBe(true);
    },
  );

  it("takes a value for a secret that is also a name", () => {
    expect(valuesOf('{"canary": "x", "A": "canary",}')).toContain("canary");
  });

  it("finds a value whose name is repeated", () => {
    expect(valuesOf('{"A": "first-canary", "A": "second-canary"}')).toContain("first-canary");
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) =>
        Array.isArray(secretCandidates(text)),
      ),
    );
    expect(valuesOf("[".repeat(50_000))).not.toEqual([]);
    expect(valuesOf(`${"[".repeat(5_000)}"canary"${"]".repeat(5_000)}`)).toContain("canary");
  });
});
