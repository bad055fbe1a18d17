import { createHash } from "node:crypto";
import type { DeploymentPatch } from "../../src/service/contract/deployments/deployment.ts";
import {
  SourceConfig,
  type SourceRevisionConfig,
} from "../../src/service/contract/deployments/settings.ts";
import { isTag } from "../../src/service/contract/deployments/source.ts";
import { type DeploymentRecord, latestRevision, type RevisionRecord } from "./records.ts";

/** The members that are neither null nor undefined. Beyond the contract: null-members. */
export function withoutNulls<T extends object>(members: T | null | undefined): Partial<T> {
  const setMembers: Partial<T> = { ...members };
  for (const name in setMembers) if (setMembers[name] == null) delete setMembers[name];
  return setMembers;
}

/** A branch gets a new commit with every push to its repository, a tag never. */
export function commitSha(repoUrl: string, ref: string, pushCount: number): string {
  const content = isTag(ref) ? [repoUrl, ref] : [repoUrl, ref, String(pushCount)];
  return createHash("sha1").update(content.join("\n")).digest("hex");
}

/** The content of the next revision: the latest one's, updated by the patch. */
export function nextRevisionConfig(
  deployment: DeploymentRecord,
  patch: DeploymentPatch,
  pushCount: number,
): SourceRevisionConfig {
  const config = {
    ...latestRevision(deployment)?.source_revision_config,
    ...withoutNulls(patch.source_revision_config),
  };
  if (!config.repo_ref) return config;
  return {
    ...config,
    repo_commit_sha: commitSha(deployment.source_config.repo_url ?? "", config.repo_ref, pushCount),
  };
}

/** The deployment after a PATCH. `revision` is the new one, if any. */
export function applyPatch(
  deployment: DeploymentRecord,
  patch: DeploymentPatch,
  revision: RevisionRecord | undefined,
  now: number,
): DeploymentRecord {
  const { listener_config, ...members } = patch.source_config ?? {};
  const listenerConfig = {
    ...deployment.source_config.listener_config,
    ...withoutNulls(listener_config),
  };
  return {
    ...deployment,
    source_config: SourceConfig.parse({
      ...deployment.source_config,
      ...withoutNulls(members),
      ...(Object.keys(listenerConfig).length === 0 ? {} : { listener_config: listenerConfig }),
    }),
    // Beyond the contract: empty-secrets and secret-replacement.
    secrets: patch.secrets ?? deployment.secrets,
    revisions: revision === undefined ? deployment.revisions : [...deployment.revisions, revision],
    updatedMs: now,
  };
}
