import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clockAtSpeed } from "../../emulator/clock.ts";
import { type Emulator, startEmulator } from "../../emulator/server/server.ts";
import { API_KEY, recordRequests, runOurStep, SOURCE_DEPLOY_REQUESTS } from "./beside.ts";
import { freePort } from "./packages.ts";
import { installPython } from "./python.ts";

const DIGEST = `sha256:${"7".repeat(64)}`;
const TOKEN = "canary-agent-token-0123456789";

let python: Awaited<ReturnType<typeof installPython>>;
let emulator: Emulator;
beforeAll(async () => {
  python = await installPython();
  emulator = await startEmulator({ api_keys: [API_KEY], clock: clockAtSpeed(20), deletionMs: 500 });
}, 900_000);
afterAll(async () => {
  await emulator.close();
  await python[Symbol.asyncDispose]();
});

const langgraph = (...args: string[]) =>
  recordRequests(emulator, (toEmulator) => python.commandLine(API_KEY, [...args, ...toEmulator]));
const deploys = (name: string, ...args: string[]) =>
  langgraph("deploy", "--no-input", "--name", name, ...args);
const image = (tag: string) => ["--image-uri", `registry.example/agent:${tag}@${DIGEST}`];

const step = (inputs: Record<string, string>, action = "action.yml") =>
  runOurStep(emulator, action, inputs);
const WATCH_INPUTS = { revision_id: "latest", failure_log: "always" };

describe("the vendor's command line in Python", () => {
  it("deploys sources; the root action waits for them, and delete/ removes them", async () => {
    const deployment_name = "py-sources";
    const deployed = await deploys(deployment_name, "--remote");
    expect(deployed, deployed.text).toMatchObject({ exitCode: 0 });
    expect(deployed.requestLines).toEqual(SOURCE_DEPLOY_REQUESTS);
    const again = await deploys(deployment_name, "--remote", "--no-wait");
    expect(again.requestLines).not.toContain("POST /v2/deployments");
    const watchResult = await step({ deployment_name, ...WATCH_INPUTS });
    expect(watchResult.outputs).toMatchObject({ outcome: "deployed", revision_created: "false" });
    const secrets = { secrets: "OTHER_KEY=canary-of-another-secret", secrets_mode: "merge" };
    expect((await step({ deployment_name, ...secrets })).outputs.outcome).toBe("deployed");
    const refused = await step({ deployment_name, image_uri: "registry.example/agent:2" });
    expect(refused.outputs.outcome).toBe("rejected");
    const removed = await step({ deployment_name, name_must_match: "py-*" }, "delete/action.yml");
    expect(removed.outputs.outcome).toBe("deleted");
  });

  it("shows the log of a build that fails, and so does the root action", async () => {
    const deployment_name = "py-fails";
    emulator.store.nextScripts.push("fail-build");
    const failed = await deploys(deployment_name, "--remote");
    expect(failed).toMatchObject({ exitCode: 1, text: expect.stringContaining("SyntaxError") });
    const { outputs, log } = await step({ deployment_name, ...WATCH_INPUTS });
    expect(outputs).toMatchObject({ outcome: "failed", status: "BUILD_FAILED" });
    expect(log).toContain("SyntaxError");
  });

  it("deploys an image by its digest, beside the root action", async () => {
    const deployment_name = "py-image";
    const created = await deploys(deployment_name, ...image("1"));
    expect(created, created.text).toMatchObject({ exitCode: 0 });
    expect(created.requestLines).toMatchInlineSnapshot(`
      [
        "GET /v2/deployments",
        "POST /v2/deployments",
        "GET /v2/deployments/{id 1}/revisions",
        "GET /v2/deployments/{id 1}/revisions/{id 2}",
        "GET /v2/deployments/{id 1}",
      ]
    `);
    const image_uri = `registry.example/agent:2@${DIGEST}`;
    expect((await step({ deployment_name, image_uri })).outputs.outcome).toBe("deployed");
    expect(await deploys(deployment_name, ...image("3"))).toMatchObject({ exitCode: 0 });
    expect(await deploys(deployment_name, ...image("fail-memory"))).toMatchObject({ exitCode: 1 });
    const { outputs } = await step({ deployment_name, ...WATCH_INPUTS });
    expect(outputs).toMatchObject({ outcome: "failed", status: "DEPLOY_FAILED" });
    const tag = await deploys(deployment_name, "--image-uri", "registry.example/agent:4");
    expect(tag).toMatchObject({ exitCode: 2, text: expect.stringContaining("must pin a digest") });
  });

  it("takes a listener that the service lists", async () => {
    const [{ id = "" } = {}] = emulator.store.listeners;
    const flags = [
      "--listener-id",
      id,
      "--k8s-namespace",
      "agents",
      "--image-pull-secret",
      "regcred",
    ];
    const { exitCode, text, requestLines } = await deploys("py-listener", ...image("1"), ...flags);
    expect(exitCode, text).toBe(0);
    expect(requestLines.join()).toContain("GET /v2/listeners/");
  });

  it.each([
    ["list", ["list"], /py-image/],
    ["the log of a rollout", ["logs", "--name", "py-image"], /pulling the image/],
    ["revisions", ["revisions", "list", "{id}"], /DEPLOY_FAILED/],
    ["listeners", ["listeners", "list"], /agents/],
    ["a deletion", ["delete", "{id}", "--force"], /Deleted deployment/],
  ])("shows %s", async (_, args, shown) => {
    const all = [...emulator.store.history.view().deployments.values()];
    const id = all.find(({ name }) => name === "py-image")?.id ?? "";
    const { exitCode, text } = await langgraph(
      "deploy",
      ...args.map((arg) => (arg === "{id}" ? id : arg)),
    );
    expect(exitCode, text).toBe(0);
    expect(text).toMatch(shown);
  });
});

