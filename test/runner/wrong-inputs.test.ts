import { describe, expect, it } from "vitest";
import { startEmulator } from "../../emulator/server/server.ts";
import { ACTIONS, inputDocs } from "../../scripts/docs.ts";
import { DeployInputs } from "../../src/actions/deploy/inputs.ts";
import { lineOf } from "../../src/inputs/problem.ts";
import { unknownInputs } from "../../src/runner/wrong-inputs.ts";
import { runStep } from "../harness/step.ts";

const INPUTS = DeployInputs;

const problemsIn = (env: NodeJS.ProcessEnv) => unknownInputs(INPUTS, env).wrong.map(lineOf);

describe("unknownInputs", () => {
  it.each([
    ["INPUT_DRYRUN", "dryrun", "dry_run"],
    ["INPUT_DRY-RUN", "dry-run", "dry_run"],
    ["INPUT_ROLBACK_ON_FAILURE", "rolback_on_failure", "rollback_on_failure"],
    ["INPUT_ON_SUPERCEDED", "on_superceded", "on_superseded"],
    ["INPUT_dry_run", "INPUT_dry_run", "INPUT_DRY_RUN"],
  ])("suggests a correction for %s", (variable, name, meant) => {
    expect(problemsIn({ [variable]: "canary" })).toEqual([
      name === variable
        ? `${name}: is no input: did you mean ${meant}?`
        : `${name}: is no input (the variable ${variable}): did you mean ${meant}?`,
    ]);
  });

  it.each([
    "INPUT_DRY_RUN",
    "INPUT_LIST",
    "INPUT_WAIT_UNTIL",
    "INPUT_COMPILER",
    "INPUT_",
    "DRYRUN",
    "MY_INPUT_DRYRUN",
  ])("ignores %s", (variable) => {
    expect(problemsIn({ [variable]: "canary" })).toEqual([]);
  });

  it.each([
    ...[
      ["deploy", "image", "image_uri"],
      ["deploy", "docker_image", "image_uri"],
      ["deploy", "ref", "repo_ref"],
      ["deploy", "branch", "repo_ref"],
      ["deploy", "name", "deployment_name"],
      ["deploy", "env_vars", "secrets"],
      ["deploy", "environment_variables", "secrets"],
      ["deploy", "env_file", "secrets_file"],
      ["deploy", "environment", "github_environment"],
      ["deploy", "wait_timeout", "timeout"],
      ["deploy", "timeout_minutes", "timeout"],
      ["deploy", "wait_for_completion", "wait"],
      ["deploy", "rollback", "rollback_on_failure"],
      ["deploy", "health_check_url", "smoke_test_url"],
      ["deploy", "config", "graph_config_path"],
      ["deploy", "url", "base_url"],
      ["deploy", "token", "api_key"],
    ],
    ...[
      ["create", "deployment_name", "name"],
      ["create", "repository", "repo_url"],
      ["create", "namespace", "k8s_namespace"],
      ["delete", "name", "deployment_name"],
      ["delete", "pattern", "name_must_match"],
    ],
    ...[
      ["export", "session_id", "project_id"],
      ["export", "since", "start_time"],
      ["export", "bucket", "bucket_name"],
      ["usage", "workspace", "workspace_ids"],
      ["usage", "period", "last"],
      ["usage", "output", "output_dir"],
    ],
  ])("in %s maps the alias %s, unless the input %s is set", (actionName, name, ours) => {
    const inputs = ACTIONS.find((one) => one.actionName === actionName)?.action.inputs;
    if (inputs === undefined) return expect.fail(actionName);
    const [variable, ourVariable] = [`INPUT_${name.toUpperCase()}`, `INPUT_${ours.toUpperCase()}`];
    const defaults = inputDocs(inputs).map((doc) => [
      `INPUT_${doc.name.toUpperCase()}`,
      doc.default,
    ]);
    const env = { ...Object.fromEntries(defaults), [variable]: "canary" };
    expect(unknownInputs(inputs, env).wrong.map(lineOf)).toEqual([
      `${name}: is no input (the variable ${variable}): it is called ${ours} here`,
    ]);
    return expect(unknownInputs(inputs, { ...env, [ourVariable]: "another" }).wrong).toEqual([]);
  });

  it("names the input with this alias rather than the one with a similar name", () => {
    expect(problemsIn({ INPUT_DEPLOYMENT: "canary" })).toEqual([
      "deployment: is no input (the variable INPUT_DEPLOYMENT): it is called deployment_name here",
    ]);
  });

  it("lists variables of other programs as unknown", () => {
    const env = { INPUT_COMPILER: "canary", INPUT_DRYRUN: "canary", INPUT_WAIT: "true" };
    expect(unknownInputs(INPUTS, env).unknown).toEqual(["INPUT_COMPILER"]);
  });

  it("ignores empty variables, and the same value in another case, as on Windows", () => {
    expect(problemsIn({ INPUT_DRYRUN: " " })).toEqual([]);
    expect(problemsIn({ INPUT_dry_run: "true", INPUT_DRY_RUN: "true" })).toEqual([]);
  });

  it("does not confuse inputs of different actions", () => {
    const all = ACTIONS.flatMap(({ action }) => Object.keys(action.inputs.shape));
    const env = Object.fromEntries(all.map((name) => [`INPUT_${name.toUpperCase()}`, "canary"]));
    const wrong = ACTIONS.flatMap(({ action }) => unknownInputs(action.inputs, env).wrong);
    expect(wrong.map(lineOf)).toEqual([]);
  });
});

