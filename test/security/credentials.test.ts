import { describe, expect, it } from "vitest";
import * as z from "zod";
import { ACTIONS } from "../../scripts/docs.ts";

const CONNECTION = ["api_key", "bearer_token"];
const CREDENTIALS: Record<string, string[]> = {
  deploy: [...CONNECTION, "auth_check_token", "github_token", "smoke_test_token"],
  create: [...CONNECTION, "github_token"],
  delete: [...CONNECTION, "github_token"],
  export: ["access_key_id", ...CONNECTION, "secret_access_key", "session_token"],
  usage: CONNECTION,
};

/** Whether an input refuses white space, as each credential does, because it is sent unchanged. */
async function isCredential(input: z.ZodType): Promise<boolean> {
  const { error } = await z.safeParseAsync(input, "two words");
  return (
    error?.issues.some(({ message }) => message.includes("store the credential alone")) ?? false
  );
}

const isFound = (input: z.ZodType) =>
  input
    .meta()
    ?.findSecrets?.("a-canary")
    .some(({ value, isCredential }) => value === "a-canary" && isCredential) ?? false;

describe("the credentials", () => {
  it.each(ACTIONS)("of $actionName are found in texts that are not parsed yet", async (one) => {
    const inputs = Object.entries<z.ZodType>(one.action.inputs.shape);
    const credentialNames: string[] = [];
    for (const [name, input] of inputs) if (await isCredential(input)) credentialNames.push(name);
    const foundNames = inputs.flatMap(([name, input]) => (isFound(input) ? [name] : []));
    const expected = CREDENTIALS[one.actionName]?.toSorted();
    expect(credentialNames.sort()).toEqual(expected);
    expect(foundNames.sort()).toEqual(expected);
  });
});
