import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { clockAtSpeed } from "../../emulator/clock.ts";
import { INTEGRATION_ID, LISTENER_ID } from "../../emulator/deployments/seeds.ts";
import { startEmulator } from "../../emulator/server/server.ts";
import { BulkExport } from "../../src/service/contract/exports/bulk-export.ts";
import { startGithubApi } from "../harness/github/github-api.ts";
import { sendRequest } from "../harness/http-request.ts";
import { listen } from "../harness/listen.ts";
import { BUCKET, createDestination, startObjectStore } from "../harness/object-store.ts";
import { buildAct, runByAct, type Start } from "./act.ts";
import { API_KEY } from "./shared.ts";

const NAME = "support-agent";
const image = (tag: string, digit: string) =>
  `registry.example/agent:${tag}@sha256:${digit.repeat(64)}`;
const IMAGE = image("1.5.0", "5");
const FAILING = image("fail-memory", "6");
const DAYS = { start_time: "2026-03-01T00:00:00Z", end_time: "2026-03-03T00:00:00Z" };
const REPOSITORY = "octo-org/octo-repo";
const SECRETS = {
  MODEL_API_KEY: "canary-model-key-0123456789",
  DATABASE_PASSWORD: "canary-password-0123456789",
  DATABASE_URL: "postgres://agent:canary-password-0123456789@db.example/agent",
  AGENT_TEST_TOKEN: "canary-agent-token-0123456789",
};

let act = "";
beforeAll(async () => {
  act = await buildAct();
}, 900_000);

/** Starts an emulator with deployments and traces, an object store, GitHub's API, and a chat. */
async function startServices(isGit: boolean, speed: number) {
  const emulator = await startEmulator({
    api_keys: [API_KEY],
    clock: clockAtSpeed(speed),
    deletionMs: 500,
    agent: { directory: resolve("test/clients/agent") },
  });
  const github = await startGithubApi();
  const objects = await startObjectStore();
  const chatMessages: string[] = [];
  const chat = createServer((request, response) => {
    request.setEncoding("utf8").on("data", (text) => chatMessages.push(text));
    request.on("end", () => response.end());
  });
  const CHAT_WEBHOOK_URL = await listen(chat);
  onTestFinished(async () => {
    chat.close();
    await Promise.all([emulator.close(), github.close(), objects[Symbol.asyncDispose]()]);
  });
  const source = isGit
    ? {
        source: "github" as const,
        source_config: {
          repo_url: `https://github.com/${REPOSITORY}`,
          integration_id: INTEGRATION_ID,
        },
        source_revision_config: { repo_ref: "refs/tags/v1.3.0" },
      }
    : {
        source: "external_docker" as const,
        source_revision_config: { image_uri: image("1.4.0", "4") },
      };
  const names = [NAME, `${NAME}-1`, `${NAME}-2`, `${NAME}-staging`, "agent-pr-7"];
  const [first] = names.map((name) => emulator.store.addDeployment({ name, ...source }));
  const AGENT_URL = first?.source_config.custom_url ?? "";
  const [workspace] = emulator.store.traces.workspaces;
  return { emulator, github, objects, chatMessages, workspace, AGENT_URL, CHAT_WEBHOOK_URL };
}
type Services = Awaited<ReturnType<typeof startServices>>;

/** Creates a destination and a schedule; returns the variables with their ids. */
async function createExports({ emulator, objects, workspace }: Services) {
  const headers = { "x-api-key": API_KEY, "x-tenant-id": workspace?.id ?? "" };
  const destination = await createDestination(emulator.url, headers, objects.endpoint_url);
  const session_id = workspace?.projects[0]?.id;
  const schedule = { start_time: "2026-03-01T00:00:00Z", interval_hours: 24 };
  const body = { bulk_export_destination_id: destination, session_id, ...schedule };
  const url = `${emulator.url}/api/v1/bulk-exports`;
  const { json } = await sendRequest(url, "POST", { headers, body });
  const EXPORT_SCHEDULE_ID = BulkExport.parse(json).id;
  return { EXPORT_DESTINATION_ID: destination, EXPORT_SCHEDULE_ID };
}

