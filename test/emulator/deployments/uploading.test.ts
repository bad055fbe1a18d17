import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { startEmulator } from "../../../emulator/server/server.ts";

const HEADERS = { "x-api-key": "demo-key", "content-type": "application/json" };

/** A deployment that the vendor's command line has created, and how it asks. */
async function created(source: "internal_docker" | "internal_source") {
  let now = 0;
  const emulator = await startEmulator({ clock: { now: () => now } });
  const ask = async (method: string, path: string, body?: object) => {
    const init = { method, headers: HEADERS, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${emulator.url}${path}`, init);
    return { status: response.status, json: JSON.parse((await response.text()) || "null") };
  };
  const { json } = await ask("POST", "/v2/deployments", {
    ...{ name: "agent", source, source_config: { deployment_type: "dev" } },
    source_revision_config: {},
  });
  const path = `/v2/deployments/${json.id}`;
  const later = (ms: number) => {
    now += ms;
  };
  return { emulator, ask, path, id: json.id, later, [Symbol.asyncDispose]: emulator.close };
}

describe("what the vendor's command line asks", () => {
  it("builds an archive that was uploaded, and shows its logs", async () => {
    await using agent = await created("internal_source");
    const { ask, path, id, later, emulator } = agent;
    expect((await ask("GET", path)).json).toMatchObject({ latest_revision_id: null });
    const build = (source_tarball_path: string) => ({
      revision_source: "internal_source",
      source_revision_config: { source_tarball_path, langgraph_config_path: "langgraph.json" },
      tracked_packages: {},
    });
    const { upload_url, object_path } = (await ask("POST", `${path}/upload-url`)).json;
    expect(await ask("PATCH", path, build(object_path))).toMatchObject({ status: 400 });
    const put = (body: Uint8Array<ArrayBuffer>) => fetch(upload_url, { method: "PUT", body });
    expect((await put(new TextEncoder().encode("no gzip"))).status).toBe(403);
    expect((await put(new Uint8Array(gzipSync("sources")))).status).toBe(200);
    const { json } = await ask("PATCH", path, build(object_path));
    expect(json).toMatchObject({
      source: "internal_source",
      source_revision_config: { graph_config_path: "langgraph.json" },
    });
    later(60_000);
    expect(emulator.store.revisions(id)).toMatchObject([{ status: "DEPLOYED" }]);
    const project = `/v1/projects/${id}`;
    const revision = `${project}/revisions/${json.latest_revision_id}`;
    const query = { limit: 1, order: "desc" };
    for (const log of [
      `${revision}/build_logs`,
      `${revision}/deploy_logs`,
      `${project}/deploy_logs`,
    ])
      expect((await ask("POST", log, query)).json.logs).toHaveLength(1);
  });

  it("runs an image that was pushed", async () => {
    await using agent = await created("internal_docker");
    const { ask, path } = agent;
    expect(await ask("POST", `${path}/push-token`)).toMatchObject({
      status: 200,
      json: { token: expect.any(String), registry_url: expect.any(String) },
    });
    const source_revision_config = { image_uri: "registry.example/agent:2" };
    const change = { revision_source: "internal_docker", source_revision_config };
    expect((await ask("PATCH", path, change)).json).toMatchObject({ source_revision_config });
  });

  it.each([
    ["an upload for images", "POST", "/upload-url", undefined],
    [
      "an image from other clients",
      "PATCH",
      "",
      { source_revision_config: { image_uri: "agent:2" } },
    ],
    ["the other source", "PATCH", "", { revision_source: "internal_source", secrets: [] }],
  ])("is refused %s", async (_, method, rest, body) => {
    await using agent = await created("internal_docker");
    expect(await agent.ask(method, `${agent.path}${rest}`, body)).toMatchObject({ status: 400 });
  });

  it("refuses a push token for what it has not made, in the words that it waits for", async () => {
    await using agent = await created("internal_source");
    expect(await agent.ask("POST", `${agent.path}/push-token`)).toMatchObject({
      status: 400,
      json: { detail: expect.stringContaining("only available for 'internal_docker' source") },
    });
  });

  it("is not in the contract", async () => {
    const emulator = await startEmulator({ contractOnly: true });
    const { id } = emulator.store.addDeployment({ name: "agent", source: "external_docker" });
    const ask = (path: string, body: object) =>
      fetch(`${emulator.url}${path}`, {
        method: "POST",
        headers: HEADERS,
        body: JSON.stringify(body),
      });
    const creation = { name: "b", source: "internal_docker", source_config: {} };
    expect((await ask("/v2/deployments", creation)).status).toBe(422);
    for (const rest of ["upload-url", "push-token"])
      expect((await ask(`/v2/deployments/${id}/${rest}`, {})).status).toBe(404);
    expect((await ask(`/v1/projects/${id}/deploy_logs`, {})).status).toBe(404);
    await emulator.close();
  });
});
