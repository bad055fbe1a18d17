import { secretsOf } from "../../../inputs/secrets/secrets.ts";
import { pluralize } from "../../../report/format.ts";
import { call, readBestEffort } from "../../../service/client/requests.ts";
import {
  type DeploymentState,
  getDeploymentSecrets,
  revisionTriggers,
} from "../../../service/contract/deployments/deployment.ts";
import { HIDDEN_VALUE } from "../../../service/contract/deployments/redacted-value.ts";
import { getRevision, type Revision } from "../../../service/contract/deployments/revision.ts";
import type { Secret } from "../../../service/contract/deployments/settings.ts";
import { contentOf } from "../../rollout/describe.ts";
import { classify } from "../../rollout/status.ts";
import type { Deploy } from "../context.ts";
import { recordPreviousRevision } from "../read-revisions.ts";
import { isUnchanged } from "./diff.ts";
import { type Plan, planFrom } from "./plan.ts";

export const ALREADY_MATCHES = "The deployment already matches the inputs (skip_unchanged).";

export interface Planned {
  plan: Plan;
  /** Whether nothing is sent, because nothing would change (`skip_unchanged`). */
  isSkipped: boolean;
  /** Another rollout that is in progress. */
  pending: Revision | undefined;
}

export async function planFor(deploy: Deploy, deployment: DeploymentState): Promise<Planned> {
  const { inputs, run } = deploy;
  const { served, pending } = await withServedContent(deploy, deployment);
  const plan = planFrom(served, inputs, await currentSecrets(deploy));
  const { repo_commit_sha: builtCommit } = deployment.source_revision_config;
  const { repo_ref = "" } = inputs;
  const isOwnRef = repo_ref !== "" && [repo_ref, `refs/heads/${repo_ref}`].includes(run.ref);
  // The run knows the commit of its own tag, which may have moved.
  const isMoved = isOwnRef && !!builtCommit && builtCommit !== run.commit;
  const isSkipped =
    inputs.skip_unchanged &&
    isUnchanged(plan.changes, plan.patch) &&
    deployment.latest_revision_id !== null &&
    deployment.latest_revision_id === deployment.active_revision_id &&
    !isMoved;
  return { plan, isSkipped, pending };
}

/**
 * The deployment with the content of its active revision. The service shows the content of the
 * latest revision, which may have failed or be pending.
 */
async function withServedContent(
  deploy: Deploy,
  deployment: DeploymentState,
): Promise<{ served: DeploymentState; pending: Revision | undefined }> {
  const { ctx, store } = deploy;
  const { deployment_id, failure_statuses } = deploy.inputs;
  const { active_revision_id: active, latest_revision_id: latest } = deployment;
  if (!active || !latest || active === latest) return { served: deployment, pending: undefined };
  const [newest] = await Promise.all([
    readBestEffort(ctx, getRevision, { deployment_id, revision_id: latest }),
    recordPreviousRevision(deploy),
  ]);
  const isPending = newest && classify(newest.status, failure_statuses) === "pending";
  const source_revision_config = contentOf(store.state, active);
  return {
    served: source_revision_config ? { ...deployment, source_revision_config } : deployment,
    pending: isPending ? newest : undefined,
  };
}

/**
 * The current secrets, for the diff and for merging. Read only if secrets are given; undefined if
 * the service does not show them. A redacted value becomes `HIDDEN_VALUE`.
 */
async function currentSecrets({ ctx, inputs }: Deploy): Promise<Secret[] | undefined> {
  if (secretsOf(inputs) === undefined) return [];
  const { deployment_id } = inputs;
  const { secrets } = await call(ctx, getDeploymentSecrets, { deployment_id });
  return secrets?.map(({ name, value }) => ({ name, value: value ?? HIDDEN_VALUE }));
}

/** Such as `6 changes, a new revision`. */
export function planInShort({ plan: { changes, patch }, isSkipped }: Planned): string {
  const isCreated = !isSkipped && revisionTriggers(patch).length > 0;
  return `${pluralize(changes.length, "change")}, ${isCreated ? "a" : "no"} new revision`;
}
