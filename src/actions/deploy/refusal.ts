import { givenSpec } from "../../inputs/resource-spec/input.ts";
import { inputsOfSecrets } from "../../inputs/secrets/secrets.ts";
import { ACCEPTED, LIST, READ } from "../../report/refusals/control-plane.ts";
import type { RefusalContext } from "../../report/refusals/refusal.ts";
import { omitAbsent } from "../../service/contract/operation.ts";
import type { Known } from "../rollout/known.ts";
import { DeployInputs } from "./inputs.ts";

/** What a read or the change was about, if it is refused. */
export function contextOf(inputs: DeployInputs, known: Known): RefusalContext {
  const { before, patch, revision, phase } = known;
  const given = givenSpec(inputs)?.located;
  const sent = Object.keys(patch?.source_config?.resource_spec ?? {});
  const isAccepted = revision !== undefined || phase === "accepted";
  const wasRead = before !== undefined && inputs.revision_id === undefined;
  return {
    service: "control plane",
    rows: [...LIST, ...(isAccepted ? ACCEPTED : []), ...(wasRead ? READ : [])],
    withoutList:
      inputs.deployment_id === undefined
        ? "set deployment_id instead"
        : "write the deployment's id instead",
    inputs: Object.keys(DeployInputs.shape),
    given: Object.keys(omitAbsent(inputs)),
    positionOf: given?.positionOf,
    inherited: sent.filter((field) => !Object.hasOwn(given?.spec ?? {}, field)),
    secretsNames: patch?.secrets?.map(({ name }) => name) ?? [],
    secretsInputs: inputsOfSecrets(inputs),
  };
}
