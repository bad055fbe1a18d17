import type { Secret, SourceConfig, SourceRevisionConfig } from "../../contract/deployments.ts";
import type { Source } from "../../contract/source.ts";
import type { AgentSource } from "../agents/code.ts";
import { isBuilt, type Script, type Step, stepAt } from "./life-cycle.ts";

/** What is kept of a revision. Its status is not: that follows from the script and the time. */
export interface RevisionRecord {
  id: string;
  createdMs: number;
  script: Script;
  source_revision_config: SourceRevisionConfig;
}

export interface DeploymentRecord {
  id: string;
  name: string;
  source: Source;
  source_config: SourceConfig;
  secrets: Secret[];
  createdMs: number;
  updatedMs: number;
  status: string;
  /** The script of its revisions, where none is chosen for one of them. */
  script?: Script | undefined;
  /** Served by the emulator, where there is one. */
  agent?: AgentSource | undefined;
  /** Oldest first. */
  revisions: readonly RevisionRecord[];
}

export const latestRevision = (deployment: DeploymentRecord): RevisionRecord | undefined =>
  deployment.revisions.at(-1);

/** When a newer revision took this one's place before it was built. */
function skippedAtMs(deployment: DeploymentRecord, revision: RevisionRecord): number | undefined {
  const newer = deployment.revisions[deployment.revisions.indexOf(revision) + 1];
  if (newer === undefined) return undefined;
  const reached = stepAt(revision.script, newer.createdMs - revision.createdMs).status;
  return isBuilt(reached) ? undefined : newer.createdMs;
}

/** Where a revision is in its life, and since when. */
export function progress(
  deployment: DeploymentRecord,
  revision: RevisionRecord,
  now: number,
): Step & { sinceMs: number } {
  const skipped = skippedAtMs(deployment, revision);
  if (skipped !== undefined) {
    return {
      status: "SKIPPED",
      after_ms: 0,
      message: "a newer revision took its place",
      sinceMs: skipped,
    };
  }
  const step = stepAt(revision.script, now - revision.createdMs);
  return { ...step, sinceMs: revision.createdMs + step.after_ms };
}

function hasTakenOver(
  deployment: DeploymentRecord,
  revision: RevisionRecord,
  now: number,
): boolean {
  if (skippedAtMs(deployment, revision) !== undefined) return false;
  const age = now - revision.createdMs;
  return revision.script.some(
    (step) => step.status === "DEPLOYED" && !step.never_active && step.after_ms <= age,
  );
}

/** The newest revision that was deployed: an older one that gets there later does not replace it. */
export function activeRevision(
  deployment: DeploymentRecord,
  now: number,
): RevisionRecord | undefined {
  return deployment.revisions.findLast((revision) => hasTakenOver(deployment, revision, now));
}
