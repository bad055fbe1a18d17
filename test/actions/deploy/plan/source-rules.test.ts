import { describe, expect, it } from "vitest";
import { DeployInputs } from "../../../../src/actions/deploy/inputs.ts";
import {
  duplicateWarning,
  sourceProblems,
} from "../../../../src/actions/deploy/plan/source-rules.ts";
import { lineOf } from "../../../../src/inputs/problem.ts";
import { DeploymentState } from "../../../../src/service/contract/deployments/deployment.ts";

const deploymentOf = (members: object) =>
  DeploymentState.parse({
    id: "11111111-1111-4111-8111-111111111111",
    name: "agent",
    source: "github",
    source_config: {},
    source_revision_config: {},
    status: "READY",
    latest_revision_id: null,
    active_revision_id: null,
    ...members,
  });

const inputsOf = (inputs: Record<string, string>) => {
  const connection = { base_url: "https://platform.example", api_key: "key-of-the-platform" };
  return DeployInputs.parseAsync({ ...connection, deployment_name: "agent", ...inputs });
};
const problemsOf = async (members: object, inputs: Record<string, string>) =>
  sourceProblems(deploymentOf(members), await inputsOf(inputs));

const BUILDS_ON_PUSH = { source_config: { build_on_push: true } };
const TAG = { repo_ref: "refs/tags/v1" };

describe("sourceProblems, called with a deployment and inputs,", () => {
  it.each(["internal_docker", "internal_source", "internal_template"])(
    "advises another way to change a deployment of source %s",
    async (source) => {
      const [problem, ...otherProblems] = await problemsOf({ source }, { image_uri: "agent:1" });
      expect(otherProblems).toEqual([]);
      expect(problem?.input).toBe("image_uri");
      expect(problem?.reason).toMatch(/this one's source is internal_\w+$/);
      expect(problem?.fix).toMatch(
        /^It was made by a tool.*revision_id: latest.* with create\/\.$/,
      );
      expect(await problemsOf({ source }, { secrets: "TOKEN=value-of-token" })).toEqual([]);
    },
  );

  it.each<[members: object, inputs: Record<string, string>, input: string, message: string]>([
    [{}, { image_uri: "agent:1" }, "image_uri", "applies to external_docker deployments"],
    [{ source: "external_docker" }, { repo_ref: "main" }, "repo_ref", "set image_uri instead"],
    [{ source: "external_docker" }, { build_on_push: "true" }, "build_on_push", "remove it"],
    [BUILDS_ON_PUSH, TAG, "repo_ref", "set build_on_push: false"],
    [{}, { ...TAG, build_on_push: "true" }, "build_on_push", "remove build_on_push, or set"],
    [{ source_revision_config: TAG }, { build_on_push: "true" }, "build_on_push", "set repo_ref"],
  ])("rejects for %j, with %j, the input %s: %s", async (members, inputs, input, message) => {
    const problems = await problemsOf(members, inputs);
    expect(problems.map(lineOf)).toEqual([expect.stringMatching(`^${input}: .*${message}`)]);
  });

  it.each([
    [BUILDS_ON_PUSH, { repo_ref: "main" }],
    [BUILDS_ON_PUSH, { ...TAG, build_on_push: "false" }],
    [{ source_revision_config: TAG, ...BUILDS_ON_PUSH }, { secrets: "TOKEN=value-of-token" }],
  ])("rejects nothing for %j with %j", async (members, inputs) => {
    expect(await problemsOf(members, inputs)).toEqual([]);
  });
});

describe("duplicateWarning, called with a deployment and inputs,", () => {
  it.each([
    [BUILDS_ON_PUSH, { repo_ref: "main" }, 1],
    [{}, { repo_ref: "main", build_on_push: "true" }, 1],
    [{}, { repo_ref: "main" }, 0],
    [BUILDS_ON_PUSH, { build_on_push: "true" }, 0],
  ])("gives for %j with %j this number of warnings: %i", async (members, inputs, count) => {
    const warnings = duplicateWarning(deploymentOf(members), await inputsOf(inputs));
    expect(warnings).toHaveLength(count);
    for (const warning of warnings) expect(warning).toContain("this step creates another one");
  });
});