const onTag: Start = { event: "push", payload: { ref: "refs/tags/v1.4.0" } };
const onMain: Start = { event: "push", payload: { ref: "refs/heads/main" } };
const byHand = (inputs: Record<string, string> = {}): Start => ({
  event: "workflow_dispatch",
  payload: onMain.payload,
  inputs,
});
const onSchedule: Start = { event: "schedule", payload: onMain.payload };
const repo = { full_name: REPOSITORY };
const afterCi = (head_repository: typeof repo): Start => ({
  event: "workflow_run",
  payload: {
    workflow_run: {
      ...{ conclusion: "success", event: "push", head_branch: "main" },
      ...{ head_sha: "0".repeat(40), head_repository },
    },
  },
});
const onPull = (action: string): Start => ({
  event: "pull_request",
  payload: {
    ...{ number: 7, action },
    pull_request: {
      ...{ number: 7, user: { login: "octo-cat" }, base: { ref: "main", repo } },
      head: { sha: "0".repeat(40), ref: "fix-the-prompt", repo },
    },
  },
});

const ok = "success";
const failure = "failure";
/** An example, its event, and the result of each job that runs. */
const EXAMPLES: [name: string, start: Start, jobs: Record<string, string>][] = [
  ["create-from-git", byHand(), { create: ok }],
  ["create-from-image", byHand({ image: IMAGE }), { create: ok }],
  ["deploy-after-ci", afterCi(repo), { build: ok, deploy: ok }],
  ["deploy-after-ci", afterCi({ full_name: "a-fork/octo-repo" }), {}],
  ["deploy-attested-image", onTag, { build: ok, deploy: ok }],
  [
    "deploy-fleet",
    byHand({ image: IMAGE, max_failures: "0" }),
    { first: ok, others: ok, table: ok },
  ],
  ["deploy-fleet", byHand({ image: FAILING, max_failures: "0" }), { first: failure }],
  ["deploy-git-tag", onTag, { deploy: ok }],
  ["deploy-image-by-digest", onTag, { build: ok, deploy: ok }],
  ["deploy-now-watch-later", byHand({ image: IMAGE }), { start: ok, watch: ok }],
  ["deploy-on-push", onMain, { deploy: ok }],
  ["export-by-name", byHand({ deployment_name: "", ...DAYS }), { export: ok }],
  [
    "export-in-weeks",
    byHand({ first_day: "2026-03-01", last_day: "2026-03-10" }),
    { weeks: ok, export: ok, total: ok },
  ],
  ["long-export", byHand(DAYS), { start: ok }],
  ["manage-exports", byHand({ task: "list" }), { exports: ok }],
  [
    "manage-exports",
    byHand({ task: "make a schedule", start_time: "2026-03-01T00:00:00Z" }),
    { exports: ok },
  ],
  ["manage-exports", byHand({ task: "create the destination" }), { exports: failure }],
  ["nightly-export", byHand({ day: "2026-03-01" }), { export: ok }],
  ["nightly-export", byHand({ day: "no day" }), { export: failure }],
  ["notify-chat", onTag, { deploy: ok }],
  ["open-issue-on-failure", onTag, { deploy: ok }],
  [
    "own-tests-and-roll-back",
    byHand({ image: IMAGE }),
    { deploy: ok, test: failure, "roll-back": ok },
  ],
  ["plan-then-deploy", onPull("opened"), { plan: ok }],
  ["plan-then-deploy", onMain, { deploy: ok }],
  ["preview-from-git", onPull("opened"), { preview: ok }],
  ["preview-from-git", onPull("closed"), { remove: ok }],
  ["preview-per-pull-request", onPull("opened"), { build: ok, preview: ok }],
  ["preview-per-pull-request", onPull("closed"), { remove: ok }],
  ["promote-through-environments", byHand({ image: IMAGE }), { staging: ok, production: ok }],
  ["promote-what-staging-serves", byHand(), { production: ok }],
  ["roll-back", byHand({ image: IMAGE }), { "roll-back": ok }],
  ["rotate-secrets", byHand(), { rotate: ok }],
  ["since-this-deploy", onTag, { deploy: ok, look: ok }],
  ["smoke-test-and-roll-back", byHand({ image: IMAGE }), { deploy: ok }],
  ["smoke-test-and-roll-back", byHand({ image: FAILING }), { deploy: failure }],
  ["sweep-previews", byHand(), { closed: ok, remove: ok }],
  ["test-then-deploy", onTag, { test: ok, deploy: ok }],
  ["usage-by-user", byHand(DAYS), { report: ok }],
  ["usage-gate", onTag, { budget: ok, deploy: ok }],
  ["wait-for-any-deploy", onMain, { deploy: ok }],
  ["watch-drift", byHand(), { compare: ok }],
  ["watch-schedule", byHand(), { watch: ok }],
  ["weekly-usage", onSchedule, { report: ok }],
];

