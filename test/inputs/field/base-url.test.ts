import { describe, expect, it } from "vitest";
import {
  baseUrl,
  needsAllowHttp,
  webAddress,
  writtenAddress,
} from "../../../src/inputs/field/base-url.ts";
import { itRefuses, messagesOf } from "../issues.ts";

describe("baseUrl", () => {
  it.each([
    ["https://api.example.com", "https://api.example.com"],
    ["https://api.example.com/", "https://api.example.com"],
    ["https://api.example.com//", "https://api.example.com"],
    ["https://api.example.com/v1", "https://api.example.com"],
    ["https://api.example.com/v2/", "https://api.example.com"],
    ["https://api.example.com/api/v1/", "https://api.example.com"],
    ["https://api.example.com/platform", "https://api.example.com/platform"],
    ["https://api.example.com/platform/api/v1", "https://api.example.com/platform"],
    ["https://api.example.com/v3", "https://api.example.com/v3"],
    ["https://api.example.com/v2/agents", "https://api.example.com/v2/agents"],
    ["https://api.example.com/$web", "https://api.example.com/$web"],
    ["https://api.example.com/myv1", "https://api.example.com/myv1"],
    ["HTTPS://API.Example.com:8443/x/", "https://api.example.com:8443/x"],
    ["http://127.0.0.1:8080/v2", "http://127.0.0.1:8080"],
    [" https://api.example.com\n", "https://api.example.com"],
  ])("reads %j as %j", (text, address) => {
    expect(baseUrl.parse(text)).toBe(address);
  });

  itRefuses(baseUrl, [
    ["", "is not an https URL", "write one such as https://"],
    ["'https://api.example.com'", "begins and ends with quotes", "remove them"],
    ["api.example.com", "no scheme", 'write "https://api.example.com"'],
    ["api.example.com/platform", "no scheme", 'write "https://api.example.com/platform"'],
    ["localhost:8080", "no scheme", 'write "https://localhost:8080"'],
    ["ftp://api.example.com", "is not an https URL", "write one such as https://"],
    ["file:///etc/passwd", "is not an https URL", "write one such as https://"],
    [
      "$CONTROL_PLANE_URL",
      'contains "$CONTROL_PLANE_URL", a variable',
      "check its name, and that it is set",
    ],
    [
      "https://${HOST}/api-host",
      'contains "${HOST}", a variable',
      "check its name, and that it is set",
    ],
    [
      "$(ControlPlane.Url)/",
      'contains "$(ControlPlane.Url)"',
      "check its name, and that it is set",
    ],
    ["https://", "is not an https URL", "write one such as https://"],
    ["https:api.example.com", "is not an https URL", "write one such as https://"],
    ["https://exa mple.com", "contains a space", "write https://"],
    ["https://example.com\nhttps://other", "contains a space", "write https://"],
    ["https://example.com\\@other", "a backslash", "write https://"],
    ["https://example.com:99999", "is not an https URL", "write one such as https://"],
    ["https://example.com?x=1", "contains a query", "remove the ?"],
    ["https://example.com?", "contains a query", "remove the ?"],
    ["https://example.com/#top", "contains a fragment", "remove the #"],
    [
      "https://api.example.com/v2/deployments",
      "is the address of a request",
      'write "https://api.example.com"',
    ],
    [
      "https://api.example.com/api-host/v2/deployments/0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01/",
      "is the address of a request",
      'write "https://api.example.com/api-host"',
    ],
    [
      "https://api.example.com/api/v1/bulk-exports/destinations",
      "is the address of a request",
      'write "https://api.example.com"',
    ],
    [
      "https://api.example.com/api/v1/orgs/current/billing/granular-usage",
      "is the address of a request",
      'write "https://api.example.com"',
    ],
    [
      "https://me:hunter2@example.com",
      "user name or password",
      "remove everything between // and @",
    ],
    ["https://token@example.com", "user name or password", "remove everything between // and @"],
    ["https://user:p%zz@exa mple", "contains a space", "write https://"],
  ]);

  it("reports every flaw, without the password or the token in the address", async () => {
    const messages = await messagesOf(baseUrl, "https://me:hunter2@example.com?token=s3cr3t#part");
    expect(messages).toHaveLength(3);
    expect(messages.join()).not.toMatch(/hunter2|s3cr3t|me:/);
  });

  it.each(["me:hunter2@example.com", "https://me:hunter2@[bad", "ssh://me:hunter2@host"])(
    "does not show %j",
    async (text) => {
      expect((await messagesOf(baseUrl, text)).join()).toMatch(/^(?!.*hunter2).+$/);
    },
  );
});

describe("webAddress", () => {
  it("keeps path and query", () => {
    expect(webAddress.parse("https://agent.example.com/v1/?limit=1")).toBe(
      "https://agent.example.com/v1/?limit=1",
    );
  });

  it("refuses a password and a fragment", async () => {
    expect(await messagesOf(webAddress, "https://a:b@example.com/#x")).toHaveLength(2);
  });
});

describe("writtenAddress", () => {
  it.each([
    "https://agent.example.com",
    "http://agent.internal:8080/v1",
    " https://agent.example.com/?a=b\n",
  ])("keeps %j as it is written", (text) => expect(writtenAddress.parse(text)).toBe(text.trim()));

  it.each(["agent.example.com", "agent.internal:8080", "agent/v1"])(
    "completes %s with https",
    (text) => expect(writtenAddress.parse(text)).toBe(`https://${text}`),
  );

  it.each([
    "ftp://agent.example.com",
    "/agent",
    "agent.example.com?token=hunter2",
    ".:99999",
    "https://a:hunter2@agent.example.com",
    "https://a b",
    "",
  ])("refuses %j", async (text) =>
    expect((await messagesOf(writtenAddress, text)).join()).toMatch(/^(?!.*hunter2).+$/),
  );
});

describe("needsAllowHttp", () => {
  it.each([
    "https://example.com",
    "http://localhost:1",
    "http://127.0.0.1",
    "http://127.8.9.10:80",
    "http://127.1",
    "http://[::1]:8080",
  ])("is false for %s", (address) => {
    expect(needsAllowHttp(address)).toBe(false);
  });

  it.each([
    "http://example.com",
    "http://localhost.example.com",
    "http://127.0.0.1.example.com",
    "http://128.0.0.1",
    "http://[::2]",
    "http://10.0.0.1",
    "http://0.0.0.0",
  ])("is true for %s", (address) => {
    expect(needsAllowHttp(address)).toBe(true);
  });
});
