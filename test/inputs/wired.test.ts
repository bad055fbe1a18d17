import { describe, expect, it } from "vitest";
import { ACTIONS } from "../../scripts/docs.ts";

const CANARY = "canary-Zx81-secret";
const BOOLEAN = ["yes", '"yes" is not a boolean'] as const;
const DURATION = ["90", '"90" has no unit'] as const;
const UUID = ["7", '"7" is not a UUID'] as const;
const CREDENTIAL = [`Bearer ${CANARY}`, "contains a space"] as const;
const ADDRESS = [`https://user:${CANARY}@example.com`, "user name or password"] as const;
const TIME = ["2026-01-01", "is not an ISO 8601 time"] as const;
const choice = (...words: string[]) =>
  ["Words", `"Words" is not one of its values: write ${words[0]}`] as const;

/**
 * One text that the field of an input refuses, and what is said of it; all others are in the tests of
 * the field. `any` takes every text.
 */
const FLAWS: Record<string, readonly [text: string, wrong: string] | "any"> = {
  access_key_id: CREDENTIAL,
  allow_http: BOOLEAN,
  api_key: CREDENTIAL,
  auth_check_token: CREDENTIAL,
  auth_check_url: ["agent.example.com/?a=b c", "contains a space"],
  base_url: ADDRESS,
  bearer_token: CREDENTIAL,
  bucket_name: ["s3://traces", "is not the name of a bucket"],
  build_command: "any",
  build_on_push: BOOLEAN,
  cancel_on_interrupt: BOOLEAN,
  cancel_spawned: BOOLEAN,
  comment_on_pr: BOOLEAN,
  compare_previous: BOOLEAN,
  custom_url: ADDRESS,
  daily: BOOLEAN,
  delete_tracing_project: BOOLEAN,
  deployment_id: UUID,
  deployment_name: "any",
  deployment_type: "any",
  destination_id: UUID,
  display_name: "any",
  dry_run: BOOLEAN,
  end_time: TIME,
  endpoint_url: ADDRESS,
  export_fields: ["weather", '"weather" is not a field'],
  export_id: UUID,
  fail_on_empty: BOOLEAN,
  failure_log: choice("auto", "always", "never"),
  failure_statuses: ["deploy failed", '"deploy failed" is not one word'],
  filter: "any",
  format: choice("json", "csv", "both"),
  format_version: "any",
  github_environment: "any",
  github_token: "any",
  graph_config_path: ["agent\\graph.json", "contains a backslash"],
  group_by: choice("workspace", "project", "user", "api_key"),
  if_exists: choice("fail", "update"),
  image_from: "any",
  image_uri: [`https://user:${CANARY}@registry.example/app`, "has a scheme"],
  include_bucket_in_prefix: BOOLEAN,
  install_command: "any",
  integration_id: UUID,
  interval_hours: ["1.5", '"1.5" is not a whole number'],
  k8s_namespace: "any",
  last: ["7", '"7" is neither a number of days'],
  listener_id: UUID,
  max_traces: ["1e6", '"1e6" is not a whole number'],
  name: ["a\tb", "contains control characters"],
  name_must_match: ["*", "matches every name"],
  on_ambiguous: choice("verify", "fail"),
  on_over_budget: choice("fail", "warn"),
  on_superseded: choice("fail", "warn"),
  on_timeout: choice("fail", "detach", "cancel"),
  operation: choice("start", "watch", "cancel", "create_destination", "list"),
  output_dir: ["..", "leads out of the workspace"],
  poll_interval: DURATION,
  poll_max_interval: DURATION,
  prefix: "any",
  project_id: UUID,
  redact_users: BOOLEAN,
  region: "any",
  repo_ref: ["refs/pull/7/merge", "pull request"],
  repo_url: ADDRESS,
  request_timeout: DURATION,
  resource_spec: ["cpu: -1", "line 1, column 1: cpu is wrong: expected number to be >=0"],
  resource_spec_file: ["absent.yml", "no such file"],
  resource_spec_mode: choice("replace", "merge"),
  revision_id: UUID,
  revision_link: ["http://platform.example.com", "must be an https address"],
  rollback_on_failure: BOOLEAN,
  secret_access_key: CREDENTIAL,
  secrets: [CANARY, "line 1: has no '='"],
  secrets_file: ["absent.env", "no such file"],
  secrets_from_env: [CANARY, "line 1: is not the name of an environment variable"],
  secrets_mode: choice("replace", "merge"),
  session_token: CREDENTIAL,
  settle_window: DURATION,
  skip_unchanged: BOOLEAN,
  smoke_test_assistant: "any",
  smoke_test_expect: "any",
  smoke_test_input: [`{${CANARY}`, "is not JSON"],
  smoke_test_token: CREDENTIAL,
  smoke_test_url: [`https://agent.example.com/?a=b`, "contains a query"],
  source: choice("github", "external_docker"),
  start_time: TIME,
  summary: BOOLEAN,
  tenant_id: CREDENTIAL,
  timeout: DURATION,
  top: ["many", '"many" is not a whole number'],
  verify_active: BOOLEAN,
  wait: BOOLEAN,
  wait_for_idle: BOOLEAN,
  workspace_ids: ["all", '"all" is not a UUID'],
};

describe.each(ACTIONS)("the inputs of $room", ({ action: { inputs } }) => {
  const names = Object.keys(inputs.shape);
  const flawed = names.flatMap((name) => {
    const flaw = FLAWS[name];
    return flaw === undefined || flaw === "any" ? [] : [{ name, text: flaw[0], wrong: flaw[1] }];
  });

  it("have a row each in FLAWS of this file, with a text that their field refuses", () => {
    expect(names.filter((name) => FLAWS[name] === undefined)).toEqual([]);
  });

  it("are refused by their fields, all together, without what is secret", async () => {
    const texts = names.map((name) => [name, flawed.find((one) => one.name === name)?.text ?? "a"]);
    const { error } = await inputs.safeParseAsync(Object.fromEntries(texts));
    const messages = (error?.issues ?? []).map(
      ({ path, message }) => `${String(path[0])}: ${message}`,
    );
    for (const { name, wrong } of flawed)
      expect(messages.filter((message) => message.startsWith(`${name}: `)).join()).toContain(wrong);
    expect(messages.join()).not.toContain(CANARY);
  });
});
