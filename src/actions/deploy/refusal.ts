import { givenSpec } from "../../inputs/resource-spec/input.ts";
import { inputsOfSecrets } from "../../inputs/secrets/secrets.ts";
import { IS_KNOWN } from "../../report/refusals.ts";
import type { ExplainRefusal } from "../../report/refused-input.ts";
import { explainRefusal } from "../../report/refused-input.ts";
import { isGone } from "../../service/client/errors.ts";
import { omitAbsent } from "../../service/contract/operation.ts";
import type { Known } from "../rollout/known.ts";
import { DeployInputs } from "./inputs.ts";

/** Explains a refusal, of a read or of the change, in the words of the inputs. */
export function explainerOf(inputs: DeployInputs, { before, patch }: Known): ExplainRefusal {
  return (error) => {
    const wasRead = before !== undefined && inputs.revision_id === undefined;
    if (wasRead && isGone(error)) return { problems: [], ...GONE };
    const given = givenSpec(inputs)?.located;
    const sent = Object.keys(patch?.source_config?.resource_spec ?? {});
    const explained = explainRefusal(error, {
      inputs: Object.keys(DeployInputs.shape),
      given: Object.keys(omitAbsent(inputs)),
      positionOf: given?.positionOf,
      inherited: sent.filter((field) => !Object.hasOwn(given?.spec ?? {}, field)),
      secretsNames: patch?.secrets?.map(({ name }) => name) ?? [],
      secretsInputs: inputsOfSecrets(inputs),
    });
    return wasRead && explained.likelyCause === IS_KNOWN
      ? { ...explained, likelyCause: MAY_READ }
      : explained;
  };
}

const MAY_READ = "Nothing was changed: the credential may read this deployment, but not change it.";

const GONE = {
  headline: "not found any more",
  likelyCause: "It was deleted meanwhile, or the credential may not see or change it any more.",
  nextStep: "Look at the deployment on the platform.",
};
