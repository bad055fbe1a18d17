import { describe, expect, it } from "vitest";
import { Deployment } from "../../../src/contract/deployments.ts";
import { ask, withDeployments } from "../../harness/ask.ts";
import { bearer, PROTECTED, threadId, WITHOUT_HANDLER, withAgent, withHandler } from "./agents.ts";

const ALICE = bearer("alice");
const BOB = bearer("bob");
const OPEN = withHandler("export const auth = { authenticate: () => ({ identity: 'anybody' }) };");

describe("agentServers", () => {
  it("serves deployments with an agent at their custom_url, whatever their source", async () => {
    await using emulator = await withAgent(PROTECTED);
    expect(emulator.docker.source_config.custom_url).toBe(
      `${emulator.url}/agents/${emulator.docker.id}`,
    );
    expect(
      await ask(`${emulator.github.source_config.custom_url}/ok`, "GET", { headers: ALICE }),
    ).toMatchObject({
      status: 200,
      json: { ok: true },
    });
    const elsewhere = emulator.store.addDeployment({
      name: "elsewhere",
      source: "external_docker",
      source_config: { custom_url: "https://agent.example" },
    });
    expect(elsewhere.source_config.custom_url).toBe("https://agent.example");
    await using plain = await withDeployments();
    expect(plain.docker.source_config.custom_url).toBeUndefined();
    expect(plain.github.source_config.custom_url).toBe("https://repository.agents.example");
    expect(await ask(`${plain.url}/agents/${plain.docker.id}/ok`)).toMatchObject({ status: 404 });
  });

  it("shows users only their own threads", async () => {
    await using emulator = await withAgent(PROTECTED);
    const own = await emulator.post("/threads", ALICE, { metadata: { topic: "a" } });
    expect(own).toMatchObject({ status: 201, json: { metadata: { topic: "a", owner: "alice" } } });
    const other = await emulator.post("/threads", BOB);
    expect(await emulator.get("/threads", ALICE)).toMatchObject({ status: 200, json: [own.json] });
    expect(await emulator.get("/threads", BOB)).toMatchObject({ status: 200, json: [other.json] });
    const path = `/threads/${threadId(own)}`;
    expect(await emulator.get(path, ALICE)).toMatchObject({ status: 200, json: own.json });
    expect((await emulator.get(path, BOB)).status).toBe(404);
    expect((await emulator.post(`${path}/runs`, BOB, { graph: "echo" })).status).toBe(404);
  });

  it("overwrites the owner that a user gives for a new thread", async () => {
    await using emulator = await withAgent(PROTECTED);
    await emulator.post("/threads", ALICE, { metadata: { owner: "bob" } });
    expect((await emulator.get("/threads", BOB)).json).toEqual([]);
  });

  it("passes the whole mapping of the handler to the graph's node", async () => {
    await using emulator = await withAgent(PROTECTED);
    const thread_id = threadId(await emulator.post("/threads", BOB));
    const run = { graph: "echo", input: { question: 1 } };
    expect(await emulator.post(`/threads/${thread_id}/runs`, BOB, run)).toMatchObject({
      status: 200,
      json: {
        thread_id,
        output: { state: { question: 1 }, user: { identity: "bob", team: "blue" } },
      },
    });
  });

  it.each(["/ok", "/threads", "/threads/1", "/nothing", ""])(
    "refuses a request without a valid credential at %j",
    async (path) => {
      await using emulator = await withAgent(PROTECTED);
      const refused = { status: 401, json: { detail: "Who are you?" } };
      expect(await emulator.get(path)).toMatchObject(refused);
      expect(await emulator.get(path, { "x-api-key": "demo-key" })).toMatchObject(refused);
      expect(await emulator.post(path, bearer("mallory"), "not JSON")).toMatchObject(refused);
    },
  );

  it("explains each refusal to a user with a valid credential", async () => {
    await using emulator = await withAgent(PROTECTED);
    const path = `/threads/${threadId(await emulator.post("/threads", ALICE))}/runs`;
    expect((await emulator.get("/nothing", ALICE)).status).toBe(404);
    expect((await emulator.post("/threads", ALICE, "not JSON")).status).toBe(422);
    expect((await emulator.post(path, ALICE, {})).status).toBe(422);
    expect((await emulator.post(path, ALICE, { graph: "other" })).status).toBe(404);
  });

  it("runs the code of the active revision, not of the latest one", async () => {
    const image = "registry.example/agent:open";
    await using emulator = await withAgent(PROTECTED, { others: { [image]: OPEN } });
    expect((await emulator.get("/ok")).status).toBe(401);
    await ask(emulator.at(emulator.docker), "PATCH", {
      body: { source_revision_config: { image_uri: image } },
    });
    expect((await emulator.get("/ok")).status).toBe(401);
    emulator.clock.pass(60_000);
    expect((await emulator.get("/ok")).status).toBe(200);
  });

  it("answers 503 before the first revision is active", async () => {
    await using emulator = await withAgent(PROTECTED);
    const source_revision_config = { image_uri: "registry.example/new:1" };
    const body = {
      name: "new",
      source: "external_docker",
      source_config: {},
      source_revision_config,
      secrets: [],
    };
    const created = await ask(`${emulator.url}/v2/deployments`, "POST", { body });
    const address = `${Deployment.parse(created.json).source_config.custom_url}/ok`;
    expect((await ask(address, "GET", { headers: ALICE })).status).toBe(503);
    emulator.clock.pass(60_000);
    expect((await ask(address, "GET", { headers: ALICE })).status).toBe(200);
  });

  it("keeps threads across revisions, separately for each deployment", async () => {
    await using emulator = await withAgent(PROTECTED);
    await emulator.post("/threads", ALICE);
    emulator.store.addRevision(emulator.docker.id);
    emulator.clock.pass(60_000);
    expect((await emulator.get("/threads", ALICE)).json).toHaveLength(1);
    expect(
      (await ask(`${emulator.github.source_config.custom_url}/threads`, "GET", { headers: ALICE }))
        .json,
    ).toEqual([]);
  });

  it("records its requests in the emulator's list", async () => {
    await using emulator = await withAgent(WITHOUT_HANDLER);
    await emulator.get("/ok", ALICE);
    expect(emulator.requests).toMatchObject([
      { operation: "agent", method: "GET", headers: ALICE, committed: false },
    ]);
  });
});
