import { describe, expect, it } from "vitest";
import { isCertainSecret, isPartOf, isSecret } from "../../../src/runner/secrets/rule.ts";

describe("isSecret", () => {
  it.each([
    ...["API_KEY", "token", "CLIENT_SECRET", "DB_PASSWORD", "PWD", "SENTRY_DSN", "CREDENTIALS"],
    ...["BASIC_AUTH", "SESSION_COOKIE", "TLS_CERT", "PRIVATE_PEM", "DB_PW", "API_KEYS", "TOKEN_2"],
    ...["DB_PASSWD", "PASSWD", "DB_CRED", "CREDS"],
    ...["SECRET_KEY_BASE", "API_KEY_V2", "TOKEN_PROD", "PASSCODE", "SECRETS_JSON", "JWT"],
    ...["apiKey", "AUTHORIZATION", "PASSPHRASE", "client-secret", "SIGNING_KEY2"],
  ])("is true from four characters on if the name is %s", (name) => {
    expect(isSecret({ name, value: "abcd" })).toBe(true);
    expect(isSecret({ name, value: " abc " })).toBe(false);
  });

  it.each([
    "redis://u:p@h",
    "redis://:p@h",
    "postgres://app:velvet/orchid@db/x",
    "host=db password = hunter2",
    "password: hunter2",
    "https://glpat-velvet-orchid-1@git.example/x",
    "Server=db;Password=hunter2;",
    "sk-proj-abcdefghijkl",
    "ghp_abcdefghijklmnop",
    "4cCz0PqT7mW2bRkX9sLd",
    "https://hooks.example/services/T000/4cCz0PqT7mW2bRkX9sLd",
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.Zm9vYmFy",
    "pa$$w`id`rd!{};|?",
    "Tr0ub4dor&3!x?",
    "-----BEGIN KEY-----\nMIIEcanaryLineOneAbCdEfGh0123\n-----END KEY-----",
  ])("is true for %j, with an ordinary name or none", (value) => {
    expect(isSecret({ name: "VALUE", value })).toBe(true);
    expect(isSecret({ value })).toBe(true);
  });

  it.each([
    ["ACCESS_KEY_ID", "5Q2X7ZT3M4KWR6VN8DCA"],
    ["SIGNING_KEY", "velvet"],
    // Ordinary values that count as secrets nevertheless.
    ["REVISION", "62635f6c0ffee1234567890abcdef0123456789a"],
    ["OBJECT_KEY", "uploads/a.json"],
    ["COOKIE", "session-id"],
    ["HOTKEY", "ctrl+k"],
  ])("is true for %s=%s, which is or resembles an ordinary value", (name, value) => {
    expect(isSecret({ name, value })).toBe(true);
  });

  it("is true for a value without a name, from eight characters on", () => {
    expect(["hunter-two", "hunter2"].filter((value) => isSecret({ value }))).toEqual([
      "hunter-two",
    ]);
  });
});

describe("isCertainSecret", () => {
  it("is true for a value with a known prefix, from sixteen characters on", () => {
    const certainValues = ["sk-velvet-orchid-1", "ghp_velvetorchid1", "glpat-velvet-orchid"];
    const uncertainValues = ["sk-velvet", "hf-transformers-agent", "agent-sk-velvet-orchid"];
    const isCertain = (value: string) => isCertainSecret({ name: "SETTING", value });
    const values = [...certainValues, ...uncertainValues];
    expect(values.filter(isCertain)).toEqual(certainValues);
  });
});

describe("isPartOf", () => {
  it.each([
    ["registry.example/openai/agent:1", "OpenAI"],
    ["https://agent.us-east-1.example.com", "us-east-1"],
    ["https://agent.example.com/x", "https://agent.example.com/x/"],
  ])("is true in %j for %j", (publicText, value) => {
    expect(isPartOf(publicText, value)).toBe(true);
  });

  it.each(["canary-user", "canary-password", "canary-query"])("is false for %s", (value) => {
    const publicText = "https://canary-user:canary-password@agent.example/?a=canary-query";
    expect(isPartOf(publicText, value)).toBe(false);
  });
});
