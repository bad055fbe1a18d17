import type {
  DeploymentPatch,
  DeploymentState,
  ShownSecret,
} from "../../../service/contract/deployments.ts";
import { contains, otherSecrets } from "../../rollout/read-back.ts";

/** A deployment with the secrets that the service shows of it, if they were read. */
export type ShownDeployment = DeploymentState & {
  secrets?: readonly ShownSecret[] | null | undefined;
};

/** Whether the service shows the spec that was sent. `hidden` if it shows nothing of it. */
export function specShown(
  { source_config }: DeploymentPatch,
  deployment: ShownDeployment,
): "same" | "hidden" | "different" {
  const shown = new Map(Object.entries(deployment.source_config.resource_spec ?? {}));
  const given = Object.entries(source_config?.resource_spec ?? {});
  const sent = given.filter(([, value]) => value !== null && value !== undefined);
  const seen = sent.filter(([name]) => (shown.get(name) ?? null) !== null);
  if (!seen.every(([name, value]) => contains(shown.get(name), value))) return "different";
  return seen.length > 0 || sent.length === 0 ? "same" : "hidden";
}

/** A service may hide values, or all of it; an empty list that is sent removes all. */
const areOtherSecrets = ({ secrets }: DeploymentPatch, { secrets: shown }: ShownDeployment) =>
  !!shown?.length && (secrets?.length === 0 || otherSecrets(secrets, shown).length > 0);

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
