import type { Problem } from "../../../inputs/problem.ts";
import { nameMismatch } from "../../../report/name-lookup.ts";
import {
  type DeploymentState,
  isBeingDeleted,
} from "../../../service/contract/deployments/deployment.ts";
import { addressProblems } from "../checks/address.ts";
import type { DeployInputs } from "../inputs.ts";
import { sourceProblems } from "./source-rules.ts";

/** Finds inputs that do not fit the deployment, or that the deployment is being deleted. */
export function findDeploymentProblems(
  deployment: DeploymentState,
  inputs: DeployInputs,
): Problem[] {
  const reason = nameMismatch(deployment, inputs.deployment_name ?? deployment.name);
  const fix = "correct deployment_name or deployment_id";
  if (reason !== undefined) return [{ input: "deployment_name", reason, fix }];
  if (inputs.revision_id !== undefined) return [];
  if (isBeingDeleted(deployment)) return [DELETION_PROBLEM];
  return [...sourceProblems(deployment, inputs), ...addressProblems(deployment, inputs)];
}

const DELETION_PROBLEM: Problem = {
  input: "deployment_id",
  reason: "the deployment is being deleted",
  fix: "create it again with create/ once it is gone, or name another deployment",
  hasSubject: true,
};
