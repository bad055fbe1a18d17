import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quote } from "../../../src/inputs/quote.ts";
import { encodingsOf } from "../../../src/runner/secrets/encodings.ts";
import { createRedactor, masksOf } from "../../../src/runner/secrets/redactor.ts";
import { createSanitizer } from "../../../src/runner/text.ts";
import { ENCODINGS } from "../../security/hidden/representations.ts";

const SECRET = `p@ss "w<o>rd" & 'q'é\\/+?`;
const SHORT_LINES = "user: ann\npin: 97\n  sum: <&>";

/** The redactor of these secrets. */
function redactorOf(...secrets: string[]): (text: string) => string {
  const { add, message } = createRedactor();
  for (const value of secrets) add({ value, kind: "certain" });
  return message;
}

describe("a redactor", () => {
  it.each(Object.entries(ENCODINGS))("redacts secrets, also of short lines, as %s", (_, encode) => {
    for (const [secret, text] of [
      [SECRET, SECRET],
      [SHORT_LINES, SHORT_LINES],
      [SHORT_LINES, SHORT_LINES.replaceAll("\n", "\r\n")],
    ] as const) {
      const redactedText = redactorOf(secret)(`before ${encode(text)} after`);
      expect(redactedText).toMatch(/^before .*\*\*\*.* after$/s);
      // A few characters of Base64 stay: they encode the text around the secret.
      expect(redactedText.length).toBeLessThan("before *** after".length + 10);
    }
  });

  it("redacts a secret that `quote` has truncated and escaped", () => {
    const secret = `"\\\n${"canary 'x' ".repeat(9)}`;
    expect(redactorOf(secret)(quote(secret))).toBe('"***…"');
  });

  it("redacts overlapping secrets, and ignores case", () => {
    const redact = redactorOf("first-canary-middle", "middle-second-canary");
    expect(redact("first-canary-middle-second-canary.")).toBe("***.");
    expect(redact("FIRST-CANARY-MIDDLE, First-Canary-Middle")).toBe("***, ***");
  });

  it.each([4, 7, 8, 9, 40])("redacts a secret of %i characters anywhere in a text", (length) => {
    const secret = "canary-".repeat(6).slice(0, length);
    const redact = redactorOf(secret, "another-canary");
    expect(redact(secret)).toBe("***");
    expect(redact(`a ${secret}`)).toBe("a ***");
    expect(redact(`ca ${secret} ${secret}${secret} b`)).toBe("ca *** ****** b");
    expect(redact(secret.slice(1))).toBe(secret.slice(1));
  });

  it("redacts the longest of the secrets that begin alike", () => {
    const redact = redactorOf("canary-alike", "canary-alike-12", "canary-alike-1");
    expect(redact("canary-alike-12 canary-alike-1x canary-alike canary-alo")).toBe(
      "*** ***x *** canary-alo",
    );
  });

  it("redacts a text that is not well-formed Unicode", () => {
    expect(redactorOf("\ud800canary-half")("\ud800canary-half")).toBe("***");
  });

  it("redacts a secret of four characters, also in Base64, and none of fewer", () => {
    const base64 = Buffer.from("w4&Z").toString("base64");
    expect(redactorOf("w4&Z")(`w4&Z ${base64}`)).not.toContain(base64.slice(0, 5));
    expect(redactorOf("abc", " ")("abc d")).toBe("abc d");
  });

  it("redacts a line of a secret by itself only if it has eight or more characters", () => {
    const key = "-----BEGIN KEY-----\nabcdefghijklmnop\n{\n}\n-----END KEY-----\n";
    const redact = redactorOf(key);
    expect(redact("x abcdefghijklmnop y {")).toBe("x *** y {");
    expect(redact(JSON.stringify({ key }))).not.toContain("abcdefghijklmnop");
    expect(redact(Buffer.from("abcdefghijklmnop").toString("hex"))).toBe("***");
  });

  describe.each([
    ["short lines", "ab12\ncd34\nef56", ["ab12", "cd34", "ef56"]],
    ["a short line after a long one", "-- long line --\nab12\n-- another --", ["ab12"]],
    ["lines of punctuation", "a+b?\n(c*\n[d]^\n$e", ["a+b?", "(c*", "[d]^", "$e"]],
  ])("of a block with %s", (_, block, shortLines) => {
    const lines = block.split("\n");
    it.each([
      ["indented by two blanks", lines.map((line) => `  ${line}\n`).join("")],
      ["indented by a tab, with CRLF", lines.map((line) => `\t${line}\r\n`).join("")],
      ["ever more indented", lines.map((line, depth) => `${" ".repeat(depth)}${line}\n`).join("")],
      ["with blank lines between", lines.map((line) => `  ${line}\n\n`).join("")],
      ["in JSON", lines.map((line) => `  ${line}\\n`).join("")],
      ["in another case", lines.map((line) => `  ${line.toUpperCase()}\n`).join("")],
    ])("redacts the block %s, and no short line by itself", (_, text) => {
      const redactedText = redactorOf(block)(`value: |\n${text}end: ${shortLines[0]} alone`);
      expect(redactedText).toMatch(/^value: \|\n\s*\*{3}/);
      expect(redactedText).toContain(`end: ${shortLines[0]} alone`);
      const [blockText = ""] = redactedText.toLowerCase().split("end:");
      for (const line of shortLines) expect(blockText).not.toContain(line);
    });
  });

  it("redacts an input until a text that contains it is declared public", () => {
    const { add, declarePublic, message } = createRedactor();
    const url = "https://agent.us-east-1.example.com";
    add({ value: "us-east-1", kind: "input" });
    expect(message(url)).toBe("https://agent.***.example.com");
    declarePublic(url);
    expect(message(url)).toBe(url);
    add({ value: "agent.us-east", kind: "input" });
    expect(message(url)).toBe(url);
  });

  it("redacts before truncating, and secrets that terminal escapes split", () => {
    const { shortLine, logLines } = createSanitizer(redactorOf("canary-secret-value"));
    const text = `${"x".repeat(1_990)}canary-secret-value`;
    expect([shortLine(text), ...logLines(text)].join()).not.toContain("canary");
    expect(logLines(`canary-${"\u001b[0m"}secret-value`)).toEqual(["***"]);
  });

  it("redacts any secret in any context", () => {
    const text = fc.string({ minLength: 4, maxLength: 40 });
    fc.assert(
      fc.property(text, fc.string(), fc.string(), (secret, head, tail) => {
        const value = secret.trim();
        if (value.length < 4 || "***".includes(value)) return;
        expect(redactorOf(secret)(`${head}${value}${tail}`)).not.toContain(value);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("masksOf", () => {
  it.each([
    [" a secret ", ["a secret"]],
    [
      "-----BEGIN-----\n{\nlong line of it\n}\n-----END-----",
      ["-----BEGIN-----", "long line of it", "-----END-----"],
    ],
    ["a: 1\nb: 2", []],
  ])("returns the masks of %j", (text, masks) => {
    expect(masksOf(text)).toEqual(masks);
  });
});

describe("many or large secrets", () => {
  it("are redacted line by line, even 3,000 lines", () => {
    const lines = Array.from({ length: 3_000 }, (_, index) => `canary in line ${index}`);
    expect(redactorOf(lines.join("\n"))("a canary in line 2999 b")).toBe("a *** b");
  });

  it.each(["a1", "\"'&<>", "é漢😀", "'a b'"])("have short encodings: 16 KB of %j", (unit) => {
    const value = unit.repeat(16_384 / unit.length);
    const characters = encodingsOf(value).reduce((sum, { length }) => sum + length, 0);
    expect(characters).toBeLessThan(60 * value.length);
    expect(redactorOf(value)(`a ${value} b`)).toBe("a *** b");
  });

  it("are redacted in one text, even 10,000", () => {
    const secrets = Array.from({ length: 10_000 }, (_, index) => `canary ${index ** 2} of many`);
    const text = secrets.join(" ");
    expect(redactorOf(...secrets)(text)).toBe(secrets.map(() => "***").join(" "));
  });
});
