import { describe, expect, it } from "vitest";
import { redactedValuesOf } from "../../../src/runner/secrets/kinds.ts";
import { createRedactor } from "../../../src/runner/secrets/redactor.ts";
import { configurationForms } from "./configurations.ts";
import { type Form, forms as syntheticForms } from "./forms.ts";
import { settings } from "./settings.ts";

const forms: readonly Form[] = [...syntheticForms, ...configurationForms];

/** A redactor with one value of an input. */
function redactorOf(name: string, value: string) {
  const redactor = createRedactor();
  redactedValuesOf({ name, value }, "input").forEach(redactor.add);
  return redactor;
}

/** The classes with shown forms: the number of these, and of all forms of the class. */
function countShown(destination: "message" | "notification"): Record<string, string> {
  const counts = Map.groupBy(forms, ([kind]) => kind).entries();
  const isShown = ([, name, value, part]: Form) =>
    redactorOf(name, value)[destination](`invalid value: ${part}, see the log`).includes(part);
  return Object.fromEntries(
    [...counts].flatMap(([kind, rows]) => {
      const shownCount = rows.filter(isShown).length;
      return shownCount > 0 ? [[kind, `${shownCount} of ${rows.length}`]] : [];
    }),
  );
}

/* SECURITY.md names these classes. Forms that it does not promise are counted, too. */
describe("the parts of a secret that a message quotes", () => {
  it("have many distinct forms", () => {
    expect(forms.length).toBeGreaterThan(180);
    expect(new Set(forms.map(([, ...row]) => row.join(" "))).size).toBe(forms.length);
  });

  it("are hidden in the log, except in these classes", () => {
    expect(countShown("message")).toEqual({
      "not worth a rule": "3 of 6",
      "header or cookie with an ordinary name": "2 of 2",
      "beyond any promise": "18 of 20",
    });
  });

  it("are hidden in comments, except in these classes", () => {
    expect(countShown("notification")).toEqual({
      "not worth a rule": "1 of 6",
      "beyond any promise": "2 of 20",
    });
  });
});

describe("ordinary settings", () => {
  const redactedSettings = settings.filter(([name, value]) => {
    const text = `got ${value} end`;
    return redactorOf(name, value).message(text) !== text;
  });

  it("stay in the log, except one", () => {
    expect(settings.length).toBeGreaterThan(100);
    expect(redactedSettings.map(([name]) => name)).toEqual(["DB_DSN"]);
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
  ])("stay if they are ordinary words of a secret: %s=%s", (name, value, word) => {
    expect(redactorOf(name, value).message(`the ${word} is set`)).toBe(`the ${word} is set`);
  });
});
