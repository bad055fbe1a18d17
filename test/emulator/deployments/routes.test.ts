import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { ScriptName } from "../../../emulator/deployments/life-cycle.ts";
import { readLogs } from "../../../src/service/contract/deployments/revision.ts";
import { sendRequest } from "../../harness/http-request.ts";
import { withDeployments } from "../../harness/manual-emulator.ts";

const Page = z.object({ resources: z.array(z.object({ name: z.string() })), offset: z.number() });

describe("GET /v2/deployments", () => {
  it.each([
    ["the newest first", "limit=2", ["agent-pr-5", "agent-pr-42"]],
    ["the next page", "limit=1&offset=2", ["agent-pr-4"]],
    ["nothing after the last page", "offset=5", []],
    [
      "the deployments whose names contain a text",
      "name_contains=pr-4",
      ["agent-pr-42", "agent-pr-4"],
    ],
    ["the deployment with a name", "name=agent-pr-4", ["agent-pr-4"]],
    ["no deployment whose name only contains the value", "name=agent-pr", []],
  ])("lists %s: ?%s", async (_, query, expected) => {
    await using emulator = await withDeployments();
    for (const name of ["agent-pr-4", "agent-pr-42", "agent-pr-5"]) {
      emulator.clock.advance(1_000);
      emulator.store.addDeployment({ name, source: "external_docker" });
    }
    const { json } = await sendRequest(`${emulator.url}/v2/deployments?${query}`);
    expect(Page.parse(json).resources.map(({ name }) => name)).toEqual(expected);
  });
});

describe("PATCH /v2/deployments/{deployment_id}", () => {
  it.each([
    { revision_source: "another client", source_revision_config: { image_uri: "agent:2" } },
    { source_revision_config: { image_uri: "agent:2", revision_source: "another client" } },
  ])("ignores revision_source, which names another client: %j", async (body) => {
    await using emulator = await withDeployments();
    expect((await sendRequest(emulator.at(emulator.docker), "PATCH", { body })).status).toBe(200);
    const { source_revision_config } = emulator.store.deployment(emulator.docker.id);
    expect(source_revision_config.image_uri).toBe("agent:2");
  });
});

describe("DELETE /v2/deployments/{deployment_id}", () => {
  it("responds with 204; the deployment is AWAITING_DELETE for a while, and then 404", async () => {
    await using emulator = await withDeployments({ deletionMs: 10_000 });
    const url = emulator.at(emulator.docker);
    expect(await sendRequest(url, "DELETE")).toMatchObject({ status: 204, text: "" });
    emulator.clock.advance(9_999);
    expect((await sendRequest(url)).json).toMatchObject({ status: "AWAITING_DELETE" });
    expect(await sendRequest(url, "PATCH", { body: {} })).toMatchObject({ status: 409 });
    emulator.clock.advance(1);
    for (const method of ["GET", "DELETE"] as const)
      expect(await sendRequest(url, method)).toMatchObject({ status: 404 });
    expect(await sendRequest(emulator.at(emulator.github))).toMatchObject({ status: 200 });
  });

  it.each([
    [false, 409],
    [true, 201],
  ])(
    "with delete_tracing_project=%s: a creation with the same name gets %d",
    async (deletesProject, status) => {
      await using emulator = await withDeployments();
      const url = `${emulator.at(emulator.docker)}?delete_tracing_project=${deletesProject}`;
      await sendRequest(url, "DELETE");
      emulator.clock.advance(60_000);
      const body = {
        ...{ name: "image", source: "external_docker", source_config: {}, secrets: [] },
        source_revision_config: { image_uri: "agent:1" },
      };
      const creationUrl = `${emulator.url}/v2/deployments`;
      expect(await sendRequest(creationUrl, "POST", { body })).toMatchObject({ status });
    },
  );
});

describe("GET …/revisions/{revision_id}/logs", () => {
  async function startWithLog(script: ScriptName) {
    const emulator = await withDeployments();
    const { id } = emulator.store.addRevision(emulator.github.id, {
      secrets: [{ name: "TOKEN", value: "value-of-token" }],
      script,
    });
    emulator.clock.advance(600_000);
    const url = `${emulator.at(emulator.github)}/revisions/${id}/logs`;
    const readLog = async (query: string) =>
      readLogs.reply.parse((await sendRequest(`${url}?type=${query}`)).json);
    return { ...emulator, url, readLog };
  }

  it.each<[ScriptName, query: string, lines: (string | number)[]]>([
    ["fail-build", "build&order=desc&limit=1", ["Build failed."]],
    ["fail-build", "deploy", []],
    [
      "fail-deploy",
      "deploy&order=desc&limit=1",
      ["CrashLoopBackOff: back-off 40s restarting failed container=api"],
    ],
  ])("with the script %s returns for ?type=%s the lines %j", async (script, query, lines) => {
    await using emulator = await startWithLog(script);
    expect((await emulator.readLog(query)).logs.map(({ message }) => message)).toEqual(lines);
  });

  it("returns the log of a deploy with the secrets of the agent, and times as numbers", async () => {
    await using emulator = await startWithLog("fail-deploy");
    const { logs } = await emulator.readLog("deploy");
    const entry = logs.find(({ message }) => message === "environment: TOKEN=value-of-token");
    expect(entry?.timestamp).toBe(Date.parse("2030-01-01T00:00:10.140Z"));
  });

  it("returns the log of a build in pages with an opaque offset, in both orders, with times as text", async () => {
    await using emulator = await startWithLog("fail-build");
    const firstPage = await emulator.readLog("build");
    expect(firstPage.logs).toHaveLength(50);
    const lastPage = await emulator.readLog(`build&offset=${firstPage.next_offset}`);
    expect(lastPage.next_offset).toBe(null);
    const descendingPage = await emulator.readLog("build&order=desc&limit=1000");
    expect(descendingPage.logs.toReversed()).toEqual([...firstPage.logs, ...lastPage.logs]);
    expect(firstPage.logs[0]?.timestamp).toBe("2030-01-01T00:00:04.000Z");
  });

  it.each(["", "type=other", "type=build&limit=1001"])("is refused with ?%s", async (query) => {
    await using emulator = await startWithLog("fail-build");
    expect(await sendRequest(`${emulator.url}?${query}`)).toMatchObject({ status: 422 });
  });
});

it("a request for an operation in missingOperations gets 405 if its path has another one, else 404", async () => {
  await using emulator = await withDeployments({
    missingOperations: ["deployments", "delete", "revisions", "logs"],
  });
  const { docker } = emulator;
  for (const [method, path, status] of [
    ["GET", "", 405],
    ["DELETE", `/${docker.id}`, 405],
    ["GET", `/${docker.id}/revisions`, 404],
    ["GET", `/${docker.id}/revisions/${docker.latest_revision_id}/logs?type=build`, 404],
    ["GET", `/${docker.id}`, 200],
  ] as const)
    expect((await sendRequest(`${emulator.url}/v2/deployments${path}`, method)).status).toBe(
      status,
    );
});
