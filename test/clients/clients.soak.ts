import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clockAtSpeed } from "../../emulator/clock.ts";
import { type Emulator, startEmulator } from "../../emulator/server/server.ts";
import { playBundle } from "../scenarios/play.ts";
import { freePort, installPackages } from "./packages.ts";
import {
  API_KEY,
  type CheckRow,
  checkRows,
  recordRequests,
  runChecks,
  runOurStep,
  SOURCE_DEPLOY_REQUESTS,
  smoke,
  TOKEN,
} from "./shared.ts";

const GRAPH = `
import { MessagesAnnotation, StateGraph, START, END } from "@langchain/langgraph";
const reply = ({ messages }) => ({ messages: [{ role: "ai", content: "You said: " + messages.at(-1).content }] });
export const graph = new StateGraph(MessagesAnnotation)
  .addNode("reply", reply).addEdge(START, "reply").addEdge("reply", END).compile();
`;
const AUTH = `
import { Auth, HTTPException } from "@langchain/langgraph-sdk/auth";
export const auth = new Auth().authenticate(async ({ headers }) => {
  if (headers.get("authorization") === "Bearer ${TOKEN}") return "tester";
  throw new HTTPException(Number(process.env.REFUSES_WITH), { message: "A token is required" });
});
`;
const CONFIG = { node_version: "20", graphs: { agent: "./graph.mjs:graph" }, env: ".env" };
const FILES = {
  "langgraph.json": JSON.stringify(CONFIG),
  "auth.json": JSON.stringify({ ...CONFIG, auth: { path: "./auth.mjs:auth" } }),
  "package.json": JSON.stringify({ name: "agent", type: "module" }),
  "graph.mjs": GRAPH,
  "auth.mjs": AUTH,
  ".env": "MODEL_KEY=sk-canary-of-the-model\n",
};
/** A replacement for docker that does nothing. */
const DOCKER = '#!/bin/sh\ncase "$*" in *RepoDigests*) echo "[]";; esac\nexit 0\n';

let packages: Awaited<ReturnType<typeof installPackages>>;
let project: string;
let tools: string;
let emulator: Emulator;

beforeAll(async () => {
  packages = await installPackages();
  project = join(packages.folder, "project");
  tools = join(packages.folder, "tools");
  for (const folder of [project, tools]) mkdirSync(folder);
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(project, name), text);
  writeFileSync(join(tools, "docker"), DOCKER, { mode: 0o755 });
  emulator = await startEmulator({ api_keys: [API_KEY], clock: clockAtSpeed(20) });
}, 600_000);
afterAll(async () => {
  await emulator.close();
  await packages[Symbol.asyncDispose]();
}, 600_000);

const runDeploy = (...args: string[]) =>
  recordRequests(emulator, (hostFlags) =>
    packages.commandLine(project, API_KEY, tools)(["deploy", ...args, ...hostFlags]),
  );
const step = (inputs: Record<string, string>) => runOurStep(emulator, "action.yml", inputs);

describe("the vendor's command line", () => {
  it("deploys an archive, which the root action then watches and changes", async () => {
    const deployment_name = "cli-archive";
    const deployResult = await runDeploy("--remote", "--no-input", "--name", deployment_name);
    expect(deployResult).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining("successful"),
    });
    expect(deployResult.requestLines).toEqual(SOURCE_DEPLOY_REQUESTS);

    const watchResult = await step({ deployment_name, revision_id: "latest" });
    expect(watchResult.outputs).toMatchObject({ outcome: "deployed", revision_created: "false" });
    const change = { secrets: "OTHER_KEY=canary-of-another-secret", secrets_mode: "merge" };
    const changeResult = await step({ deployment_name, ...change });
    expect(changeResult.outputs).toMatchObject({ outcome: "deployed", revision_created: "true" });
    const { deployment_id = "" } = changeResult.outputs;
    expect(emulator.store.deployment(deployment_id).secrets).toHaveLength(2);
  });

  it.each([
    { image_uri: "registry.example/agent:2" },
    { repo_ref: "main" },
    { graph_config_path: "langgraph.json" },
    { resource_spec: "cpu: 2" },
    { custom_url: "https://agent.example" },
  ])("creates a deployment that the root action refuses to change by %j", async (inputs) => {
    const earlierCount = emulator.requests.length;
    const { outputs } = await step({ deployment_name: "cli-archive", ...inputs });
    expect(outputs.outcome).toBe("rejected");
    expect(emulator.requests.slice(earlierCount).map(({ method }) => method)).not.toContain(
      "PATCH",
    );
  });

  it("shows the log of a build that fails, and so does the root action", async () => {
    const deployment_name = "cli-fails";
    emulator.store.nextScripts.push("fail-build");
    const failedDeploy = await runDeploy("--remote", "--no-input", "--name", deployment_name);
    expect(failedDeploy).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining("SyntaxError"),
    });
    const inputs = { deployment_name, revision_id: "latest", failure_log: "always" };
    const { outputs, log } = await step(inputs);
    expect(outputs).toMatchObject({ outcome: "failed", status: "BUILD_FAILED" });
    expect(log).toContain("SyntaxError");
    const logs = await runDeploy("logs", "--name", deployment_name, "--type", "build");
    expect(logs.requestLines).toEqual([
      "GET /v2/deployments",
      "GET /v2/deployments/{id 1}/revisions",
      "POST /v1/projects/{id 1}/revisions/{id 2}/build_logs",
    ]);
  });

  it("deploys an image that it has pushed", async () => {
    const args = ["--no-remote", "--no-input", "--name", "cli-image"];
    const { exitCode, requestLines } = await runDeploy(...args);
    expect(exitCode).toBe(0);
    expect(requestLines).toContain("POST /v2/deployments/{id 1}/push-token");
  });

  it("changes no deployment that create/ has created", async () => {
    const image = { source: "external_docker", image_uri: "registry.example/agent:1" };
    const inputs = { name: "made-by-create", ...image };
    const { outputs } = await runOurStep(emulator, "create/action.yml", inputs);
    expect(outputs.outcome).toBe("deployed");
    const refusedDeploy = await runDeploy("--no-remote", "--no-input", "--name", "made-by-create");
    expect(refusedDeploy).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining("was not created by"),
    });
    expect(refusedDeploy.requestLines.join()).not.toContain("PATCH");
  });
});

