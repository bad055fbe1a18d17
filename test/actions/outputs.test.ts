import { describe, expect, it } from "vitest";
import { INTEGRATION_ID } from "../../emulator/deployments/seeds.ts";
import { ACTIONS } from "../../scripts/docs.ts";
import { directoryWith, UNPROTECTED_AGENT } from "../harness/agents.ts";
import { STORE_CREDENTIALS, startScriptedStore } from "../harness/object-store.ts";
import {
  createWith,
  deleteWith,
  deployWith,
  onePerPoll,
  startExporting,
  THREE_DAYS,
} from "../harness/step.ts";
import { usageWith } from "../harness/usage.ts";
import { DOCKER, imageOf } from "../harness/virtual-service.ts";

type Texts = Record<string, string>;

const IMAGE = imageOf("new");
const GITHUB = {
  name: "preview-7",
  source: "github",
  integration_id: INTEGRATION_ID,
  repo_url: "https://git.example/team/agent",
  repo_ref: "main",
  graph_config_path: "graph.json",
};

async function exporting(inputs: Texts) {
  await using store = await startScriptedStore({});
  await using service = await startExporting();
  const destination_id = await service.destination(store.endpoint_url, STORE_CREDENTIALS);
  const start = { destination_id, project_id: service.project_id, ...THREE_DAYS };
  if (inputs.operation === undefined) return await service.step({ ...start, ...inputs });
  const { outputs } = await service.step({ ...start, wait: "false" });
  return await service.step({ ...inputs, export_id: outputs.export_id ?? "" });
}

/** Steps that set every output at least once. */
const STEPS: Record<string, () => Promise<{ outputs: Texts }>> = {
  "a deploy of an image": () => deployWith({ inputs: { image_uri: IMAGE } }),
  "a deploy to an agent server": () =>
    deployWith({
      agent: { directory: directoryWith(UNPROTECTED_AGENT) },
      inputs: { image_uri: IMAGE, smoke_test_url: "auto" },
    }),
  "a deploy from git": () => deployWith({ source: "github", inputs: { repo_ref: "main" } }),
  "a rollback": () =>
    deployWith({
      inputs: { image_uri: IMAGE, rollback_on_failure: "true" },
      arrange({ store }) {
        store.nextScripts.push(onePerPoll("DEPLOY_FAILED"), onePerPoll("DEPLOYED"));
        return undefined;
      },
    }),
  "a creation": () => createWith(DOCKER),
  "a creation that fails": () => createWith(DOCKER, { script: onePerPoll("DEPLOY_FAILED") }),
  "a creation of an existing deployment": () =>
    createWith(
      { ...GITHUB, if_exists: "update" },
      {
        arrange: ({ store }) => void store.addDeployment({ name: GITHUB.name, source: "github" }),
      },
    ),
  "a deletion": () => deleteWith({}),
  "a deletion that is forbidden": () =>
    deleteWith({}, { arrange: ({ faults }) => faults.add({ fault: FORBIDDEN }) }),
  "an export": () => exporting({}),
  "an export of nothing": () => exporting({ filter: 'eq(name, "no")', fail_on_empty: "true" }),
  "a cancellation": () => exporting({ operation: "cancel" }),
  "a report over budget": () =>
    usageWith({ format: "both", compare_previous: "true", max_traces: "5" }),
};
const FORBIDDEN = { kind: "status", status: 403, body: { detail: "no" } } as const;

type Row = readonly [step: keyof typeof STEPS, value: RegExp];

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NUMBER = /^\d+$/;
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
    elapsed_seconds: [DEPLOY, NUMBER],
    poll_count: [DEPLOY, /^3$/],
    rolled_back: [ROLLBACK, /^true$/],
    rollback_revision_id: [ROLLBACK, ID],
    error_message: [ROLLBACK, /rolled back/],
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
    elapsed_seconds: [CREATE, NUMBER],
    poll_count: [CREATE, /^2$/],
    error_message: ["a creation that fails", /DEPLOY_FAILED/],
  },
  delete: {
    deployment_id: ["a deletion", ID],
    deployment_name: ["a deletion", /^agent-pr-4$/],
    outcome: ["a deletion", /^deleted$/],
    elapsed_seconds: ["a deletion", NUMBER],
    error_message: ["a deletion that is forbidden", /403/],
  },
  export: {
    export_id: [EXPORT, ID],
    destination_id: [EXPORT, ID],
    status: [EXPORT, /^COMPLETED$/],
    outcome: [EXPORT, /^completed$/],
    rows_exported: [EXPORT, NUMBER],
    run_count: [EXPORT, /^3$/],
    failed_run_count: [EXPORT, /^0$/],
    runs: [EXPORT, /^\[\{"id"/],
    files: [EXPORT, /^\["traces\//],
    object_prefix: [EXPORT, /^traces\/export_id=/],
    cancelled_ids: ["a cancellation", /^\["/],
    elapsed_seconds: [EXPORT, NUMBER],
    error_message: ["an export of nothing", /./],
  },
  usage: {
    total_traces: [REPORT, /^820$/],
    row_count: [REPORT, /^4$/],
    stride_days: [REPORT, /^1$/],
    stride_hours: [REPORT, /^0$/],
    json_file: [REPORT, /\.json$/],
    csv_file: [REPORT, /\.csv$/],
    top: [REPORT, /^\[\{"project_id"/],
    previous_total: [REPORT, NUMBER],
    change_percent: [REPORT, /^-?\d+(\.\d)?$/],
    over_budget: [REPORT, /^true$/],
    elapsed_seconds: [REPORT, NUMBER],
    outcome: [REPORT, /^over_budget$/],
    error_message: [REPORT, /over|budget/],
  },
};

const runs = new Map<string, ReturnType<(typeof STEPS)[string]>>();

async function outputsOf(step: string): Promise<Texts> {
  const run = runs.get(step) ?? STEPS[step]?.();
  if (run === undefined) throw new Error(`STEPS has no ${step}`);
  runs.set(step, run);
  return (await run).outputs;
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
