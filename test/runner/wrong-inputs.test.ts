import { describe, expect, it } from "vitest";
import { startEmulator } from "../../emulator/server/server.ts";
import { ACTIONS } from "../../scripts/docs.ts";
import { lineOf } from "../../src/inputs/problem.ts";
import { unknownInputs } from "../../src/runner/wrong-inputs.ts";
import { runStep } from "../harness/step.ts";

const INPUTS = ["dry_run", "rollback_on_failure", "on_superseded", "wait", "last", "timeout"];

const found = (env: NodeJS.ProcessEnv) => unknownInputs(INPUTS, env).wrong.map(lineOf);

describe("unknownInputs", () => {
  it.each([
    ["INPUT_DRYRUN", "dryrun", "dry_run"],
    ["INPUT_DRY-RUN", "dry-run", "dry_run"],
    ["INPUT_ROLBACK_ON_FAILURE", "rolback_on_failure", "rollback_on_failure"],
    ["INPUT_ON_SUPERCEDED", "on_superceded", "on_superseded"],
    ["INPUT_dry_run", "INPUT_dry_run", "INPUT_DRY_RUN"],
  ])("suggests a correction for %s", (variable, name, meant) => {
    expect(found({ [variable]: "canary" })).toEqual([
      name === variable
        ? `${name}: is no input: did you mean ${meant}?`
        : `${name}: is no input (the variable ${variable}): did you mean ${meant}?`,
    ]);
  });

  it.each([
    "INPUT_DRY_RUN",
    "INPUT_LIST",
    "INPUT_WAIT_UNTIL",
    "INPUT_ENVIRONMENT",
    "INPUT_",
    "DRYRUN",
    "MY_INPUT_DRYRUN",
  ])("ignores %s", (variable) => {
    expect(found({ [variable]: "canary" })).toEqual([]);
  });

  it.each([
    ["image", "image_uri"],
    ["ref", "repo_ref"],
    ["branch", "repo_ref"],
    ["deployment", "deployment_name"],
    ["env_vars", "secrets"],
  ])("recognises %s, a name of other actions, unless our input is set", (name, ours) => {
    const [variable, set] = [`INPUT_${name.toUpperCase()}`, `INPUT_${ours.toUpperCase()}`];
    expect(unknownInputs([ours], { [variable]: "canary" }).wrong.map(lineOf)).toEqual([
      `${name}: is no input (the variable ${variable}): it is called ${ours} here`,
    ]);
    expect(unknownInputs([ours], { [variable]: "canary", [set]: "canary" }).wrong).toEqual([]);
  });

  it("recognises rollback although rollback_on_failure is false by default", () => {
    const env = { INPUT_ROLLBACK: "true", INPUT_ROLLBACK_ON_FAILURE: "false" };
    expect(found(env)).toEqual([
      "rollback: is no input (the variable INPUT_ROLLBACK): it is called rollback_on_failure here",
    ]);
  });

  it("distinguishes variables of other programs", () => {
    const env = { INPUT_ENVIRONMENT: "canary", INPUT_DRYRUN: "canary", INPUT_WAIT: "true" };
    expect(unknownInputs(INPUTS, env).unknown).toEqual(["INPUT_ENVIRONMENT"]);
  });

  it("ignores empty variables, and another case on Windows", () => {
    expect(found({ INPUT_DRYRUN: " " })).toEqual([]);
    expect(found({ INPUT_dry_run: "true", INPUT_DRY_RUN: "true" })).toEqual([]);
  });

  it("does not confuse inputs of different actions", () => {
    const all = ACTIONS.flatMap(({ action }) => Object.keys(action.inputs.shape));
    const env = Object.fromEntries(all.map((name) => [`INPUT_${name.toUpperCase()}`, "canary"]));
    const wrong = ACTIONS.flatMap(
      ({ action }) => unknownInputs(Object.keys(action.inputs.shape), env).wrong,
    );
    expect([...new Set(wrong.map(lineOf))]).toEqual([
      "name: is no input (the variable INPUT_NAME): it is called deployment_name here",
      "deployment_name: is no input (the variable INPUT_DEPLOYMENT_NAME): it is called name here",
    ]);
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

  it("that is the only problem says so in its first line", async () => {
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
      const said = "This action has no such input, and ignores it: INPUT_REGION.";
      expect(log.split(said)).toHaveLength(warnings + 1);
    }
  });
});
