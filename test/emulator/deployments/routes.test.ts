import { describe, expect, it } from "vitest";
import { INTEGRATION_ID, LISTENER_ID } from "../../../emulator/deployments/seeds.ts";
import { Deployment } from "../../../src/service/contract/deployments.ts";
import { ask, withDeployments } from "../../harness/ask.ts";

const UNKNOWN_ID = "99999999-9999-4999-8999-999999999999";
const image = (image_uri: string) => ({ source_revision_config: { image_uri } });

describe("POST /v2/deployments", () => {
  it("creates a deployment with a first revision that is not yet deployed", async () => {
    await using emulator = await withDeployments();
    const body = {
      name: "new",
      source: "external_docker",
      source_config: { listener_id: LISTENER_ID, listener_config: { k8s_namespace: "agents" } },
      source_revision_config: { image_uri: "registry.example/new:1" },
      secrets: [{ name: "A", value: "1" }],
    };
    const reply = await ask(`${emulator.url}/v2/deployments`, "POST", { body });
    expect(reply).toMatchObject({ status: 201, json: { ...body, active_revision_id: null } });
    const { id } = Deployment.parse(reply.json);
    emulator.clock.pass(60_000);
    const { latest_revision_id, active_revision_id } = emulator.store.deployment(id);
    expect(active_revision_id).toBe(latest_revision_id);
  });

  it("makes a tracing project of the same name, which has traces from then on", async () => {
    await using emulator = await withDeployments();
    const { traces } = emulator.store;
    const project = traces.workspaces[0]?.projects.find(({ name }) => name === "repository");
    if (project === undefined) throw new Error("there is no project");
    const now = emulator.clock.now();
    const between = (from: number, to: number) => [...traces.between(project, from, to)].length;
    expect(between(now - 86_400_000, now)).toBe(0);
    expect(between(now, now + 86_400_000)).toBeGreaterThan(100);
  });

  it("gives an image without a resource_spec the service's own", async () => {
    await using emulator = await withDeployments();
    const spec = ({ source_config }: typeof emulator.docker) => source_config.resource_spec;
    expect(spec(emulator.docker)).toMatchObject({
      min_scale: 1,
      max_scale: 1,
      cpu: 1,
      db_cpu: null,
    });
    expect(spec(emulator.github)).toBeNull();
  });

  it("sets the custom_url of a github deployment itself", async () => {
    await using emulator = await withDeployments();
    const body = {
      name: "new",
      source: "github",
      source_config: { integration_id: INTEGRATION_ID, repo_url: "https://git.example/new" },
      source_revision_config: { repo_ref: "main", graph_config_path: "graph.json" },
      secrets: [],
    };
    const reply = await ask(`${emulator.url}/v2/deployments`, "POST", { body });
    expect(reply).toMatchObject({
      status: 201,
      json: { source_config: { custom_url: expect.stringContaining("new") } },
    });
  });
});

describe("GET /v2/deployments/{deployment_id}", () => {
  it("replies with redacted values of secrets where that is its habit", async () => {
    const secrets = [{ name: "TOKEN", value: "value-of-token" }];
    await using emulator = await withDeployments({ habits: ["redacted-secrets"] });
    await ask(emulator.at(emulator.docker), "PATCH", { body: { secrets } });
    const reply = await ask(emulator.at(emulator.docker));
    expect(reply.text).toContain("TOKEN");
    expect(reply.text).not.toContain("value-of-token");
    expect(emulator.store.deployment(emulator.docker.id).secrets).toEqual(secrets);
  });

  it("answers 404 with the unknown identifier", async () => {
    await using emulator = await withDeployments();
    for (const method of ["GET", "PATCH"] as const) {
      const reply = await ask(
        `${emulator.url}/v2/deployments/${UNKNOWN_ID}`,
        method,
        method === "PATCH" ? { body: {} } : {},
      );
      expect(reply).toMatchObject({
        status: 404,
        json: { detail: expect.stringContaining(UNKNOWN_ID) },
      });
    }
  });
});

