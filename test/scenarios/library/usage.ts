import type { UsageRecord } from "../../../src/service/contract/usage.ts";
import {
  FEBRUARY,
  OTHER_WORKSPACE,
  PROJECTS,
  projectRecord,
  type QueryResponder,
  type UsageQuery,
  userRecord,
  WORKSPACE,
} from "../../harness/usage-service.ts";
import type { UsageScenario } from "../scenario.ts";

const failWith =
  (status: number, detail: string): QueryResponder =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ detail }));
    return true;
  };

/** Records of the month, and of the preceding period. */
const recordsByPeriod =
  (current: readonly UsageRecord[], previous: readonly UsageRecord[]) =>
  ({ start_time }: UsageQuery) =>
    start_time === FEBRUARY.start_time ? current : previous;
const EARLIER_BUCKET = "2026-01-10T00:00:00Z";

const workspaceRecord = (workspace_id: string) => ({
  time_bucket: null,
  dimensions: { workspace_id, workspace_name: "any" },
  traces: 1,
});
const TWO_WORKSPACES = { group_by: "workspace", workspace_ids: `${WORKSPACE}, ${OTHER_WORKSPACE}` };

/** The step runs at this time. */
export const runAt = (time: string): UsageScenario => ({
  arrange: ({ clock }) => clock.sleep(Date.parse(time) - clock.utcMs()),
});
const MONTH_WITH_BUDGET = { last: "this-month", max_traces: "1000" };
const TWELVE_WORKSPACES = Array.from({ length: 12 }, (_, index) =>
  WORKSPACE.replace(/..$/, String(index + 10)),
);

/** At least one scenario for each outcome of a usage report. */
export const SCENARIOS: Record<string, UsageScenario> = {
  ok: {
    records: recordsByPeriod(
      [projectRecord("large", 800), projectRecord("small", 20, "2026-02-02T00:00:00Z")],
      [projectRecord("large", 400, EARLIER_BUCKET)],
    ),
    inputs: { format: "both", compare_previous: "true", max_traces: "1000", top: "1" },
  },
  "ok: users": {
    records: [userRecord("user-1", "=user@team.example", 5)],
    inputs: { group_by: "user", redact_users: "true", format: "csv" },
  },
  "ok: comparison with the previous period": {
    records: recordsByPeriod(
      [projectRecord("large", 3_000), projectRecord("grown", 900), projectRecord("fresh", 100)],
      [
        projectRecord("large", 3_500, EARLIER_BUCKET),
        projectRecord("grown", 200, EARLIER_BUCKET),
        projectRecord("gone", 50, EARLIER_BUCKET),
      ],
    ),
    inputs: { compare_previous: "true" },
  },
  "ok: previous period empty": {
    records: recordsByPeriod([projectRecord("large", 300)], []),
    inputs: { compare_previous: "true", format: "csv" },
  },
  "ok: previous period forbidden": {
    records: PROJECTS,
    inputs: { compare_previous: "true" },
    respond: (query, response, index) => index > 0 && failWith(403, "no")(query, response, index),
  },
  "ok: users with the same email": {
    records: [
      userRecord("aaaaaaaa-1", null, 4),
      userRecord("bbbbbbbb-2", "jo@team.example", 3),
      userRecord("cccccccc-3", "jo@team.example", 2),
      userRecord("dddddddd-4", "al@team.example", 1),
    ],
    inputs: { group_by: "user" },
  },
  "ok: two workspaces": {
    records: [workspaceRecord(WORKSPACE.toUpperCase()), workspaceRecord(OTHER_WORKSPACE)],
    inputs: TWO_WORKSPACES,
  },
  "ok: one of two workspaces": { records: [workspaceRecord(WORKSPACE)], inputs: TWO_WORKSPACES },
  "ok: range before the first data": {
    records: PROJECTS,
    inputs: { start_time: "2025-12-01T00:00:00Z", end_time: "2026-02-01T00:00:00Z" },
  },
  "ok: one of twelve workspaces": {
    records: [workspaceRecord(TWELVE_WORKSPACES[0] ?? "")],
    inputs: { group_by: "workspace", workspace_ids: TWELVE_WORKSPACES.join() },
  },
  "ok: budget used up": {
    records: PROJECTS,
    inputs: { start_time: "2026-01-05T00:00:00Z", max_traces: "820" },
  },
  "ok: month within the budget": {
    ...{ ...runAt("2026-02-20T00:00:00Z"), inputs: MONTH_WITH_BUDGET },
    records: [projectRecord("large", 600)],
  },
  "ok: first day of the month": {
    ...{ ...runAt("2026-02-01T05:00:00Z"), inputs: MONTH_WITH_BUDGET },
    records: [projectRecord("large", 600)],
  },
  over_budget: { records: PROJECTS, inputs: { max_traces: "819" } },
  "over_budget: on_over_budget warn": {
    records: PROJECTS,
    inputs: { max_traces: "819", on_over_budget: "warn" },
  },
  "over_budget: users": {
    records: [userRecord("user-1", "jo@team.example", 5)],
    inputs: { group_by: "user", max_traces: "4" },
  },
  "over_budget: no name": { records: [projectRecord(null, 5)], inputs: { max_traces: "4" } },
  empty: {},
  "empty: budget": { inputs: { max_traces: "4" } },
  "empty: budget and fail_on_empty false": {
    inputs: { max_traces: "4", fail_on_empty: "false" },
  },
  "empty: fail_on_empty": { inputs: { fail_on_empty: "true" } },
  "empty: two workspaces": { inputs: TWO_WORKSPACES },
  "rejected: invalid credential": { respond: failWith(401, "Invalid token") },
  "rejected: range too long": { respond: failWith(422, "the range is too long") },
  "rejected: invalid input": { inputs: { last: "7d", group_by: "nobody" } },
  "error: invalid response encoding": {
    respond: (_, response) => {
      response.writeHead(200, { "content-encoding": "br" }).end("x");
      return true;
    },
  },
  "error: service unavailable": { respond: failWith(503, "away") },
};
