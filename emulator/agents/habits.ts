import type { SourceRevisionConfig } from "../../src/service/contract/deployments/settings.ts";
import { isInTagOrRef } from "../deployments/life-cycle.ts";
import {
  activationMsOf,
  activeRevision,
  type DeploymentRecord,
  latestRevision,
  progressOf,
  type RevisionRecord,
} from "../deployments/records.ts";
import { toOptions } from "../options.ts";

/** A failure instead of the agent's response. */
export type AgentFailure = "reset" | 502 | 503;

interface AgentHabit {
  meaning: string;
  /** `sinceMs` is the time since the revision became active, undefined while it is DEPLOYING. */
  failure?(sinceMs: number | undefined, requestCount: number): AgentFailure | undefined;
  /** What GET /info reports instead of the active revision. `infoCount` counts earlier requests. */
  infoReport?(sinceMs: number, infoCount: number): "previous" | "none" | "js" | undefined;
}

const HABIT_PERIOD_MS = 20_000;

const isRecent = (sinceMs: number | undefined) =>
  sinceMs !== undefined && sinceMs < HABIT_PERIOD_MS;

// Beyond the contract: agent-auth and agent-switches.
const HABITS = {
  "no-auth": { meaning: "wants no credential, neither for its handler nor for the platform" },
  "ok-for-all": { meaning: "answers GET /ok to everybody, in front of its handler" },
  "answers-late": {
    meaning: "closes each connection in the first 20 s after the switch",
    failure: (sinceMs) => (isRecent(sinceMs) ? "reset" : undefined),
  },
  "answers-flap": {
    meaning: "answers every other request with 503 in the first 20 s after the switch",
    failure: (sinceMs, requestCount) =>
      isRecent(sinceMs) && requestCount % 2 === 0 ? 503 : undefined,
  },
  "answers-502": {
    meaning: "is behind a gateway that answers 502 from DEPLOYING until 20 s after the switch",
    failure: (sinceMs) => (sinceMs === undefined || isRecent(sinceMs) ? 502 : undefined),
  },
  "info-late": {
    meaning: "reports the previous revision at GET /info in the first 20 s after the switch",
    infoReport: (sinceMs) => (isRecent(sinceMs) ? "previous" : undefined),
  },
  "info-flap": {
    meaning: "reports the previous revision at every other GET /info in the first 20 s",
    infoReport: (sinceMs, infoCount) =>
      isRecent(sinceMs) && infoCount % 2 === 0 ? "previous" : undefined,
  },
  "info-old": {
    meaning: "reports the previous revision at GET /info for ever",
    infoReport: () => "previous",
  },
  "info-none": { meaning: "reports no revision at GET /info", infoReport: () => "none" },
  "info-js": {
    meaning: "answers GET /info as the published server in JavaScript does, without a revision",
    infoReport: () => "js",
  },
  "answers-never": {
    meaning: "answers 503 for ever",
    failure: (sinceMs) => (sinceMs === undefined ? undefined : 503),
  },
} as const satisfies Record<string, AgentHabit>;

/** A habit is chosen by its name in an image's tag or a ref's name. */
export const AGENT_HABIT_OPTIONS = toOptions(HABITS);

export const hasHabit = (name: keyof typeof HABITS, config: SourceRevisionConfig): boolean =>
  isInTagOrRef(name, config);

/**
 * The failure of a request, by the habit of the revision that is DEPLOYING, else of the
 * active one. `requestCount` is the number of earlier requests.
 */
export function failureOf(
  deployment: DeploymentRecord,
  requestCount: number,
  now: number,
): AgentFailure | undefined {
  const newestRevision = latestRevision(deployment);
  const isSwitching =
    newestRevision && progressOf(deployment, newestRevision, now).status === "DEPLOYING";
  const revision = isSwitching ? newestRevision : activeRevision(deployment, now);
  if (revision === undefined) return undefined;
  const activeSinceMs = activationMsOf(deployment, revision);
  const sinceMs = isSwitching || activeSinceMs === undefined ? undefined : now - activeSinceMs;
  return habitOf(revision)?.failure?.(sinceMs, requestCount);
}

const habitOf = ({ source_revision_config }: RevisionRecord): AgentHabit | undefined =>
  Object.entries<AgentHabit>(HABITS).find(([name]) =>
    isInTagOrRef(name, source_revision_config),
  )?.[1];

const VERSION = "0.0.0-emulated";

/** The body of GET /info, as the published servers have it. Beyond the contract: agent-info. */
export function renderInfo(deployment: DeploymentRecord, infoCount: number, now: number) {
  const revision = activeRevision(deployment, now);
  const activationMs = (revision && activationMsOf(deployment, revision)) ?? now;
  const report = revision && habitOf(revision)?.infoReport?.(now - activationMs, infoCount);
  const flags = { assistants: true, crons: report !== "js", langsmith: false };
  if (report === "js")
    return { version: VERSION, langgraph_js_version: VERSION, context: "js", flags };
  const reportedRevision =
    report === "previous" ? activeRevision(deployment, activationMs - 1) : revision;
  const isSaas = report !== "none";
  const host = {
    kind: isSaas ? "saas" : "self-hosted",
    project_id: isSaas ? deployment.id : null,
    host_revision_id: (isSaas && reportedRevision?.id) || null,
    revision_id: null,
    tenant_id: isSaas ? deployment.tenant_id : null,
  };
  return { version: VERSION, langgraph_py_version: VERSION, flags, host };
}
