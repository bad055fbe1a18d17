import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clockAtSpeed } from "../../emulator/clock.ts";
import { LISTENER_ID } from "../../emulator/deployments/seeds.ts";
import { type Emulator, startEmulator } from "../../emulator/server/server.ts";
import { idOf } from "../harness/virtual-service.ts";
import { freePort, stopServers } from "./packages.ts";
import { installPython } from "./python.ts";
import {
  API_KEY,
  type CheckRow,
  checkRows,
  protection,
  recordRequests,
  runChecks,
  runOurStep,
  SOURCE_DEPLOY_REQUESTS,
  smoke,
  TOKEN,
} from "./shared.ts";

const DIGEST = `sha256:${"7".repeat(64)}`;
const AUTH_CONFIG = "with-auth.json";

let python: Awaited<ReturnType<typeof installPython>>;
let emulator: Emulator;
beforeAll(async () => {
  python = await installPython();
  emulator = await startEmulator({ api_keys: [API_KEY], clock: clockAtSpeed(20), deletionMs: 500 });
}, 900_000);
afterAll(async () => {
  await emulator.close();
  stopServers("SIGKILL");
});

const langgraph = (...args: string[]) =>
  recordRequests(emulator, (hostFlags) => python.commandLine(API_KEY, [...args, ...hostFlags]));
const runDeploy = (name: string, ...args: string[]) =>
  langgraph("deploy", "--no-input", "--name", name, ...args);
const image = (tag: string) => ["--image-uri", `registry.example/agent:${tag}@${DIGEST}`];

const step = (inputs: Record<string, string>, action = "action.yml") =>
  runOurStep(emulator, action, inputs);
const WATCH_INPUTS = { revision_id: "latest", failure_log: "always" };

describe("the vendor's command line in Python", () => {
  it("deploys sources; the root action waits, changes secrets but no image, and delete/ deletes the deployment", async () => {
    const deployment_name = "py-sources";
    const firstDeploy = await runDeploy(deployment_name, "--remote");
    expect(firstDeploy, firstDeploy.text).toMatchObject({ exitCode: 0 });
    expect(firstDeploy.requestLines).toEqual(SOURCE_DEPLOY_REQUESTS);
    const secondDeploy = await runDeploy(deployment_name, "--remote", "--no-wait");
    expect(secondDeploy.requestLines).not.toContain("POST /v2/deployments");
    const watchResult = await step({ deployment_name, ...WATCH_INPUTS });
    expect(watchResult.outputs).toMatchObject({ outcome: "deployed", revision_created: "false" });
    const secrets = { secrets: "OTHER_KEY=canary-of-another-secret", secrets_mode: "merge" };
    expect((await step({ deployment_name, ...secrets })).outputs.outcome).toBe("deployed");
    const change = await step({ deployment_name, image_uri: "registry.example/agent:2" });
    expect(change.outputs.outcome).toBe("rejected");
    const deletion = await step({ deployment_name, name_must_match: "py-*" }, "delete/action.yml");
    expect(deletion.outputs.outcome).toBe("deleted");
  });

  it("shows the log of a build that fails, and so does the root action", async () => {
    const deployment_name = "py-fails";
    emulator.store.nextScripts.push("fail-build");
    const deployResult = await runDeploy(deployment_name, "--remote");
    expect(deployResult).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining("SyntaxError"),
    });
    const { outputs, log } = await step({ deployment_name, ...WATCH_INPUTS });
    expect(outputs).toMatchObject({ outcome: "failed", status: "BUILD_FAILED" });
    expect(log).toContain("SyntaxError");
  });

  it("deploys images in turn with the root action, by their digests only", async () => {
    const deployment_name = "py-image";
    const creation = await runDeploy(deployment_name, ...image("1"));
    expect(creation, creation.text).toMatchObject({ exitCode: 0 });
    const withoutUpload = SOURCE_DEPLOY_REQUESTS.filter((line) => !/upload|^PATCH/.test(line));
    expect(creation.requestLines).toEqual(withoutUpload);
    const image_uri = `registry.example/agent:2@${DIGEST}`;
    expect((await step({ deployment_name, image_uri })).outputs.outcome).toBe("deployed");
    expect(await runDeploy(deployment_name, ...image("3"))).toMatchObject({ exitCode: 0 });
    expect(await runDeploy(deployment_name, ...image("fail-memory"))).toMatchObject({
      exitCode: 1,
    });
    const { outputs } = await step({ deployment_name, ...WATCH_INPUTS });
    expect(outputs).toMatchObject({ outcome: "failed", status: "DEPLOY_FAILED" });
    const tag = await runDeploy(deployment_name, "--image-uri", "registry.example/agent:4");
    expect(tag).toMatchObject({ exitCode: 2, text: expect.stringContaining("must pin a digest") });
  });

  it("accepts a listener that the service lists", async () => {
    const listener = ["--listener-id", LISTENER_ID, "--k8s-namespace", "agents"];
    const flags = [...image("1"), ...listener, "--image-pull-secret", "regcred"];
    const { exitCode, text, requestLines } = await runDeploy("py-listener", ...flags);
    expect(exitCode, text).toBe(0);
    expect(requestLines.join()).toContain("GET /v2/listeners/");
  });

  it.each([
    ["deployments", ["list"], /py-image/],
    ["the log of a rollout", ["logs", "--name", "py-image"], /pulling the image/],
    ["revisions", ["revisions", "list", "{id}"], /DEPLOY_FAILED/],
    ["listeners", ["listeners", "list"], /agents/],
    ["a deletion", ["delete", "{id}", "--force"], /Deleted deployment/],
  ])("shows %s", async (_, args, expected) => {
    const id = idOf(emulator, "py-image");
    const allArgs = args.map((arg) => (arg === "{id}" ? id : arg));
    const { exitCode, text } = await langgraph("deploy", ...allArgs);
    expect(exitCode, text).toBe(0);
    expect(text).toMatch(expected);
  });
});