describe("PATCH /v2/deployments/{deployment_id}", () => {
  it.each([
    ["docker", image("registry.example/agent:1"), 1],
    ["docker", image("registry.example/agent:2"), 1],
    ["github", { source_revision_config: { repo_ref: "main" } }, 1],
    ["github", { source_revision_config: { graph_config_path: "graph.json" } }, 1],
    ["docker", { secrets: [{ name: "A", value: "1" }] }, 1],
    ["docker", { secrets: [] }, 1],
    ["docker", { source_config: { resource_spec: {} } }, 1],
    ["docker", { source_config: { custom_url: "https://agent.example" } }, 0],
    ["github", { source_config: { build_on_push: true, install_command: "npm ci" } }, 0],
    [
      "docker",
      { source_config: null, source_revision_config: { image_uri: null }, secrets: null },
      0,
    ],
    ["docker", {}, 0],
  ] as const)(
    "makes for the source %s and the patch %j so many revisions: %d",
    async (which, body, made) => {
      await using emulator = await withDeployments();
      const { id, latest_revision_id: before } = emulator[which];
      const reply = await ask(emulator.at(emulator[which]), "PATCH", { body });
      expect(reply.status).toBe(200);
      expect(emulator.store.revisions(id)).toHaveLength(1 + made);
      expect(Deployment.parse(reply.json).latest_revision_id !== before).toBe(made === 1);
    },
  );

  it("replaces all secrets, but keeps them if secrets is null or absent", async () => {
    await using emulator = await withDeployments();
    const one = [{ name: "A", value: "1" }];
    const other = [{ name: "B", value: "2" }];
    const secretsAfter = async (secrets: unknown) =>
      Deployment.parse(
        (await ask(emulator.at(emulator.docker), "PATCH", { body: { secrets } })).json,
      ).secrets;
    expect(await secretsAfter(one)).toEqual(one);
    expect(await secretsAfter(null)).toEqual(one);
    expect(await secretsAfter(undefined)).toEqual(one);
    expect(await secretsAfter(other)).toEqual(other);
    expect(await secretsAfter([])).toEqual([]);
  });

  it("replaces the resource spec as a whole, and merges everything else", async () => {
    await using emulator = await withDeployments();
    const url = emulator.at(emulator.docker);
    await ask(url, "PATCH", {
      body: {
        source_config: {
          resource_spec: { cpu: 1, memory_mb: 512 },
          custom_url: "https://a.example",
        },
      },
    });
    const reply = await ask(url, "PATCH", {
      body: { source_config: { resource_spec: { cpu: 2 } } },
    });
    const { source_config } = Deployment.parse(reply.json);
    expect(source_config).toMatchObject({
      resource_spec: { cpu: 2, memory_mb: null },
      custom_url: "https://a.example",
    });
  });

  it("sets the last pushed commit of a branch, and always the same commit of a tag", async () => {
    await using emulator = await withDeployments();
    const shaOf = async (repo_ref: string) => {
      const reply = await ask(emulator.at(emulator.github), "PATCH", {
        body: { source_revision_config: { repo_ref } },
      });
      return Deployment.parse(reply.json).source_revision_config.repo_commit_sha;
    };
    const [branch, tag] = [await shaOf("main"), await shaOf("refs/tags/v1")];
    emulator.store.push("https://git.example/team/agent", "main");
    expect(await shaOf("main")).not.toBe(branch);
    expect(await shaOf("refs/tags/v1")).toBe(tag);
    expect(branch).toMatch(/^[0-9a-f]{40}$/);
  });

  it("replies with the deployment before the change where that is its habit", async () => {
    await using emulator = await withDeployments({ habits: ["stale-patch-replies"] });
    const { id, latest_revision_id } = emulator.docker;
    const reply = await ask(emulator.at(emulator.docker), "PATCH", {
      body: image("registry.example/agent:2"),
    });
    expect(reply.json).toMatchObject({ latest_revision_id });
    expect(emulator.store.deployment(id).latest_revision_id).not.toBe(latest_revision_id);
  });
});

describe("GET …/revisions", () => {
  it("lists the newest revisions first, in pages", async () => {
    await using emulator = await withDeployments();
    const { id } = emulator.docker;
    for (let count = 0; count < 24; count++) emulator.store.addRevision(id);
    const newestFirst = emulator.store.revisions(id);
    const page = async (query: string) =>
      (await ask(`${emulator.at(emulator.docker)}/revisions${query}`)).json;
    expect(await page("")).toEqual({ resources: newestFirst.slice(0, 20), offset: 20 });
    expect(await page("?limit=3&offset=23")).toEqual({
      resources: newestFirst.slice(23),
      offset: 25,
    });
    expect(await page("?offset=25")).toEqual({ resources: [], offset: 25 });
  });

  it.each(["?limit=0", "?limit=101", "?limit=x", "?offset=-1"])("refuses %s", async (query) => {
    await using emulator = await withDeployments();
    const reply = await ask(`${emulator.at(emulator.docker)}/revisions${query}`);
    expect(reply).toMatchObject({
      status: 422,
      json: { detail: [{ loc: ["query", expect.any(String)] }] },
    });
  });

  it("answers 404 without listEndpoint", async () => {
    await using emulator = await withDeployments({ listEndpoint: false });
    expect(await ask(`${emulator.at(emulator.docker)}/revisions`)).toMatchObject({ status: 404 });
  });
});

describe("GET …/revisions/{revision_id}", () => {
  it("replies with the status, its message and the configuration", async () => {
    await using emulator = await withDeployments();
    const config = image("registry.example/agent:fail-build");
    const { id } = emulator.store.addRevision(emulator.docker.id, config);
    emulator.clock.pass(60_000);
    const reply = await ask(`${emulator.at(emulator.docker)}/revisions/${id}`);
    expect(reply.json).toMatchObject({
      id,
      status: "BUILD_FAILED",
      status_message: expect.stringContaining("code 1"),
      ...config,
    });
  });

  it("answers 404 for a revision of another deployment", async () => {
    await using emulator = await withDeployments();
    const foreign = emulator.github.latest_revision_id;
    const reply = await ask(`${emulator.at(emulator.docker)}/revisions/${foreign}`);
    expect(reply).toMatchObject({
      status: 404,
      json: { detail: expect.stringContaining(String(foreign)) },
    });
  });
});

describe("GET of listeners and integrations", () => {
  it("lists the ones that a creation may refer to", async () => {
    await using emulator = await withDeployments();
    expect((await ask(`${emulator.url}/v2/listeners`)).json).toMatchObject({
      resources: [{ id: LISTENER_ID }],
    });
    expect((await ask(`${emulator.url}/v1/integrations/github/install`)).json).toMatchObject([
      { id: INTEGRATION_ID },
    ]);
  });
});
