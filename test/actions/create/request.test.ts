import { describe, expect, it } from "vitest";
import { CreateInputs } from "../../../src/actions/create/inputs.ts";
import { additionsOf, toRequest } from "../../../src/actions/create/request.ts";
import { DeploymentCreate } from "../../../src/service/contract/deployments/deployment.ts";
import { ID } from "../../harness/ids.ts";

const USUAL = { base_url: "https://control-plane.example.com", api_key: "key", name: "agent" };
const IMAGE = { source: "external_docker", image_uri: "registry.example.com/agent:1" };
const GIT = {
  ...{ source: "github", repo_url: "https://git.example.com/team/agent", repo_ref: "main" },
  ...{ integration_id: ID.toUpperCase(), graph_config_path: "graph.json" },
};
const SIDECAR =
  "cpu: 1\nsidecars: [{ name: proxy, image: proxy, env: [{ name: KEY, value: canary-value }] }]";

const requestOf = async (texts: Record<string, string>) =>
  toRequest(await CreateInputs.parseAsync({ ...USUAL, ...texts }));

describe("the request for a creation", () => {
  it.each(
    Object.entries({
      "of an image has what services want: a list of secrets, and a spec": IMAGE,
      "of an image has every member at its place": {
        ...{ ...IMAGE, listener_id: ID, k8s_namespace: "agents", resource_spec: "cpu: 2" },
        ...{ custom_url: "https://agent.example.com", secrets: "A=1,2#3\nB=x=y" },
      },
      "from git has deployment_type and build_on_push, even if neither is set": GIT,
      "from git has every member at its place": {
        ...{ ...GIT, repo_ref: "refs/heads/main", deployment_type: "prod", build_on_push: "true" },
        ...{ install_command: "npm ci", build_command: "npm run build" },
      },
    }),
  )("%s", async (_, texts) => {
    const request = await requestOf(texts);
    expect(DeploymentCreate.parse(request)).toEqual(request);
    expect(JSON.stringify(request)).toMatchSnapshot();
  });

  it("is shown without the values of secrets and of containers' variables", async () => {
    const texts = { ...IMAGE, resource_spec: SIDECAR, secrets: "TOKEN=canary-value" };
    const additions = additionsOf(await requestOf(texts));
    expect(JSON.stringify(additions)).not.toContain("canary-value");
    const changes = additions.map((one) => `${one.path}=${"kind" in one ? one.kind : one.after}`);
    expect(changes).toEqual([
      ...["name=agent", "source=external_docker", "source_config.resource_spec.cpu=1"],
      "source_config.resource_spec.sidecars=[object Object]",
      "source_revision_config.image_uri=registry.example.com/agent:1",
      "secrets.TOKEN=added",
    ]);
  });
});
