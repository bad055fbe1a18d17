import { describe, expect, it } from "vitest";
import { INTEGRATION_ID } from "../../emulator/deployments/seeds.ts";
import { ACTIONS } from "../../scripts/docs.ts";
import { directoryWith, UNPROTECTED_AGENT } from "../harness/agent/agents.ts";
import { PROJECTS } from "../harness/usage-service.ts";
import { imageOf } from "../harness/virtual-service.ts";
import { script, status, withFaults } from "../scenarios/faults.ts";
import { SCENARIOS as EXPORTS } from "../scenarios/library/export.ts";
import { type PlayResult, play } from "../scenarios/play.ts";
import type { Scenario } from "../scenarios/scenario.ts";

const IMAGE = imageOf("new");
const GITHUB = {
  name: "preview-7",
  source: "github",
  integration_id: INTEGRATION_ID,
  repo_url: "https://git.example/team/agent",
  repo_ref: "main",
  graph_config_path: "graph.json",
};

const FAILED = script(["DEPLOY_FAILED", 0]);

/** Steps that set every output at least once. */
const STEPS: Record<string, Scenario> = {
  "a deploy of an image": { action: "deploy", inputs: { image_uri: IMAGE } },
  "a deploy to an agent server": {
    action: "deploy",
    agent: { directory: directoryWith(UNPROTECTED_AGENT) },
    inputs: { smoke_test_url: "auto" },
  },
  "a deploy from git": { action: "deploy", source: "github", inputs: { repo_ref: "main" } },
  "a rollback": {
    action: "deploy",
    inputs: { rollback_on_failure: "true" },
    arrange: ({ emulator }) => emulator.store.nextScripts.push(FAILED),
  },
  "a creation": { action: "create" },
  "a creation that fails": { action: "create", script: FAILED },
  "a creation of an existing deployment": {
    action: "create",
    inputs: { ...GITHUB, image_uri: "", if_exists: "update" },
    arrange: ({ emulator }) =>
      emulator.store.addDeployment({ name: GITHUB.name, source: "github" }),
  },
  "a deletion": { action: "delete" },
  "a deletion that is forbidden": { action: "delete", ...withFaults({ fault: status(403, "no") }) },
  "an export": { action: "export" },
  "an export of nothing": {
    action: "export",
    inputs: { filter: 'eq(name, "no")', fail_on_empty: "true" },
  },
  "a cancellation": { action: "export", ...EXPORTS.cancelled },
  "a report over budget": {
    action: "usage",
    records: PROJECTS,
    inputs: { format: "both", compare_previous: "true", max_traces: "5" },
  },
};

type Row = readonly [step: keyof typeof STEPS, value: RegExp];

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DEPLOY = "a deploy of an image";
const GIT = "a deploy from git";
const ROLLBACK = "a rollback";
const CREATE = "a creation";
const UPDATE = "a creation of an existing deployment";
const EXPORT = "an export";
const REPORT = "a report over budget";

