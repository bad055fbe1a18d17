import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

// In a file and in modules of their own: every later text is searched for what these have masked.
vi.resetModules();
const { mask, redact } = await import("../../src/runner/secrets.ts");
afterAll(() => void vi.resetModules());

// The registration writes ::add-mask:: lines.
const printed: string[] = [];
beforeAll(() => {
  vi.spyOn(process.stdout, "write").mockImplementation((text) => printed.push(String(text)) > 0);
});

describe("secrets that are many or large", () => {
  it("hides every line of a secret of 3,000 lines", () => {
    mask(Array.from({ length: 3_000 }, (_, index) => `canary in line ${index}`).join("\n"));
    expect(redact("a canary in line 2999 b")).toBe("a *** b");
  });

  it("takes no longer for a text of nothing but cut secrets", () => {
    for (let index = 0; index < 100; index++) mask(`canary number ${index} of a long list`);
    const text = "a b... ".repeat(50_000);
    expect(redact(text)).toBe(text);
  });

  it("is as fast in a text that repeats the start of a secret", () => {
    mask(`${"ab".repeat(4_000)}!`);
    const text = "ab".repeat(500_000);
    expect(redact(text)).toBe(text);
    expect(redact(`${text}!`)).toHaveLength(text.length - 8_000 + 3);
  });

  it("hides any secret in any surroundings", () => {
    const anyCase = fc.tuple(fc.string({ minLength: 8, maxLength: 40 }), fc.string(), fc.string());
    // All are masked first, because what is masked after a text needs some work before the next.
    fc.assert(
      fc.property(fc.array(anyCase, { minLength: 30, maxLength: 30 }), (cases) => {
        const masked = cases.filter(
          ([secret]) =>
            ["whole", "but short lines"].includes(mask(secret)) && !"***".includes(secret),
        );
        for (const [secret, head, tail] of masked)
          expect(redact(`${head}${secret}${tail}`)).not.toContain(secret);
      }),
      { numRuns: 10 },
    );
  });

  it("stays fast and small for a value that is no credential", () => {
    const before = printed.length;
    mask(Array.from({ length: 60_000 }, () => "the same line again").join("\n"));
    expect(printed.length - before).toBe(2);
    const long = Array.from({ length: 20_000 }, (_, index) =>
      ((index * 2_654_435_761) % 2 ** 32).toString(36),
    ).join("");
    expect(mask(long)).toBe("whole");
    expect(redact(`a ${long} b`)).toBe("a *** b");
    mask(
      Array.from({ length: 20_000 }, (_, index) => `${index} is the number of this line`).join(
        "\n",
      ),
    );
    expect(redact("1234 is the number of this line")).toBe("***");
  });

  it("hides those beyond 32,768 characters in all as they are and in JSON only", () => {
    for (let index = 0; index < 40; index++) mask(`${index} of many `.repeat(100));
    const last = 'the "last" canary'.repeat(100);
    expect(mask(last)).toBe("whole");
    expect(redact(`a ${last} b ${JSON.stringify(last)}`)).toBe('a *** b "***"');
    expect(redact(encodeURIComponent(last))).toBe(encodeURIComponent(last));
  });
});
