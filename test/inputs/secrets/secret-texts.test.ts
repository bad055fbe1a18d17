import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findTextSecrets } from "../../../src/inputs/secrets/secret-texts.ts";

const valuesOf = (text: string) => findTextSecrets(text).map(({ value }) => value.trim());

describe("findTextSecrets", () => {
  it.each([
    ["A=one\nB= two =\r\n", ["one", "two ="]],
    ["A<<EOF\none\ntwo\nEOF", ["one\ntwo"]],
    ['{"A": "one", "B": "t\\"wo"}', ["one", 't"wo']],
    ['[{"name": "A", "value": "one"}]', ["one"]],
  ])("finds exactly the values of %j", (text, values) => {
    expect(valuesOf(text).toSorted()).toEqual(values.toSorted());
  });

  it.each([
    "a canary that is no form at all",
    "A=b\na canary",
    "A<<EOF\nthe canary\nno end",
    "A = canary",
    "A: canary",
    "['a canary'",
  ])("finds a value with the canary in the malformed %j", (text) => {
    expect(valuesOf(text).some((value) => value.includes("canary"))).toBe(true);
  });

  it.each([
    '{"A": "a canary" "B"',
    '{\n"A": "a canary" "B"',
    "{'A': 'a canary'",
    '{"A": "x", "B": "a canary',
    '{"A": "a canary", /* "B": "x"}',
    '{"A": "a canary", "B": one}',
  ])("finds the quoted canary as a value of its own in %j", (text) => {
    expect(valuesOf(text)).toContain("a canary");
  });

  it("finds neither names nor blank values in JSON", () => {
    expect(valuesOf('{"DB_URL": "x", "B": " "}')).toEqual(["x"]);
    expect(valuesOf('[{"name": "DB_URL", "value": ""}]')).toEqual([]);
  });

  it.each([
    ["A=one\nB=two", ["A", "B"]],
    ["A<<EOF\none\ntwo\nEOF", ["A"]],
    ["KEY=the first line\nabc==", [undefined]],
    ['[{"name": "A", "value": "one"}]', ["A"]],
    ["KEY=-----BEGIN-----\nline\nabc=x", [undefined]],
  ])("names a value of %j only if the name is certain", (text, names) => {
    const candidateNames = findTextSecrets(text).map(({ name }) => name);
    expect([...new Set(candidateNames)]).toEqual(names);
  });

  it.each(["'", '\\"', '{"', "/*", "//", "[{", "a:"])(
    "finds the canary before 60,000 repetitions of %j",
    (unit) => {
      const candidates = findTextSecrets(`{"A": "canary", ${unit.repeat(60_000)}`);
      expect(candidates.some(({ value }) => value.includes("canary"))).toBe(true);
    },
  );

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) =>
        Array.isArray(findTextSecrets(text)),
      ),
    );
    expect(valuesOf("[".repeat(50_000))).not.toEqual([]);
  });
});
