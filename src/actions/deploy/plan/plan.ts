import { imageWarnings } from "../../../inputs/field/image-uri.ts";
import type { Problem } from "../../../inputs/problem.ts";
import { givenSpec } from "../../../inputs/resource-spec/input.ts";
import { givenSecrets, inputsOfSecrets, secretWarnings } from "../../../inputs/secrets/secrets.ts";
import type {
  DeploymentPatch,
  DeploymentState,
  Secret,
  SourceConfigRequest,
} from "../../../service/contract/deployments.ts";
import { omitAbsent } from "../../../service/contract/operation.ts";
import type { ResourceSpec } from "../../../service/contract/resource-spec.ts";
import type { ShownPlan } from "../../rollout/changes.ts";
import type { DeployInputs } from "../inputs.ts";
import { changesOf, explainRevision } from "./diff.ts";
import { droppedBy, mergeSecrets, mergeSpec, removedSecrets } from "./merge.ts";
import { twinWarning } from "./source-rules.ts";
import { impliedAsides } from "./spec-defaults.ts";

/** What would be sent, what it would change, and what is wrong with it. */
export interface Plan extends ShownPlan {
  patch: DeploymentPatch;
  /** With any of these, nothing is sent. */
  problems: Problem[];
}

function nonEmpty<T extends object>(members: T): T | undefined {
  return Object.keys(members).length === 0 ? undefined : members;
}

interface Part<T> {
  value: T | undefined;
  problems: Problem[];
  warnings: string[];
}

function specPart(deployment: DeploymentState, inputs: DeployInputs): Part<ResourceSpec> {
  const given = givenSpec(inputs);
  if (given === undefined) return { value: undefined, problems: [], warnings: [] };
  const { input, located } = given;
  const current = deployment.source_config.resource_spec;
  const warnings = located.warnings.map(({ message }) => `${input}: ${message}`);
  if (inputs.resource_spec_mode === "replace") {
    const dropped = droppedBy(current, located.spec);
    const loss = `${input}: replaces the current spec and removes ${dropped.join(", ")}. To keep them, set resource_spec_mode: merge, or send them too.`;
    return {
      value: located.spec,
      problems: [],
      warnings: dropped.length > 0 ? [...warnings, loss] : warnings,
    };
  }
  const { spec, conflicts, inherited } = mergeSpec(current, located);
  const problems = conflicts.map(({ message, ...position }) => ({
    input,
    message: `merged with the current spec, ${message}`,
    ...position,
  }));
  const kept = inherited.map(
    ({ message }) => `${input}: the current spec, which is kept, has a conflict: ${message}`,
  );
  return { value: spec, problems, warnings: [...warnings, ...kept] };
}

function secretsPart(
  inputs: DeployInputs,
  secretsBefore: readonly Secret[] | undefined,
): Part<Secret[]> {
  const value = givenSecrets(inputs);
  if (value === undefined) return { value, problems: [], warnings: [] };
  const warnings = secretWarnings(inputs);
  if (inputs.secrets_mode === "replace") {
    warnings.push(...lossOfSecrets(inputs, secretsBefore, value));
    return { value, problems: [], warnings };
  }
  if (secretsBefore === undefined) {
    const message =
      "merge needs the current secrets, which the service does not show: send all of them, and set replace";
    return { value, problems: [{ input: "secrets_mode", message }], warnings };
  }
  const merged = mergeSecrets(secretsBefore, value);
  if ("secrets" in merged) return { value: merged.secrets, problems: [], warnings };
  return { value, problems: [{ input: "secrets_mode", message: merged.problem }], warnings };
}

/** Beyond the contract: secret-replacement. */
function lossOfSecrets(
  inputs: DeployInputs,
  secretsBefore: readonly Secret[] = [],
  sent: readonly Secret[],
): string[] {
  const removed = removedSecrets(secretsBefore, sent);
  if (removed.length === 0) return [];
  const [input] = inputsOfSecrets(inputs).values();
  const canMerge = "secrets" in mergeSecrets(secretsBefore, sent);
  const advice = `${canMerge ? "set secrets_mode: merge, or " : ""}send them too`;
  return [
    `${input}: replaces all secrets and removes ${removed.join(", ")}. To keep them, ${advice}.`,
  ];
}

/**
 * Plans the change. `secretsBefore` are the current secrets, read only when secrets are given, and
 * undefined if the service does not show them.
 */
export function planFrom(
  deployment: DeploymentState,
  inputs: DeployInputs,
  secretsBefore: readonly Secret[] | undefined,
): Plan {
  const {
    repo_ref,
    graph_config_path,
    image_uri,
    build_on_push,
    custom_url,
    install_command,
    build_command,
  } = inputs;
  const spec = specPart(deployment, inputs);
  const secrets = secretsPart(inputs, secretsBefore);
  const config = omitAbsent<SourceConfigRequest>({
    build_on_push,
    custom_url,
    resource_spec: spec.value,
    install_command,
    build_command,
  });
  const patch: DeploymentPatch = omitAbsent({
    source_config: nonEmpty(config),
    source_revision_config: nonEmpty(omitAbsent({ repo_ref, graph_config_path, image_uri })),
    secrets: secrets.value,
  });
  return {
    patch,
    changes: changesOf(deployment, patch, secretsBefore),
    problems: [...spec.problems, ...secrets.problems],
    warnings: [
      ...imageWarnings(image_uri),
      ...spec.warnings,
      ...secrets.warnings,
      ...twinWarning(deployment, inputs),
    ],
    asides: impliedAsides(spec.value),
    revisionNote: explainRevision(patch),
  };
}
