import type { Problem } from "../../../inputs/problem.ts";
import { secretsOf } from "../../../inputs/secrets/secrets.ts";
import { settingWarnings } from "../../../inputs/warnings.ts";
import { joinNames, pluralize } from "../../../report/format.ts";
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
import { isTag } from "../../../service/contract/deployments/source.ts";
import { omitAbsent } from "../../../service/contract/omit-absent.ts";
import type { PlanSummary } from "../../rollout/change.ts";
import { contentOf } from "../../rollout/content.ts";
import { classify } from "../../rollout/status.ts";
import type { Deploy, TargetedInputs } from "../context.ts";
import { recordPreviousRevision } from "../read-revisions.ts";
import { changesOf, isUnchanged } from "./diff.ts";
import { secretsPart, specPart } from "./parts.ts";
import { findDeploymentProblems } from "./problems.ts";
import { duplicateWarning } from "./source-rules.ts";

/** What would be sent, what that would change, and what prevents it. */
export interface Plan extends PlanSummary {
  patch: DeploymentPatch;
  /** If not empty, nothing is sent. */
  problems: readonly Problem[];
  /** Whether nothing is sent, because nothing would change (`skip_unchanged`). */
  isSkipped: boolean;
  /** The latest revision, if it is of another rollout that is still in progress. */
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
  // The workflow run knows the commit of its own tag, which may have moved since it was built.
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

/** If a revision is active but not the latest: reads both, and returns the latest if pending. */
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
 * shows no list of secrets; empty also if the step sends none, because they are not read then.
 */
async function readCurrentSecrets({ ctx, inputs }: Deploy): Promise<Secret[] | undefined> {
  if (secretsOf(inputs) === undefined) return [];
  const { deployment_id } = inputs;
  const { secrets } = await call(ctx, getDeploymentSecrets, { deployment_id });
  return secrets?.map(({ name, value }) => ({ name, value: value ?? PLACEHOLDER }));
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

/** Says whether a revision is needed, and for which members. */
function explainRevision(patch: DeploymentPatch): string {
  const settings = Object.keys(patch.source_config ?? {});
  const triggers = revisionTriggers(patch);
  if (triggers.length === 0) return `No new revision is needed for ${joinNames(settings)}.`;
  const { repo_ref } = patch.source_revision_config ?? {};
  const branchNote = repo_ref && !isTag(repo_ref) ? ` of the newest commit of ${repo_ref}` : "";
  return `A new revision${branchNote} is needed for ${joinNames(triggers)}.`;
}

/** Such as `6 changes, a new revision`. */
export function planLabel({ changes, patch, isSkipped }: Plan): string {
  const isCreated = !isSkipped && revisionTriggers(patch).length > 0;
  return `${pluralize(changes.length, "change")}, ${isCreated ? "a" : "no"} new revision`;
}
