import { describe, expect, it } from "vitest";
import { CreateInputs } from "../../../src/actions/create/inputs.ts";
import { additionsOf, requestFrom } from "../../../src/actions/create/request.ts";
import { DeploymentCreate } from "../../../src/service/contract/deployments.ts";
import { ID } from "../../harness/ids.ts";

const connection = { base_url: "https://control-plane.example.com", api_key: "key" };
const docker = {
  ...connection,
  name: "agent",
  source: "external_docker",
  image_uri: "registry.example.com/agent:1",
};

const requestOf = async (texts: Record<string, string>) =>
  requestFrom(await CreateInputs.parseAsync(texts));

describe("requestFrom", () => {
  it("omits what is not given, but for what services want: a list of secrets, and a spec", async () => {
    expect(await requestOf(docker)).toEqual({
      name: "agent",
      source: "external_docker",
      source_config: { resource_spec: {} },
      source_revision_config: { image_uri: "registry.example.com/agent:1" },
      secrets: [],
    });
  });

  it("sends deployment_type and build_on_push of a github deployment that gives neither", async () => {
    const { source_config } = await requestOf({
      ...connection,
      name: "agent",
      source: "github",
      repo_url: "https://git.example.com/team/agent",
      integration_id: ID,
      repo_ref: "main",
      graph_config_path: "graph.json",
    });
    expect(source_config).toMatchObject({ deployment_type: "dev", build_on_push: false });
  });

  it("puts every member at its place in the contract", async () => {
    const github = await requestOf({
      ...connection,
      name: "agent",
      source: "github",
      repo_url: "https://git.example.com/team/agent",
      integration_id: ID.toUpperCase(),
      repo_ref: "refs/heads/main",
      graph_config_path: "graph.json",
      deployment_type: "dev",
      build_on_push: "false",
      install_command: "npm ci",
      build_command: "npm run build",
    });
    expect(github).toMatchObject({
      source_config: {
        integration_id: ID,
        repo_url: "https://git.example.com/team/agent",
        deployment_type: "dev",
        build_on_push: false,
        install_command: "npm ci",
        build_command: "npm run build",
      },
      source_revision_config: { repo_ref: "main", graph_config_path: "graph.json" },
    });
    const image = await requestOf({
      ...docker,
      listener_id: ID,
      k8s_namespace: "agents",
      custom_url: "https://agent.example.com",
      resource_spec: "cpu: 2",
      secrets: "A=1,2#3\nB=x=y",
    });
    expect(image).toMatchObject({
      source_config: {
        listener_id: ID,
        listener_config: { k8s_namespace: "agents" },
        custom_url: "https://agent.example.com",
        resource_spec: { cpu: 2 },
      },
      secrets: [
        { name: "A", value: "1,2#3" },
        { name: "B", value: "x=y" },
      ],
    });
    expect([github, image].map((request) => DeploymentCreate.safeParse(request).success)).toEqual([
      true,
      true,
    ]);
  });
});

describe("additionsOf", () => {
  it("shows what the spec holds, but neither secrets nor the variables of containers", async () => {
    const spec =
      "cpu: 1\nsidecars: [{ name: proxy, image: proxy, env: [{ name: KEY, value: canary-value }] }]";
    const additions = additionsOf(
      await requestOf({ ...docker, resource_spec: spec, secrets: "TOKEN=canary-value" }),
    );
    expect(JSON.stringify(additions)).not.toContain("canary-value");
    const told = additions.map((one) => `${one.path}=${"kind" in one ? one.kind : one.after}`);
    expect(told).toEqual([
      "name=agent",
      "source=external_docker",
      "source_config.resource_spec.cpu=1",
      "source_config.resource_spec.sidecars=[object Object]",
      "source_revision_config.image_uri=registry.example.com/agent:1",
      "secrets.TOKEN=added",
    ]);
  });
});
