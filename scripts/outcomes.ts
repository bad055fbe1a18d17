import { OUTCOMES, type Outcome, outcomeInfo } from "../src/report/outcomes.ts";

export type ActionName = "deploy" | "create" | "delete" | "export" | "usage";

/** When actions end with an outcome, and the exit code if an input decides it. */
type Row = readonly [actions: string, condition: string, exit?: string];

// biome-ignore format: one condition, one line
const CONDITIONS: Record<Outcome, readonly Row[]> = {
  deployed: [["deploy create", "the revision is `DEPLOYED`, and active unless `verify_active: false`"]],
  unchanged: [["deploy", "`skip_unchanged` found nothing to send"]],
  no_revision: [["deploy create", "only fields that need no revision were sent"]],
  deleted: [["delete", "the deployment is gone"]],
  absent: [["delete", "there is no deployment of that name"]],
  planned: [["deploy create delete", "`dry_run`"]],
  not_waited: [
    ["deploy create delete", "`wait: false`"],
    ["export", "`wait: false`, or the service has accepted the cancellation, and the export is still running"],
  ],
  completed: [["export", "the files, the destination or the list are there, also if the export was to be cancelled"]],
  scheduled: [["export", "it is a schedule, which `start` never waits for; or `watch` found its newest due export complete"]],
  detached: [["export", "`timeout` came first, with `on_timeout: detach`"]],
  ok: [["usage", "the files are written"]],
  empty: [
    ["export", "the export is complete, and has no rows", "0, or 1 with `fail_on_empty: true`"],
    ["usage", "the files are written, and have no rows", "0, or 1 with `fail_on_empty`, which is `true` with `max_traces`"],
  ],
  failed: [
    ["deploy create", "the revision failed, or its status is one of `failure_statuses`"],
    ["export", "the export failed, or the newest due export of a watched schedule failed or is missing", "1, or 0 with `operation: cancel`"],
  ],
  superseded: [["deploy create", "another revision took this one's place", "1, or 0 with `on_superseded: warn`"]],
  not_active: [["deploy create", "`DEPLOYED`, yet not the active revision a minute later"]],
  unprotected: [["deploy", "deployed, but `auth_check_url` answers without a credential, or refuses `auth_check_token`"]],
  unhealthy: [["deploy", "deployed, but the agent server did not pass the smoke test (`smoke_test_*`)"]],
  over_budget: [["usage", "the files are written, and there are more traces than `max_traces`", "1, or 0 with `on_over_budget: warn`"]],
  timed_out: [
    ["deploy create delete", "`timeout` came first"],
    ["export", "`timeout` came first, or the service gave up on the export", "1, or 0 with `operation: cancel`"],
  ],
  rejected: [["deploy create delete export usage", "an input is wrong, or the service refused"]],
  cancelled: [
    ["deploy create delete", "the workflow or the step was cancelled"],
    ["export", "the workflow or the step was cancelled, or someone cancelled the export", "1, or 0 with `operation: cancel`"],
  ],
  error: [
    ["deploy create delete export", "how it ended could not be found out"],
    ["usage", "the report could not be completed, or the workflow or the step was cancelled"],
  ],
};

/** The outcomes of an action: name, exit code and condition. */
export function outcomesOf(action: ActionName): string[][] {
  const defaultExit = (outcome: Outcome) => (outcomeInfo(outcome).isFailure ? "1" : "0");
  return (Object.keys(OUTCOMES) as Outcome[]).flatMap((outcome) =>
    CONDITIONS[outcome]
      .filter(([actions]) => actions.split(" ").includes(action))
      .map(([, condition, exit = defaultExit(outcome)]) => [outcome, exit, condition]),
  );
}
