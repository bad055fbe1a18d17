import type { Phase } from "../client/write/write.ts";
import type { Recovered } from "../client/write/write-once.ts";
import type { DeploymentState, Revision } from "../contract/deployments.ts";
import type { Change } from "./changes.ts";
import type { RolloutEvent } from "./rollout.ts";
import type { StatusClass } from "./status.ts";
import type { Usual } from "./timing/usual.ts";

/** Which revision is watched: the one that the step is about, or that of its rollback. */
export type Watched = "revision" | "rollback";

/** What the inputs say that the words of an end need. */
export interface Asked {
  /** What the deployment is called until it was read. */
  name: string;
  github_environment?: string | undefined;
  revision_link?: string | undefined;
}

export const askedOf = (
  { github_environment, revision_link }: Omit<Asked, "name">,
  name: string,
): Asked => ({ name, github_environment, revision_link });

/** What is known so far. Outputs and summary are made from it, however the step ends. */
export interface Progress {
  asked: Asked;
  startedMs: number;
  /** As first read, before any change. */
  before?: DeploymentState;
  /** As last read. */
  deployment?: DeploymentState | undefined;
  revision?: Revision;
  revisionCreated: boolean;
  /** What the plan changes. */
  changes: readonly Change[];
  /** How far the change has come. */
  phase: Phase;
  /** Each status of a watched revision, with its time since the start. */
  timeline: { watched: Watched; status: string; statusClass: StatusClass; atMs: number }[];
  pollCount: number;
  /** How the revision was last read, and when since the start. */
  lastSeen?: { status: string; atMs: number };
  /** Since when its reads get no answer, since the start; undefined while they are answered. */
  unansweredSinceMs?: number | undefined;
  /** How long the step waited for others to finish before its change (`wait_for_idle`). */
  idleWaitedMs?: number;
  /** The last revision that was waited for so. */
  idleRevisionId?: string;
  /** How a lost answer to the change was settled, and after how long. */
  recovered?: Recovered;
  recoveredAfterMs?: number;
  /** How long earlier rollouts took, where the service shows that. */
  usual?: Usual | undefined;
  /** The names of the checks of the agent server that passed. */
  checksPassed?: readonly string[];
  rollback?: Rollback;
  /** The end of the log of a revision that failed, where it may be shown. */
  failureLog?: FailureLog;
}

export interface FailureLog {
  type: "build" | "deploy";
  text: string;
}

export interface Rollback {
  revision_id?: string;
  phase: Phase;
  done: boolean;
  /** What runs again, as people name it. */
  to?: string | undefined;
  message: string;
}

export function newProgress(startedMs: number, asked: Asked): Progress {
  return {
    asked,
    startedMs,
    revisionCreated: false,
    phase: "not sent",
    changes: [],
    timeline: [],
    pollCount: 0,
  };
}

/** From the first read of the revision to the last: it has taken at least so long. */
export const watchedForMs = ({ timeline: [first], lastSeen }: Progress): number =>
  Math.max(0, (lastSeen?.atMs ?? 0) - (first?.atMs ?? 0));

/** Adds what happened during a rollout to what is known. `nowMs` is on the clock's scale. */
export function record(
  progress: Progress,
  watched: Watched,
  event: RolloutEvent,
  nowMs: number,
): void {
  const atMs = nowMs - progress.startedMs;
  if (event.kind === "deployment") progress.deployment = event.deployment;
  const isAnswer = event.kind === "poll" || event.kind === "deployment";
  if (watched === "revision" && isAnswer) progress.unansweredSinceMs = undefined;
  if (watched === "revision" && event.kind === "failure") progress.unansweredSinceMs ??= atMs;
  if (event.kind !== "poll") return;
  const { revision, statusClass } = event;
  const { status } = revision;
  progress.pollCount += 1;
  const last = progress.timeline.at(-1);
  if (last?.watched !== watched || last.status !== status)
    progress.timeline.push({ watched, status, statusClass, atMs });
  if (watched === "rollback") return;
  progress.lastSeen = { status, atMs };
  const runs = revision.source_revision_config ?? progress.revision?.source_revision_config;
  progress.revision = { ...revision, source_revision_config: runs };
}
