import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createMasker } from "../harness/runner/log/masks.ts";
import { SPELLINGS } from "../security/spellings.ts";

// A process remembers every secret to its end, and other tests run in this one: new modules.
vi.resetModules();
const { hide, mask, redact, redactValue } = await import("../../src/runner/secrets.ts");
const { plainLine, safeLines } = await import("../../src/runner/text.ts");
afterAll(() => void vi.resetModules());

// The registration writes ::add-mask:: lines.
const printed: string[] = [];
beforeAll(() => {
  vi.spyOn(process.stdout, "write").mockImplementation((text) => printed.push(String(text)) > 0);
});

const SECRET = `p@ss "w<o>rd" & 'q'é\\/+?`;

describe("redact", () => {
  it.each(Object.entries(SPELLINGS))("hides a secret spelled as %s", (_, write) => {
    mask(SECRET);
    const quoted = write(SECRET);
    const clean = redact(`before ${quoted} after`);
    expect(clean).toMatch(/^before .*\*\*\*.* after$/);
    // Of Base64 a few characters stay that belong to what stands around it.
    expect(clean.length).toBeLessThan("before *** after".length + 10);
  });

  it.each(Object.entries(SPELLINGS))("hides a secret spelled as %s inside JSON", (_, write) => {
    mask(SECRET);
    const inJson = JSON.stringify({ said: `before ${write(SECRET)} after` });
    for (const text of [inJson, JSON.stringify(inJson)]) {
      expect(redact(text)).toMatch(/before .*\*\*\*.* after/);
      expect(redact(text).length).toBeLessThan(
        JSON.stringify(JSON.stringify({ said: "before *** after" })).length + 10,
      );
    }
  });

  it("hides a longer secret in wrapped Base64, and one of four characters in Base64", () => {
    const long = Array.from({ length: 30 }, (_, index) => `canary ${index ** 3}`).join("/");
    mask(long);
    for (const name of ["Base64 wrapped at 64 columns", "Base64 wrapped at 76 columns"])
      expect(redact(`a ${SPELLINGS[name]?.(long)} b`)).toMatch(/^a \*\*\*\w?={0,2} b$/);
    mask("w4&Z");
    const four = Buffer.from("w4&Z").toString("base64");
    expect(redact(`a ${four} b`)).not.toContain(four.slice(0, 5));
  });

  it("hides a longer secret, and its Base64, where they are wrapped at any width", () => {
    const long = "wrapped:/canary?of=a&longer-secret#that-has-no-space";
    mask(long);
    const texts = [long, Buffer.from(`user=${long}`).toString("base64")];
    for (const text of texts)
      for (const end of ["\n", "\r\n    ", " "]) {
        const clean = redact(text.replace(/.{17}/g, `$&${end}`));
        expect(clean).toContain("***");
        expect(clean.length).toBeLessThan(15);
      }
  });

  it("hides what was cut off with a word", () => {
    mask("incorrect horse battery staple");
    expect(redact("a incorrect horse b[truncated]")).toBe("a ***[truncated]");
    expect(redact("a incorrect horse b... (TRUNCATED)")).toBe("a ***... (TRUNCATED)");
    expect(redact("a incorrect (truncated, 3 more)")).toBe("a ***(truncated, 3 more)");
  });

  it("hides a text that is not well-formed Unicode", () => {
    expect(mask("\ud800canary-half")).toBe("whole");
    expect(redact("\ud800canary-half")).toBe("***");
  });

  it("hides secrets that overlap, each as a whole", () => {
    mask("first-canary-middle");
    mask("middle-second-canary");
    expect(redact("first-canary-middle-second-canary.")).toBe("***.");
  });

  it.each([
    ["says: correct horse bat…", "says: ***…"],
    ["says: correct horse …", "says: ***…"],
    ["...ery staple is wrong", "...*** is wrong"],
    ["input 'correct ho...staple'", "input '***...***'"],
    ["{&quot;a&quot;: correct…", "{&quot;a&quot;: ***…"],
    ["correction … able", "correction … able"],
  ])("hides what a cut left of a secret in %j", (text, expected) => {
    mask("correct horse battery staple");
    expect(redact(text)).toBe(expected);
  });

  it("hides secrets before it cuts a text", () => {
    mask("canary-secret-value");
    const text = `${"x".repeat(1_990)}canary-secret-value`;
    expect(safeLines(text).join("")).not.toContain("canary");
    expect(plainLine(text)).not.toContain("canary");
  });

  it("hides the lines of a text of several lines, and not its braces", () => {
    const key = "-----BEGIN KEY-----\nabcdefghijklmnop\n{\n}\n-----END KEY-----\n";
    expect(mask(key)).toBe("whole");
    expect(redact("x abcdefghijklmnop y {")).toBe("x *** y {");
    expect(redact(JSON.stringify({ key }))).not.toContain("abcdefghijklmnop");
  });

  it("hides a line of a secret in wrapped Base64", () => {
    const line = "MIIEcanaryLineOneAbCdEfGhIjKlMnOpQrStUvWxYz0123456789+/abcdefghi";
    mask(`-----BEGIN CANARY KEY-----\n${line}\n-----END CANARY KEY-----`);
    for (const name of ["Base64 wrapped at 64 columns", "Base64 wrapped at 76 columns"])
      expect(redact(`a ${SPELLINGS[name]?.(line)} b`)).toMatch(/^a \*\*\*.{0,3} b$/);
  });

  it("hides a text of several short lines as a block", () => {
    expect(mask("user: a\npin: 97")).toBe("but short lines");
    expect(redact("got user: a\npin: 97, and user: b")).toBe("got ***, and user: b");
  });

  const SHORT_LINES = "user: ann\npin: 97\n  sum: <&>";

  it.each(Object.entries(SPELLINGS))("hides a block of short lines as %s", (_, write) => {
    expect(mask(SHORT_LINES)).toBe("but short lines");
    for (const block of [SHORT_LINES, SHORT_LINES.replaceAll("\n", "\r\n")]) {
      const clean = redact(`before ${write(block)} after`);
      expect(clean).toMatch(/^before .*\*\*\*.* after$/s);
      expect(clean.length).toBeLessThan("before *** after".length + 10);
    }
  });

  it.each([
    "user: ann pin: 97 sum: <&>",
    "user: ann\n      pin: 97\n\n\t  sum: <&>",
    "user:\n  ann\n  pin:\n  97\n  sum: <&>",
    JSON.stringify({ text: "user: ann\n    pin: 97\r\n    sum: <&>" }).slice(9, -2),
  ])("hides a block of short lines where it is wrapped or indented anew, as in %j", (text) => {
    mask(SHORT_LINES);
    expect(redact(`before ${text} after`)).toBe("before *** after");
    expect(redact(`before ${text.slice(0, 15)}… after`)).toMatch(/^before \*\*\*\s*… after$/);
  });

  it("hides a secret in another case", () => {
    mask("Canary-In-Title-Case");
    expect(redact("canary-in-title-case, CANARY-IN-TITLE-CASE")).toBe("***, ***");
  });

  it.each([
    ["", "too short"],
    ["abc", "too short"],
    ["8080", "too short"],
    ["true", "common"],
    ["False", "common"],
    ["NULL", "common"],
    ["yes", "common"],
    [" on ", "common"],
    ["error", "common"],
    ["Prod", "common"],
    ["main", "common"],
    ["DEPLOYED", "common"],
    ["agent", "common"],
  ])("does not hide %j, which is %s", (text, how) => {
    expect(mask(text)).toBe(how);
    expect(redact(`${text} true abc yes on null`)).toBe(`${text} true abc yes on null`);
  });

  it("cuts a secret that only the service holds out of messages, and not out of values", () => {
    hide("held.canary.example");
    expect(redact("at https://held.canary.example")).toBe("at https://***");
    expect(redactValue("https://held.canary.example", false)).toEqual({
      text: "https://held.canary.example",
      names: [],
    });
    expect(printed.join("")).not.toContain("held.canary");
  });

  it("keeps ids and words of our own in values, and names the secrets that others lose", () => {
    const id = "0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9";
    mask(id, "TENANT");
    mask("4f50-4617", "PART");
    mask("deploy", "WORD");
    expect(redactValue(id, true)).toEqual({ text: id, names: [] });
    expect(redactValue(`["${id}"]`, true)).toEqual({ text: `["${id}"]`, names: [] });
    expect(redactValue("not_active", false)).toEqual({ text: "not_active", names: [] });
    expect(redactValue("deployed", false)).toEqual({ text: "deployed", names: [] });
    expect(redactValue(`https://${id}.example`, false)).toMatchObject({
      text: "https://***.example",
      names: expect.arrayContaining(["TENANT"]),
    });
    expect(redactValue("x-deploy", true)).toEqual({ text: "x-***", names: ["WORD"] });
  });
});

describe("mask", () => {
  it("registers nothing that makes the runner drop an output", () => {
    printed.length = 0;
    const pretty = JSON.stringify({ token: "canary-in-json", nested: { on: true } }, null, 2);
    for (const secret of [
      "1",
      "info",
      "deployed",
      "error",
      "3000",
      pretty,
      "-----BEGIN KEY-----\n{\n}\n]\n-----END KEY-----",
    ]) {
      mask(secret);
    }
    const masker = createMasker();
    for (const line of printed) masker.add(line.replace(/^::add-mask::|\n$/g, ""));
    for (const output of [
      "deployed",
      "error",
      '[{"path":"a","before":1,"after":{}}]',
      "3000",
      "info",
      "true",
    ]) {
      expect(masker.mask(output)).toBe(output);
    }
    expect(printed.join("")).toContain("canary-in-json");
  });
});
