import { specOf } from "../../inputs/resource-spec/input.ts";
import { inputsOfSecrets } from "../../inputs/secrets/secrets.ts";
import type { Phase } from "../../service/client/write/write.ts";
import type { DeploymentPatch } from "../../service/contract/deployments/deployment.ts";
import { omitAbsent } from "../../service/contract/omit-absent.ts";
import { ACCEPTED_CHANGE_RULE, LOOKUP_RULES } from "./control-plane.ts";
import type { RefusalContext } from "./rule.ts";

/** The context of a refused read, creation or change of a deployment. */
export function refusalContextOf(
  inputs: Parameters<typeof specOf>[0] & Parameters<typeof inputsOfSecrets>[0],
  { phase, patch, revision }: { phase: Phase; patch?: DeploymentPatch; revision?: object },
  { rules = [], ...context }: Pick<RefusalContext, "inputs" | "rules" | "listAlternative">,
): RefusalContext {
  const locatedSpec = specOf(inputs);
  const sentFields = Object.keys(patch?.source_config?.resource_spec ?? {});
  // If the step only follows a revision, the change that created it was accepted earlier.
  const isAccepted = revision !== undefined || phase === "accepted";
  return {
    ...context,
    service: "control plane",
    rules: [...LOOKUP_RULES, ...(isAccepted ? [ACCEPTED_CHANGE_RULE] : []), ...rules],
    providedInputs: Object.keys(omitAbsent(inputs)),
    positionOf: locatedSpec?.positionOf,
    inheritedFields: sentFields.filter((field) => !Object.hasOwn(locatedSpec?.spec ?? {}, field)),
    secretsNames: patch?.secrets?.map(({ name }) => name) ?? [],
    secretsInputs: inputsOfSecrets(inputs),
  };
}
