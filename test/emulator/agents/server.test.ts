import { describe, expect, it, vi } from "vitest";
import { Deployment } from "../../../src/contract/deployments.ts";
import { ask, withDeployments } from "../../harness/ask.ts";
import {
  bearer,
  OPEN,
  PROTECTED,
  threadId,
  WITHOUT_HANDLER,
  withAgent,
  withHandler,
} from "./agents.ts";

const ALICE = bearer("alice");
const BOB = bearer("bob");

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
    expect(plain.docker.source_config.custom_url).toBeNull();
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

  it.each(["/info", "/threads", "/threads/1", "/nothing", ""])(
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
    await using emulator = await withAgent(PROTECTED, { others: { [image]: withHandler(OPEN) } });
    expect((await emulator.get("/info")).status).toBe(401);
    await ask(emulator.at(emulator.docker), "PATCH", {
      body: { source_revision_config: { image_uri: image } },
    });
    expect((await emulator.get("/info")).status).toBe(401);
    emulator.clock.pass(60_000);
    expect((await emulator.get("/info")).status).toBe(200);
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

  it("answers /ok without a credential, and /info with one", async () => {
    await using emulator = await withAgent(PROTECTED);
    expect(await emulator.get("/ok")).toMatchObject({ status: 200, json: { ok: true } });
    expect(await emulator.get("/info", ALICE)).toMatchObject({
      status: 200,
      json: { version: expect.any(String) },
    });
  });

  it("runs a graph by its name, without a thread", async () => {
    await using emulator = await withAgent(PROTECTED);
    const run = (body: object) => emulator.post("/runs/wait", BOB, body);
    expect(await run({ assistant_id: "echo", input: { question: 1 } })).toMatchObject({
      status: 200,
      json: { state: { question: 1 }, user: { identity: "bob" } },
    });
    expect((await emulator.post("/runs/wait", {}, { assistant_id: "echo" })).status).toBe(401);
    expect(await run({ assistant_id: "other" })).toMatchObject({
      status: 422,
      json: { detail: expect.stringContaining("registered graphs: echo") },
    });
    expect((await run({ assistant_id: emulator.docker.id })).status).toBe(404);
    expect((await run({ input: {} })).status).toBe(422);
  });

  it("tells a graph that throws in a body of status 200", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const graph = "export const graph = () => { throw new TypeError('no such tool'); };";
    await using emulator = await withAgent({ ...WITHOUT_HANDLER, "graph.ts": graph });
    const key = { "x-api-key": "demo-key" };
    expect(await emulator.post("/runs/wait", key, { assistant_id: "echo" })).toMatchObject({
      status: 200,
      json: { __error__: { error: "TypeError", message: "no such tool" } },
    });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

describe("the habits of an agent server", () => {
  /** What /ok answers every other second, from the start of a rollout that ends after 8 s. */
  async function answersOf(word: string): Promise<(number | string)[]> {
    await using emulator = await withAgent(WITHOUT_HANDLER);
    const image_uri = `registry.example/agent:${word}`;
    const body = { source_revision_config: { image_uri } };
    await ask(emulator.at(emulator.docker), "PATCH", { body });
    const answers: (number | string)[] = [];
    for (let seconds = 0; seconds < 32; seconds += 2) {
      const answer = await emulator.get("/ok").catch(({ code }) => String(code));
      answers.push(typeof answer === "string" ? answer : answer.status);
      emulator.clock.pass(2_000);
    }
    return answers;
  }

  const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

  it.each([
    ["2", times(16, 200)],
    ["answers-late", [...times(4, 200), ...times(10, "ECONNRESET"), ...times(2, 200)]],
    ["answers-flap", [...times(4, 200), ...times(5, [503, 200]).flat(), ...times(2, 200)]],
    ["answers-502", [...times(3, 200), ...times(11, 502), ...times(2, 200)]],
    ["answers-never", [...times(4, 200), ...times(12, 503)]],
  ])("%s", async (word, expected) => {
    expect(await answersOf(word)).toEqual(expected);
  });
});
