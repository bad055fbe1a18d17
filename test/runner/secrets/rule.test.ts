import { describe, expect, it } from "vitest";
import {
  isCertainSecret,
  isPartOf,
  isPublicName,
  isSecret,
} from "../../../src/runner/secrets/rule.ts";

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
    ...["KEYCLOAK_REALM", "KEY_PREFIX", "TOKENIZER", "AUTHOR", "KEYWORDS", "MONKEYPATCH"],
    ...["BYPASS_CACHE", "AUTH_PROVIDER", "SECRET_STORE", "COOKIE_MODE", "CERT_DIR"],
  ])("is not true because the name %s contains such a word", (name) => {
    expect(isSecret({ name, value: "us-east-1" })).toBe(false);
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
  ])("is true for %j, whatever its name", (value) => {
    expect(isSecret({ name: "VALUE", value })).toBe(true);
    expect(isSecret({ value })).toBe(true);
  });

  it.each([
    ...["openai", "us-east-1", "letters-1", "12345678", "postgres", "redis://h", "info"],
    ...["gpt-4o-mini", "db.internal.example", "linux/amd64", "a text of several words and more"],
    ...["claude-sonnet-4-20250514", "Qwen/Qwen2.5-72B-Instruct", "2026-01-01T00:00:00Z"],
    ...["5f7883e8-1111-4111-8111-0123456789ab", `agent@sha256:${"0a".repeat(32)}`],
    ...[
      "a!b@c#",
      "a! b@ c# d% e^ f&",
      "wow!!!!!!!!!",
      "https://x.example/?a=1&b=2#c!",
      '{"a":"!@#$%"}',
    ],
  ])("is false for %j with an ordinary name", (value) => {
    expect(isSecret({ name: "VALUE", value })).toBe(false);
  });

  it.each([
    ["USE_AUTH", "true"],
    ["PASS", "False"],
    ["AUTH", "none"],
    ["TOKEN", "4096"],
    ["MAX_TOKENS", "1048576"],
    ["LAST_KEY", "deployed"],
    ["LAST_KEY", "BUILD_FAILED"],
    ["ENABLE_AUTH", "enabled"],
    ["BASIC_AUTH", "Disabled"],
    ["SSL_CERT", "/certs/tls.crt"],
    ["CREDENTIAL", "/var/run/secrets/gcp.json"],
    ["GIT_SHA", "62635f6c0ffee1234567890abcdef0123456789a"],
    ["HEAD_COMMIT", "62635f6"],
    ["OUTPUT_KEY", "answer"],
    ["SORT_KEY", "created_at"],
    ["VOICE_ID", "21m00Tcm4TlvDq8ikWAM"],
    ["PUBLISHABLE_KEY", "pk_live_51HxYzAbCdEfGhIjKlMn"],
    ["SSH_KEY", "/root/.ssh/id_ed25519"],
  ])("is false for the ordinary value %s=%s", (name, value) => {
    expect(isSecret({ name, value })).toBe(false);
  });

  it.each([
    ["ACCESS_KEY_ID", "5Q2X7ZT3M4KWR6VN8DCA"],
    ["SIGNING_KEY", "velvet"],
  ])("is true for %s=%s, which is similar", (name, value) => {
    expect(isSecret({ name, value })).toBe(true);
  });

  it("is true for a value without a name, from eight characters on", () => {
    expect([isSecret({ value: "hunter-two" }), isSecret({ value: "hunter2" })]).toEqual([
      true,
      false,
    ]);
  });

  it("is true for a known prefix that the service shows, from sixteen characters on", () => {
    const certainValues = ["sk-velvet-orchid-1", "ghp_velvetorchid1", "glpat-velvet-orchid"];
    const uncertainValues = [
      "sk-velvet",
      "sk-SK",
      "hf-transformers-agent",
      "agent-sk-velvet-orchid",
    ];
    const isCertain = (value: string) => isCertainSecret({ name: "SETTING", value });
    expect([certainValues.filter(isCertain), uncertainValues.filter(isCertain)]).toEqual([
      certainValues,
      [],
    ]);
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

describe("isPublicName", () => {
  it("is true for names, images, refs and URLs only", () => {
    const names = ["deployment_name", "image_uri", "repo_commit_sha", "deployment_url", "name"];
    expect(names.filter(isPublicName)).toEqual(names);
    expect(
      ["status", "error_message", "changes", "secrets", "api_key"].filter(isPublicName),
    ).toEqual([]);
  });
});
