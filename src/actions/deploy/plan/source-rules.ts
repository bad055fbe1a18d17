import type { Problem } from "../../../inputs/problem.ts";
import { sourceOfInput } from "../../../inputs/source.ts";
import type { DeploymentState } from "../../../service/contract/deployments/deployment.ts";
import { isTag, isTagBuiltOnPush } from "../../../service/contract/deployments/source.ts";
import { DeployInputs } from "../inputs.ts";

/** Inputs that do not apply to the deployment's source, or would build a tag on push. */
export function sourceProblems(deployment: DeploymentState, inputs: DeployInputs): Problem[] {
  const { source } = deployment;
  // `lookUp` sets `image_uri` to the image of `image_from`.
  const imageInput = inputs.image_from === undefined ? "image_uri" : "image_from";
  const mismatches = Object.entries(inputs).flatMap(([name, value]) => {
    const requiredSource = sourceOfInput(DeployInputs, name);
    if (value === undefined || requiredSource === undefined || requiredSource === source) return [];
    const input = name === "image_uri" ? imageInput : name;
    const reason = `applies to ${requiredSource} deployments; this one's source is ${source}`;
    return [{ input, reason, fix: alternativeTo(name, source) }];
  });
  return [...mismatches, ...tagProblems(deployment, inputs)];
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
  if (!isTagBuiltOnPush({ repo_ref, build_on_push })) return [];
  if (inputs.build_on_push === true) {
    const reason = `cannot be true while repo_ref is a tag (${repo_ref})`;
    const fix = "remove build_on_push, or set repo_ref to a branch";
    return [{ input: "build_on_push", reason, fix }];
  }
  if (inputs.repo_ref === undefined) return [];
  const reason = "is a tag, and the deployment builds on push, which needs a branch";
  return [{ input: "repo_ref", reason, fix: "set build_on_push: false" }];
}

/** Each push to a branch that is built on push, and also deployed here, creates two revisions. */
export function duplicateWarning(deployment: DeploymentState, inputs: DeployInputs): string[] {
  const buildsOnPush = inputs.build_on_push ?? deployment.source_config.build_on_push;
  const ref = inputs.repo_ref;
  if (!buildsOnPush || ref === undefined || isTag(ref)) return [];
  return [
    `repo_ref: every push to ${ref} already builds a revision (build_on_push), and this step creates another one. Keep only one of the two.`,
  ];
}
