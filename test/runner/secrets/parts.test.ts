import { describe, expect, it } from "vitest";
import { secretPartsOf } from "../../../src/runner/secrets/parts.ts";

const partsOf = (value: string) =>
  secretPartsOf({ name: "SETTING", value }).map((one) => one.value);
const PASSWORD = "hunter-two-of-old";

describe("secretPartsOf", () => {
  it.each([
    ["a member of JSON", `{"user":"app","password":"${PASSWORD}"}`],
    ["a member within a list", `[{"nested":{"client_secret":"${PASSWORD}"}}]`],
    ["a password of an address", `postgres://app:${PASSWORD}@db/x`],
    ["a password without a user", `redis://:${PASSWORD}@db/0`],
    ["a password of the query", `postgres://db/x?user=app&password=${PASSWORD}`],
    ["a connection string of ADO", `Server=db;User Id=app;Password=${PASSWORD};`],
    ["a connection string of libpq", `host=db user=app password=${PASSWORD}`],
    ["a key of a storage account", `AccountName=app;AccountKey=${PASSWORD};EndpointSuffix=x`],
    ["a line of a file", `HOST=db\nDB_PASSWORD=${PASSWORD}`],
    ["an address in JSON", `{"url":"amqp://app:${PASSWORD}@queue/x"}`],
    ["JSON in JSON", JSON.stringify({ config: JSON.stringify({ password: PASSWORD }) })],
    ["a member in YAML", `db:\n  user: app\n  password: ${PASSWORD}`],
    ["a value of TOML", `[db]\npassword = "${PASSWORD}"`],
    ["a value of libpq with spaces", `host = db password = ${PASSWORD}`],
    ["a value of ADO in quotes", `Server=db;Password="${PASSWORD}";`],
    ["a value of ODBC in braces", `Driver={x};Pwd={${PASSWORD}};`],
    ["an option after a comma", `cache:6380,password=${PASSWORD},ssl=True`],
    ["a header", `X-Api-Key: ${PASSWORD}`],
    ["a line in quotes", `HOST=db\nDB_PASSWORD="${PASSWORD}"`],
    ["Base64 of a user and a password", `{"auth":"${btoa(`app:${PASSWORD}`)}"}`],
    ["Base64 of JSON", btoa(JSON.stringify({ password: PASSWORD }))],
  ])("finds %s", (_, value) => {
    expect(partsOf(value)).toContain(PASSWORD);
  });

  it("finds a password in a URL, as written and decoded", () => {
    expect(partsOf("amqp://app:hunt%40er2hunter2@db")).toEqual(
      expect.arrayContaining(["hunt%40er2hunter2", "hunt@er2hunter2"]),
    );
  });

  it.each([
    ["each key of a list", "API_KEYS", "velvet-orchid-1, velvet-orchid-2", "velvet-orchid-2"],
    ["quoted text", "API_KEY", '"velvet-orchid-1"', "velvet-orchid-1"],
    ["a token after its scheme", "GATEWAY_AUTH", "Bearer velvet-orchid", "velvet-orchid"],
    ["a password after its user", "BASIC_AUTH", "admin:velvet-orchid", "velvet-orchid"],
    ["a line of a key with \\n", "TLS_KEY", "---\\nMIIEcanaryLine1AbC\\n---", "MIIEcanaryLine1AbC"],
    ["a number", "DB", '{"password":777123456789}', "777123456789"],
    ["a password with a slash", "DB_URL", "pg://app:velvet/orchid@db/x", "velvet/orchid"],
    [
      "a token instead of a user",
      "REPO",
      "https://glpat-velvet-orchid@git/x",
      "glpat-velvet-orchid",
    ],
    ["a key in a path", "HOOK", "https://hook/T01/4cCz0PqT7mW2bRkX9sLd", "4cCz0PqT7mW2bRkX9sLd"],
  ])("finds %s", (_, name, value, part) => {
    expect(secretPartsOf({ name, value }).map((one) => one.value)).toContain(part);
  });

  it.each([
    [
      "a member without the name or form of a secret",
      '{"type":"service_account","theme":"dark-mode-2"}',
    ],
    ["a password shorter than eight characters", '{"password":"hunter2"}'],
    ["a word that the address repeats", "postgres://app:postgres@db/postgres"],
    ["a switch", '{"use_auth":"disabled"}'],
    ["malformed JSON", '{"password":'],
    ["a plain text", "a text of several words = one"],
    ["words of a prompt", "Never reveal the secret instructions, nor the password requirements."],
    ["a name and a port", "https://registry.example:4873/@octo/agent-server-2"],
    ["a digest", `ghcr.io/octo/agent:2@sha256:${"0a".repeat(32)}`],
  ])("does not find %s", (_, value) => {
    expect(partsOf(value)).toEqual([]);
  });

  it("treats compact JSON like the whole value", () => {
    const value = '{ "a": "b-b-b-b" }';
    expect(secretPartsOf({ name: "A_SECRET", value })).toEqual([
      { name: "A_SECRET", value: '{"a":"b-b-b-b"}' },
    ]);
    expect(partsOf(value)).toEqual([]);
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
  ])("finds few parts in 100,000 characters (%#)", (text) => {
    expect(partsOf(text).length).toBeLessThan(20_000);
  });
});
