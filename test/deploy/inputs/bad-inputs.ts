import { CANARY } from "./bad-specs.ts";

const ID = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";

export const VALID = {
  base_url: "https://control-plane.example.com",
  api_key: CANARY,
  deployment_id: ID,
  image_uri: "registry.example.com/team/app:1",
};

/**
 * What is given beside the valid inputs (undefined takes one away), the input that is named, what
 * is wrong, what to do instead.
 */
export type BadInput = [
  given: Record<string, string | undefined>,
  input: string,
  wrong: string,
  instead: string,
];

const CONNECTION: BadInput[] = [
  [{ base_url: undefined }, "base_url", "is required", "write the address of the service"],
  [
    { base_url: "control-plane.example.com" },
    "base_url",
    "has no scheme",
    'write "https://control-plane.example.com"',
  ],
  [{ base_url: "localhost:8080" }, "base_url", "has no scheme", 'write "https://localhost:8080"'],
  [
    { base_url: "ftp://example.com" },
    "base_url",
    "is not an https URL",
    "write one such as https://",
  ],
  [{ base_url: "https://" }, "base_url", "is not an https URL", "write one such as https://"],
  [{ base_url: "https://exa mple.com" }, "base_url", "contains a space", "write https://"],
  [{ base_url: "https:\\\\example.com" }, "base_url", "backslash", "write https://"],
  [
    { base_url: `https://user:${CANARY}@example.com` },
    "base_url",
    "user name or password",
    "remove everything between // and @",
  ],
  [
    { base_url: `https://example.com/?token=${CANARY}` },
    "base_url",
    "contains a query",
    "remove the ?",
  ],
  [
    { base_url: `https://example.com/#${CANARY}` },
    "base_url",
    "contains a fragment",
    "remove the #",
  ],
  [{ base_url: `${CANARY}@@` }, "base_url", "is not an https URL", "write one such as https://"],
  [
    { base_url: "http://example.com" },
    "base_url",
    "is plain http",
    "write https://, or set allow_http to true",
  ],
  [
    { base_url: "http://10.0.0.1", allow_http: "false" },
    "base_url",
    "is plain http",
    "set allow_http to true",
  ],
  [
    { api_key: undefined },
    "api_key",
    "is empty, and so is bearer_token",
    "write a secret such as ${{ secrets.API_KEY }}",
  ],
  [{ api_key: `${CANARY}\n` }, "api_key", "contains a line break", "store the secret without it"],
  [{ api_key: `Bearer ${CANARY}` }, "api_key", "contains a space", "store the credential alone"],
  [
    { api_key: `${CANARY}\u0007` },
    "api_key",
    "contains a control character",
    "store the secret again",
  ],
  [{ api_key: `“${CANARY}”` }, "api_key", "is not ASCII", "copy the credential again"],
  [
    { bearer_token: `Bearer ${CANARY}` },
    "bearer_token",
    "contains a space",
    "without a prefix such as Bearer",
  ],
  [
    { bearer_token: `${CANARY}\r\n` },
    "bearer_token",
    "contains a line break",
    "store the secret without it",
  ],
  [{ tenant_id: `${CANARY} x` }, "tenant_id", "contains a space", "store the credential alone"],
  [{ tenant_id: `${CANARY}é` }, "tenant_id", "is not ASCII", "copy the credential again"],
  [
    { request_timeout: "0s" },
    "request_timeout",
    "must be longer than zero",
    "write a duration such as",
  ],
  [
    { request_timeout: "30" },
    "request_timeout",
    '"30" has no unit',
    "write 30s for seconds or 30m for minutes",
  ],
];

