import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quote } from "../../../src/inputs/quote.ts";
import { encodingsOf } from "../../../src/runner/secrets/encodings.ts";
import type { Kind } from "../../../src/runner/secrets/kinds.ts";
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
  it.each(Object.entries(ENCODINGS))("redacts a secret encoded as %s", (_, encode) => {
    const redactedText = redactorOf(SECRET)(`before ${encode(SECRET)} after`);
    expect(redactedText).toMatch(/^before .*\*\*\*.* after$/);
    // A few characters of Base64 stay: they encode the text around the secret.
    expect(redactedText.length).toBeLessThan("before *** after".length + 10);
  });

  it("redacts the beginning that a message quotes, also in JSON", () => {
    const secret = `"\\\n${"canary 'x' ".repeat(9)}`;
    expect(redactorOf(secret)(quote(secret))).toBe('"***…"');
  });

  it("redacts overlapping secrets, and ignores case", () => {
    const redact = redactorOf("first-canary-middle", "middle-second-canary");
    expect(redact("first-canary-middle-second-canary.")).toBe("***.");
    expect(redact("FIRST-CANARY-MIDDLE, First-Canary-Middle")).toBe("***, ***");
  });

  it.each([4, 7, 8, 9, 40])("redacts %i characters wherever they are in a text", (length) => {
    const secret = "canary-".repeat(6).slice(0, length);
    const redact = redactorOf(secret, "another-canary");
    expect(redact(secret)).toBe("***");
    expect(redact(`a ${secret}`)).toBe("a ***");
    expect(redact(`ca ${secret} ${secret}${secret} b`)).toBe("ca *** ****** b");
    expect(redact(secret.slice(1))).toBe(secret.slice(1));
  });

  it.each([true, false])(
    "shows an input that is part of a public text, but never a credential (public text first: %s)",
    (isPublicFirst) => {
      for (const [kind, expected] of [
        ["input", "https://canary.example"],
        ["certain", "https://***.example"],
      ] as const) {
        const { add, declarePublic, message } = createRedactor();
        if (isPublicFirst) declarePublic("https://canary.example");
        add({ value: "canary", kind });
        declarePublic("https://canary.example");
        expect(message("https://canary.example")).toBe(expected);
      }
    },
  );

  it("redacts the longest of the secrets that begin alike", () => {
    const redact = redactorOf("canary-alike", "canary-alike-12", "canary-alike-1");
    expect(redact("canary-alike-12 canary-alike-1x canary-alike canary-alo")).toBe(
      "*** ***x *** canary-alo",
    );
  });

  it("redacts a text that is not well-formed Unicode", () => {
    expect(redactorOf("\ud800canary-half")("\ud800canary-half")).toBe("***");
  });

  it("redacts four characters, also in Base64, and no fewer", () => {
    const base64 = Buffer.from("w4&Z").toString("base64");
    expect(redactorOf("w4&Z")(`w4&Z ${base64}`)).not.toContain(base64.slice(0, 5));
    expect(redactorOf("abc", " ")("abc d")).toBe("abc d");
  });

  it("redacts each line of eight characters or more, and no brace", () => {
    const key = "-----BEGIN KEY-----\nabcdefghijklmnop\n{\n}\n-----END KEY-----\n";
    const redact = redactorOf(key);
    expect(redact("x abcdefghijklmnop y {")).toBe("x *** y {");
    expect(redact(JSON.stringify({ key }))).not.toContain("abcdefghijklmnop");
    expect(redact(Buffer.from("abcdefghijklmnop").toString("hex"))).toBe("***");
  });

  it("redacts a block of short lines as a whole", () => {
    expect(redactorOf("user: a\npin: 97")("got user: a\npin: 97, and user: b")).toBe(
      "got ***, and user: b",
    );
  });

  describe.each([
    ["short lines", "ab12\ncd34\nef56", ["ab12", "cd34", "ef56"]],
    ["a short line after a long one", "-- long line --\nab12\n-- another --", ["ab12"]],
    ["lines of signs", "a+b?\n(c*\n[d]^\n$e", ["a+b?", "(c*", "[d]^", "$e"]],
  ])("a redactor of a block with %s", (_, block, shortLines) => {
    const lines = block.split("\n");
    it.each([
      ["by two blanks", lines.map((line) => `  ${line}\n`).join("")],
      ["by a tab, with CRLF", lines.map((line) => `\t${line}\r\n`).join("")],
      ["deeper on each line", lines.map((line, depth) => `${" ".repeat(depth)}${line}\n`).join("")],
      ["with blank lines between", lines.map((line) => `  ${line}\n\n`).join("")],
      ["in JSON", lines.map((line) => `  ${line}\\n`).join("")],
      ["with other case", lines.map((line) => `  ${line.toUpperCase()}\n`).join("")],
    ])("redacts each line that is indented %s", (_, text) => {
      const redactedText = redactorOf(block)(`value: |\n${text}end: ${shortLines[0]} alone`);
      expect(redactedText).toMatch(/^value: \|\n\s*\*{3}/);
      expect(redactedText).toContain(`end: ${shortLines[0]} alone`);
      const [blockText = ""] = redactedText.toLowerCase().split("end:");
      for (const line of shortLines) expect(blockText).not.toContain(line);
    });
  });

  it.each(Object.entries(ENCODINGS))("redacts a block of short lines as %s", (_, encode) => {
    for (const block of [SHORT_LINES, SHORT_LINES.replaceAll("\n", "\r\n")]) {
      const redactedText = redactorOf(SHORT_LINES)(`before ${encode(block)} after`);
      expect(redactedText).toMatch(/^before .*\*\*\*.* after$/s);
      expect(redactedText.length).toBeLessThan("before *** after".length + 10);
    }
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

describe("a secret in a public text", () => {
  const redactorOfRegion = (kind: Kind, ...publicTexts: string[]) => {
    const redactor = createRedactor();
    redactor.add({ value: "us-east-1", kind });
    publicTexts.forEach(redactor.declarePublic);
    return redactor;
  };
  const URL = "https://agent.us-east-1.example.com";

  it.each([
    ["input", URL],
    ["deployment", URL],
    ["certain", "https://agent.***.example.com"],
  ] as const)("of kind %s is redacted only if certain: %s", (kind, expected) => {
    const { message, output, isPublic } = redactorOfRegion(kind, URL);
    const isShown = isPublic({ value: "us-east-1", kind });
    expect([message(URL), output(URL), isShown]).toEqual([expected, expected, expected === URL]);
  });

  it("is redacted until the text is declared public", () => {
    const redactor = redactorOfRegion("input");
    expect(redactor.message(URL)).toBe("https://agent.***.example.com");
    redactor.declarePublic(URL);
    expect(redactor.message(URL)).toBe(URL);
    redactor.add({ value: "agent.us-east", kind: "input" });
    expect(redactor.message(URL)).toBe(URL);
  });

  it("of the deployment is redacted in messages, but not in outputs", () => {
    const { message, output } = redactorOfRegion("deployment");
    expect([message(URL), output(URL)]).toEqual(["https://agent.***.example.com", URL]);
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

  it.each(["a1", "\"'&<>", "é漢😀", "'a b'"])("have few encodings: 16 KB of %j", (unit) => {
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
