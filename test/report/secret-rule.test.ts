import { describe, expect, it } from "vitest";
import { isFact, isPartOf, isSecret } from "../../src/report/secret-rule.ts";

describe("isSecret", () => {
  it.each([
    ...["API_KEY", "token", "CLIENT_SECRET", "DB_PASSWORD", "PWD", "SENTRY_DSN", "CREDENTIALS"],
    ...["BASIC_AUTH", "COOKIE_SALT", "TLS_CERT", "PRIVATE_PEM"],
  ])("is true from four characters on if the name is %s", (name) => {
    expect(isSecret({ name, value: "abcd" })).toBe(true);
    expect(isSecret({ name, value: " abc " })).toBe(false);
  });

  it.each([
    "sixteen-letters-",
    "letters1",
    "abcdefgh-1",
    "redis://u:p@h",
    "a text of several words and more",
  ])("is true of %j, whatever its name", (value) => {
    expect(isSecret({ name: "VALUE", value })).toBe(true);
    expect(isSecret({ value })).toBe(true);
  });

  it.each(["openai", "eu-west", "letters", "12345678", "postgres", "redis://h", "info"])(
    "is false of %j under an ordinary name",
    (value) => {
      expect(isSecret({ name: "VALUE", value })).toBe(false);
    },
  );

  it.each([
    ["AUTH_ENABLED", "true"],
    ["PRIVATE", "False"],
    ["AUTH_MODE", "none"],
    ["MAX_TOKENS", "4096"],
    ["TOKEN_LIMIT", "32768"],
  ])("is false of the switch or small number %s=%s", (name, value) => {
    expect(isSecret({ name, value })).toBe(false);
  });
});

describe("isPartOf", () => {
  it.each([
    ["registry.example/openai/agent:1", "OpenAI"],
    ["https://agent.us-east-1.example.com", "us-east-1"],
    ["https://agent.example.com/x", "https://agent.example.com/x/"],
  ])("is true in %j of %j", (fact, value) => {
    expect(isPartOf(fact, value)).toBe(true);
  });

  it.each(["canary-user", "canary-password", "canary-query"])(
    "is false of %s, which an address may hold",
    (value) => {
      const fact = "https://canary-user:canary-password@agent.example/?a=canary-query";
      expect(isPartOf(fact, value)).toBe(false);
    },
  );
});

describe("isFact", () => {
  it("is true of names, images, refs and addresses only", () => {
    const names = ["deployment_name", "image_uri", "repo_commit_sha", "deployment_url", "name"];
    expect(names.filter(isFact)).toEqual(names);
    expect(["status", "error_message", "changes", "secrets", "api_key"].filter(isFact)).toEqual([]);
  });
});
