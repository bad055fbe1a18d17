import { describe, expect, it } from "vitest";
import { INTEGRATION_ID, LISTENER_ID } from "../../../emulator/deployments/seeds.ts";
import { ask, withDeployments } from "../../harness/ask.ts";

const UNKNOWN_ID = "99999999-9999-4999-8999-999999999999";

const GITHUB = {
  name: "new",
  source: "github",
  source_config: { integration_id: INTEGRATION_ID, repo_url: "https://git.example/new" },
  source_revision_config: { repo_ref: "main", graph_config_path: "graph.json" },
  secrets: [],
};
const DOCKER = {
  name: "new",
  source: "external_docker",
  source_config: {},
  source_revision_config: { image_uri: "registry.example/new:1" },
  secrets: [],
};

describe("refusalOfPatch", () => {
  it.each([
    ["docker", { name: "renamed" }, "name cannot be changed"],
    ["docker", { source: "github" }, "source cannot be changed"],
    ["docker", { source_config: { listener_id: UNKNOWN_ID } }, "listener_id cannot be changed"],
    [
      "docker",
      { source_config: { listener_config: { k8s_namespace: "other" } } },
      "k8s_namespace cannot be changed",
    ],
    [
      "github",
      { source_config: { integration_id: UNKNOWN_ID } },
      "integration_id cannot be changed",
    ],
    [
      "github",
      { source_config: { repo_url: "https://git.example/other" } },
      "repo_url cannot be changed",
    ],
    ["github", { source_config: { deployment_type: "prod" } }, "deployment_type cannot be changed"],
    ["docker", { source_config: { integration_id: UNKNOWN_ID } }, "integration_id does not apply"],
    ["docker", { source_config: { repo_url: "x" } }, "repo_url does not apply"],
    ["docker", { source_config: { deployment_type: "dev" } }, "deployment_type does not apply"],
    ["docker", { source_config: { build_on_push: false } }, "build_on_push does not apply"],
    ["docker", { source_revision_config: { repo_ref: "main" } }, "repo_ref does not apply"],
    [
      "docker",
      { source_revision_config: { graph_config_path: "graph.json" } },
      "graph_config_path does not apply",
    ],
    ["github", { source_revision_config: { image_uri: "x:1" } }, "image_uri does not apply"],
    ["github", { source_config: { resource_spec: { cpu: 1 } } }, "resource_spec does not apply"],
    ["github", { source_config: { custom_url: "https://x.example" } }, "custom_url does not apply"],
    ["github", { source_config: { listener_id: LISTENER_ID } }, "listener_id does not apply"],
    ["github", { source_config: { listener_config: {} } }, "listener_config does not apply"],
    [
      "github",
      {
        source_config: { build_on_push: true },
        source_revision_config: { repo_ref: "refs/tags/v1" },
      },
      "build_on_push cannot be true",
    ],
    [
      "github",
      { source_revision_config: { repo_ref: "refs/heads/main" } },
      "bare name of a branch",
    ],
    [
      "docker",
      {
        secrets: [
          { name: "A", value: "1" },
          { name: "A", value: "2" },
        ],
      },
      "A is given twice",
    ],
  ] as const)("refuses for the source %s the patch %j: %s", async (which, body, detail) => {
    await using emulator = await withDeployments();
    const reply = await ask(emulator.at(emulator[which]), "PATCH", { body });
    expect(reply).toMatchObject({ status: 400, json: { detail: expect.stringContaining(detail) } });
    expect(emulator.store.revisions(emulator[which].id)).toHaveLength(1);
    expect(emulator.requests[0]?.committed).toBe(false);
  });

  it("also checks the present tag and the present build_on_push", async () => {
    await using emulator = await withDeployments();
    const url = emulator.at(emulator.github);
    const tag = { source_revision_config: { repo_ref: "refs/tags/v1" } };
    const push = { source_config: { build_on_push: true } };
    expect(await ask(url, "PATCH", { body: push })).toMatchObject({ status: 200 });
    expect(await ask(url, "PATCH", { body: tag })).toMatchObject({ status: 400 });
    expect(
      await ask(url, "PATCH", { body: { ...tag, source_config: { build_on_push: false } } }),
    ).toMatchObject({ status: 200 });
    expect(await ask(url, "PATCH", { body: push })).toMatchObject({ status: 400 });
  });

  it("accepts an unchangeable member with its present value", async () => {
    await using emulator = await withDeployments();
    const body = {
      name: "repository",
      source_config: { repo_url: "https://git.example/team/agent", listener_id: null },
    };
    expect(await ask(emulator.at(emulator.github), "PATCH", { body })).toMatchObject({
      status: 200,
    });
  });

  it("refuses every change of a deployment that is being deleted", async () => {
    await using emulator = await withDeployments();
    emulator.store.setStatus(emulator.docker.id, "AWAITING_DELETE");
    const reply = await ask(emulator.at(emulator.docker), "PATCH", { body: { secrets: [] } });
    expect(reply).toMatchObject({
      status: 409,
      json: { detail: expect.stringContaining(emulator.docker.id) },
    });
  });
});

