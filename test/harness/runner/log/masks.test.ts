import { describe, expect, it } from "vitest";
import { createMasker } from "./masks.ts";

function maskerOf(...values: string[]) {
  const masker = createMasker();
  values.forEach(masker.add);
  return masker;
}

const SECRET = `k"e<y&'s (1)!é`;
const bytes = Buffer.from(SECRET);

describe("createMasker", () => {
  it.each([
    ["as it is", SECRET],
    ["in base64", bytes.toString("base64")],
    ["in base64 behind one byte", bytes.subarray(1).toString("base64")],
    ["in base64 behind two bytes", bytes.subarray(2).toString("base64")],
    ["with quotes escaped for a command line", SECRET.replaceAll('"', '\\"')],
    ["with quotes doubled for an expression", SECRET.replaceAll("'", "''")],
    ["in a JSON string", JSON.stringify(SECRET).slice(1, -1)],
    ["in a URI", "k%22e%3Cy%26%27s%20%281%29%21%C3%A9"],
    ["in XML", "k&quot;e&lt;y&amp;&apos;s (1)!é"],
  ])("hides a value %s", (_, text) => {
    expect(maskerOf(SECRET).mask(`[${text}]`)).toBe("[***]");
  });

  it.each([
    ["in hex", bytes.toString("hex")],
    [
      "in base64 within a longer text",
      Buffer.from(`Basic user:${SECRET} and more`).toString("base64"),
    ],
    ["in capitals", SECRET.toUpperCase()],
    ["cut short", SECRET.slice(0, 5)],
    ["in a URI by a script", encodeURIComponent(SECRET)],
  ])("does not know a value %s", (_, text) => {
    expect(maskerOf(SECRET).mask(text)).toBe(text);
  });

  it("hides what is between double quotes of a longer value", () => {
    expect(maskerOf('"long-enough"').mask("long-enough")).toBe("***");
    expect(maskerOf('"short"').mask("short")).toBe("short");
  });

  it("hides both sides of an ampersand where they are long enough", () => {
    expect(maskerOf("first-part&second-part").mask("first-part& second-part")).toBe("*** ***");
    expect(maskerOf("first-part&+second-part").mask("first-part&+ econd-part")).toBe("*** ***");
    expect(maskerOf("a&b").mask("a& b")).toBe("a& b");
  });

  it("hides each line of a value, trimmed, and so the brace of a JSON text too", () => {
    const masker = maskerOf('{\n  "key": "value-1"\n}\r\n');
    expect(masker.mask('the "key": "value-1" line')).toBe("the *** line");
    expect(masker.mask('{"a":1}')).toBe('***"a":1***');
  });

  it("replaces secrets that overlap or touch by one mask", () => {
    expect(maskerOf("abc", "cde", "fg").mask("xabcdefgx")).toBe("x***x");
    expect(maskerOf("aa").mask("aaa-aa")).toBe("***-***");
  });

  it("hides the value within single quotes for a secret of the job only", () => {
    const masker = createMasker();
    masker.addSecret("'quoted'");
    expect(masker.mask("quoted")).toBe("***");
    expect(maskerOf("'quoted'").mask("quoted")).toBe("quoted");
  });

  it("leaves text alone when there is nothing to hide", () => {
    expect(maskerOf("").mask("text")).toBe("text");
    expect(maskerOf("secret").mask("")).toBe("");
  });

  it("accepts a value with half a surrogate pair in it", () => {
    expect(maskerOf("half\ud800").mask("[half\ud800]")).toBe("[***]");
  });
});