describe("the agent server in Python", () => {
  const { answerInputs, ...rows } = checkRows("", '{"question": "hello"}');
  const wrongToken = "wrong-token-0123";
  const smokeWithWrongToken = smoke("", { ...answerInputs, smoke_test_token: wrongToken });
  const protectionWith = (auth_check_token: string) => protection("/threads", { auth_check_token });
  const PROTECTED_ROWS: CheckRow[] = [
    ...rows.protected,
    ["refuses a wrong token", smokeWithWrongToken, "unhealthy"],
    ["accepts the right token", protectionWith(TOKEN), "deployed"],
    ["refuses a wrong auth_check_token", protectionWith(wrongToken), "unprotected"],
  ];

  describe.each([
    ["without auth", "langgraph.json", {}, rows.unprotected],
    ["with auth that refuses by 401", AUTH_CONFIG, { REFUSES_WITH: "401" }, PROTECTED_ROWS],
    ["with auth that refuses by 403", AUTH_CONFIG, { REFUSES_WITH: "403" }, PROTECTED_ROWS],
  ])("%s", (_, config, env, checkedRows) => {
    let url = "";
    beforeAll(async () => {
      ({ url } = await python.startServer(await freePort(), config, env));
    }, 120_000);

    it.each(checkedRows)("%s", async (_behaviour, checks, outcome) => {
      const outputs = await runChecks(emulator, checks(url));
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
  const protectedEnv = { ...variables, REFUSES_WITH: "401" };

  // Beyond the contract: agent-info.
  it.each([
    ["no ids without LANGSMITH_HOST_*", "langgraph.json", {}, null, null],
    ["the ids in LANGSMITH_HOST_*", "langgraph.json", variables, host_revision_id, project_id],
    [
      "the ids in LANGSMITH_HOST_* also with auth",
      AUTH_CONFIG,
      protectedEnv,
      host_revision_id,
      project_id,
    ],
  ])(
    "reports to everybody %s",
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
