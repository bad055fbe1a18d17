import { describe, expect, it } from "vitest";
import { CreateInputs } from "../../../src/actions/create/inputs.ts";
import { ID } from "../../harness/ids.ts";

const CANARY = "canary-secret-value";

const connection = { base_url: "https://control-plane.example.com", api_key: CANARY };
const DOCKER = {
  ...connection,
  name: "agent-pr-7",
  source: "external_docker",
  image_uri: "registry.example.com/agent:1",
};
const GITHUB = {
  ...connection,
  name: "agent-pr-7",
  source: "github",
  repo_url: "https://git.example.com/team/agent",
  integration_id: ID,
  repo_ref: "main",
  graph_config_path: "graph.json",
};

type Texts = Record<string, string | undefined>;

async function problemsWith(texts: Texts) {
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
  const { error } = await CreateInputs.safeParseAsync(given);
  const problems = (error?.issues ?? []).map(({ path, message }) => ({ input: path[0], message }));
  expect(JSON.stringify(problems)).not.toContain(CANARY);
  return problems;
}

const OF_EITHER: [given: Texts, input: string, wrong: string, instead: string][] = [
  [{ name: undefined }, "name", "is required", "such as agent-pr-7"],
  [{ name: " " }, "name", "is required", "such as agent-pr-7"],
  [
    { name: "agent\n::error::" },
    "name",
    '"agent\\n::error::" contains control characters',
    "such as agent-pr-7",
  ],
  [{ source: undefined }, "source", "is required", "write one of: github, external_docker"],
  [
    { poll_interval: "1m" },
    "poll_max_interval",
    "is shorter than poll_interval",
    "at least as long",
  ],
];

const OF_DOCKER: typeof OF_EITHER = [
  [
    { repo_ref: "main" },
    "repo_ref",
    "applies to source github only",
    "remove it, or correct source",
  ],
  [
    { graph_config_path: "graph.json" },
    "graph_config_path",
    "applies to source github only",
    "remove it",
  ],
  [
    { repo_url: "https://git.example.com/a" },
    "repo_url",
    "applies to source github only",
    "remove it",
  ],
  [{ integration_id: ID }, "integration_id", "applies to source github only", "remove it"],
  [{ deployment_type: "dev" }, "deployment_type", "applies to source github only", "remove it"],
  [{ build_on_push: "false" }, "build_on_push", "applies to source github only", "remove it"],
  [{ resource_spec: "cpu: 2\ncpu_limit: 1" }, "resource_spec", "cpu_limit", "cpu"],
];

const OF_GITHUB: typeof OF_EITHER = [
  [
    { repo_url: `https://x:${CANARY}@git.example.com/a` },
    "repo_url",
    "contains a user name or password",
    "remove everything between",
  ],
  [
    { repo_ref: "refs/tags/v1", build_on_push: "true" },
    "build_on_push",
    "while repo_ref is a tag",
    "remove it, or set repo_ref to a branch",
  ],
  [
    { image_uri: "registry.example.com/agent:1" },
    "image_uri",
    "applies to source external_docker only",
    "remove it",
  ],
  [{ listener_id: ID }, "listener_id", "applies to source external_docker only", "remove it"],
  [
    { k8s_namespace: "agents" },
    "k8s_namespace",
    "applies to source external_docker only",
    "remove it",
  ],
  [
    { custom_url: "https://agent.example.com" },
    "custom_url",
    "applies to source external_docker only",
    "remove it",
  ],
  [
    { resource_spec: "cpu: 1" },
    "resource_spec",
    "applies to source external_docker only",
    "remove it",
  ],
];

const CASES = [
  ...OF_EITHER.flatMap(([given, ...rest]) => [
    [{ ...DOCKER, ...given }, ...rest] as const,
    [{ ...GITHUB, ...given }, ...rest] as const,
  ]),
  ...OF_DOCKER.map(([given, ...rest]) => [{ ...DOCKER, ...given }, ...rest] as const),
  ...OF_GITHUB.map(([given, ...rest]) => [{ ...GITHUB, ...given }, ...rest] as const),
];

describe("CreateInputs", () => {
  it.each([
    ["an image", DOCKER],
    [
      "an image with all that it may have",
      { ...DOCKER, listener_id: ID, k8s_namespace: "agents", resource_spec: "cpu: 1" },
    ],
    [
      "a branch that builds on push",
      { ...GITHUB, repo_ref: "refs/heads/main", build_on_push: "true" },
    ],
    [
      "a tag, and a type that newer services have",
      {
        ...GITHUB,
        repo_ref: "refs/tags/v1",
        build_on_push: "false",
        deployment_type: "serverless",
      },
    ],
    ["any name that can be written", { ...DOCKER, name: "Mein Agent/Ü_1.0" }],
    ["what a service may miss", { ...GITHUB, repo_ref: undefined, integration_id: undefined }],
  ])("accepts %s", async (_, texts) => {
    expect(await problemsWith(texts)).toEqual([]);
  });

  it.each(CASES)(
    "refuses %j at %s alone, saying %j and %j",
    async (given, input, wrong, instead) => {
      const problems = await problemsWith(given);
      expect(problems).toEqual([{ input, message: expect.stringContaining(wrong) }]);
      expect(problems[0]?.message).toContain(instead);
    },
  );

  it("reports misplaced and malformed inputs together", async () => {
    const problems = await problemsWith({
      source: "github",
      name: "a\tb",
      integration_id: "1",
      image_uri: "App",
      timeout: "30",
    });
    expect(new Set(problems.map(({ input }) => input))).toEqual(
      new Set([...["base_url", "api_key", "name", "integration_id", "image_uri", "timeout"]]),
    );
  });
});
