import { createHash } from "node:crypto";
import {
  type DeploymentPatch,
  SourceConfig,
  type SourceRevisionConfig,
} from "../../contract/deployments.ts";
import { TAG_PREFIX } from "../../contract/source.ts";
import { type DeploymentRecord, latestRevision, type RevisionRecord } from "./records.ts";

/** Not in the contract: null says the same as an omitted member, and both keep what is there. */
export function given<T extends object>(members: T | null | undefined): Partial<T> {
  const kept: Partial<T> = { ...members };
  for (const name in kept) {
    if (kept[name] === null || kept[name] === undefined) delete kept[name];
  }
  return kept;
}

/** A branch moves with every commit that is pushed to its repository, a tag never. */
function commitSha(repoUrl: string, ref: string, pushes: number): string {
  const content = ref.startsWith(TAG_PREFIX) ? [repoUrl, ref] : [repoUrl, ref, String(pushes)];
  return createHash("sha1").update(content.join("\n")).digest("hex");
}

/** What the next revision runs: the latest one's members, with the given ones in their place. */
export function nextRevisionConfig(
  deployment: DeploymentRecord,
  patch: DeploymentPatch,
  pushes: number,
): SourceRevisionConfig {
  const config = {
    ...latestRevision(deployment)?.source_revision_config,
    ...given(patch.source_revision_config),
  };
  if (!config.repo_ref) return config;
  return {
    ...config,
    repo_commit_sha: commitSha(deployment.source_config.repo_url ?? "", config.repo_ref, pushes),
  };
}

/** The deployment after a PATCH; `revision` is the new one, if the patch makes one. */
export function patched(
  deployment: DeploymentRecord,
  patch: DeploymentPatch,
  revision: RevisionRecord | undefined,
  now: number,
): DeploymentRecord {
  const { listener_config, ...members } = patch.source_config ?? {};
  const listenerConfig = { ...deployment.source_config.listener_config, ...given(listener_config) };
  return {
    ...deployment,
    source_config: SourceConfig.parse({
      ...deployment.source_config,
      ...given(members),
      ...(Object.keys(listenerConfig).length === 0 ? {} : { listener_config: listenerConfig }),
    }),
    // Not in the contract: an empty list is taken as "unchanged", a list with members replaces all.
    secrets: patch.secrets?.length ? patch.secrets : deployment.secrets,
    revisions: revision === undefined ? deployment.revisions : [...deployment.revisions, revision],
    updatedMs: now,
  };
}
