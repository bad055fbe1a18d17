import { clauseOf, type Flaw, type Problem } from "../../../inputs/problem.ts";
import { specOf } from "../../../inputs/resource-spec/input.ts";
import { inputsOfSecrets, secretsOf } from "../../../inputs/secrets/secrets.ts";
import { settingWarnings } from "../../../inputs/warnings.ts";
import type {
  DeploymentPatch,
  DeploymentState,
} from "../../../service/contract/deployments/deployment.ts";
import type { ResourceSpec } from "../../../service/contract/deployments/resource-spec.ts";
import type {
  Secret,
  SourceConfigRequest,
} from "../../../service/contract/deployments/settings.ts";
import { omitAbsent } from "../../../service/contract/operation.ts";
import type { PlanSummary } from "../../rollout/change.ts";
import type { TargetedInputs } from "../context.ts";
import type { DeployInputs } from "../inputs.ts";
import { changesOf, droppedFields, explainRevision, joinNames } from "./diff.ts";
import { mergeSecrets, mergeSpec, removedSecrets } from "./merge.ts";
import { duplicateWarning } from "./source-rules.ts";
import { derivedNotesOf } from "./spec-defaults.ts";

/** What would be sent, what it would change, and what prevents it. */
export interface Plan extends PlanSummary {
  patch: DeploymentPatch;
  /** If not empty, nothing is sent. */
  problems: Problem[];
}

function nonEmpty<T extends object>(members: T): T | undefined {
  return Object.keys(members).length === 0 ? undefined : members;
}

type PlannedInputs = DeployInputs & Pick<TargetedInputs, "isDeclared">;

/** The part of a plan that comes from one input. */
interface PlanPart<T> {
  value?: T;
  problems?: readonly Problem[];
  warnings?: readonly string[];
}

function specPart(deployment: DeploymentState, inputs: PlannedInputs): PlanPart<ResourceSpec> {
  const specInput = specOf(inputs);
  if (specInput === undefined) return {};
  const { input, located } = specInput;
  const current = deployment.source_config.resource_spec;
  if (inputs.resource_spec_mode === "replace") {
    const value = located.spec;
    const dropped = droppedFields(current, value);
    const orMerge = inputs.isDeclared ? "" : "set resource_spec_mode: merge, or ";
    const pronoun = pronounFor(dropped);
    const warning = `${input}: replaces the current spec and removes ${joinNames(dropped)}. To keep ${pronoun}, ${orMerge}send ${pronoun} too.`;
    return { value, warnings: dropped.length > 0 ? [warning] : [] };
  }
  const { spec, conflicts, inheritedConflicts } = mergeSpec(current, located);
  const merged = "merged with the current spec";
  const conflictPrefix = `${input}: the current spec, which is kept, has a conflict`;
  return {
    value: spec,
    problems: conflicts.map((flaw) => ({ ...flaw, input, reason: `${merged}, ${flaw.reason}` })),
    warnings: inheritedConflicts.map((flaw) => `${conflictPrefix}: ${clauseOf(flaw)}`),
  };
}

// Beyond the contract: empty-secrets.
function emptyListProblem(removed: readonly string[]): Flaw {
  const loss = removed.length === 0 ? "" : `, which would remove ${joinNames(removed)}`;
  return {
    reason: `is an empty list${loss}`,
    fix: "set secrets_mode: replace to remove all secrets, or leave the input empty",
  };
}

