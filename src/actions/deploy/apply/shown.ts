import { type Comparable, compare } from "../../../service/contract/compare.ts";
import type { DeploymentPatch, DeploymentState } from "../../../service/contract/deployments.ts";

/** A deployment with the secrets that the service shows of it, if they were read. */
export type ShownDeployment = DeploymentState & Pick<Comparable, "secrets">;

/** Whether the service shows the spec that was sent. `hidden` if it shows nothing of it. */
export function specShown(
  { source_config }: DeploymentPatch,
  deployment: ShownDeployment,
): "same" | "hidden" | "different" {
  const resource_spec = source_config?.resource_spec;
  const compared = compare({ source_config: { resource_spec } }, deployment).map(({ is }) => is);
  if (compared.includes("other")) return "different";
  return compared.length === 0 || compared.includes("same") ? "same" : "hidden";
}

const areOtherSecrets = ({ secrets }: DeploymentPatch, deployment: ShownDeployment) =>
  compare({ secrets }, deployment).some(({ is }) => is === "other" || is === "absent");

/** What is not so, if the deployment shows otherwise. */
export const NOT_THERE = {
  resource_spec: "The resource_spec that was sent is not there",
  secrets: "The secrets that were sent are not there",
};

/** The members of a patch that the deployment shows otherwise. A revision does not show them. */
export function contradicted(
  patch: DeploymentPatch,
  deployment: ShownDeployment,
): (keyof typeof NOT_THERE)[] {
  const isOther = {
    resource_spec: specShown(patch, deployment) === "different",
    secrets: areOtherSecrets(patch, deployment),
  };
  const names = ["resource_spec", "secrets"] as const;
  return names.filter((name) => isOther[name]);
}