const DEPLOYMENT = { deployment_name: "agent" };
const STEPS: [action: string, inputs: Record<string, string>][] = [
  ["action.yml", { ...DEPLOYMENT, image_uri: "registry.example/agent:2" }],
  [
    "create/action.yml",
    { name: "agent-2", source: "external_docker", image_uri: "registry.example/agent:2" },
  ],
  ["delete/action.yml", DEPLOYMENT],
  ["export/action.yml", { tenant_id: "33333333-3333-4333-8333-333333333333", operation: "list" }],
  ["usage/action.yml", { workspace_ids: "33333333-3333-4333-8333-333333333333", last: "7d" }],
];

describe("a step with a misspelt input", () => {
  it.each(STEPS)("of %s is rejected before its first request", async (action, inputs) => {
    const emulator = await startEmulator();
    emulator.store.addDeployment({ name: "agent", source: "external_docker" });
    const env = { INPUT_REQUESTTIMEOUT: "canary", "INPUT_ALLOW-HTTP": "true" };
    const result = await runStep(action, emulator, inputs, { env });
    await emulator.close();
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: "rejected" } });
    expect(result.annotations[0]?.message.split("\n").slice(1)).toEqual([
      "requesttimeout: is no input (the variable INPUT_REQUESTTIMEOUT): did you mean request_timeout?",
      "allow-http: is no input (the variable INPUT_ALLOW-HTTP): did you mean allow_http?",
    ]);
    expect(JSON.stringify(result.annotations) + result.summary).not.toContain("canary");
    expect(emulator.requests).toEqual([]);
  });

  it("that is its only problem names the input in the first line", async () => {
    const [action, inputs] = STEPS[0] ?? ["", {}];
    const env = { INPUT_DRYRUN: "true" };
    const result = await runStep(action, { url: "http://127.0.0.1:1" }, inputs, { env });
    expect(result.annotations[0]?.message).toBe(
      "dryrun: is no input (the variable INPUT_DRYRUN). Did you mean dry_run? Nothing was sent for agent.",
    );
  });

  it("that resembles no input causes a warning outside of GitHub", async () => {
    const [action, inputs] = STEPS[0] ?? ["", {}];
    for (const [GITHUB_ACTIONS, warnings] of [
      ["false", 1],
      ["true", 0],
    ] as const) {
      const env = { INPUT_REGION: "canary", GITHUB_ACTIONS };
      const { log } = await runStep(action, { url: "http://127.0.0.1:1" }, inputs, { env });
      const warning = "This action has no such input, and ignores it: INPUT_REGION.";
      expect(log.split(warning)).toHaveLength(warnings + 1);
    }
  });
});
