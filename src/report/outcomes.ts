/** What GitHub calls a deployment that ended so. */
export type GithubState = "success" | "inactive" | "in_progress" | "failure" | "error";

export type ActionName = "deploy" | "create" | "delete" | "export" | "usage";

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
  /** For the documents: when an action ends so. One that is not named never does. */
  when: Partial<Record<ActionName, string>>;
  /** For the documents: an exit code that depends on an input of the action. */
  exit?: Partial<Record<ActionName, string>>;
}

const ON_SUPERSEDED = "1, or 0 with `on_superseded: warn`";

/** The same words for several actions. */
const whenIn = (when: string, ...actions: readonly ActionName[]): OutcomeFacts["when"] =>
  Object.fromEntries(actions.map((action) => [action, when]));

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
    when: whenIn(
      "the revision is `DEPLOYED`, and active unless `verify_active: false`",
      "deploy",
      "create",
    ),
  },
  unchanged: {
    icon: "✅",
    title: "Unchanged",
    fails: false,
    github: "success",
    serves: true,
    when: { deploy: "`skip_unchanged` found nothing to send" },
  },
  no_revision: {
    icon: "✅",
    title: "Changed, no revision needed",
    fails: false,
    github: "success",
    serves: true,
    when: { deploy: "only fields that need no revision were sent" },
  },
  deleted: {
    icon: "🗑️",
    title: "Deleted",
    fails: false,
    github: "inactive",
    when: { delete: "the deployment is gone" },
  },
  absent: {
    icon: "🗑️",
    title: "Already gone",
    fails: false,
    github: "inactive",
    when: { delete: "there is no deployment of that name" },
  },
  planned: {
    icon: "📋",
    title: "Planned",
    fails: false,
    github: "success",
    when: whenIn("`dry_run`", "deploy", "create", "delete"),
  },
  not_waited: {
    icon: "🚀",
    title: "Started",
    fails: false,
    github: "in_progress",
    continues: true,
    when: whenIn("`wait: false`", "deploy", "create", "delete", "export"),
  },
  completed: {
    icon: "✅",
    title: "Completed",
    fails: false,
    github: "success",
    when: { export: "the files, the destination or the list are there" },
  },
  scheduled: {
    icon: "🗓️",
    title: "Scheduled",
    fails: false,
    github: "in_progress",
    when: {
      export:
        "it is a schedule, which `start` never waits for; or `watch` found its newest due export complete",
    },
  },
  detached: {
    icon: "🚀",
    title: "Started, still running",
    fails: false,
    github: "in_progress",
    continues: true,
    when: { export: "`timeout` came first, with `on_timeout: detach`" },
  },
  ok: {
    icon: "✅",
    title: "Usage reported",
    fails: false,
    github: "success",
    when: { usage: "the files are written" },
  },
  empty: {
    icon: "📭",
    title: "Nothing found",
    fails: false,
    github: "success",
    when: {
      export: "the export is complete, and has no rows",
      usage: "the files are written, and have no rows",
    },
    exit: { export: "0, or 1 with `fail_on_empty: true`" },
  },
  failed: {
    icon: "❌",
    title: "Failed",
    fails: true,
    github: "failure",
    when: {
      ...whenIn(
        "the revision failed, or its status is one of `failure_statuses`",
        "deploy",
        "create",
      ),
      export:
        "the export failed, or the newest due export of a watched schedule failed or is missing",
    },
  },
  superseded: {
    icon: "⏭️",
    title: "Superseded",
    fails: true,
    github: "inactive",
    when: whenIn("another revision took this one's place", "deploy", "create"),
    exit: { deploy: ON_SUPERSEDED, create: ON_SUPERSEDED },
  },
  not_active: {
    icon: "❌",
    title: "Deployed, but not serving",
    fails: true,
    github: "failure",
    when: whenIn("`DEPLOYED`, yet not the active revision a minute later", "deploy", "create"),
  },
  unprotected: {
    icon: "🔓",
    title: "Deployed, but not protected",
    fails: true,
    github: "failure",
    when: {
      deploy:
        "deployed, but `auth_check_url` answers without a credential, or refuses `auth_check_token`",
    },
  },
  unhealthy: {
    icon: "🩺",
    title: "Deployed, but not healthy",
    fails: true,
    github: "failure",
    when: { deploy: "deployed, but the agent server did not pass the smoke test (`smoke_test_*`)" },
  },
  over_budget: {
    icon: "💸",
    title: "Over budget",
    fails: true,
    github: "failure",
    when: { usage: "the files are written, and there are more traces than `max_traces`" },
    exit: { usage: "1, or 0 with `on_over_budget: warn`" },
  },
  timed_out: {
    icon: "⏱️",
    title: "Timed out",
    fails: true,
    github: "failure",
    continues: true,
    when: {
      ...whenIn("`timeout` came first", "deploy", "create", "delete"),
      export: "`timeout` came first, or the service gave up on the export",
    },
  },
  rejected: {
    icon: "⛔",
    title: "Rejected",
    fails: true,
    github: "failure",
    when: whenIn(
      "an input is wrong, or the service refused",
      "deploy",
      "create",
      "delete",
      "export",
      "usage",
    ),
  },
  cancelled: {
    icon: "🛑",
    title: "Cancelled",
    fails: true,
    github: "error",
    continues: true,
    when: {
      ...whenIn("the workflow was cancelled", "deploy", "create", "delete"),
      export: "the workflow was cancelled, or someone cancelled the export",
    },
    exit: { export: "1, or 0 with `operation: cancel`" },
  },
  error: {
    icon: "❓",
    title: "Outcome unknown",
    fails: true,
    github: "error",
    continues: true,
    when: {
      ...whenIn("how it ended could not be found out", "deploy", "create", "delete", "export"),
      usage: "the report could not be completed, or the workflow was cancelled",
    },
  },
} as const satisfies Record<string, OutcomeFacts>;

export type Outcome = keyof typeof OUTCOMES;

/** What an outcome means, whichever it is. */
export const factsOf = (outcome: Outcome): OutcomeFacts => OUTCOMES[outcome];

/** The title of a summary and of a comment. */
export const titleOf = (outcome: Outcome, title: string = OUTCOMES[outcome].title) =>
  `${OUTCOMES[outcome].icon} ${title}`;