describe("the agent server in Python", () => {
  const ask = { smoke_test_assistant: "agent", smoke_test_input: '{"question": "hello"}' };
  const expectingAnswer = { ...ask, smoke_test_expect: "You said: hello" };
  const withToken = { smoke_test_token: TOKEN };
  const checkToken = (token: string) => ({ auth_check_token: token });
  type Row = [does: string, checks: (url: string) => Record<string, string>, outcome: string];
  const smoke = (more: object) => (url: string) => ({ smoke_test_url: url, ...more });
  const protection =
    (path: string, more: object = {}) =>
    (url: string) => ({
      auth_check_url: url + path,
      ...more,
    });
  const UNPROTECTED_ROWS: Row[] = [
    ["is up", smoke({}), "deployed"],
    ["answers", smoke(expectingAnswer), "deployed"],
    ["answers something else", smoke({ ...ask, smoke_test_expect: "Goodbye" }), "unhealthy"],
    ["has no such graph", smoke({ ...ask, smoke_test_assistant: "nobody" }), "unhealthy"],
    ["keeps nobody out", protection("/threads"), "unprotected"],
  ];
  const PROTECTED_ROWS: Row[] = [
    ["is up for everybody", smoke({}), "deployed"],
    ["answers its user", smoke({ ...expectingAnswer, ...withToken }), "deployed"],
    ["refuses nobody's run", smoke(expectingAnswer), "unhealthy"],
    [
      "refuses a wrong token",
      smoke({ ...expectingAnswer, smoke_test_token: "wrong-token-0123" }),
      "unhealthy",
    ],
    ["refuses requests without a credential", protection("/threads"), "deployed"],
    ["takes the right token", protection("/threads", checkToken(TOKEN)), "deployed"],
    [
      "refuses the wrong one",
      protection("/threads", checkToken("wrong-token-0123")),
      "unprotected",
    ],
    ["shows its version to all", protection("/info"), "unprotected"],
  ];

  async function runChecks(url: string, checks: Row[1]) {
    const { id } = emulator.store.addDeployment({ name: "served", source: "external_docker" });
    const { outputs } = await step({ deployment_id: id, revision_id: "latest", ...checks(url) });
    return outputs;
  }

  describe.each([
    ["without a handler", "langgraph.json", {}, UNPROTECTED_ROWS],
    [
      "with a handler that refuses by 401",
      "with-auth.json",
      { REFUSES_WITH: "401" },
      PROTECTED_ROWS,
    ],
    [
      "with a handler that refuses by 403",
      "with-auth.json",
      { REFUSES_WITH: "403" },
      PROTECTED_ROWS,
    ],
  ])("%s", (_, config, env, rows) => {
    let url = "";
    beforeAll(async () => {
      ({ url } = await python.startServer(await freePort(), config, env));
    }, 120_000);

    it.each(rows)("%s", async (_does, checks, outcome) => {
      const outputs = await runChecks(url, checks);
      expect(outputs.outcome, outputs.error_message).toBe(outcome);
    });
  });
});

describe("GET /info of the agent server in Python", () => {
  const [host_revision_id, project_id] = [randomUUID(), randomUUID()];
  const variables = {
    LANGSMITH_HOST_REVISION_ID: host_revision_id,
    LANGSMITH_HOST_PROJECT_ID: project_id,
  };

  // Beyond the contract: agent-info.
  it.each([
    ["nothing without the platform's variables", "langgraph.json", {}, null, null],
    ["the platform's variables", "langgraph.json", variables, host_revision_id, project_id],
    [
      "them to everybody, with a handler",
      "with-auth.json",
      { ...variables, REFUSES_WITH: "401" },
      host_revision_id,
      project_id,
    ],
  ])(
    "reports %s",
    async (_, config, env, revision, project) => {
      const { url } = await python.startServer(await freePort(), config, env);
      for (const headers of [{}, { authorization: "Bearer wrong-token-0123" }]) {
        const response = await fetch(`${url}/info`, { headers });
        expect(response.status).toBe(200);
        expect(await response.json()).toMatchObject({
          version: "0.16.7",
          host: { host_revision_id: revision, project_id: project, revision_id: null },
        });
      }
    },
    120_000,
  );
});
