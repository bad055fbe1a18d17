import type { Flaw, Problem } from "../../../inputs/problem.ts";
import { specOf } from "../../../inputs/resource-spec/input.ts";
import { inputsOfSecrets, secretsOf } from "../../../inputs/secrets/secrets.ts";
import { settingWarnings } from "../../../inputs/warnings.ts";
import { pluralize } from "../../../report/format.ts";
import { call, readBestEffort } from "../../../service/client/requests.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  getDeploymentSecrets,
  revisionTriggers,
} from "../../../service/contract/deployments/deployment.ts";
import { PLACEHOLDER } from "../../../service/contract/deployments/placeholder.ts";
import type { ResourceSpec } from "../../../service/contract/deployments/resource-spec.ts";
import { getRevision, type Revision } from "../../../service/contract/deployments/revision.ts";
import type {
  Secret,
  SourceConfigRequest,
} from "../../../service/contract/deployments/settings.ts";
import { omitAbsent } from "../../../service/contract/omit-absent.ts";
import type { PlanSummary } from "../../rollout/change.ts";
import { contentOf } from "../../rollout/content.ts";
import { classify } from "../../rollout/status.ts";
import type { Deploy, TargetedInputs } from "../context.ts";
import { recordPreviousRevision } from "../read-revisions.ts";
import { changesOf, droppedFields, explainRevision, isUnchanged, joinNames } from "./diff.ts";
import { mergeSecrets, mergeSpec, removedSecrets } from "./merge.ts";
import { duplicateWarning, findDeploymentProblems } from "./source-rules.ts";

/** What would be sent, what that would change, and what prevents it. */
export interface Plan extends PlanSummary {
  patch: DeploymentPatch;
  /** If not empty, nothing is sent. */
  problems: readonly Problem[];
  /** Whether nothing is sent, because nothing would change (`skip_unchanged`). */
  isSkipped: boolean;
  /** The revision of another rollout, which is in progress. */
  pendingRevision: Revision | undefined;
}

export const ALREADY_MATCHES = "The deployment already matches the inputs (skip_unchanged).";

/** Reads what the deployment serves, and plans the change. */
export async function planChange(deploy: Deploy, deployment: DeploymentState): Promise<Plan> {
  const { inputs, run, store } = deploy;
  const { active_revision_id, latest_revision_id, source_revision_config } = deployment;
  const pendingRevision = await readPendingRevision(deploy, deployment);
  const secretsBefore = await readCurrentSecrets(deploy);
  const spec = specPart(deployment, inputs);
  const secrets = secretsPart(inputs, secretsBefore);
  const patch = patchOf(inputs, spec.value, secrets.value);
  // A deployment shows the content of its latest revision, which may have failed or be pending.
  const servedContent = contentOf(store.state, active_revision_id) ?? source_revision_config;
  const current = { ...deployment, source_revision_config: servedContent };
  const changes = changesOf(current, patch, secretsBefore);
  const { repo_commit_sha: builtCommit } = source_revision_config;
  // The run knows the commit of its own tag, which may have moved.
  const isMoved = inputs.repo_ref === run.ref && !!builtCommit && builtCommit !== run.commit;
  const isSkipped =
    inputs.skip_unchanged &&
    isUnchanged(changes, patch) &&
    latest_revision_id !== null &&
    latest_revision_id === active_revision_id &&
    !isMoved;
  return {
    patch,
    changes,
    problems: [
      ...findDeploymentProblems(deployment, inputs),
      ...(spec.problems ?? []),
      ...(secrets.problems ?? []),
    ],
    warnings: [
      ...settingWarnings(inputs),
      ...(spec.warnings ?? []),
      ...(secrets.warnings ?? []),
      ...duplicateWarning(deployment, inputs),
    ],
    revisionNote: isSkipped ? ALREADY_MATCHES : explainRevision(patch),
    isSkipped,
    pendingRevision,
  };
}

/** If the latest revision is not the active one: reads both, and returns the latest if pending. */
async function readPendingRevision(
  deploy: Deploy,
  { id: deployment_id, active_revision_id, latest_revision_id }: DeploymentState,
): Promise<Revision | undefined> {
  if (!active_revision_id || !latest_revision_id || active_revision_id === latest_revision_id)
    return undefined;
  const [revision] = await Promise.all([
    readBestEffort(deploy.ctx, getRevision, { deployment_id, revision_id: latest_revision_id }),
    recordPreviousRevision(deploy),
  ]);
  const { failure_statuses } = deploy.inputs;
  const isPending = revision && classify(revision.status, failure_statuses) === "pending";
  return isPending ? revision : undefined;
}

/**
 * The current secrets, with `PLACEHOLDER` for a value that is not shown. Undefined if the service
 * does not show them; empty also if the step sends none, because they are not read then.
 */
async function readCurrentSecrets({ ctx, inputs }: Deploy): Promise<Secret[] | undefined> {
  if (secretsOf(inputs) === undefined) return [];
  const { deployment_id } = inputs;
  const { secrets } = await call(ctx, getDeploymentSecrets, { deployment_id });
  return secrets?.map(({ name, value }) => ({ name, value: value ?? PLACEHOLDER }));
}

/** The part of a plan that comes from the spec, or from the secrets. */
interface PlanPart<T> {
  value?: T;
  problems?: readonly Problem[];
  warnings?: readonly string[];
}

function specPart(deployment: DeploymentState, inputs: TargetedInputs): PlanPart<ResourceSpec> {
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

function secretsPart(
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
    if ("reason" in secrets) return { value, problems: [secrets] };
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

function patchOf(
  { repo_ref, graph_config_path, image_uri, ...inputs }: TargetedInputs,
  resource_spec: ResourceSpec | undefined,
  secrets: Secret[] | undefined,
): DeploymentPatch {
  const { build_on_push, custom_url, install_command, build_command } = inputs;
  const settings = { build_on_push, custom_url, resource_spec, install_command, build_command };
  return omitAbsent({
    source_config: nonEmpty(omitAbsent<SourceConfigRequest>(settings)),
    source_revision_config: nonEmpty(omitAbsent({ repo_ref, graph_config_path, image_uri })),
    secrets,
  });
}

const nonEmpty = <T extends object>(members: T) =>
  Object.keys(members).length === 0 ? undefined : members;

/** Such as `6 changes, a new revision`. */
export function planLabel({ changes, patch, isSkipped }: Plan): string {
  const isCreated = !isSkipped && revisionTriggers(patch).length > 0;
  return `${pluralize(changes.length, "change")}, ${isCreated ? "a" : "no"} new revision`;
}
