import { type DeploymentState, isBeingDeleted } from "../../contract/deployments.ts";
import { buildsTagOnPush, isTag } from "../../contract/source.ts";
import type { Problem } from "../../inputs/problem.ts";
import { sourceOfInput } from "../../inputs/source.ts";
import type { DeployInputs } from "../inputs.ts";

/**
 * What the deployment's source rules out (contract: SourceConfig, SourceRevisionConfig), before
 * anything is sent.
 */
export function problemsWith(deployment: DeploymentState, inputs: DeployInputs): Problem[] {
  return [
    ...deletionProblems(deployment),
    ...misplacedInputs(deployment, inputs),
    ...tagProblems(deployment, inputs),
  ];
}

function misplacedInputs({ source }: DeploymentState, inputs: DeployInputs): Problem[] {
  return Object.entries(inputs).flatMap(([input, value]) => {
    const itsSource = sourceOfInput(input);
    if (value === undefined || itsSource === undefined || itsSource === source) return [];
    const message = `applies to ${itsSource} deployments; this one's source is ${source}. ${insteadFor(input, source)}`;
    return [{ input, message }];
  });
}

function deletionProblems(deployment: DeploymentState): Problem[] {
  if (!isBeingDeleted(deployment)) return [];
  return [
    {
      input: "deployment_id",
      message: "names a deployment that is about to be deleted. Give the id of another one.",
    },
  ];
}

function insteadFor(input: string, source: string): string {
  if (input === "image_uri" && source === "github")
    return "Give repo_ref instead, or the deployment_id of another deployment.";
  if (input === "repo_ref" && source === "external_docker")
    return "Give image_uri instead, or the deployment_id of another deployment.";
  return "Leave it out.";
}

function tagProblems(deployment: DeploymentState, inputs: DeployInputs): Problem[] {
  const repo_ref = inputs.repo_ref ?? deployment.source_revision_config.repo_ref;
  const build_on_push = inputs.build_on_push ?? deployment.source_config.build_on_push;
  if (!buildsTagOnPush({ repo_ref, build_on_push })) return [];
  if (inputs.build_on_push === true) {
    const fix =
      inputs.repo_ref === undefined
        ? "Give a branch as repo_ref"
        : "Leave build_on_push out, or give a branch";
    return [
      {
        input: "build_on_push",
        message: `cannot be true while repo_ref is a tag (${repo_ref}). ${fix}.`,
      },
    ];
  }
  if (inputs.repo_ref === undefined) return [];
  return [
    {
      input: "repo_ref",
      message: `is a tag, and the deployment builds on push, which needs a branch. Add build_on_push: false.`,
    },
  ];
}

/** A branch that is built on push and deployed here too gets two revisions of each push. */
export function twinWarning(deployment: DeploymentState, inputs: DeployInputs): string[] {
  const builds = inputs.build_on_push ?? deployment.source_config.build_on_push;
  const ref = inputs.repo_ref;
  if (!builds || ref === undefined || isTag(ref)) return [];
  return [
    `repo_ref: a push to ${ref} builds a revision by itself (build_on_push), and this step creates another. Keep one of the two.`,
  ];
}
