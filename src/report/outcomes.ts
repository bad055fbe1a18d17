/** States that a step sets on GitHub Deployments. */
export const GITHUB_STATES = ["success", "inactive", "in_progress", "failure", "error"] as const;
export type GithubState = (typeof GITHUB_STATES)[number];

export interface OutcomeInfo {
  icon: string;
  title: string;
  /** Whether the step fails, unless an input accepts the outcome. */
  isFailure?: true;
  github: GithubState;
  /** Whether the requested content serves, as far as the step has checked. */
  isServing?: true;
  /** Whether `rollback_on_failure` applies. */
  canRollBack?: true;
}

/**
 * All outcomes, and what each means for the reader, the exit code and GitHub. `scripts/outcomes.ts`
 * describes them for the docs.
 */
// biome-ignore format: one outcome, one line
export const OUTCOMES = {
  deployed: { icon: "✅", title: "Deployed", github: "success", isServing: true },
  unchanged: { icon: "✅", title: "Unchanged", github: "success", isServing: true },
  no_revision: { icon: "✅", title: "Changed, no revision needed", github: "success", isServing: true },
  deleted: { icon: "🗑️", title: "Deleted", github: "inactive" },
  absent: { icon: "🗑️", title: "Already gone", github: "inactive" },
  planned: { icon: "📋", title: "Planned", github: "success" },
  not_waited: { icon: "🚀", title: "Started", github: "in_progress" },
  completed: { icon: "✅", title: "Completed", github: "success" },
  scheduled: { icon: "🗓️", title: "Scheduled", github: "in_progress" },
  detached: { icon: "🚀", title: "Started, still running", github: "in_progress" },
  ok: { icon: "✅", title: "Usage reported", github: "success" },
  empty: { icon: "📭", title: "Nothing found", github: "success" },
  failed: { icon: "❌", title: "Failed", isFailure: true, github: "failure", canRollBack: true },
  superseded: { icon: "⏭️", title: "Superseded", isFailure: true, github: "inactive" },
  not_active: { icon: "❌", title: "Deployed, but not serving", isFailure: true, github: "failure" },
  unprotected: { icon: "🔓", title: "Failed the protection check", isFailure: true, github: "failure", canRollBack: true },
  unhealthy: { icon: "🩺", title: "Failed the smoke test", isFailure: true, github: "failure", canRollBack: true },
  over_budget: { icon: "💸", title: "Over budget", isFailure: true, github: "failure" },
  timed_out: { icon: "⏱️", title: "Timed out", isFailure: true, github: "failure", canRollBack: true },
  rejected: { icon: "⛔", title: "Rejected", isFailure: true, github: "failure" },
  cancelled: { icon: "🛑", title: "Cancelled", isFailure: true, github: "error" },
  error: { icon: "❓", title: "Outcome unknown", isFailure: true, github: "error" },
} as const satisfies Record<string, OutcomeInfo>;

export type Outcome = keyof typeof OUTCOMES;

export const outcomeInfo = (outcome: Outcome): OutcomeInfo => OUTCOMES[outcome];