function secretsPart(
  inputs: DeployInputs,
  secretsBefore: readonly Secret[] | undefined,
): PlanPart<Secret[]> {
  const value = secretsOf(inputs);
  if (value === undefined) return {};
  const { secrets_mode: mode } = inputs;
  const [input = "secrets"] = inputsOfSecrets(inputs).values();
  const removed = removedSecrets(secretsBefore ?? [], value);
  const refuse = (flaw: Flaw) => ({ value, problems: [{ input, ...flaw }] });
  const warn = (texts: readonly string[]) => texts.map((text) => `${input}: ${text}`);
  if (mode === "replace") return { value, warnings: warn(removalWarnings(removed, value)) };
  if (value.length === 0) return refuse(emptyListProblem(mode === undefined ? removed : []));
  if (mode === "merge") {
    const merged = mergeSecrets(secretsBefore, value);
    if ("problem" in merged) return { value, problems: [merged.problem] };
    const isEmpty = secretsBefore?.length === 0;
    return { value: merged.secrets, warnings: warn(isEmpty ? [EMPTY_WARNING] : []) };
  }
  if (removed.length > 0) return refuse(adviceOnRemovals(removed, secretsBefore, value));
  return { value, warnings: warn(secretsBefore === undefined ? [HIDDEN_WARNING] : []) };
}

// Beyond the contract: hidden-secrets.
const EMPTY_WARNING =
  "the service shows no secrets to merge with. If it hides them, those that are not sent are removed.";
const HIDDEN_WARNING =
  "the service does not show its present secrets: those that are not sent may be removed.";

const pronounFor = ({ length }: readonly string[]) => (length === 1 ? "it" : "them");

/** Beyond the contract: secret-replacement. */
function removalWarnings(removed: readonly string[], { length }: readonly Secret[]): string[] {
  if (removed.length === 0) return length === 0 ? ["removes all secrets."] : [];
  const pronoun = pronounFor(removed);
  return [
    `replaces all secrets and removes ${joinNames(removed)}. To keep ${pronoun}, send ${pronoun} too.`,
  ];
}

/** Advice about secrets that would be removed without an explicit mode. */
function adviceOnRemovals(
  removed: readonly string[],
  secretsBefore: readonly Secret[] | undefined,
  sent: readonly Secret[],
): Flaw {
  const names = joinNames(removed);
  const [first, ...others] = removed;
  const reason = `this would remove ${others.length === 0 ? `the secret ${first}` : `${removed.length} secrets`}`;
  const pronoun = pronounFor(removed);
  const fix =
    "secrets" in mergeSecrets(secretsBefore, sent)
      ? `set secrets_mode: merge to keep ${names}, or replace to remove ${pronoun}`
      : `merge cannot keep ${pronoun}, because the service hides values. Send ${names} too, or set secrets_mode: replace to remove ${pronoun}`;
  return { reason, fix, hasSubject: true };
}

/**
 * Plans the change. `secretsBefore` are the current secrets, read only when secrets are given, and
 * undefined if the service does not show them.
 */
export function planFrom(
  deployment: DeploymentState,
  inputs: PlannedInputs,
  secretsBefore: readonly Secret[] | undefined,
): Plan {
  const { repo_ref, graph_config_path, image_uri } = inputs;
  const spec = specPart(deployment, inputs);
  const secrets = secretsPart(inputs, secretsBefore);
  const config = omitAbsent<SourceConfigRequest>({
    build_on_push: inputs.build_on_push,
    custom_url: inputs.custom_url,
    resource_spec: spec.value,
    install_command: inputs.install_command,
    build_command: inputs.build_command,
  });
  const patch: DeploymentPatch = omitAbsent({
    source_config: nonEmpty(config),
    source_revision_config: nonEmpty(omitAbsent({ repo_ref, graph_config_path, image_uri })),
    secrets: secrets.value,
  });
  return {
    patch,
    changes: changesOf(deployment, patch, secretsBefore),
    problems: [...(spec.problems ?? []), ...(secrets.problems ?? [])],
    warnings: [
      ...settingWarnings(inputs),
      ...(spec.warnings ?? []),
      ...(secrets.warnings ?? []),
      ...duplicateWarning(deployment, inputs),
    ],
    notes: derivedNotesOf(spec.value),
    revisionNote: explainRevision(patch, inputs.dry_run),
  };
}
