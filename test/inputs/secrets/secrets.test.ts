import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parseSecrets, secretInputs } from "../../../src/inputs/secrets/secrets.ts";
import { messagesOf } from "../issues.ts";

const { secrets: SECRETS } = secretInputs;
const PEM = "-----BEGIN KEY-----\r\nMIIE+/==\r\n-----END KEY-----\r\n";

function secretsIn(text: string) {
  const { entries, flaws } = parseSecrets(text);
  expect(flaws).toEqual([]);
  return Object.fromEntries(entries.map(({ name, value }) => [name, value]));
}

const asEntry = ([name, value]: [string, string]) => ({ name, value });

describe("parseSecrets", () => {
  it("parses 60,000 multi-line values within the time limit of a test", () => {
    const text = Array.from({ length: 60_000 }, (_, index) => `A${index}<<B\nx\nB\n`).join("");
    expect(parseSecrets(text).entries).toHaveLength(60_000);
  });

  // A variable cannot hold a NUL character.
  const anyText = fc
    .string({ unit: "binary", minLength: 1, maxLength: 200 })
    .filter((text) => !text.includes("\0"));
  const anyValue = fc.oneof(
    anyText,
    fc.stringMatching(/^[\r\n\t "'\\#=,<:{}[\]&*!|>%@`-]{1,40}$/),
    fc.constant(PEM),
  );

  const json = (value: unknown) =>
    fc.constantFrom(undefined, 2, "\t").map((indent) => JSON.stringify(value, null, indent));

  it.each<[form: string, write: (value: string) => fc.Arbitrary<string>]>([
    ["a JSON object", (value) => json({ A: value, B: "x" })],
    ["a JSON list", (value) => json(Object.entries({ A: value, B: "x" }).map(asEntry))],
    ["a heredoc", (value) => fc.constant(`A<<no such line\n${value}\nno such line\nB=x`)],
    ["NAME=VALUE, of one line", (value) => fc.constant(`A=${value}\nB=x`)],
  ])("keeps every value byte for byte through %s", (form, write) => {
    const fitsForm = (value: string) => !form.endsWith("line") || !/\n|\r$|^=*$/.test(value);
    const valueInForm = anyValue
      .filter(fitsForm)
      .chain((value) => write(value).map((text) => ({ value, text })));
    fc.assert(
      fc.property(valueInForm, ({ value, text }) => {
        expect(secretsIn(text)).toEqual({ A: value, B: "x" });
      }),
    );
  });
});

describe("secrets", () => {
  it("reports a malformed text without quoting it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[ -~\n]{0,40}$/), async (noise) => {
        expect((await messagesOf(SECRETS, `${noise}\ncanary=`)).join()).not.toContain("canary");
        expect((await messagesOf(SECRETS, `{"canary${noise}`)).join()).not.toContain("canary");
      }),
    );
  });
});

describe("secrets_from_env", () => {
  const { secrets_from_env: INPUT } = secretInputs;
  beforeAll(() => {
    const env = { DB_URL: "postgres://canary", TOKEN: "canary, # ", EMPTY: "" };
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  });
  afterAll(() => void vi.unstubAllEnvs());

  it("finds the values of the named variables, and each value in place of a name", () => {
    const text = "DB_URL\nA=sk-canary\nB=sk_canary\nMISSING\nEMPTY";
    expect(INPUT.meta()?.findSecrets?.(text)).toEqual([
      { name: "DB_URL", value: "postgres://canary" },
      { value: "sk-canary" },
      { value: "sk_canary" },
    ]);
  });
});
