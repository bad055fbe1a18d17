import { describe, expect, it, vi } from "vitest";
import { Deployment } from "../../../src/service/contract/deployments.ts";
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
    expect(await emulator.post("/threads/search", ALICE)).toMatchObject({
      status: 200,
      json: [own.json],
    });
    expect(await emulator.post("/threads/search", BOB)).toMatchObject({
      status: 200,
      json: [other.json],
    });
    const path = `/threads/${threadId(own)}`;
    expect(await emulator.get(path, ALICE)).toMatchObject({ status: 200, json: own.json });
    expect((await emulator.get(path, BOB)).status).toBe(404);
  });

  it("overwrites the owner that a user gives for a new thread", async () => {
    await using emulator = await withAgent(PROTECTED);
    await emulator.post("/threads", ALICE, { metadata: { owner: "bob" } });
    expect((await emulator.post("/threads/search", BOB)).json).toEqual([]);
  });

  it("explains each refusal to a user with a valid credential", async () => {
    await using emulator = await withAgent(PROTECTED);
    const refused = { status: 401, json: { detail: "Who are you?" } };
    expect(await emulator.post("/threads", bearer("mallory"), "not JSON")).toMatchObject(refused);
    expect((await emulator.post("/threads", ALICE, "not JSON")).status).toBe(422);
    expect((await emulator.get("/threads/1", ALICE)).status).toBe(404);
  });

  it("runs the code of the active revision, not of the latest one", async () => {
    const image = "registry.example/agent:open";
    await using emulator = await withAgent(PROTECTED, { others: { [image]: withHandler(OPEN) } });
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
    expect((await emulator.post("/threads/search", ALICE)).json).toHaveLength(1);
    expect(
      (
        await ask(`${emulator.github.source_config.custom_url}/threads/search`, "POST", {
          headers: ALICE,
        })
      ).json,
    ).toEqual([]);
  });

  it("records its requests in the emulator's list", async () => {
    await using emulator = await withAgent(WITHOUT_HANDLER);
    await emulator.get("/ok", ALICE);
    expect(emulator.requests).toMatchObject([
      { operation: "agent", method: "GET", headers: ALICE, committed: false },
    ]);
  });

  it("runs a graph by its name, without a thread", async () => {
    await using emulator = await withAgent(PROTECTED);
    const run = (body: object) => emulator.post("/runs/wait", BOB, body);
    expect(await run({ assistant_id: "echo", input: { question: 1 } })).toMatchObject({
      status: 200,
      json: { state: { question: 1 }, user: { identity: "bob", team: "blue" } },
    });
    expect((await emulator.post("/runs/wait", {}, { assistant_id: "echo" })).status).toBe(401);
    for (const assistant_id of ["other", emulator.docker.id])
      expect((await run({ assistant_id })).status).toBe(404);
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

describe("the doors of an agent server", () => {
  const KEY = { "x-api-key": "demo-key" };
  const BAD = { ...bearer("mallory"), "x-api-key": "wrong" };
  const REQUESTS = [
    "GET /ok",
    "GET /info",
    "GET /threads",
    "GET /docs",
    "GET /",
    "POST /runs/wait",
  ];

  /** As measured on a published server: what a stranger gets, a good and a bad credential. */
  it.each([
    [
      "its handler",
      PROTECTED,
      "2",
      ALICE,
      [
        [401, 200, 401, 401, 401, 401],
        [200, 200, 404, 404, 404, 200],
        [401, 200, 401, 401, 401, 401],
      ],
    ],
    [
      "its handler but at /ok",
      PROTECTED,
      "ok-for-all",
      ALICE,
      [
        [200, 200, 401, 401, 401, 401],
        [200, 200, 404, 404, 404, 200],
        [200, 200, 401, 401, 401, 401],
      ],
    ],
    [
      "the platform's key",
      WITHOUT_HANDLER,
      "2",
      KEY,
      [
        [200, 200, 403, 403, 403, 403],
        [200, 200, 404, 404, 404, 200],
        [200, 200, 403, 403, 403, 403],
      ],
    ],
    [
      "none",
      PROTECTED,
      "no-door",
      ALICE,
      [
        [200, 200, 404, 404, 404, 200],
        [200, 200, 404, 404, 404, 200],
        [200, 200, 404, 404, 404, 200],
      ],
    ],
  ])("%s", async (_, files, word, good, expected) => {
    await using emulator = await withAgent(files);
    const source_revision_config = { image_uri: `registry.example/agent:${word}` };
    emulator.store.addRevision(emulator.docker.id, { source_revision_config });
    emulator.clock.pass(60_000);
    const answers: number[][] = [];
    for (const headers of [{}, good, BAD]) {
      const row: number[] = [];
      for (const request of REQUESTS) {
        const [method, path = ""] = request.split(" ");
        const run = { assistant_id: "echo" };
        const { status } = await (method === "GET"
          ? emulator.get(path, headers)
          : emulator.post(path, headers, run));
        row.push(status);
      }
      answers.push(row);
    }
    expect(answers).toEqual(expected);
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