/** For each output of each action, a step that sets it, and the value. */
const ROWS: Record<(typeof ACTIONS)[number]["actionName"], Record<string, Row>> = {
  deploy: {
    revision_id: [DEPLOY, ID],
    status: [DEPLOY, /^DEPLOYED$/],
    outcome: [DEPLOY, /^deployed$/],
    revision_created: [DEPLOY, /^true$/],
    previous_revision_id: [DEPLOY, ID],
    previous_image_uri: [DEPLOY, /^registry\.example\//],
    previous_repo_ref: [GIT, /^main$/],
    active_revision_id: [DEPLOY, ID],
    deployment_id: [DEPLOY, ID],
    deployment_name: [DEPLOY, /^agent$/],
    deployment_status: [DEPLOY, /^READY$/],
    deployment_url: [GIT, /^https:/],
    image_uri: [DEPLOY, /^registry\.example\/new@sha256:/],
    repo_ref: [GIT, /^main$/],
    repo_commit_sha: [GIT, /^[0-9a-f]{40}$/],
    changes: [DEPLOY, /^\[\{"path":"source_revision_config\.image_uri"/],
    as_sent: [DEPLOY, /^true$/],
    server_revision_id: ["a deploy to an agent server", ID],
    elapsed_seconds: [DEPLOY, /^9$/],
    poll_count: [DEPLOY, /^4$/],
    rolled_back: [ROLLBACK, /^true$/],
    rollback_revision_id: [ROLLBACK, ID],
    error_message: [ROLLBACK, /; rolled back to agent:1\. /],
  },
  create: {
    created: [CREATE, /^true$/],
    deployment_id: [CREATE, ID],
    deployment_name: [CREATE, /^preview-7$/],
    deployment_status: [CREATE, /^READY$/],
    deployment_url: [UPDATE, /^https:/],
    revision_id: [CREATE, ID],
    revision_created: [CREATE, /^true$/],
    previous_revision_id: [UPDATE, ID],
    status: [CREATE, /^DEPLOYED$/],
    outcome: [CREATE, /^deployed$/],
    active_revision_id: [CREATE, ID],
    image_uri: [CREATE, /^registry\.example\/agent:1$/],
    repo_ref: [UPDATE, /^main$/],
    repo_commit_sha: [UPDATE, /^[0-9a-f]{40}$/],
    changes: [CREATE, /^\[\{"path":"name"/],
    as_sent: [CREATE, /^true$/],
    elapsed_seconds: [CREATE, /^9$/],
    poll_count: [CREATE, /^4$/],
    error_message: ["a creation that fails", /DEPLOY_FAILED after 0s\./],
  },
  delete: {
    deployment_id: ["a deletion", ID],
    deployment_name: ["a deletion", /^agent-pr-4$/],
    outcome: ["a deletion", /^deleted$/],
    elapsed_seconds: ["a deletion", /^10$/],
    error_message: ["a deletion that is forbidden", /^agent-pr-4: .*\(403\)/],
  },
  export: {
    export_id: [EXPORT, ID],
    destination_id: [EXPORT, ID],
    status: [EXPORT, /^COMPLETED$/],
    outcome: [EXPORT, /^completed$/],
    rows_exported: [EXPORT, /^210$/],
    run_count: [EXPORT, /^3$/],
    failed_run_count: [EXPORT, /^0$/],
    runs: [EXPORT, /^\[\{"id"/],
    files: [EXPORT, /^\["traces\//],
    object_prefix: [EXPORT, /^traces\/export_id=/],
    cancelled_ids: ["a cancellation", /^\["/],
    elapsed_seconds: [EXPORT, /^5$/],
    error_message: ["an export of nothing", /no rows\. .*\(fail_on_empty\)\.$/],
  },
  usage: {
    total_traces: [REPORT, /^820$/],
    row_count: [REPORT, /^4$/],
    stride_days: [REPORT, /^1$/],
    stride_hours: [REPORT, /^0$/],
    json_file: [REPORT, /\.json$/],
    csv_file: [REPORT, /\.csv$/],
    top: [REPORT, /^\[\{"project_id"/],
    previous_total: [REPORT, /^800$/],
    change_percent: [REPORT, /^2\.5$/],
    over_budget: [REPORT, /^true$/],
    elapsed_seconds: [REPORT, /^0$/],
    outcome: [REPORT, /^over_budget$/],
    error_message: [REPORT, /over the budget of 5\./],
  },
};

const results = new Map<string, Promise<PlayResult>>();

async function outputsOf(step: string): Promise<Record<string, string>> {
  const scenario = STEPS[step];
  if (scenario === undefined) throw new Error(`STEPS has no ${step}`);
  const result = results.get(step) ?? play(scenario);
  results.set(step, result);
  return (await result).outputs;
}

describe.each(ACTIONS)("the outputs of $actionName", ({ actionName, action: { outputs } }) => {
  const rows = Object.entries(ROWS[actionName]).map(([name, row]) => [name, ...row] as const);

  it("have a row each in ROWS of this file, with a step that sets them", () => {
    expect(Object.keys(ROWS[actionName]).toSorted()).toEqual(Object.keys(outputs).toSorted());
  });

  it.each(rows)("%s is set by %s", async (name, step, value) => {
    expect((await outputsOf(step))[name]).toMatch(value);
  });
});
