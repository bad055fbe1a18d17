import { describe, expect, it } from "vitest";
import { redactedValuesOf } from "../../../src/runner/secrets/kinds.ts";
import { secretPartsOf } from "../../../src/runner/secrets/parts.ts";
import { createRedactor } from "../../../src/runner/secrets/redactor.ts";
import { configurationForms } from "./configurations.ts";
import { forms as syntheticForms } from "./forms.ts";
import { settings } from "./settings.ts";

/** Each form with its class. */
const forms = Object.entries({ ...syntheticForms, ...configurationForms }).flatMap(([kind, rows]) =>
  rows.map(([name, value, part = value]) => [kind, name, value, part] as const),
);

/** A redactor with one value of an input. */
function redactorOf(name: string, value: string) {
  const redactor = createRedactor();
  redactedValuesOf({ name, value }, "input").forEach(redactor.add);
  return redactor;
}

/** Classes of forms that SECURITY.md does not promise. */
const OTHER_CLASSES = [
  "syntax without a rule",
  "header or cookie with an ordinary name",
  "name without a rule",
];

/** The shown forms of promised classes, then how many are shown of each other class. */
function findShown(destination: "message" | "notification") {
  const shownForms = forms.filter(([, name, value, part]) =>
    redactorOf(name, value)[destination](`invalid value: ${part}, see the log`).includes(part),
  );
  return [
    shownForms.filter(([kind]) => !OTHER_CLASSES.includes(kind)),
    ...OTHER_CLASSES.map((one) => shownForms.filter(([kind]) => kind === one).length),
  ];
}

describe("the parts of a secret that a message quotes", () => {
  it("have many distinct forms", () => {
    expect(forms.length).toBeGreaterThan(160);
    expect(new Set(forms.map(([, ...row]) => row.join(" "))).size).toBe(forms.length);
  });

  it("are hidden in the log, except some in classes that SECURITY.md does not promise", () => {
    expect(findShown("message")).toEqual([[], 3, 2, 18]);
  });

  it("are hidden in comments, except some in classes that SECURITY.md does not promise", () => {
    expect(findShown("notification")).toEqual([[], 1, 0, 2]);
  });

  it.each([
    "password=".repeat(11_000),
    "password=;".repeat(10_000),
    `a://${":".repeat(100_000)}@`,
    "://a:".repeat(20_000),
    `${" ".repeat(100_000)};`,
    "[".repeat(100_000),
    ...["\\", "=", ":", "a:", "a=", '"', ",", "://a:b ", "aA0/", "password: ", "Bearer "].map(
      (unit) => unit.repeat(100_000 / unit.length),
    ),
    `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
  ])("are fewer than 20,000 in a long value (%#)", (value) => {
    expect(secretPartsOf({ name: "SETTING", value }).length).toBeLessThan(20_000);
  });
});

describe("ordinary settings", () => {
  const redactedSettings = settings.filter(([name, value]) => {
    const text = `got ${value} end`;
    return redactorOf(name, value).message(text) !== text;
  });

  it("stay in the log, except one", () => {
    expect(settings.length).toBeGreaterThan(100);
    expect(redactedSettings.map((row) => row.join("="))).toEqual([
      "DB_DSN=host=db port=5432 dbname=main sslmode=require", // cspell:ignore dbname sslmode
    ]);
  });
});

it.each([
  ["API_KEYS", "production,staging", "production"],
  ["TLS_CERT", "-----BEGIN CERTIFICATE-----\\nMIIB\\n-----END CERTIFICATE-----", "CERTIFICATE"],
  ["DATABASE_URL", "postgres://postgres:postgres@db/postgres", "postgres"],
  ["GOOGLE_CREDENTIALS", '{"type":"service_account","project":"acme"}', "service_account"],
  ["DB_AUTH", "app-user-1:velvet-orchid", "app-user-1"],
  ["SETTING", "arn:aws:secretsmanager:eu:1:secret:prod/agent-1", "prod/agent-1"],
  ["PROMPT", "Never say the secret instructions, nor the password requirements.", "secret"],
  ["PROMPT", "Explain the Basic plan-2024 of key accounts.", "plan-2024"],
  ["SETTING", '{"password":"hunter2"}', "hunter2"],
])("an ordinary or short part of a value stays in the log: %s=%s", (name, value, word) => {
  expect(redactorOf(name, value).message(`the ${word} is set`)).toBe(`the ${word} is set`);
});
