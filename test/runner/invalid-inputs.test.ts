import { describe, expect, it } from "vitest";
import { ACTIONS, inputDocs } from "../../scripts/docs.ts";
import { DeployInputs } from "../../src/actions/deploy/inputs.ts";
import { lineOf } from "../../src/inputs/problem.ts";
import { checkInputNames } from "../../src/runner/invalid-inputs.ts";
import { play } from "../scenarios/play.ts";

const variableOf = (input: string) => `INPUT_${input.toUpperCase()}`;
const problemsIn = (env: NodeJS.ProcessEnv) =>
  checkInputNames(DeployInputs, env).problems.map(lineOf);

describe("checkInputNames", () => {
  it.each([
    ["INPUT_DRYRUN", "dryrun", "dry_run"],
    ["INPUT_DRY-RUN", "dry-run", "dry_run"],
    ["INPUT_ROLBACK_ON_FAILURE", "rolback_on_failure", "rollback_on_failure"],
    ["INPUT_ON_SUPERCEDED", "on_superceded", "on_superseded"],
    ["INPUT_dry_run", "dry_run", "INPUT_DRY_RUN"],
  ])("suggests a correction for %s", (variable, name, expected) => {
    expect(problemsIn({ [variable]: "canary" })).toEqual([
      `${name}: is no input (the variable ${variable}): did you mean ${expected}?`,
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
  ])("finds no problem with %s", (variable) => {
    expect(problemsIn({ [variable]: "canary" })).toEqual([]);
  });

  /** Aliases by action and input. */
  const ALIASES = {
    deploy: {
      image_uri: "image docker_image",
      repo_ref: "ref branch",
      deployment_name: "name",
      secrets: "env_vars environment_variables",
      secrets_file: "env_file",
      github_environment: "environment",
      timeout: "wait_timeout timeout_minutes",
      wait: "wait_for_completion",
      rollback_on_failure: "rollback",
      smoke_test_url: "health_check_url",
      graph_config_path: "config",
      base_url: "url",
      api_key: "token",
    },
    create: { name: "deployment_name", repo_url: "repository", k8s_namespace: "namespace" },
    delete: { deployment_name: "name", name_must_match: "pattern" },
    export: { project_id: "session_id", start_time: "since", bucket_name: "bucket" },
    usage: { workspace_ids: "workspace", last: "period", output_dir: "output" },
  };
  const aliasRows = Object.entries(ALIASES).flatMap(([action, aliases]) =>
    Object.entries(aliases).flatMap(([input, names]) =>
      names.split(" ").map((alias) => [action, alias, input] as const),
    ),
  );

  it.each(aliasRows)(
    "in %s rejects the alias %s, and names the input %s, unless that is set",
    (actionName, alias, input) => {
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
    },
  );

  it("suggests the input that has this alias rather than one with a similar name", () => {
    expect(problemsIn({ INPUT_DEPLOYMENT: "canary" })).toEqual([
      "deployment: is no input (the variable INPUT_DEPLOYMENT): it is called deployment_name here",
    ]);
  });

  it("ignores an empty variable, and a copy of an input's variable in another case (Windows)", () => {
    expect(problemsIn({ INPUT_DRYRUN: " " })).toEqual([]);
    expect(problemsIn({ INPUT_dry_run: "true", INPUT_DRY_RUN: "true" })).toEqual([]);
  });

  it("takes no input of one action for a misspelt input of another", () => {
    const names = ACTIONS.flatMap(({ action }) => Object.keys(action.inputs.shape));
    const env = Object.fromEntries(names.map((name) => [variableOf(name), "canary"]));
    const problems = ACTIONS.flatMap(({ action }) => checkInputNames(action.inputs, env).problems);
    expect(problems.map(lineOf)).toEqual([]);
  });
});

const ACTION_NAMES = ["deploy", "create", "delete", "export", "usage"] as const;

describe("a step with a misspelt input", () => {
  it.each(ACTION_NAMES)("of %s is rejected before its first request", async (action) => {
    const env = { INPUT_REQUESTTIMEOUT: "canary", "INPUT_ALLOW-HTTP": "true" };
    const result = await play({ action }, { env });
    expect(result).toMatchObject({ exitCode: 1, outcome: "rejected", requests: [], queries: [] });
    expect(result.annotations[0]?.message.split("\n").slice(1)).toEqual([
      "requesttimeout: is no input (the variable INPUT_REQUESTTIMEOUT): did you mean request_timeout?",
      "allow-http: is no input (the variable INPUT_ALLOW-HTTP): did you mean allow_http?",
    ]);
    expect(JSON.stringify(result.annotations) + result.summary).not.toContain("canary");
  });

  it("that is its only problem names the input in the first line", async () => {
    const env = { INPUT_DRYRUN: "true" };
    const inputs = { deployment_id: "", deployment_name: "agent" };
    const result = await play({ action: "deploy", inputs }, { env });
    expect(result.annotations[0]?.message).toBe(
      "agent: dryrun: is no input (the variable INPUT_DRYRUN). Did you mean dry_run? Nothing was sent.",
    );
  });
});

it.each([
  ["causes a warning outside GitHub", "false", 1],
  ["causes no warning on GitHub, which warns itself", "true", 0],
])("a variable that resembles no input %s", async (_, GITHUB_ACTIONS, count) => {
  const env = { INPUT_REGION: "canary", GITHUB_ACTIONS };
  const { log } = await play({ action: "deploy" }, { env });
  const warning = "This action has no such input, and ignores it: INPUT_REGION.";
  expect(log.split(warning)).toHaveLength(count + 1);
});