const TARGET: BadInput[] = [
  [{ deployment_id: undefined }, "deployment_id", "is required", "write its id"],
  [
    { deployment_name: "agent" },
    "deployment_name",
    "cannot be combined with deployment_id",
    "remove one",
  ],
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
  [{ deployment_id: "agent" }, "deployment_id", '"agent" is not a UUID', "write"],
  [{ deployment_id: ID.slice(1) }, "deployment_id", "is not a UUID", "write"],
  [{ deployment_id: `{${ID}}` }, "deployment_id", "is not a UUID", "write"],
  [{ deployment_id: `/v2/deployments/${ID}` }, "deployment_id", "is not a UUID", "write"],
  [{ deployment_id: ID.replaceAll("-", "") }, "deployment_id", "is not a UUID", "write"],
  [
    { image_uri: undefined, revision_id: "newest" },
    "revision_id",
    '"newest" is not a UUID',
    "write the output revision_id",
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
  [{ image_uri: undefined }, "inputs", "nothing to do", "set a change"],
  [{ image_uri: undefined }, "inputs", "An empty input counts as not set", "check the step id"],
  [{ repo_ref: "main" }, "repo_ref", "cannot be combined with image_uri", "remove one"],
];

const ADDRESSES: BadInput[] = [
  [
    { custom_url: `https://user:${CANARY}@example.com` },
    "custom_url",
    "user name or password",
    "remove everything between // and @",
  ],
];

const REFS: BadInput[] = [
  ["refs/tags/", "names no branch or tag", "write a branch's name such as main"],
  ["refs/heads/", "names no branch or tag", "refs/tags/<tag>"],
  ["refs/heads/refs/tags/v1", "names a branch within refs/", "refs/tags/<tag>"],
  ["refs/pull/7/merge", "is a pull request's ref", "write its branch"],
  ["refs/remotes/origin/main", "is neither a branch nor a tag", "write a branch's name"],
  ["HEAD", "is HEAD", "write a branch's name"],
  ["0123456789abcdef0123456789abcdef01234567", "is a commit", "write a branch's name"],
  ["my branch", "contains a space", "write a branch's name"],
  ["a..b", "contains '..'", "write a branch's name"],
  ["a^b", "contains one of", "write a branch's name"],
  ["a@{1}", "contains '@{'", "write a branch's name"],
  ["@", "is '@' alone", "write a branch's name"],
  ["-main", "begins with '-'", "write a branch's name"],
  ["/main", "begins or ends with '/'", "write a branch's name"],
  ["a//b", "contains '//'", "write a branch's name"],
  ["a/.b", "has a part that begins with '.'", "write a branch's name"],
  ["main.lock", "ends with '.lock'", "write a branch's name"],
  ["main.", "ends with '.'", "write a branch's name"],
  ["refs/tags/v 1", "contains a space", "refs/tags/<tag>"],
].map(([repo_ref = "", wrong = "", instead = ""]) => [
  { image_uri: undefined, repo_ref },
  "repo_ref",
  wrong,
  instead,
]);

const IMAGES: BadInput[] = [
  ["https://registry.example.com/app:1", "has a scheme", 'write "registry.example.com/app:1"'],
  ["docker://app", "has a scheme", 'write "app"'],
  ["Team/App:1", "has upper-case letters", 'write "team/app"'],
  ["app: 1", "contains a space", "write one image such as"],
  ["app:", "has nothing after ':'", "Write a tag such as 1.2.3"],
  ["app@", "has nothing after '@'", "Write sha256: and 64"],
  ["a:1\nb:2", "has several lines", "write one image such as"],
  ["app:a/b:1", "is not a registry's host", "write one such as"],
  [`app:${"a".repeat(129)}`, "is not a tag", "at most 128"],
  ["app@sha256:abc", "malformed digest", "write sha256: and 64"],
  [`app@md5:${"a".repeat(64)}`, "malformed digest", "write sha256:"],
  [`https://user:${CANARY}@registry.example.com/app`, "has a scheme", "write an image such as"],
  [`user:pass@${CANARY}/app`, "malformed digest", "write sha256:"],
  ["/app", "has nothing before '/'", "Write an image such as"],
  ["team//app", "is not the name of an image", "write one such as"],
  ["-host.example.com/app", "is not a registry's host", "write one such as"],
  ["app_", "is not the name of an image", "write one such as"],
].map(([image_uri = "", wrong = "", instead = ""]) => [{ image_uri }, "image_uri", wrong, instead]);

const SECRETS: BadInput[] = [
  [CANARY, "line 1: has no '='", "write NAME=VALUE"],
  [`A=x\n${CANARY}`, "line 2: has no '='", "or NAME<<EOF"],
  [`# ${CANARY}`, "line 1: is a comment", "remove it"],
  [`A=x\nA=${CANARY}`, "line 2: repeats the name of line 1", "keep one of the two"],
  ["A=", "line 1: the value is empty", "or remove the name"],
  ["A=x\n\nB=\n", "line 3: the value is empty", "check that the secret exists"],
  ["A<<EOF\nEOF", "line 1: the value is empty", "check that the secret exists"],
  [
    `A<<EOF\n${CANARY}`,
    "line 1: opens a value of several lines that does not end",
    "close it with a line",
  ],
  [`A<<\n${CANARY}`, "line 1: opens a value of several lines that does not end", "close it"],
  [
    `my-name=${CANARY}`,
    "line 1: the name cannot be an environment variable",
    "write letters, digits and '_'",
  ],
  [`1A=${CANARY}`, "line 1: the name cannot be an environment variable", "no digit first"],
  [`A =${CANARY}`, "line 1: the name cannot be an environment variable", "no space around it"],
  [`=${CANARY}`, "line 1: the name cannot be an environment variable", "write letters"],
  [`${CANARY}==`, "line 1: has nothing but '=' after its name", "write NAME=VALUE"],
  [
    `export A=${CANARY}`,
    "line 1: the name cannot be an environment variable",
    "no space around it",
  ],
  [`{"A": "${CANARY}"`, "the JSON is malformed here", 'write {"NAME": "value"}'],
  [`{"A": ${CANARY}}`, "line 1, column 7: the JSON is malformed here", 'write {"NAME": "value"}'],
  [
    `{'A': '${CANARY}'}`,
    "line 1, column 2: the name is not a JSON string",
    "put it in double quotes",
  ],
  ['{"A": 4711}', "the value is a number", "put it in double quotes"],
  ['{"A": true}', "the value is a boolean", "put it in double quotes"],
  ['{"A": null}', "the value is null", "or remove the name"],
  [`{"A": ["${CANARY}"]}`, "the value is not text", "one JSON string"],
  [`{"A": {"B": "${CANARY}"}}`, "the value is not text", "one JSON string"],
  [
    `{\n  "A": "x",\n  "A": "${CANARY}"\n}`,
    "line 3, column 3: repeats the name of line 2",
    "keep one",
  ],
  [
    `{"A-B": "${CANARY}"}`,
    "line 1, column 2: the name cannot be an environment variable",
    "write letters",
  ],
  ["{}", "contains no secret", "write one, or leave the input empty"],
  ["[]", "contains no secret", "write one, or leave the input empty"],
  [`["${CANARY}"]`, "line 1, column 2: the entry is not a secret", 'write {"name": "NAME"'],
  [
    `[{"name": "A", "value": "x"}, {"value": "${CANARY}"}]`,
    "column 31: the entry is not a secret",
    'write {"name": "NAME"',
  ],
  [
    `[{"name": "A", "value": "${CANARY}", "x": "y"}]`,
    "the entry is not a secret",
    'write {"name": "NAME"',
  ],
  [
    `[{"name": 1, "value": "${CANARY}"}]`,
    "the name is not a JSON string",
    "put it in double quotes",
  ],
].map(([secrets = "", wrong = "", instead = ""]) => [{ secrets }, "secrets", wrong, instead]);

const SECRETS_FROM_ENV: BadInput[] = [
  [
    { secrets_from_env: "BAD_INPUTS_UNSET" },
    "secrets_from_env",
    "line 1: the environment variable BAD_INPUTS_UNSET is not set",
    "set it under env:",
  ],
  [
    { secrets_from_env: "BAD_INPUTS_SET\nA=BAD_INPUTS_UNSET" },
    "secrets_from_env",
    "line 2: the environment variable",
    "correct its name",
  ],
  [
    { secrets_from_env: "BAD_INPUTS_EMPTY" },
    "secrets_from_env",
    "line 1: the value is empty",
    "check that the secret exists",
  ],
  [
    { secrets_from_env: CANARY },
    "secrets_from_env",
    "line 1: is not the name of an environment variable",
    "values in the input secrets",
  ],
  [
    { secrets_from_env: `A=${CANARY}` },
    "secrets_from_env",
    "line 1: is not the name of an environment variable",
    "write NAME or NAME=VARIABLE",
  ],
  [
    { secrets_from_env: "A=" },
    "secrets_from_env",
    "line 1: is not the name of an environment variable",
    "write NAME or NAME=VARIABLE",
  ],
  [
    { secrets_from_env: "my-name=BAD_INPUTS_SET" },
    "secrets_from_env",
    "line 1: the name cannot be an environment variable",
    "write letters",
  ],
  [
    { secrets_from_env: "BAD_INPUTS_SET\nBAD_INPUTS_SET" },
    "secrets_from_env",
    "line 2: repeats the name of line 1",
    "keep one",
  ],
  [
    { secrets_from_env: "A=BAD_INPUTS_SET,A=BAD_INPUTS_SET" },
    "secrets_from_env",
    "line 1: repeats the name",
    "keep one",
  ],
  [{ secrets_from_env: "," }, "secrets_from_env", "contains no name", "or leave the input empty"],
  [
    { secrets: `BAD_INPUTS_SET=${CANARY}`, secrets_from_env: "BAD_INPUTS_SET" },
    "secrets_from_env",
    "BAD_INPUTS_SET is also in secrets",
    "keep one",
  ],
];

const SPEC_FILES: BadInput[] = [
  [
    { resource_spec_file: "absent.yml" },
    "resource_spec_file",
    "no such file",
    "write a path in the workspace",
  ],
  [
    { resource_spec_file: "spec.yml/x" },
    "resource_spec_file",
    "no such file",
    "check out the repository first",
  ],
  [
    { resource_spec_file: "../outside.yml" },
    "resource_spec_file",
    "leads out of the workspace",
    "inside it",
  ],
  [
    { resource_spec_file: "/etc/hostname" },
    "resource_spec_file",
    "leads out of the workspace",
    "inside it",
  ],
  [
    { resource_spec_file: "link.yml" },
    "resource_spec_file",
    "leads out of the workspace",
    "inside it",
  ],
  [
    { resource_spec_file: "folder" },
    "resource_spec_file",
    "is not a regular file",
    "write the path of a text file",
  ],
  [
    { resource_spec_file: "latin1.yml" },
    "resource_spec_file",
    "is not UTF-8 text",
    "save it in that encoding",
  ],
  [
    { resource_spec_file: "large.yml" },
    "resource_spec_file",
    "is larger than 1 MiB",
    "smaller file",
  ],
  [
    { resource_spec_file: "spec.yml", resource_spec: "cpu: 1" },
    "resource_spec_file",
    "cannot be combined with resource_spec",
    "remove one",
  ],
];

const BOOLEANS: BadInput[] = [
  "allow_http",
  "build_on_push",
  "wait",
  "verify_active",
  "wait_for_idle",
  "rollback_on_failure",
  "summary",
]
  .flatMap((name): [string, string, string][] => [
    [name, "yes", "true"],
    [name, "0", "false"],
    [name, "maybe", "true or false"],
  ])
  .map(([name, text, meant]) => [
    { [name]: text },
    name,
    `"${text}" is not a boolean`,
    `write ${meant}`,
  ]);

const DURATIONS: BadInput[] = [
  "timeout",
  "poll_interval",
  "poll_max_interval",
  "settle_window",
  "request_timeout",
]
  .flatMap((name): [string, string, string, string][] => [
    [name, "90", "has no unit", "write 90s for seconds or 90m for minutes"],
    [name, "1.5h", "is not a duration", "write 1h30m"],
    [name, "-5s", "is negative", "write a duration such as"],
    [name, "999h", "is too long", "write at most 576h"],
    [name, "soon", "is not a duration", "whole numbers with a unit"],
  ])
  .map(([name, text, wrong, instead]) => [{ [name]: text }, name, wrong, instead]);

const WAITING: BadInput[] = [
  [
    { failure_statuses: "deploy failed" },
    "failure_statuses",
    '"deploy failed" contains a space',
    "write one status per line",
  ],
  [
    { failure_statuses: "STUCK, Deployed" },
    "failure_statuses",
    '"Deployed" is the status of a success',
    "remove it",
  ],
  [
    { image_uri: undefined, graph_config_path: "agent\\graph.json" },
    "graph_config_path",
    "contains a backslash",
    'write "agent/graph.json"',
  ],
  [{ timeout: "0s" }, "timeout", "must be longer than zero", "write a duration such as"],
  [
    { poll_interval: "0ms" },
    "poll_interval",
    "must be longer than zero",
    "write a duration such as",
  ],
  [{ timeout: "30 minutes" }, "timeout", "is not a duration", "write 30m"],
  [
    { poll_interval: "1m", poll_max_interval: "2s" },
    "poll_max_interval",
    "is shorter than poll_interval",
    "make it at least as long",
  ],
  [
    { poll_interval: "31s" },
    "poll_max_interval",
    "is shorter than poll_interval",
    "make it at least as long",
  ],
  [{ on_ambiguous: "retry" }, "on_ambiguous", "must be one of: verify, fail", "got "],
  [{ on_ambiguous: "Verify" }, "on_ambiguous", "must be one of: verify, fail", "got "],
  [{ on_superseded: "ignore" }, "on_superseded", "must be one of: fail, warn", "got "],
];

const AGENT = "https://agent.example.com";

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
  [
    { smoke_test_url: AGENT, smoke_test_assistant: "a", smoke_test_input: `{${CANARY}` },
    "smoke_test_input",
    "is not JSON",
    "write the input of the graph",
  ],
  [{ smoke_test_url: "agent.example.com" }, "smoke_test_url", "has no scheme", `write "${AGENT}"`],
  [{ auth_check_url: "auto" }, "auth_check_url", "is not an address", "auto is for smoke_test_url"],
  [{ smoke_test_url: "automatic" }, "smoke_test_url", "has no scheme", "write"],
  [{ smoke_test_url: `${AGENT}/?a=b` }, "smoke_test_url", "contains a query", "remove the ?"],
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

export const BAD_INPUTS = [
  ...CONNECTION,
  ...TARGET,
  ...ADDRESSES,
  ...REFS,
  ...IMAGES,
  ...SECRETS,
  ...SECRETS_FROM_ENV,
  ...SPEC_FILES,
  ...BOOLEANS,
  ...DURATIONS,
  ...WAITING,
  ...CHECKS,
];
