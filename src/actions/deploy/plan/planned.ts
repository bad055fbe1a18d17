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

export interface PlannedChange extends Plan {
  /** Whether nothing is sent, because nothing would change (`skip_unchanged`). */
  isSkipped: boolean;
  /** The revision of another rollout, which is in progress. */
  pendingRevision: Revision | undefined;
}

/** Reads what the deployment serves, and plans the change. */
export async function planChange(
  deploy: Deploy,
  deployment: DeploymentState,
): Promise<PlannedChange> {
  const { inputs, run, store } = deploy;
  const pendingRevision = await readPendingRevision(deploy, deployment);
  // A deployment shows the content of its latest revision, which may have failed or be pending.
  const source_revision_config =
    contentOf(store.state, deployment.active_revision_id) ?? deployment.source_revision_config;
  const secretsBefore = await readCurrentSecrets(deploy);
  const plan = planFrom({ ...deployment, source_revision_config }, inputs, secretsBefore);
  const { repo_commit_sha: builtCommit } = deployment.source_revision_config;
  // The run knows the commit of its own tag, which may have moved.
  const isMoved = inputs.repo_ref === run.ref && !!builtCommit && builtCommit !== run.commit;
  const isSkipped =
    inputs.skip_unchanged &&
    isUnchanged(plan.changes, plan.patch) &&
    deployment.latest_revision_id !== null &&
    deployment.latest_revision_id === deployment.active_revision_id &&
    !isMoved;
  const revisionNote = isSkipped ? ALREADY_MATCHES : plan.revisionNote;
  return { ...plan, revisionNote, isSkipped, pendingRevision };
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

/** The current secrets for `planFrom`. A value that is not shown becomes `HIDDEN_VALUE`. */
async function readCurrentSecrets({ ctx, inputs }: Deploy): Promise<Secret[] | undefined> {
  if (secretsOf(inputs) === undefined) return [];
  const { deployment_id } = inputs;
  const { secrets } = await call(ctx, getDeploymentSecrets, { deployment_id });
  return secrets?.map(({ name, value }) => ({ name, value: value ?? HIDDEN_VALUE }));
}

/** Such as `6 changes, a new revision`. */
export function planLabel({ changes, patch, isSkipped }: PlannedChange): string {
  const isCreated = !isSkipped && revisionTriggers(patch).length > 0;
  return `${pluralize(changes.length, "change")}, ${isCreated ? "a" : "no"} new revision`;
}
