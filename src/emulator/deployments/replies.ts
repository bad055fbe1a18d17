import type * as z from "zod";
import type { Deployment, Revision } from "../../contract/deployments.ts";
import {
  activeRevision,
  type DeploymentRecord,
  latestRevision,
  progressOf,
  type RevisionRecord,
} from "./records.ts";

const iso = (ms: number) => new Date(ms).toISOString();

export function deploymentReply(
  deployment: DeploymentRecord,
  now: number,
): z.infer<typeof Deployment> {
  const latest = latestRevision(deployment);
  return {
    id: deployment.id,
    name: deployment.name,
    source: deployment.source,
    source_config: deployment.source_config,
    source_revision_config: latest?.source_revision_config ?? {},
    secrets: deployment.secrets,
    created_at: iso(deployment.createdMs),
    updated_at: iso(deployment.updatedMs),
    status: deployment.status,
    latest_revision_id: latest?.id ?? null,
    active_revision_id: activeRevision(deployment, now)?.id ?? null,
    image_version: null,
    url: deployment.url ?? null,
  };
}

export function revisionReply(
  deployment: DeploymentRecord,
  revision: RevisionRecord,
  now: number,
): Revision {
  const { status, message, sinceMs } = progressOf(deployment, revision, now);
  return {
    id: revision.id,
    status,
    source_revision_config: revision.source_revision_config,
    created_at: iso(revision.createdMs),
    updated_at: iso(sinceMs),
    status_message: message ?? null,
  };
}
