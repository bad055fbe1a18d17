import { describe, expect, it } from "vitest";
import { INTEGRATION_ID } from "../../../emulator/deployments/seeds.ts";
import { SourceRevisionConfigRequest } from "../../../src/service/contract/deployments/settings.ts";
import { SOURCE_OF_MEMBER } from "../../../src/service/contract/deployments/source.ts";
import { sendRequest } from "../../harness/http-request.ts";
import { withDeployments } from "../../harness/manual-emulator.ts";

const UNKNOWN_ID = "99999999-9999-4999-8999-999999999999";
const config = (source_config: object) => ({ source_config });
const revisionConfig = (source_revision_config: object) => ({ source_revision_config });
const NAMESPACE = config({ listener_config: { k8s_namespace: "other" } });
const DUPLICATE_SECRETS = ["1", "2"].map((value) => ({ name: "A", value }));
const TAG_CHANGE = revisionConfig({ repo_ref: "refs/tags/v1" });
const PUSH_CHANGE = config({ build_on_push: true });
const TAG_WITHOUT_PUSH = { ...TAG_CHANGE, ...config({ build_on_push: false }) };

describe("a change", () => {
  it.each<["docker" | "github", object, string]>([
    ["docker", { name: "renamed" }, "name cannot be changed"],
    ["docker", { source: "github" }, "source cannot be changed"],
    ["docker", config({ listener_id: UNKNOWN_ID }), "listener_id cannot be changed"],
    ["docker", NAMESPACE, "k8s_namespace cannot be changed"],
    ["github", config({ integration_id: UNKNOWN_ID }), "integration_id cannot be changed"],
    ["github", config({ repo_url: "https://git.example/b" }), "repo_url cannot be changed"],
    ["github", config({ deployment_type: "prod" }), "deployment_type cannot be changed"],
    ["github", { ...PUSH_CHANGE, ...TAG_CHANGE }, "build_on_push cannot be true"],
    ["github", revisionConfig({ repo_ref: "refs/heads/main" }), "bare name of a branch"],
    ["docker", { secrets: DUPLICATE_SECRETS }, "A is given twice"],
  ])("of the %s deployment is refused: %j", async (name, body, detail) => {
    await using emulator = await withDeployments();
    const response = await sendRequest(emulator.at(emulator[name]), "PATCH", { body });
    expect(response).toMatchObject({
      status: 400,
      json: { detail: expect.stringContaining(detail) },
    });
    expect(emulator.store.revisions(emulator[name].id)).toHaveLength(1);
    expect(emulator.requests[0]?.committed).toBe(false);
  });

  it("is refused with a member of the other source", async () => {
    await using emulator = await withDeployments();
    const VALUES = {
      ...{ build_on_push: false, deployment_type: "dev", integration_id: UNKNOWN_ID },
      ...{ resource_spec: {}, listener_config: {}, listener_id: UNKNOWN_ID },
    };
    for (const [member, source] of Object.entries(SOURCE_OF_MEMBER)) {
      const isOfRevision = member in SourceRevisionConfigRequest.shape;
      const parent = isOfRevision ? "source_revision_config" : "source_config";
      const value: unknown = Reflect.get(VALUES, member) ?? "x";
      const url = emulator.at(source === "github" ? emulator.docker : emulator.github);
      const { text } = await sendRequest(url, "PATCH", { body: { [parent]: { [member]: value } } });
      expect(text).toContain(`${parent}.${member} does not apply to source `);
    }
  });

  it.each<[string, object[], number[]]>([
    [
      "the current ref and build_on_push",
      [PUSH_CHANGE, TAG_CHANGE, TAG_WITHOUT_PUSH, PUSH_CHANGE],
      [200, 400, 200, 400],
    ],
    [
      "the current values, which it may repeat",
      [{ name: "repository" }, config({ listener_id: null })],
      [200, 200],
    ],
  ])("is checked against %s", async (_, bodies, expected) => {
    await using emulator = await withDeployments();
    const url = emulator.at(emulator.github);
    const statuses: number[] = [];
    for (const body of bodies) statuses.push((await sendRequest(url, "PATCH", { body })).status);
    expect(statuses).toEqual(expected);
  });
});

describe("a creation", () => {
  const creationOf = (source: string, source_config: object, source_revision_config: object) => ({
    ...{ name: "new", source, source_config, source_revision_config, secrets: [] },
  });
  const REPOSITORY = { integration_id: INTEGRATION_ID, repo_url: "https://git.example/new" };
  const MAIN = { repo_ref: "main", graph_config_path: "graph.json" };
  const githubCreation = (source_config: object, ref = "main") =>
    creationOf("github", { ...REPOSITORY, ...source_config }, { ...MAIN, repo_ref: ref });
  const imageCreation = (source_config: object) =>
    creationOf("external_docker", source_config, { image_uri: "agent:1" });

  it.each<[object, number, string]>([
    [{ ...imageCreation({}), name: "image" }, 409, "image already exists"],
    [{ ...imageCreation({}), name: "project-1-1" }, 409, "tracing project named project-1-1"],
    [imageCreation({ build_on_push: true }), 400, "build_on_push does not apply"],
    [githubCreation({ integration_id: UNKNOWN_ID }), 400, UNKNOWN_ID],
    [imageCreation({ listener_id: UNKNOWN_ID }), 400, "is not a listener"],
    [imageCreation(NAMESPACE.source_config), 400, "compute type k8s"],
    [githubCreation({}, "refs/heads/main"), 400, "bare name of a branch"],
    [githubCreation({ build_on_push: true }, "refs/tags/v1"), 400, "build_on_push"],
    [creationOf("external_docker", {}, {}), 422, '["body","source_revision_config","image_uri"]'],
    [creationOf("github", {}, MAIN), 422, '["body","source_config","repo_url"]'],
    [creationOf("github", REPOSITORY, {}), 422, '["body","source_revision_config","repo_ref"]'],
  ])("is refused: %j", async (body, status, text) => {
    await using emulator = await withDeployments();
    const response = await sendRequest(`${emulator.url}/v2/deployments`, "POST", { body });
    expect(response).toMatchObject({ status, text: expect.stringContaining(text) });
  });
});