describe("the agent server in JavaScript", () => {
  const input = '{"messages": [{"role": "user", "content": "hello"}]}';
  // Without an auth handler, /threads answers 404, which is no refusal: its row is `unprotected`.
  const rows = checkRows("/ok", input);
  const withToken = smoke("/ok", { smoke_test_token: TOKEN });
  const PROTECTED_ROWS: CheckRow[] = [
    ["is up for its user", withToken, "deployed"],
    ...rows.protected,
  ];
  const PLATFORM = {
    LANGSMITH_HOST_REVISION_ID: randomUUID(),
    LANGSMITH_HOST_PROJECT_ID: randomUUID(),
  };
  const refusing = (REFUSES_WITH: string) => ({ ...PLATFORM, REFUSES_WITH });

  describe.each([
    ["without a handler", "langgraph.json", {}, rows.unprotected],
    ["with the platform's variables", "langgraph.json", PLATFORM, []],
    ["with a handler that refuses by 401", "auth.json", refusing("401"), PROTECTED_ROWS],
    ["with a handler that refuses by 403", "auth.json", refusing("403"), PROTECTED_ROWS],
  ])("%s", (_, config, env, checkedRows) => {
    let url = "";
    beforeAll(async () => {
      const port = await freePort();
      const script = "@langchain/langgraph-cli/dist/cli/cli.mjs";
      const flags = ["--no-browser", "--no-reload", "--host", "127.0.0.1", "--port", String(port)];
      const args = ["dev", ...flags, "--config", config];
      ({ url } = await packages.startServer(script, args, port, project, env));
    }, 120_000);

    // Beyond the contract: agent-info.
    it("answers GET /info to everybody, without a revision or a project", async () => {
      for (const headers of [{}, { authorization: "Bearer wrong-token-0123" }]) {
        const response = await fetch(`${url}/info`, { headers });
        expect(response.status).toBe(200);
        const info = await response.json();
        expect(info).toMatchObject({ version: "1.5.1", context: "js" });
        expect(info).not.toHaveProperty("host");
      }
    });

    it.each(checkedRows)("%s", async (_behaviour, checks, outcome) => {
      const outputs = await runChecks(emulator, checks(url));
      expect(outputs.outcome, outputs.error_message).toBe(outcome);
      expect(outputs.server_revision_id).toBe("");
    });
  });
});

describe("a proxy that validates requests and responses by the contract documents", () => {
  const startProxy = async (document: string, upstream: string) => {
    const port = await freePort();
    const path = join(process.cwd(), `docs/design/contract/${document}.yaml`);
    const args = ["proxy", path, upstream, "--port", String(port), "--host", "127.0.0.1"];
    return packages.startServer("@stoplight/prism-cli/dist/index.js", args, port);
  };
  const violations = (log: string) => log.split("\n").filter((line) => /violation/i.test(line));

  it("finds no violation in creations, deploys and deletions", async () => {
    const prism = await startProxy("control-plane", emulator.url);
    const runBehindPrism = (action: string, inputs: Record<string, string>) =>
      runOurStep(emulator, action, { base_url: prism.url, ...inputs });
    const name = "behind-prism";
    const target = { deployment_name: name };
    const image = (tag: string) => ({ image_uri: `registry.example/agent:${tag}` });
    const settings = { resource_spec: "cpu: 2", secrets: "A_KEY=canary-of-a-key-0" };
    const steps: [string, Record<string, string>, string][] = [
      ["create/action.yml", { name, source: "external_docker", ...image("1") }, "deployed"],
      ["action.yml", { ...target, ...image("2"), ...settings }, "deployed"],
      ["action.yml", { ...target, ...image("fail-memory") }, "failed"],
      ["delete/action.yml", { ...target, name_must_match: name }, "deleted"],
    ];
    for (const [action, inputs, outcome] of steps)
      expect((await runBehindPrism(action, inputs)).outputs.outcome).toBe(outcome);
    expect(prism.log()).toContain("behind-prism");
    expect(violations(prism.log())).toEqual([]);
  });

  // A bundle runs in real time, so that `last` would select no trace of the emulator.
  const USAGE_RANGE = { start_time: "2026-01-06T00:00:00Z", end_time: "2026-01-09T00:00:00Z" };

  it("finds no violation in exports and usage", async () => {
    const logs: (() => string)[] = [];
    const behindPrism = async (url: string) => {
      const prism = await startProxy("platform-api", url);
      logs.push(prism.log);
      return { base_url: prism.url };
    };
    const exportResult = await playBundle({
      action: "export",
      habits: [],
      inputs: ({ emulator }) => behindPrism(emulator.url),
    });
    expect(exportResult.outcome).toBe("completed");
    const usageResult = await playBundle({
      action: "usage",
      seed: "usage",
      inputs: async ({ emulator }) => ({ ...(await behindPrism(emulator.url)), ...USAGE_RANGE }),
    });
    expect(usageResult.outcome).toBe("ok");
    const log = logs.map((read) => read()).join();
    for (const part of ["/runs", "granular-usage"]) expect(log).toContain(part);
    expect(violations(log)).toEqual([]);
  });
});
