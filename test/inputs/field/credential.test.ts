import { describe, expect, it } from "vitest";
import { credential } from "../../../src/inputs/field/credential.ts";
import { messagesOf } from "../issues.ts";

describe("credential", () => {
  it("reports all flaws and never the value", async () => {
    const messages = await messagesOf(credential, "canary canary\ncänary\u0001");
    expect(messages).toHaveLength(4);
    expect(messages.join()).not.toMatch(/c[aä]nary/);
  });
});
