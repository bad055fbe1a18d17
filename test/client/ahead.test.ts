import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { sendAhead } from "../../src/client/ahead.ts";
import { call } from "../../src/client/call.ts";
import { UnreachableError } from "../../src/client/errors.ts";
import { createDispatcher, type Server } from "../../src/client/http/http.ts";
import { DEPLOYMENT_PATH } from "../../src/contract/deployment-path.ts";
import { operation } from "../../src/contract/operation.ts";

const id = { deployment_id: "11111111-1111-4111-8111-111111111111" };
const other = { deployment_id: "22222222-2222-4222-8222-222222222222" };
const reply = z.object({ request: z.number() });
const read = operation({ method: "GET", path: DEPLOYMENT_PATH, summary: "Read", reply });
const change = operation({ method: "PATCH", path: DEPLOYMENT_PATH, summary: "Change", reply });

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const done of cleanUp.splice(0)) done();
});

type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void;
const numbered: Answer = (_, response, count) => response.end(JSON.stringify({ request: count }));

/** A service that knows what it was asked, and the server that stands for it. */
async function service(answer: Answer = numbered) {
  const asked: string[] = [];
  const listening = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.slice(-12)}`);
    answer(request, response, asked.length);
  }).listen(0, "127.0.0.1");
  cleanUp.push(() => listening.close());
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return { asked, server: serverAt(port) };
}

const serverAt = (port: number): Server => ({
  base_url: `http://127.0.0.1:${port}`,
  headers: {},
  requestTimeoutMs: 5_000,
  dispatcher: createDispatcher(),
  ahead: new Map(),
});

const neverCancelled = new AbortController().signal;

describe("sendAhead", () => {
  it("returns while the answer is still on its way", async () => {
    let end: (() => void) | undefined;
    const { server } = await service((_, response) => {
      end = () => response.end('{"request":1}');
    });
    await sendAhead(server, DEPLOYMENT_PATH, id, neverCancelled);
    const answer = call(server, read, id);
    await expect.poll(() => end).toBeDefined();
    end?.();
    expect(await answer).toEqual({ request: 1 });
  });

  it("gives its answer to the first call, and to no other", async () => {
    const { server, asked } = await service();
    await sendAhead(server, DEPLOYMENT_PATH, id, neverCancelled);
    expect(await call(server, read, id)).toEqual({ request: 1 });
    expect(await call(server, read, id)).toEqual({ request: 2 });
    expect(asked).toHaveLength(2);
  });

  it("gives its answer to a read of the same deployment only, and to no change", async () => {
    const { server, asked } = await service();
    await sendAhead(server, DEPLOYMENT_PATH, id, neverCancelled);
    await call(server, change, id);
    await call(server, read, other);
    await call(server, read, id);
    expect(asked).toEqual(["GET 111111111111", "PATCH 111111111111", "GET 222222222222"]);
  });

  it("leaves its failure to the call, after which the service is asked again", async () => {
    const { server, asked } = await service((request, response, count) => {
      if (count === 1) response.writeHead(503).end();
      else numbered(request, response, count);
    });
    await sendAhead(server, DEPLOYMENT_PATH, id, neverCancelled);
    await expect.poll(() => asked.length).toBe(1);
    await expect(call(server, read, id)).rejects.toThrow("status 503");
    expect(await call(server, read, id)).toEqual({ request: 2 });
  });

  it("returns as well where nobody listens", async () => {
    const { server } = await service();
    for (const done of cleanUp.splice(0)) done();
    await sendAhead(server, DEPLOYMENT_PATH, id, neverCancelled);
    await expect(call(server, read, id)).rejects.toThrow(UnreachableError);
  });

  it("leaves a cancel to the call", async () => {
    const { server } = await service(() => undefined);
    const cancelled = new AbortController();
    await sendAhead(server, DEPLOYMENT_PATH, id, cancelled.signal);
    cancelled.abort(new Error("cancelled"));
    await expect(call(server, read, id)).rejects.toThrow("cancelled");
  });

  it("sends nothing where a path would not be one", async () => {
    const { server, asked } = await service();
    await expect(
      sendAhead(server, DEPLOYMENT_PATH, { deployment_id: "../secrets" }, neverCancelled),
    ).rejects.toThrow();
    expect(asked).toEqual([]);
  });
});
