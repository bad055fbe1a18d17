import { createServer, type RequestListener } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { sendAhead } from "../../../src/service/client/ahead.ts";
import { call } from "../../../src/service/client/call.ts";
import { readOnce } from "../../../src/service/client/read.ts";
import { getRevision } from "../../../src/service/contract/deployments.ts";
import { getUsage } from "../../../src/service/contract/usage.ts";
import { portOf } from "../../bench/start-up.ts";
import { worldAt } from "../../harness/world.ts";

const ID = "11111111-1111-4111-8111-111111111111";
const ids = { deployment_id: ID, revision_id: ID };
const PATH = `/v2/deployments/${ID}/revisions/${ID}`;

type Reply = Parameters<RequestListener>[1];

const REQUEST_TIMEOUT_MS = 1_000;

/** A world in which the first read of a path was sent ahead, and how many requests arrived. */
async function aheadAt(
  answer: (reply: Reply, requests: number) => void,
  { path = PATH, signal }: { path?: string; signal?: AbortSignal } = {},
) {
  let requests = 0;
  const server = createServer((_, reply) => {
    requests += 1;
    answer(reply.setHeader("content-type", "application/json"), requests);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${await portOf(server)}`;
  const { world } = worldAt(url, {
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    ...(signal && { signal }),
  });
  const asked = await sendAhead(world, path);
  return {
    server: asked.server,
    read: () => readOnce(asked, getRevision, ids),
    requests: () => requests,
  };
}

const revision = (status: string) => JSON.stringify({ id: ID, status });

it("gives the answer to the first read of its path only", async () => {
  const { read, requests } = await aheadAt((reply, count) => reply.end(revision(`seen ${count}`)));
  expect((await read()).status).toBe("seen 1");
  expect((await read()).status).toBe("seen 2");
  expect(requests()).toBe(2);
});

it("does not wait for the answer", async () => {
  const arrived = Promise.withResolvers<Reply>();
  const { read } = await aheadAt(arrived.resolve);
  const reading = read();
  (await arrived.promise).end(revision("late"));
  expect((await reading).status).toBe("late");
});

it("leaves a failure to the first read, and the next one to another request", async () => {
  const { read } = await aheadAt((reply, count) => {
    reply.statusCode = count === 1 ? 503 : 200;
    reply.end(revision("seen"));
  });
  await expect(read()).rejects.toThrow("status 503");
  expect((await read()).status).toBe("seen");
});

it("leaves an answer that breaks off before anybody reads it to the first read", async () => {
  const { read } = await aheadAt((reply) => {
    reply.writeHead(200, { "content-length": "1000" }).write(revision("half"));
    setTimeout(() => reply.destroy(), 5);
  });
  await pause(100);
  await expect(read()).rejects.toThrow("cut short");
});

it("ends when it cannot be sent, which the first read tells", async () => {
  const { world } = worldAt("http://127.0.0.1:1");
  const asked = await sendAhead(world, PATH);
  await expect(readOnce(asked, getRevision, ids)).rejects.toThrow("127.0.0.1:1");
});

it("ends when the workflow is cancelled, which the first read tells", async () => {
  const cancel = new AbortController();
  const { read } = await aheadAt(() => cancel.abort(), { signal: cancel.signal });
  await expect(read()).rejects.toThrow("aborted");
});

const USAGE = {
  start_time: "2026-02-01T00:00:00Z",
  end_time: "2026-03-01T00:00:00Z",
  workspace_ids: [ID],
};
const USAGE_PATH = `${getUsage.path}?${new URLSearchParams({ ...USAGE, workspace_ids: ID })}`;

it("lets a large answer take longer than one attempt while its bytes arrive", async () => {
  const { server, requests } = await aheadAt(
    async (reply) => {
      for (const part of ['{"stride":', '{"days":1,', '"hours":0}', ',"usage"', ":[]", "}"]) {
        reply.write(part);
        await pause(REQUEST_TIMEOUT_MS / 4);
      }
      reply.end();
    },
    { path: USAGE_PATH },
  );
  const large = { maxBytes: 100, limitMs: 60_000 };
  expect(await call(server, getUsage, USAGE, { large })).toMatchObject({ usage: [] });
  expect(requests()).toBe(1);
});