describe("refusalOfCreation", () => {
  it.each([
    ["a name that is taken", { ...DOCKER, name: "image" }, 409, "image already exists"],
    [
      "the name of a tracing project",
      { ...DOCKER, name: "project-1-1" },
      409,
      "project-1-1 already exists",
    ],
    [
      "a foreign member",
      { ...DOCKER, source_config: { build_on_push: true } },
      400,
      "build_on_push does not apply",
    ],
    [
      "an unknown integration",
      { ...GITHUB, source_config: { ...GITHUB.source_config, integration_id: UNKNOWN_ID } },
      400,
      UNKNOWN_ID,
    ],
    [
      "an unknown listener",
      { ...DOCKER, source_config: { listener_id: UNKNOWN_ID } },
      400,
      "is not a listener",
    ],
    [
      "a namespace without a listener",
      { ...DOCKER, source_config: { listener_config: { k8s_namespace: "a" } } },
      400,
      "compute type k8s",
    ],
    [
      "the full name of a branch",
      {
        ...GITHUB,
        source_revision_config: { repo_ref: "refs/heads/main", graph_config_path: "g" },
      },
      400,
      "bare name of a branch",
    ],
    [
      "a tag with build_on_push",
      {
        ...GITHUB,
        source_config: { ...GITHUB.source_config, build_on_push: true },
        source_revision_config: { ...GITHUB.source_revision_config, repo_ref: "refs/tags/v1" },
      },
      400,
      "build_on_push",
    ],
  ])("refuses a creation with %s", async (_, body, status, detail) => {
    await using emulator = await withDeployments();
    const reply = await ask(`${emulator.url}/v2/deployments`, "POST", { body });
    expect(reply).toMatchObject({ status, json: { detail: expect.stringContaining(detail) } });
  });

  it.each([
    [
      "image_uri",
      { ...DOCKER, source_revision_config: {} },
      [["body", "source_revision_config", "image_uri"]],
    ],
    [
      "all members that github requires",
      { ...GITHUB, source_config: {}, source_revision_config: {} },
      [
        ["body", "source_config", "integration_id"],
        ["body", "source_config", "repo_url"],
        ["body", "source_revision_config", "repo_ref"],
        ["body", "source_revision_config", "graph_config_path"],
      ],
    ],
  ])("refuses a creation without %s", async (_, body, locs) => {
    await using emulator = await withDeployments();
    const reply = await ask(`${emulator.url}/v2/deployments`, "POST", { body });
    const missing = locs.map((loc) => expect.objectContaining({ loc, type: "missing" }));
    expect(reply).toMatchObject({ status: 422, json: { detail: missing } });
  });
});
