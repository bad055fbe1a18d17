import type {
  DeploymentPatch,
  DeploymentState,
  Secret,
  SourceConfigRequest,
} from "../../contract/deployments.ts";
import { omitAbsent } from "../../contract/operation.ts";
import type { ResourceSpec } from "../../contract/resource-spec.ts";
import type { Problem } from "../../inputs/problem.ts";
import { givenSpec } from "../../inputs/resource-spec/input.ts";
import { givenSecrets } from "../../inputs/secrets/secrets.ts";
import type { DeployInputs } from "../inputs.ts";
import { type Change, changesOf, explainRevision } from "./diff.ts";
import { droppedBy, mergeSecrets, mergeSpec } from "./merge.ts";
import { twinWarning } from "./source-rules.ts";
import { impliedBy } from "./spec-defaults.ts";

/** What would be sent, what it would change, and what is wrong with it. */
export interface Plan {
  patch: DeploymentPatch;
  changes: Change[];
  /** With any of these, nothing is sent. */
  problems: Problem[];
  warnings: string[];
  /** Values that follow from others. */
  notes: string[];
  /** Whether a revision will be made, and why. */
  revisionNote: string;
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
    const loss = `${input}: replaces the present spec and drops ${dropped.join(", ")}. To keep them, give them too, or resource_spec_mode: merge with the root action.`;
    return {
      value: located.spec,
      problems: [],
      warnings: dropped.length > 0 ? [...warnings, loss] : warnings,
    };
  }
  const { spec, conflicts, inherited } = mergeSpec(current, located);
  const problems = conflicts.map(({ message, ...position }) => ({
    input,
    message: `merged with the present spec, ${message}`,
    ...position,
  }));
  const kept = inherited.map(
    ({ message }) => `${input}: the present spec, which is kept, has a conflict: ${message}`,
  );
  return { value: spec, problems, warnings: [...warnings, ...kept] };
}

function secretsPart(
  inputs: DeployInputs,
  secretsBefore: readonly Secret[] | undefined,
): Part<Secret[]> {
  const value = givenSecrets(inputs);
  if (value === undefined || inputs.secrets_mode === "replace")
    return { value, problems: [], warnings: [] };
  if (secretsBefore === undefined) {
    const message =
      "merge needs the present secrets, which the service does not show; give all of them, and write replace";
    return { value, problems: [{ input: "secrets_mode", message }], warnings: [] };
  }
  const merged = mergeSecrets(secretsBefore, value);
  if ("secrets" in merged) return { value: merged.secrets, problems: [], warnings: [] };
  return { value, problems: [{ input: "secrets_mode", message: merged.problem }], warnings: [] };
}

/**
 * Plans the change. `secretsBefore` are the current secrets, read only when secrets are given, and
 * undefined where the service does not show them.
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
  const verb = inputs.dry_run ? "would" : "will";
  const implied = impliedBy(spec.value).map(
    ({ field, value, because }) =>
      `source_config.resource_spec.${field} ${verb} be ${value}, ${because}`,
  );
  return {
    patch,
    changes: changesOf(deployment, patch, secretsBefore),
    problems: [...spec.problems, ...secrets.problems],
    warnings: [...spec.warnings, ...secrets.warnings, ...twinWarning(deployment, inputs)],
    notes: implied,
    revisionNote: explainRevision(patch, verb),
  };
}
