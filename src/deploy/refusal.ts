import type { ExplainRefusal } from "../action/refusal.ts";
import { explainRefusal } from "../action/refusal.ts";
import type { DeploymentPatch } from "../contract/deployments.ts";
import { omitAbsent } from "../contract/operation.ts";
import { givenSpec } from "../inputs/resource-spec/input.ts";
import { inputsOfSecrets } from "../inputs/secrets/secrets.ts";
import { DeployInputs } from "./inputs.ts";

/** Explains a refusal, of a read or of the change, in the words of the inputs. */
export function explainerOf({
  inputs,
  patch,
}: {
  inputs: DeployInputs;
  patch: DeploymentPatch | undefined;
}): ExplainRefusal {
  return (error) =>
    explainRefusal(error, {
      inputs: Object.keys(DeployInputs.shape),
      given: Object.keys(omitAbsent(inputs)),
      positionOf: givenSpec(inputs)?.located.positionOf,
      secretsNames: patch?.secrets?.map(({ name }) => name) ?? [],
      secretsInputs: inputsOfSecrets(inputs),
    });
}
