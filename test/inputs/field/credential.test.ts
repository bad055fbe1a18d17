import { describe, expect, it } from "vitest";
import { credential } from "../../../src/inputs/field/credential.ts";
import { itRefuses, messagesOf } from "../issues.ts";

describe("credential", () => {
  it.each(["key-1234", "a\"b'c`$", "~!@#%"])("keeps %j as it is", (text) => {
    expect(credential.parse(text)).toBe(text);
  });

  itRefuses(credential, [
    ["", "is empty", "write the secret"],
    ["canary\n", "line break", "store the secret without it"],
    ["canary\r\nX-Evil: 1", "line break", "store the secret without it"],
    ["Bearer canary", "a space or tab", "without a prefix such as Bearer"],
    [" canary", "a space or tab", "store the credential alone"],
    ["canary\t", "a space or tab", "store the credential alone"],
    ["canary\u0000", "control character", "as plain text"],
    ["canary\u007f", "control character", "as plain text"],
    ["“canary”", "not ASCII", "copy the credential again"],
    ['"canary"', "begins and ends with quotes", "store the secret without them"],
    ["'canary'", "begins and ends with quotes", "store the secret without them"],
    ["canary…", "not ASCII", "copy the credential again"],
    ["cänary", "not ASCII", "copy the credential again"],
  ]);

  it("reports all flaws and never the value", async () => {
    const messages = await messagesOf(credential, "canary canary\ncänary\u0001");
    expect(messages).toHaveLength(4);
    expect(messages.join()).not.toMatch(/c[aä]nary/);
  });
});
