import { describe, expect, it } from "vitest";
import * as z from "zod";
import { CreateInputs } from "../../src/actions/create/inputs.ts";
import { DeleteInputs } from "../../src/actions/delete/inputs.ts";
import { DeployInputs } from "../../src/actions/deploy/inputs.ts";
import { ExportInputs } from "../../src/actions/export/inputs.ts";
import { UsageInputs } from "../../src/actions/usage/inputs.ts";

const CONNECTION = ["api_key", "bearer_token"];
const ACTIONS: [string, z.ZodObject, string[]][] = [
  ["deploy", DeployInputs, [...CONNECTION, "auth_check_token", "smoke_test_token", "github_token"]],
  ["create", CreateInputs, [...CONNECTION, "github_token"]],
  ["delete", DeleteInputs, [...CONNECTION, "github_token"]],
  ["export", ExportInputs, [...CONNECTION, "access_key_id", "secret_access_key", "session_token"]],
  ["usage", UsageInputs, CONNECTION],
];

/** Whether an input is sent unchanged, so that it must not contain white space. */
async function isCredential(input: z.ZodType): Promise<boolean> {
  const { error } = await z.safeParseAsync(input, "two words");
  return (
    error?.issues.some(({ message }) => message.includes("store the credential alone")) ?? false
  );
}

const isHidden = (input: z.ZodType) =>
  input
    .meta()
    ?.findSecrets?.("a-canary")
    .some(({ value, isCredential }) => value === "a-canary" && isCredential) ?? false;

describe("the credentials", () => {
  it.each(ACTIONS)("of %s are hidden before they are parsed", async (_, { shape }, names) => {
    const inputs = Object.entries<z.ZodType>(shape);
    const secrets = await Promise.all(
      inputs.map(async ([name, input]) => ((await isCredential(input)) ? [name] : [])),
    );
    expect(secrets.flat().sort()).toEqual(names.toSorted());
    const hiddenNames = inputs.flatMap(([name, input]) => (isHidden(input) ? [name] : []));
    expect(hiddenNames.sort()).toEqual(names.toSorted());
  });

  it("are detected by their metadata", () => {
    expect(isHidden(z.string())).toBe(false);
  });
});
