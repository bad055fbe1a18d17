import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { DeployInputs } from "../../src/actions/deploy/inputs.ts";
import { ExportInputs } from "../../src/actions/export/inputs.ts";
import { lineOf, problemsOf } from "../../src/inputs/problem.ts";
import { withVariables } from "../../src/inputs/variables.ts";

describe("problemsOf", () => {
  it.each<[input: string, z.ZodType]>([
    ["base_url", DeployInputs],
    ["deployment_name", DeployInputs],
    ["tenant_id", ExportInputs],
  ])("names the variable of a missing input outside GitHub only: %s", async (input, schema) => {
    const lineIn = async (env: NodeJS.ProcessEnv) => {
      const { error } = await withVariables(env, () => schema.safeParseAsync({}));
      const problems = withVariables(env, () => problemsOf(error));
      return problems.map(lineOf).find((line) => line.startsWith(`${input}: `));
    };
    const variable = `INPUT_${input.toUpperCase()}`;
    expect(await lineIn({})).toContain(`${input}: is required (the variable ${variable}): write `);
    expect(await lineIn({ GITHUB_ACTIONS: "true" })).toContain(`${input}: is required: write `);
  });
});
