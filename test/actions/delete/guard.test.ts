import { expect, it } from "vitest";
import { DeleteInputs } from "../../../src/actions/delete/inputs.ts";

it("matches a pattern with many wildcards fast", async () => {
  const { error } = await DeleteInputs.safeParseAsync({
    base_url: "https://api.example.com",
    api_key: "key",
    deployment_name: "a".repeat(200),
    name_must_match: `${"a*".repeat(50)}b`,
  });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    expect.stringContaining("does not match name_must_match"),
  ]);
}, 1_000);
