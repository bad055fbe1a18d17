import type { SourceRevisionConfig } from "../../src/service/contract/settings.ts";
import { isNamed } from "../deployments/life-cycle.ts";
import {
  activeRevision,
  type DeploymentRecord,
  latestRevision,
  progressOf,
  takeOverMs,
} from "../deployments/records.ts";
import { wordsOf } from "../words.ts";

/** A failure instead of the agent's response. */
export type AgentFailure = "reset" | 502 | 503;

interface Habit {
  meaning: string;
  /** `sinceMs` is the time since the revision became active, undefined while it is DEPLOYING. */
  failure?(sinceMs: number | undefined, requests: number): AgentFailure | undefined;
}

const HABIT_MS = 20_000;

const isYoung = (sinceMs: number | undefined) => sinceMs !== undefined && sinceMs < HABIT_MS;

// Beyond the contract: agent-auth and agent-switches.
const HABITS = {
  "no-door": { meaning: "wants no credential, neither for its handler nor for the platform" },
  "ok-for-all": { meaning: "answers GET /ok to everybody, in front of its handler" },
  "answers-late": {
    meaning: "closes each connection in the first 20 s after the switch",
    failure: (sinceMs) => (isYoung(sinceMs) ? "reset" : undefined),
  },
  "answers-flap": {
    meaning: "answers every other request with 503 in the first 20 s after the switch",
    failure: (sinceMs, requests) => (isYoung(sinceMs) && requests % 2 === 0 ? 503 : undefined),
  },
  "answers-502": {
    meaning: "is behind a gateway that answers 502 from DEPLOYING until 20 s after the switch",
    failure: (sinceMs) => (sinceMs === undefined || isYoung(sinceMs) ? 502 : undefined),
  },
  "answers-never": {
    meaning: "answers 503 for ever",
    failure: (sinceMs) => (sinceMs === undefined ? undefined : 503),
  },
} as const satisfies Record<string, Habit>;

/** A habit is chosen by its name in an image's tag or a ref's name. */
export const HABIT_WORDS = wordsOf(HABITS);

export const hasHabit = (word: keyof typeof HABITS, runs: SourceRevisionConfig): boolean =>
  isNamed(word, runs);

/**
 * The failure of the next request, by the habit of the revision that is becoming active or is
 * active. `requests` is the number of earlier requests.
 */
export function failureOf(
  deployment: DeploymentRecord,
  requests: number,
  now: number,
): AgentFailure | undefined {
  const latest = latestRevision(deployment);
  const isSwitching =
    latest !== undefined && progressOf(deployment, latest, now).status === "DEPLOYING";
  const revision = isSwitching ? latest : activeRevision(deployment, now);
  if (revision === undefined) return undefined;
  const habits: [string, Habit][] = Object.entries(HABITS);
  const [, habit] = habits.find(([word]) => isNamed(word, revision.source_revision_config)) ?? [];
  const tookOverMs = takeOverMs(deployment, revision);
  const sinceMs = isSwitching || tookOverMs === undefined ? undefined : now - tookOverMs;
  return habit?.failure?.(sinceMs, requests);
}
