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
    ["one of libpq", `host=db user=app password=${PASSWORD}`],
    ["a key of a storage account", `AccountName=app;AccountKey=${PASSWORD};EndpointSuffix=x`],
    ["a line of a file", `HOST=db\nDB_PASSWORD=${PASSWORD}`],
    ["an address in JSON", `{"url":"amqp://app:${PASSWORD}@queue/x"}`],
    ["JSON in JSON", JSON.stringify({ config: JSON.stringify({ password: PASSWORD }) })],
  ])("finds %s", (_, value) => {
    expect(partsOf(value)).toContain(PASSWORD);
  });

  it("finds a password in a URL, as written and decoded", () => {
    expect(partsOf("amqp://app:hunt%40er2hunter2@db")).toEqual([
      "hunt%40er2hunter2",
      "hunt@er2hunter2",
    ]);
  });

  it.each([
    [
      "what is no secret by its own name or form",
      '{"type":"service_account","theme":"dark-mode-2"}',
    ],
    ["what is shorter than eight characters", '{"password":"hunter2"}'],
    ["a word that the address repeats", "postgres://app:postgres@db/postgres"],
    ["a switch", '{"use_auth":"disabled"}'],
    ["what is no JSON", '{"password":'],
    ["a plain text", "a text of several words = one"],
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
    `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
  ])(
    "is fast on 100,000 characters (%#)",
    (text) => {
      expect(partsOf(text).length).toBeLessThan(20_000);
    },
    2_000,
  );
});