/** Runs an example with a value for each variable and secret that its expressions name. */
async function runExample(name: string, start: Start, cancelAt?: string) {
  const text = readFileSync(`examples/${name}.yml`, "utf8");
  // At 60 times the speed, a step would end before it is cancelled.
  const testServices = await startServices(
    /^ *(repo_ref|source: github)/m.test(text),
    cancelAt ? 1 : 60,
  );
  const { emulator, github, objects, workspace, AGENT_URL, CHAT_WEBHOOK_URL } = testServices;
  const project = workspace?.projects[0];
  const workspaceId = workspace?.id ?? "";
  const platformVariables = {
    ...{ PLATFORM_URL: emulator.url, TENANT_ID: workspaceId, WORKSPACE_IDS: workspaceId },
    ...{ TRACING_PROJECT_ID: project?.id ?? "", EXPORT_BUCKET: BUCKET, BUCKET_REGION: "us-east-1" },
    ...(text.includes("EXPORT_") ? await createExports(testServices) : {}),
  };
  const keys = ["CONTROL_PLANE", "PLATFORM", "BILLING"].map((key) => [`${key}_API_KEY`, API_KEY]);
  // An empty deployment_name becomes the project's name: a deployment and its project share it.
  const projectInput = start.inputs?.deployment_name === "" && {
    deployment_name: project?.name ?? "",
  };
  const end = await runByAct(act, {
    ...{ text, event: start.event, inputs: { ...start.inputs, ...projectInput } },
    payload: {
      repository: { ...repo, name: "octo-repo", owner: { login: "octo-org" }, private: true },
      ...start.payload,
    },
    vars: {
      ...{ CONTROL_PLANE_URL: emulator.url, INTEGRATION_ID, LISTENER_ID, AGENT_URL },
      FLEET: JSON.stringify([`${NAME}-1`, `${NAME}-2`]),
      ...platformVariables,
    },
    secrets: { ...Object.fromEntries(keys), ...SECRETS, CHAT_WEBHOOK_URL },
    env: { GITHUB_API_URL: github.url },
    programs: {
      gh: 'case "$*" in *"pr list"*) echo "[7]";; *"pr view"*) echo CLOSED;; esac',
      aws: `exec node ${resolve("test/clients/copy-objects.ts")} ${objects.endpoint_url} "$4" "$5"`,
      npm: `case "$1" in install) ln -s ${resolve("node_modules")} node_modules;; *) [ -z "$AGENT_URL" ];; esac`,
      pipx: "exit 0",
    },
    cancelAt,
  });
  return { ...testServices, ...end };
}

describe("under act", () => {
  it.each(EXAMPLES)("the jobs of example %s end as in its row", async (name, start, jobs) => {
    const end = await runExample(name, start);
    expect(end.jobs, end.messages).toEqual(jobs);
    expect(end.messages).not.toMatch(/canary[\w-]{8,}/);
  });

  it("a preview has its comment, and a GitHub Deployment that makes the earlier one inactive", async () => {
    const { github } = await runExample("preview-per-pull-request", onPull("opened"));
    expect(github.comments.map(({ body }) => body)).toEqual([
      expect.stringContaining("agent-pr-7"),
    ]);
    expect(github.states()).toEqual(["in_progress", "success", "inactive"]);
  });

  it("a chat receives the result of a deploy", async () => {
    const { chatMessages } = await runExample("notify-chat", onTag);
    expect(chatMessages.join()).toContain("support-agent v1.4.0: deployed");
  });

  it("the post step of a killed step sets the GitHub Deployment to error", async () => {
    const { jobs, messages, github } = await runExample("deploy-on-push", onMain, "AWAITING_");
    expect(jobs).toEqual({ deploy: failure });
    expect(messages).toContain("this step has been cancelled: signal: killed");
    expect(messages).toContain("Success - Post deploy-agent-server/deploy-agent-server@v1");
    expect(github.states()).toEqual(["in_progress", "error"]);
  });
});
