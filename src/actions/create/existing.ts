import type { Problem } from "../../inputs/problem.ts";
import { quote } from "../../inputs/quote.ts";
import { explainLookup, nameMismatch } from "../../report/name-lookup.ts";
import { findDeployment } from "../../service/client/find-deployment.ts";
import { call } from "../../service/client/requests.ts";
import { getDeployment, isBeingDeleted } from "../../service/contract/deployments/deployment.ts";
import { isSameRepository } from "../../service/contract/deployments/source.ts";
import type { StepContext } from "../../step/step-context.ts";
import type { CreateInputs } from "./inputs.ts";

/**
 * The id of the deployment that has the name already, or the problem that prevents a change of it;
 * undefined if no deployment has the name. Throws the errors of its reads.
 */
export async function findExistingDeployment(ctx: StepContext, { name }: CreateInputs) {
  const lookup = await findDeployment(ctx, name);
  if (lookup.kind === "none") return undefined;
  if (lookup.kind === "several") {
    const advice = "Use the root action with the deployment_id of the one that is meant";
    return { input: "name", ...explainLookup(lookup, name, advice) };
  }
  if (!isBeingDeleted(lookup.deployment)) return lookup.deployment.id;
  const reason = `${name} is being deleted`;
  const fix = "run this again when it is gone, or write another name";
  return { input: "name", reason, fix, hasSubject: true };
}

/** Inputs that PATCH cannot change: a difference causes only a warning. */
const FIXED_INPUTS = ["integration_id", "deployment_type", "listener_id", "k8s_namespace"] as const;

/**
 * The problem if the deployment was renamed, has another source, or is built from another
 * repository, in which a ref has another meaning. Warns about other inputs that cannot be changed.
 */
export async function findConflict(ctx: StepContext, inputs: CreateInputs, id: string) {
  const deployment = await call(ctx, getDeployment, { deployment_id: id });
  const { source_config: currentConfig } = deployment;
  const { name, source, repo_url } = inputs;
  const problemWith = (input: string, difference: string): Problem => ({
    input,
    reason: `${name} exists, ${difference}, and that cannot be changed`,
    fix: "write another name, or delete it first",
  });
  const mismatch = nameMismatch(deployment, name);
  if (mismatch !== undefined) return { input: "name", reason: mismatch, fix: "run this again" };
  if (deployment.source !== source)
    return problemWith("source", `its source is ${deployment.source}`);
  if (repo_url && currentConfig.repo_url && !isSameRepository(currentConfig.repo_url, repo_url))
    return problemWith("repo_url", `it is built from ${quote(currentConfig.repo_url)}`);
  const { k8s_namespace } = currentConfig.listener_config ?? {};
  const currentSettings = { ...currentConfig, k8s_namespace };
  for (const input of FIXED_INPUTS) {
    const requestedValue = inputs[input];
    const keptValue = currentSettings[input];
    if (requestedValue && keptValue && requestedValue !== keptValue.toLowerCase())
      ctx.report.warning(`${input}: ${name} keeps ${quote(keptValue)}, which cannot be changed.`);
  }
  return undefined;
}

/** The inputs of the root action that produce the same deployment as a creation. */
export const toDeployInputs = (inputs: CreateInputs, deployment_id: string) => ({
  ...inputs,
  deployment_id,
  isDeclared: true as const,
  secrets_mode: "replace" as const,
  resource_spec_mode: "replace" as const,
  skip_unchanged: false,
  wait_for_idle: false,
  rollback_on_failure: false,
});
