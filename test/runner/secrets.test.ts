import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { hide, redact } from "../../src/runner/secrets.ts";
import { plainLine, safeLines } from "../../src/runner/text.ts";

// The registration writes ::add-mask:: lines, which are of no interest here.
beforeAll(() => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});

const SECRET = `p@ss "w<o>rd" & 'q'é\\/+?`;
const bytes = Buffer.from(SECRET);
const json = JSON.stringify(SECRET).slice(1, -1);

/** How services, libraries and shells write a secret. */
const ENCODINGS: Record<string, string> = {
  raw: SECRET,
  base64: bytes.toString("base64"),
  "base64 after one byte": Buffer.concat([Buffer.from("a"), bytes, Buffer.from("z")]).toString("base64"),
  "base64 after two bytes": Buffer.concat([Buffer.from("ab"), bytes, Buffer.from("zz")]).toString("base64"),
  "base64 inside a longer text": Buffer.from(`user:${SECRET}:end`).toString("base64"),
  base64url: Buffer.from(`{"k":"${SECRET}"}`).toString("base64url"),
  hex: bytes.toString("hex"),
  "upper-case hex": bytes.toString("hex").toUpperCase(),
  encodeURIComponent: encodeURIComponent(SECRET),
  "RFC 3986": encodeURIComponent(SECRET).replace(/'/g, "%27"),
  form: new URLSearchParams({ v: SECRET }).toString().slice(2),
  JSON: json,
  "JSON in ASCII": json.replace("é", "\\u00e9"),
  "JSON as Go writes it": json.replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`),
  HTML: SECRET.replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;"),
  "HTML without quotes": SECRET.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  "doubled quotes": SECRET.replaceAll("'", "''"),
};

describe("redact", () => {
  it.each(Object.entries(ENCODINGS))("hides a secret as %s", (_, encoded) => {
    hide(SECRET);
    const clean = redact(`before ${encoded} after`);
    expect(clean).toContain("***");
    expect(clean).not.toContain(encoded);
    expect(clean).toMatch(/^before .* after$/);
  });

  it("hides before it cuts", () => {
    hide("canary-secret-value");
    const text = `${"x".repeat(1_990)}canary-secret-value`;
    expect(safeLines(text).join("")).not.toContain("canary");
    expect(plainLine(text)).not.toContain("canary");
  });

  it("hides the lines of a text of several lines, and not its braces", () => {
    const key = "-----BEGIN KEY-----\nabcdefghijklmnop\n{\n}\n-----END KEY-----\n";
    expect(hide(key)).toBe(true);
    expect(redact("x abcdefghijklmnop y {")).toBe("x *** y {");
    expect(redact(JSON.stringify({ key }))).not.toContain("abcdefghijklmnop");
  });

  it.each(["", "abc", "true", "False", "NULL", "yes", " on "])("leaves %j alone, and says so", (text) => {
    expect(hide(text)).toBe(false);
    expect(redact("true abc yes on null")).toBe("true abc yes on null");
  });

  it("hides any secret in any surroundings", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, maxLength: 40 }), fc.string(), fc.string(), (secret, head, tail) => {
        fc.pre(hide(secret) && !"***".includes(secret));
        expect(redact(`${head}${secret}${tail}`)).not.toContain(secret);
      }),
      { numRuns: 300 },
    );
  });
});
