import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { startEmulator } from "../../../emulator/server/server.ts";
import { sendRequest } from "../../harness/http-request.ts";
import { manualClock } from "../../harness/manual-emulator.ts";

/** Starts an emulator, and creates a deployment as the vendor's command line does. */
async function createByCli(source: "internal_docker" | "internal_source") {
  const clock = manualClock();
  const emulator = await startEmulator({ clock });
  const send = async (method: "GET" | "POST" | "PATCH", path: string, body?: object) => {
    const { status, json } = await sendRequest(`${emulator.url}${path}`, method, { body });
    return { status, json: Object(json) };
  };
  const { json } = await send("POST", "/v2/deployments", {
    ...{ name: "agent", source, source_config: { deployment_type: "dev" } },
    source_revision_config: {},
  });
  const path = `/v2/deployments/${json.id}`;
  return { emulator, clock, send, path, id: json.id, [Symbol.asyncDispose]: emulator.close };
}

it("an archive of the vendor's command line is built after its upload as gzip, and the build has logs", async () => {
  await using agent = await createByCli("internal_source");
  const { send, path, id } = agent;
  const { upload_url, object_path } = (await send("POST", `${path}/upload-url`)).json;
  const build = {
    revision_source: "internal_source",
    source_revision_config: {
      ...{ source_tarball_path: object_path, langgraph_config_path: "langgraph.json" },
    },
  };
  expect(await send("PATCH", path, build)).toMatchObject({ status: 400 });
  for (const [body, status] of [
    [new TextEncoder().encode("no gzip"), 403],
    [new Uint8Array(gzipSync("sources")), 200],
  ] as const)
    expect(await fetch(upload_url, { method: "PUT", body })).toMatchObject({ status });
  const { json } = await send("PATCH", path, build);
  agent.clock.advance(60_000);
  expect(agent.emulator.store.revisions(id)).toMatchObject([{ status: "DEPLOYED" }]);
  const revision = `/revisions/${json.latest_revision_id}`;
  for (const log of [`${revision}/build_logs`, `${revision}/deploy_logs`, "/deploy_logs"]) {
    const query = { limit: 1, order: "desc" };
    expect((await send("POST", `/v1/projects/${id}${log}`, query)).json.logs).toHaveLength(1);
  }
});

const source_revision_config = { image_uri: "registry.example/agent:2" };
it.each([
  ["a request for a push token", "POST", "/push-token", undefined, 200],
  ["a new image", "PATCH", "", { revision_source: "internal_docker", source_revision_config }, 200],
  ["a request for an upload URL", "POST", "/upload-url", undefined, 400],
  ["a new image without revision_source", "PATCH", "", { source_revision_config }, 400],
  ["a new source", "PATCH", "", { revision_source: "internal_source", secrets: [] }, 400],
] as const)(
  "a deployment of pushed images responds to %s (%s %s, %j) with %d",
  async (_, method, subPath, body, status) => {
    await using agent = await createByCli("internal_docker");
    expect(await agent.send(method, `${agent.path}${subPath}`, body)).toMatchObject({ status });
  },
);

it("a deployment of uploaded archives refuses a push token with the text that the command line expects", async () => {
  await using agent = await createByCli("internal_source");
  expect(await agent.send("POST", `${agent.path}/push-token`)).toMatchObject({
    status: 400,
    json: { detail: expect.stringContaining("only available for 'internal_docker' source") },
  });
});
