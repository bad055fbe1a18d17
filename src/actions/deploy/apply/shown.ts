import type {
  DeploymentPatch,
  DeploymentState,
  Secret,
  ShownSecret,
} from "../../../service/contract/deployments.ts";
import { contains, otherSecrets } from "../../rollout/read-back.ts";

/** A deployment with the secrets that the service shows of it, if they were read. */
export type ShownDeployment = DeploymentState & {
  secrets?: readonly ShownSecret[] | null | undefined;
};

/** Whether the service shows what was sent. `hidden` if it shows nothing of it. */
type Shown = "same" | "hidden" | "different";

export function specShown(patch: DeploymentPatch, deployment: ShownDeployment): Shown {
  const shown = new Map(Object.entries(deployment.source_config.resource_spec ?? {}));
  const sent = Object.entries(patch.source_config?.resource_spec ?? {});
  const given = sent.filter(([, value]) => value !== null && value !== undefined);
  const parts = given.map(([name, value]) => {
    if ((shown.get(name) ?? null) === null) return "hidden";
    return contains(shown.get(name), value) ? "same" : "different";
  });
  if (parts.includes("different")) return "different";
  return parts.includes("same") || parts.length === 0 ? "same" : "hidden";
}

const isShownIn = (deployment: ShownDeployment) => (sent: Secret) =>
  deployment.secrets?.some(({ name, value }) => name === sent.name && value === sent.value);

/** A service may hide values, or all of it; a list without a name that was sent is not ours. */
export function secretsShown({ secrets }: DeploymentPatch, deployment: ShownDeployment): Shown {
  if (!deployment.secrets?.length) return secrets?.length ? "hidden" : "same";
  // An empty list removes all.
  const isOther = secrets?.length === 0 || otherSecrets(secrets, deployment.secrets).length > 0;
  if (isOther) return "different";
  return !secrets || secrets.some(isShownIn(deployment)) ? "same" : "hidden";
}

/** Whether the service shows each secret that is sent, with its value. */
export const showsSecrets = ({ secrets }: DeploymentPatch, deployment: ShownDeployment) =>
  (secrets ?? []).every(isShownIn(deployment));

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
  const parts = {
    resource_spec: specShown(patch, deployment),
    secrets: secretsShown(patch, deployment),
  };
  const names = ["resource_spec", "secrets"] as const;
  return names.filter((name) => parts[name] === "different");
}
