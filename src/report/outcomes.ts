/** What GitHub calls a deployment that ended so. */
export type GithubState = "success" | "inactive" | "in_progress" | "failure" | "error";

type ActionName = "deploy" | "create" | "delete" | "export" | "usage";

export interface OutcomeFacts {
  icon: string;
  title: string;
  /** Whether the step fails, unless the action's inputs accept this end. */
  fails: boolean;
  github: GithubState;
  /** Whether what this step started may still be running. */
  continues?: true;
  /** Whether what was asked for serves now. */
  serves?: true;
  /** For the documents: the actions that end so, when, and when else in one of them. */
  actions: readonly ActionName[];
  when: string;
  also?: Partial<Record<ActionName, string>>;
  /** For the documents: an exit code that depends on an input of the action. */
  exit?: Partial<Record<ActionName, string>>;
}

const ON_SUPERSEDED = "1, or 0 with `on_superseded: warn`";

/**
 * Every way in which a step can end: the one place that says what an outcome means to a reader, to
 * the exit code and to GitHub.
 */
export const OUTCOMES = {
  deployed: {
    icon: "✅",
    title: "Deployed",
    fails: false,
    github: "success",
    serves: true,
    actions: ["deploy", "create"],
    when: "the revision is `DEPLOYED`, and active unless `verify_active: false`",
  },
  unchanged: {
    icon: "✅",
    title: "Unchanged",
    fails: false,
    github: "success",
    serves: true,
    actions: ["deploy"],
    when: "`skip_unchanged` found nothing to send",
  },
  no_revision: {
    icon: "✅",
    title: "Changed, no revision needed",
    fails: false,
    github: "success",
    serves: true,
    actions: ["deploy"],
    when: "only fields that need no revision were sent",
  },
  deleted: {
    icon: "🗑️",
    title: "Deleted",
    fails: false,
    github: "inactive",
    actions: ["delete"],
    when: "the deployment is gone",
  },
  absent: {
    icon: "🗑️",
    title: "Already gone",
    fails: false,
    github: "inactive",
    actions: ["delete"],
    when: "there is no deployment of that name",
  },
  planned: {
    icon: "📋",
    title: "Planned",
    fails: false,
    github: "success",
    actions: ["deploy", "create", "delete"],
    when: "`dry_run`",
  },
  not_waited: {
    icon: "🚀",
    title: "Started",
    fails: false,
    github: "in_progress",
    continues: true,
    actions: ["deploy", "create", "delete", "export"],
    when: "`wait: false`",
  },
  completed: {
    icon: "✅",
    title: "Completed",
    fails: false,
    github: "success",
    actions: ["export"],
    when: "the files, the destination or the list are there",
  },
  scheduled: {
    icon: "🗓️",
    title: "Scheduled",
    fails: false,
    github: "in_progress",
    actions: ["export"],
    when: "it is a schedule, which `start` never waits for",
    also: { export: "`watch` found its newest due export complete" },
  },
  detached: {
    icon: "🚀",
    title: "Started, still running",
    fails: false,
    github: "in_progress",
    continues: true,
    actions: ["export"],
    when: "`timeout` came first, with `on_timeout: detach`",
  },
  ok: {
    icon: "✅",
    title: "Usage reported",
    fails: false,
    github: "success",
    actions: ["usage"],
    when: "the files are written",
  },
  empty: {
    icon: "📭",
    title: "Nothing found",
    fails: false,
    github: "success",
    actions: ["export", "usage"],
    when: "complete, and there is nothing in it",
    exit: { export: "0, or 1 with `fail_on_empty: true`" },
  },
  failed: {
    icon: "❌",
    title: "Failed",
    fails: true,
    github: "failure",
    actions: ["deploy", "create", "export"],
    when: "the revision or the export failed",
    also: {
      deploy: "its status is one of `failure_statuses`",
      create: "its status is one of `failure_statuses`",
      export: "the newest due export of a schedule failed or is missing",
    },
  },
  superseded: {
    icon: "⏭️",
    title: "Superseded",
    fails: true,
    github: "inactive",
    actions: ["deploy", "create"],
    when: "another revision took this one's place",
    exit: { deploy: ON_SUPERSEDED, create: ON_SUPERSEDED },
  },
  not_active: {
    icon: "❌",
    title: "Deployed, but not serving",
    fails: true,
    github: "failure",
    actions: ["deploy", "create"],
    when: "`DEPLOYED`, yet not the active revision a minute later",
  },
  unprotected: {
    icon: "🔓",
    title: "Deployed, but not protected",
    fails: true,
    github: "failure",
    actions: ["deploy"],
    when: "deployed, but `auth_check_url` lets strangers in, or does not accept `auth_check_token`",
  },
  unhealthy: {
    icon: "🩺",
    title: "Deployed, but not healthy",
    fails: true,
    github: "failure",
    actions: ["deploy"],
    when: "deployed, but the agent server did not pass the smoke test (`smoke_test_*`)",
  },
  over_budget: {
    icon: "💸",
    title: "Over budget",
    fails: true,
    github: "failure",
    actions: ["usage"],
    when: "the files are written, and there are more traces than `max_traces`",
    exit: { usage: "1, or 0 with `on_over_budget: warn`" },
  },
  timed_out: {
    icon: "⏱️",
    title: "Timed out",
    fails: true,
    github: "failure",
    continues: true,
    actions: ["deploy", "create", "delete", "export"],
    when: "`timeout` came first",
    also: { export: "the service gave up on the export" },
  },
  rejected: {
    icon: "⛔",
    title: "Rejected",
    fails: true,
    github: "failure",
    actions: ["deploy", "create", "delete", "export", "usage"],
    when: "an input is wrong, or the service refused",
  },
  cancelled: {
    icon: "🛑",
    title: "Cancelled",
    fails: true,
    github: "error",
    continues: true,
    actions: ["deploy", "create", "delete", "export"],
    when: "the workflow was cancelled",
    also: { export: "someone cancelled the export" },
    exit: { export: "1, or 0 with `operation: cancel`" },
  },
  error: {
    icon: "❓",
    title: "End not known",
    fails: true,
    github: "error",
    continues: true,
    actions: ["deploy", "create", "delete", "export", "usage"],
    when: "how it ended could not be found out",
    also: { usage: "the workflow was cancelled" },
  },
} as const satisfies Record<string, OutcomeFacts>;

export type Outcome = keyof typeof OUTCOMES;

/** What an outcome means, whichever it is. */
export const factsOf = (outcome: Outcome): OutcomeFacts => OUTCOMES[outcome];

/** The title of a summary and of a comment. */
export const titleOf = (outcome: Outcome, title: string = OUTCOMES[outcome].title) =>
  `${OUTCOMES[outcome].icon} ${title}`;
