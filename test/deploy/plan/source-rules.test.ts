import { describe, expect, it } from "vitest";
import { DeploymentState } from "../../../src/contract/deployments.ts";
import { DeployInputs } from "../../../src/deploy/inputs.ts";
import { problemsWith } from "../../../src/deploy/plan/source-rules.ts";

const deploymentOf = (source: string) =>
  DeploymentState.parse({
    id: "11111111-1111-4111-8111-111111111111",
    name: "agent",
    source,
    source_config: {},
    source_revision_config: {},
    status: "READY",
    latest_revision_id: null,
    active_revision_id: null,
  });

const problemsOf = async (source: string, inputs: Record<string, string>) => {
  const connection = { base_url: "https://platform.example", api_key: "key-of-the-platform" };
  const given = { ...connection, deployment_name: "agent", ...inputs };
  return problemsWith(deploymentOf(source), await DeployInputs.parseAsync(given));
};

describe("problemsWith", () => {
  it.each(["internal_docker", "internal_source", "internal_template"])(
    "says of a deployment of source %s what can be changed",
    async (source) => {
      const [problem, ...others] = await problemsOf(source, { image_uri: "agent:1" });
      expect(others).toEqual([]);
      expect(problem?.input).toBe("image_uri");
      expect(problem?.message).toContain("It was made by another tool, which uploads the code.");
      expect(await problemsOf(source, { secrets: "TOKEN=value-of-token" })).toEqual([]);
    },
  );
});
