import type { Flaw, Problem } from "../../../inputs/problem.ts";
import { specOf } from "../../../inputs/resource-spec/input.ts";
import { inputsOfSecrets, secretsOf } from "../../../inputs/secrets/secrets.ts";
import { joinNames } from "../../../report/format.ts";
import type { DeploymentState } from "../../../service/contract/deployments/deployment.ts";
import type { ResourceSpec } from "../../../service/contract/deployments/resource-spec.ts";
import type { Secret } from "../../../service/contract/deployments/settings.ts";
import type { TargetedInputs } from "../context.ts";
import { droppedFields } from "./diff.ts";
import { mergeSecrets, mergeSpec, removedSecrets } from "./merge.ts";

/** The part of a plan that comes from the spec, or from the secrets. */
interface PlanPart<T> {
  value?: T;
  problems?: readonly Problem[];
  warnings?: readonly string[];
}

export function specPart(
  deployment: DeploymentState,
  inputs: TargetedInputs,
): PlanPart<ResourceSpec> {
  const locatedSpec = specOf(inputs);
  if (locatedSpec === undefined) return {};
  const { input } = locatedSpec;
  const currentSpec = deployment.source_config.resource_spec;
  if (inputs.resource_spec_mode === "replace") {
    const { spec: value } = locatedSpec;
    const fields = droppedFields(currentSpec, value);
    const mergeAdvice = inputs.isDeclared ? "" : ", or set resource_spec_mode: merge";
    const warning = `${input}: replaces the current spec and removes ${joinNames(fields)}. To keep a field, send it too${mergeAdvice}.`;
    return { value, warnings: fields.length > 0 ? [warning] : [] };
  }
  const { spec, conflicts } = mergeSpec(currentSpec, locatedSpec);
  const origin = "merged with the current spec";
  return {
    value: spec,
    problems: conflicts.map((flaw) => ({ ...flaw, input, reason: `${origin}, ${flaw.reason}` })),
  };
}

export function secretsPart(
  inputs: TargetedInputs,
  secretsBefore: readonly Secret[] | undefined,
): PlanPart<Secret[]> {
  const value = secretsOf(inputs);
  if (value === undefined) return {};
  const { secrets_mode: mode } = inputs;
  const [input = "secrets"] = inputsOfSecrets(inputs).values();
  const removedNames = removedSecrets(secretsBefore ?? [], value);
  const reject = (flaw: Flaw) => ({ value, problems: [{ input, ...flaw }] });
  const warn = (text: string) =>
    text === "" ? { value } : { value, warnings: [`${input}: ${text}`] };
  if (mode === "replace") return warn(removalWarning(removedNames, value));
  if (value.length === 0) return reject(emptyListFlaw(mode === undefined ? removedNames : []));
  if (mode === "merge") {
    const secrets = mergeSecrets(secretsBefore, value);
    if (!Array.isArray(secrets)) return { value, problems: [secrets] };
    return { ...warn(secretsBefore?.length === 0 ? EMPTY_WARNING : ""), value: secrets };
  }
  if (removedNames.length > 0) return reject(removalFlaw(removedNames, secretsBefore, value));
  return warn(secretsBefore === undefined ? HIDDEN_WARNING : "");
}

// Beyond the contract: empty-secrets.
function emptyListFlaw(removedNames: readonly string[]): Flaw {
  const loss = removedNames.length === 0 ? "" : `, which would remove ${joinNames(removedNames)}`;
  return {
    reason: `is an empty list${loss}`,
    fix: "set secrets_mode: replace to remove all secrets, or leave the input empty",
  };
}

// Beyond the contract: hidden-secrets.
const EMPTY_WARNING =
  "the service shows no secrets to merge with. If it hides them, those that are not sent are removed.";
const HIDDEN_WARNING =
  "the service does not show its present secrets: those that are not sent may be removed.";

/** Beyond the contract: secret-replacement. */
function removalWarning(removedNames: readonly string[], { length }: readonly Secret[]): string {
  if (removedNames.length === 0) return length === 0 ? "removes all secrets." : "";
  return `replaces all secrets and removes ${joinNames(removedNames)}. To keep a secret, send it too.`;
}

/** The flaw of secrets that would remove others without an explicit mode. */
function removalFlaw(
  removedNames: readonly string[],
  secretsBefore: readonly Secret[] | undefined,
  sentSecrets: readonly Secret[],
): Flaw {
  const names = joinNames(removedNames);
  const loss = removedNames.length === 1 ? `the secret ${names}` : `${removedNames.length} secrets`;
  const fix = Array.isArray(mergeSecrets(secretsBefore, sentSecrets))
    ? `set secrets_mode: merge to keep ${names}, or replace if that is meant`
    : `send ${names} too, because merge cannot keep hidden values, or set secrets_mode: replace if that is meant`;
  return { reason: `this would remove ${loss}`, fix, hasSubject: true };
}
