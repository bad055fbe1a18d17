import type { Problem } from "../../../inputs/problem.ts";
import { sourceOfInput } from "../../../inputs/source.ts";
import type { DeploymentState } from "../../../service/contract/deployments/deployment.ts";
import { buildsTagOnPush, isTag } from "../../../service/contract/deployments/source.ts";
import { DeployInputs } from "../inputs.ts";

/** Inputs that do not fit the deployment's source (contract: SourceConfig). */
export function sourceProblems(deployment: DeploymentState, inputs: DeployInputs): Problem[] {
  const { source } = deployment;
  // The image came from another deployment.
  const originalInput = (input: string) =>
    input === "image_uri" && inputs.image_from !== undefined ? "image_from" : input;
  const misplaced = Object.entries(inputs).flatMap(([input, value]) => {
    const neededSource = sourceOfInput(DeployInputs, input);
    if (value === undefined || neededSource === undefined || neededSource === source) return [];
    const reason = `applies to ${neededSource} deployments; this one's source is ${source}`;
    return [{ input: originalInput(input), reason, fix: alternativeTo(input, source) }];
  });
  return [...misplaced, ...tagProblems(deployment, inputs)];
}

function alternativeTo(input: string, source: string): string {
  // Beyond the contract: internal-sources.
  if (source.startsWith("internal_"))
    return "It was made by a tool that uploads the code, such as langgraph deploy. Deploy with that tool, and let this action wait (revision_id: latest) or change its secrets; or make another deployment with create/.";
  if (input === "image_uri" && source === "github")
    return "set repo_ref instead, or name another deployment";
  if (input === "repo_ref" && source === "external_docker")
    return "set image_uri instead, or name another deployment";
  return "remove it";
}

function tagProblems(deployment: DeploymentState, inputs: DeployInputs): Problem[] {
  const repo_ref = inputs.repo_ref ?? deployment.source_revision_config.repo_ref;
  const build_on_push = inputs.build_on_push ?? deployment.source_config.build_on_push;
  if (!buildsTagOnPush({ repo_ref, build_on_push })) return [];
  if (inputs.build_on_push === true) {
    const fix =
      inputs.repo_ref === undefined
        ? "set repo_ref to a branch"
        : "remove build_on_push, or set repo_ref to a branch";
    const reason = `cannot be true while repo_ref is a tag (${repo_ref})`;
    return [{ input: "build_on_push", reason, fix }];
  }
  if (inputs.repo_ref === undefined) return [];
  const reason = "is a tag, and the deployment builds on push, which needs a branch";
  return [{ input: "repo_ref", reason, fix: "set build_on_push: false" }];
}

/** A branch that is built on push and also deployed here gets two revisions for each push. */
export function duplicateWarning(deployment: DeploymentState, inputs: DeployInputs): string[] {
  const builds = inputs.build_on_push ?? deployment.source_config.build_on_push;
  const ref = inputs.repo_ref;
  if (!builds || ref === undefined || isTag(ref)) return [];
  return [
    `repo_ref: every push to ${ref} already builds a revision (build_on_push), and this step creates another one. Keep only one of the two.`,
  ];
}
