import { describe, expect, it } from "vitest";
import { ACTIONS, inputDocs } from "../../scripts/docs.ts";
import { DeployInputs } from "../../src/actions/deploy/inputs.ts";
import { lineOf } from "../../src/inputs/problem.ts";
import { checkInputNames } from "../../src/runner/invalid-inputs.ts";
import { play } from "../scenarios/play.ts";
import type { Scenario } from "../scenarios/scenario.ts";

const variableOf = (input: string) => `INPUT_${input.toUpperCase()}`;
const problemsIn = (env: NodeJS.ProcessEnv) =>
  checkInputNames(DeployInputs, env).problems.map(lineOf);

describe("checkInputNames", () => {
  it.each([
    ["INPUT_DRYRUN", "dryrun", "dry_run"],
    ["INPUT_DRY-RUN", "dry-run", "dry_run"],
    ["INPUT_ROLBACK_ON_FAILURE", "rolback_on_failure", "rollback_on_failure"],
    ["INPUT_ON_SUPERCEDED", "on_superceded", "on_superseded"],
    ["INPUT_dry_run", "INPUT_dry_run", "INPUT_DRY_RUN"],
  ])("suggests a correction for %s", (variable, name, expected) => {
    expect(problemsIn({ [variable]: "canary" })).toEqual([
      name === variable
        ? `${name}: is no input: did you mean ${expected}?`
        : `${name}: is no input (the variable ${variable}): did you mean ${expected}?`,
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
  ])("in %s maps the alias %s, unless the input %s is set", (actionName, alias, input) => {
    const inputs = ACTIONS.find((one) => one.actionName === actionName)?.action.inputs;
    if (inputs === undefined) return expect.fail(actionName);
    const variable = variableOf(alias);
    const defaults = inputDocs(inputs).map((doc) => [variableOf(doc.name), doc.default]);
    const env = { ...Object.fromEntries(defaults), [variable]: "canary" };
    expect(checkInputNames(inputs, env).problems.map(lineOf)).toEqual([
      `${alias}: is no input (the variable ${variable}): it is called ${input} here`,
    ]);
    env[variableOf(input)] = "another";
    return expect(checkInputNames(inputs, env).problems).toEqual([]);
  });

  it("names the input with this alias rather than the one with a similar name", () => {
    expect(problemsIn({ INPUT_DEPLOYMENT: "canary" })).toEqual([
      "deployment: is no input (the variable INPUT_DEPLOYMENT): it is called deployment_name here",
    ]);
  });

  it("lists variables of other programs as unknown", () => {
    const env = { INPUT_COMPILER: "canary", INPUT_DRYRUN: "canary", INPUT_WAIT: "true" };
    expect(checkInputNames(DeployInputs, env).unknownVariables).toEqual(["INPUT_COMPILER"]);
  });

  it("ignores empty variables, and the same value in another case, as on Windows", () => {
    expect(problemsIn({ INPUT_DRYRUN: " " })).toEqual([]);
    expect(problemsIn({ INPUT_dry_run: "true", INPUT_DRY_RUN: "true" })).toEqual([]);
  });

  it("does not confuse inputs of different actions", () => {
    const names = ACTIONS.flatMap(({ action }) => Object.keys(action.inputs.shape));
    const env = Object.fromEntries(names.map((name) => [variableOf(name), "canary"]));
    const problems = ACTIONS.flatMap(({ action }) => checkInputNames(action.inputs, env).problems);
    expect(problems.map(lineOf)).toEqual([]);
  });
});

const BY_NAME = { deployment_id: "", deployment_name: "agent" };
const SCENARIOS: Scenario[] = [
  { action: "deploy", inputs: BY_NAME },
  { action: "create" },
  { action: "delete" },
  { action: "export", inputs: { operation: "list" } },
  { action: "usage" },
];

describe("a step with a misspelt input", () => {
  it.each(SCENARIOS)("of $action is rejected before its first request", async (scenario) => {
    const env = { INPUT_REQUESTTIMEOUT: "canary", "INPUT_ALLOW-HTTP": "true" };
    const result = await play(scenario, { env });
    expect(result).toMatchObject({ exitCode: 1, outcome: "rejected", requests: [], queries: [] });
    expect(result.annotations[0]?.message.split("\n").slice(1)).toEqual([
      "requesttimeout: is no input (the variable INPUT_REQUESTTIMEOUT): did you mean request_timeout?",
      "allow-http: is no input (the variable INPUT_ALLOW-HTTP): did you mean allow_http?",
    ]);
    expect(JSON.stringify(result.annotations) + result.summary).not.toContain("canary");
  });

  it("that is its only problem names the input in the first line", async () => {
    const env = { INPUT_DRYRUN: "true" };
    const result = await play({ action: "deploy", inputs: BY_NAME }, { env });
    expect(result.annotations[0]?.message).toBe(
      "dryrun: is no input (the variable INPUT_DRYRUN). Did you mean dry_run? Nothing was sent for agent.",
    );
  });

  it("that resembles no input causes a warning outside of GitHub", async () => {
    for (const [GITHUB_ACTIONS, warnings] of [
      ["false", 1],
      ["true", 0],
    ] as const) {
      const env = { INPUT_REGION: "canary", GITHUB_ACTIONS };
      const { log } = await play({ action: "deploy" }, { env });
      const warning = "This action has no such input, and ignores it: INPUT_REGION.";
      expect(log.split(warning)).toHaveLength(warnings + 1);
    }
  });
});
