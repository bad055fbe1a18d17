import { describe, expect, it } from "vitest";
import { DeployInputs } from "../../../src/actions/deploy/inputs.ts";
import { ID } from "../../harness/ids.ts";

const CANARY = "canary-Zx81-secret";
const AGENT = "https://agent.example.com";

const VALID = {
  base_url: "https://control-plane.example.com",
  api_key: CANARY,
  deployment_id: ID,
  image_uri: "registry.example.com/team/app:1",
};

type Texts = Record<string, string | undefined>;

/**
 * What is given beside the valid inputs (undefined takes one away), the input that is named, what
 * is wrong, what to do instead.
 */
type BadInput = [given: Texts, input: string, wrong: string, instead: string];

async function problemsWith(given: Texts) {
  const texts = Object.entries({ ...VALID, ...given }).filter(([, text]) => text !== undefined);
  const { error } = await DeployInputs.safeParseAsync(Object.fromEntries(texts));
  const issues = error?.issues ?? [];
  expect(JSON.stringify(issues)).not.toContain(CANARY);
  return issues.map(({ path, message }) => ({ input: path[0] ?? "inputs", message }));
}

const TARGET: BadInput[] = [
  [{ deployment_id: undefined }, "deployment_name", "is required", "or set deployment_id"],
  [{ image_from: "staging" }, "image_from", "cannot be combined with image_uri", "remove one"],
  [
    { image_uri: undefined, image_from: "staging", repo_ref: "main" },
    "repo_ref",
    "cannot be combined with image_from",
    "remove one",
  ],
  [
    { image_uri: undefined, image_from: "staging", revision_id: ID },
    "revision_id",
    "only watches",
    "remove image_from",
  ],
  [{ revision_id: ID }, "revision_id", "only watches", "remove image_uri"],
  [
    { image_uri: undefined, revision_id: ID, secrets: `A=${CANARY}` },
    "revision_id",
    "only watches",
    "remove secrets",
  ],
  [
    { image_uri: undefined, revision_id: ID, build_on_push: "true" },
    "revision_id",
    "only watches",
    "remove build_on_push",
  ],
  [{ image_uri: undefined }, "inputs", "nothing to deploy", "set image_uri"],
  [
    { image_uri: undefined },
    "inputs",
    "its value is empty (check the step id",
    "not that of an input",
  ],
  [{ repo_ref: "main" }, "repo_ref", "cannot be combined with image_uri", "remove one"],
];

const CHECKS: BadInput[] = [
  [
    { auth_check_token: CANARY },
    "auth_check_token",
    "needs auth_check_url",
    "set it to the address",
  ],
  [{ smoke_test_token: CANARY }, "smoke_test_token", "needs smoke_test_url", "or to auto"],
  [{ smoke_test_assistant: "a" }, "smoke_test_assistant", "needs smoke_test_url", "or to auto"],
  [
    { smoke_test_url: AGENT, smoke_test_input: "{}" },
    "smoke_test_input",
    "needs smoke_test_assistant",
    "set it to the name of the graph",
  ],
  [
    { smoke_test_url: AGENT, smoke_test_expect: "yes" },
    "smoke_test_expect",
    "needs smoke_test_assistant",
    "set it to the name of the graph",
  ],
  [{ auth_check_url: "auto" }, "auth_check_url", "is not an address", "auto is for smoke_test_url"],
  ...["auth_check_url", "smoke_test_url"].flatMap((name) =>
    ["", "/threads", "/v2/deployments"].map(
      (path): BadInput => [
        { [name]: `https://control-plane.example.com${path}` },
        name,
        "leads to base_url",
        "write the agent server's own address",
      ],
    ),
  ),
  ...["auth_check_url", "smoke_test_url"].map(
    (name): BadInput => [
      { [name]: "http://agent.example.com" },
      name,
      "is plain http",
      "write https://, or set allow_http",
    ],
  ),
  ...[{ auth_check_url: AGENT }, { smoke_test_url: "auto" }].map(
    (given): BadInput => [
      { ...given, wait: "false" },
      "wait",
      `cannot be false together with ${Object.keys(given)}`,
      "Set them in the step that waits",
    ],
  ),
  [
    { rollback_on_failure: "true", wait: "false" },
    "wait",
    "cannot be false together with rollback_on_failure",
    "remove one of the two",
  ],
  [
    { rollback_on_failure: "true", revision_id: ID, image_uri: undefined },
    "rollback_on_failure",
    "cannot be combined with revision_id, which changes nothing",
    "remove one of the two",
  ],
];

/** Rules that other rooms bring; each has its own tests there. */
const SHARED: BadInput[] = [
  [{ base_url: "http://example.com" }, "base_url", "is plain http", "set allow_http to true"],
  [
    { api_key: undefined },
    "api_key",
    "is empty, and so is bearer_token",
    "set the variable INPUT_API_KEY",
  ],
  [{ poll_interval: "31s" }, "poll_max_interval", "is shorter than poll_interval", "at least as"],
  [
    { secrets: `PATH=${CANARY}`, secrets_from_env: "PATH" },
    "secrets_from_env",
    "PATH is also in secrets",
    "keep one",
  ],
  [
    { resource_spec: "cpu: 1", resource_spec_file: "package.json" },
    "resource_spec_file",
    "is not a known field",
    "correct its name",
  ],
  [{ resource_spec: "cpu: 2\ncpu_limit: 1" }, "resource_spec", "cpu 2 is above", "lower cpu"],
];

describe("DeployInputs", () => {
  it("accepts the inputs that the bad ones are made from", async () => {
    expect(await problemsWith({})).toEqual([]);
  });

  it.each([...TARGET, ...CHECKS, ...SHARED])(
    "refuses %j at %s with %j and %j",
    async (given, input, wrong, instead) => {
      const problems = await problemsWith(given);
      expect(new Set(problems.map((problem) => problem.input))).toEqual(new Set([input]));
      expect(problems[0]?.message).toContain(wrong);
      expect(problems[0]?.message).toContain(instead);
    },
  );
});
