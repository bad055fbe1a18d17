import type {
  Secret,
  SourceConfig,
  SourceRevisionConfig,
} from "../../src/service/contract/deployments/settings.ts";
import type { AgentSource } from "../agents/code.ts";
import { type AnySource, isBuildOver, type Script, type ScriptStep, stepAt } from "./life-cycle.ts";

/** The stored part of a revision. The status follows from it, the time and the next revision. */
export interface RevisionRecord {
  id: string;
  createdMs: number;
  script: Script;
  source_revision_config: SourceRevisionConfig;
}

export interface DeploymentRecord {
  id: string;
  /** The id of the workspace. */
  tenant_id: string;
  name: string;
  source: AnySource;
  source_config: SourceConfig;
  secrets: Secret[];
  createdMs: number;
  updatedMs: number;
  status: string;
  /** The default script of the revisions. */
  script?: Script | undefined;
  /** The URL of the agent server. Beyond the contract: deployment-members. */
  url?: string | undefined;
  /** The code of the agent server. */
  agent?: AgentSource | undefined;
  /** Oldest first. */
  revisions: readonly RevisionRecord[];
}

export const latestRevision = (deployment: DeploymentRecord): RevisionRecord | undefined =>
  deployment.revisions.at(-1);

/** The time at which a newer revision replaced this one before its build ended, if one did. */
function skipMsOf(deployment: DeploymentRecord, revision: RevisionRecord): number | undefined {
  const newerRevision = deployment.revisions[deployment.revisions.indexOf(revision) + 1];
  if (newerRevision === undefined) return undefined;
  const { createdMs } = newerRevision;
  const step = stepAt(revision.script, createdMs - revision.createdMs);
  return isBuildOver(step.status) ? undefined : createdMs;
}

/** The current status of a revision, and the time since when it has it. */
export function progressOf(
  deployment: DeploymentRecord,
  revision: RevisionRecord,
  now: number,
): ScriptStep & { sinceMs: number } {
  const skipMs = skipMsOf(deployment, revision);
  const message = "a newer revision replaced this one";
  if (skipMs !== undefined) return { status: "SKIPPED", after_ms: 0, message, sinceMs: skipMs };
  const step = stepAt(revision.script, now - revision.createdMs);
  return { ...step, sinceMs: revision.createdMs + step.after_ms };
}

/** The time from which on the revision can be active; undefined if it never can. */
export function activationMsOf(deployment: DeploymentRecord, revision: RevisionRecord) {
  if (skipMsOf(deployment, revision) !== undefined) return undefined;
  const deployedStep = revision.script.find(
    ({ status, inactive }) => status === "DEPLOYED" && !inactive,
  );
  return deployedStep && revision.createdMs + deployedStep.after_ms;
}

/** The newest revision that can be active, even if an older one was deployed after it. */
export function activeRevision(deployment: DeploymentRecord, now: number) {
  const isActivated = (revision: RevisionRecord) =>
    (activationMsOf(deployment, revision) ?? Infinity) <= now;
  return deployment.revisions.findLast(isActivated);
}
