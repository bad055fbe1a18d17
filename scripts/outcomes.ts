import type { Outcome } from "../src/report/outcomes.ts";

export type ActionName = "deploy" | "create" | "delete" | "export" | "usage";

/** What the documents say of an outcome. */
interface Ends {
  /** When an action ends so. One that is not named never does. */
  when: Partial<Record<ActionName, string>>;
  /** An exit code that depends on an input of the action. */
  exit?: Partial<Record<ActionName, string>>;
}

const ON_SUPERSEDED = "1, or 0 with `on_superseded: warn`";

/** The same words for several actions. */
const whenIn = (when: string, ...actions: readonly ActionName[]): Ends["when"] =>
  Object.fromEntries(actions.map((action) => [action, when]));

export const ENDS: Record<Outcome, Ends> = {
  deployed: {
    when: whenIn(
      "the revision is `DEPLOYED`, and active unless `verify_active: false`",
      "deploy",
      "create",
    ),
  },
  unchanged: { when: { deploy: "`skip_unchanged` found nothing to send" } },
  no_revision: { when: { deploy: "only fields that need no revision were sent" } },
  deleted: { when: { delete: "the deployment is gone" } },
  absent: { when: { delete: "there is no deployment of that name" } },
  planned: { when: whenIn("`dry_run`", "deploy", "create", "delete") },
  not_waited: { when: whenIn("`wait: false`", "deploy", "create", "delete", "export") },
  completed: { when: { export: "the files, the destination or the list are there" } },
  scheduled: {
    when: {
      export:
        "it is a schedule, which `start` never waits for; or `watch` found its newest due export complete",
    },
  },
  detached: { when: { export: "`timeout` came first, with `on_timeout: detach`" } },
  ok: { when: { usage: "the files are written" } },
  empty: {
    when: {
      export: "the export is complete, and has no rows",
      usage: "the files are written, and have no rows",
    },
    exit: { export: "0, or 1 with `fail_on_empty: true`" },
  },
  failed: {
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
    when: whenIn("another revision took this one's place", "deploy", "create"),
    exit: { deploy: ON_SUPERSEDED, create: ON_SUPERSEDED },
  },
  not_active: {
    when: whenIn("`DEPLOYED`, yet not the active revision a minute later", "deploy", "create"),
  },
  unprotected: {
    when: {
      deploy:
        "deployed, but `auth_check_url` answers without a credential, or refuses `auth_check_token`",
    },
  },
  unhealthy: {
    when: { deploy: "deployed, but the agent server did not pass the smoke test (`smoke_test_*`)" },
  },
  over_budget: {
    when: { usage: "the files are written, and there are more traces than `max_traces`" },
    exit: { usage: "1, or 0 with `on_over_budget: warn`" },
  },
  timed_out: {
    when: {
      ...whenIn("`timeout` came first", "deploy", "create", "delete"),
      export: "`timeout` came first, or the service gave up on the export",
    },
  },
  rejected: {
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
    when: {
      ...whenIn("the workflow was cancelled", "deploy", "create", "delete"),
      export: "the workflow was cancelled, or someone cancelled the export",
    },
    exit: { export: "1, or 0 with `operation: cancel`" },
  },
  error: {
    when: {
      ...whenIn("how it ended could not be found out", "deploy", "create", "delete", "export"),
      usage: "the report could not be completed, or the workflow was cancelled",
    },
  },
};
