import { describe, expect, it } from "vitest";
import { agentAddress, baseUrl, needsAllowHttp } from "../../../src/inputs/field/base-url.ts";
import { messagesOf } from "../issues.ts";

describe("baseUrl", () => {
  it("shows neither password nor token", async () => {
    const messages = await messagesOf(
      baseUrl("control plane"),
      "https://me:hunter2@example.com?token=s3cr3t#part",
    );
    expect(messages).toHaveLength(1);
    expect(messages.join()).not.toMatch(/hunter2|s3cr3t|me:/);
  });
});

describe("agentAddress", () => {
  it("parses a URL with many slashes fast", () => {
    const slashes = `https://agent.example/${"/".repeat(200_000)}`;
    expect(agentAddress.parse(slashes)).toBe("https://agent.example");
    expect(agentAddress.parse(`${slashes}ok`)).toBe("https://agent.example");
    expect(agentAddress.parse(`${slashes}x`)).toBe(`${slashes}x`);
  }, 1_000);
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
