/** States of a GitHub Deployment. */
export const GITHUB_STATES = ["success", "inactive", "in_progress", "failure", "error"] as const;
export type GithubState = (typeof GITHUB_STATES)[number];

export interface OutcomeInfo {
  icon: string;
  title: string;
  /** Whether the step fails, unless an input accepts the outcome. */
  fails?: true;
  github: GithubState;
  /** Whether what this step started may still be running. */
  continues?: true;
  /** Whether the requested content is serving. */
  serves?: true;
  /** Whether `rollback_on_failure` applies. */
  rollsBack?: true;
}

/**
 * All outcomes, and what each means for the reader, the exit code and GitHub. `scripts/outcomes.ts`
 * describes them for the docs.
 */
// biome-ignore format: one outcome, one line
export const OUTCOMES = {
  deployed: { icon: "✅", title: "Deployed", github: "success", serves: true },
  unchanged: { icon: "✅", title: "Unchanged", github: "success", serves: true },
  no_revision: { icon: "✅", title: "Changed, no revision needed", github: "success", serves: true },
  deleted: { icon: "🗑️", title: "Deleted", github: "inactive" },
  absent: { icon: "🗑️", title: "Already gone", github: "inactive" },
  planned: { icon: "📋", title: "Planned", github: "success" },
  not_waited: { icon: "🚀", title: "Started", github: "in_progress", continues: true },
  completed: { icon: "✅", title: "Completed", github: "success" },
  scheduled: { icon: "🗓️", title: "Scheduled", github: "in_progress" },
  detached: { icon: "🚀", title: "Started, still running", github: "in_progress", continues: true },
  ok: { icon: "✅", title: "Usage reported", github: "success" },
  empty: { icon: "📭", title: "Nothing found", github: "success" },
  failed: { icon: "❌", title: "Failed", fails: true, github: "failure", rollsBack: true },
  superseded: { icon: "⏭️", title: "Superseded", fails: true, github: "inactive" },
  not_active: { icon: "❌", title: "Deployed, but not serving", fails: true, github: "failure" },
  unprotected: { icon: "🔓", title: "Failed the protection check", fails: true, github: "failure", rollsBack: true },
  unhealthy: { icon: "🩺", title: "Failed the smoke test", fails: true, github: "failure", rollsBack: true },
  over_budget: { icon: "💸", title: "Over budget", fails: true, github: "failure" },
  timed_out: { icon: "⏱️", title: "Timed out", fails: true, github: "failure", continues: true, rollsBack: true },
  rejected: { icon: "⛔", title: "Rejected", fails: true, github: "failure" },
  cancelled: { icon: "🛑", title: "Cancelled", fails: true, github: "error", continues: true },
  error: { icon: "❓", title: "Outcome unknown", fails: true, github: "error", continues: true },
} as const satisfies Record<string, OutcomeInfo>;

export type Outcome = keyof typeof OUTCOMES;

export const outcomeInfo = (outcome: Outcome): OutcomeInfo => OUTCOMES[outcome];

/** Marks a success that needs attention. */
export const WARNING = "⚠️" as const;

interface Titled {
  outcome: Outcome;
  headline?: string | undefined;
  mark?: typeof WARNING | undefined;
}

/** Title of the summary and of the comment. */
export const titleOf = ({ outcome, headline = OUTCOMES[outcome].title, mark }: Titled): string =>
  `${mark ?? OUTCOMES[outcome].icon} ${headline}`;

/** Description where an icon is not needed, such as the state of a GitHub Deployment. */
export const descriptionOf = ({
  outcome,
  headline = OUTCOMES[outcome].title,
  mark,
}: Titled): string => (mark === undefined ? headline : `${mark} ${headline}`);
