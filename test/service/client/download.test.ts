import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { Deadline, systemClock } from "../../../src/service/client/clock.ts";
import { download } from "../../../src/service/client/download.ts";
import {
  ContractError,
  RefusedError,
  UnreachableError,
} from "../../../src/service/client/errors.ts";
import type { Server } from "../../../src/service/client/http/http.ts";
import { createDispatcher } from "../../../src/service/client/http/http.ts";
import { exportUsage } from "../../../src/service/contract/usage.ts";

const QUERY = {
  workspace_ids: ["0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01", "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a02"],
  start_time: "2026-02-01T00:00:00Z",
  end_time: "2026-03-01T00:00:00Z",
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

type Limits = Partial<Parameters<typeof download>[3]>;

async function ask(
  listener: RequestListener,
  { maxBytes = 1_000, limitMs = 10_000, signal }: Limits = {},
) {
  const service = createServer(listener);
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  closing.push(() => {
    service.closeAllConnections();
    service.close();
  });
  const base_url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/api-host`;
  const server: Server = {
    name: "platform API",
    base_url,
    headers: { "x-api-key": "key" },
    requestTimeoutMs: 1_000,
    clean: (text) => text,
    hide: () => undefined,
    deadline: new Deadline(systemClock),
    dispatcher: createDispatcher(),
  };
  return download(server, exportUsage, QUERY, { maxBytes, limitMs, signal });
}

async function textOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const failureOf = async (bytes: AsyncIterable<Buffer>): Promise<unknown> =>
  textOf(bytes).catch((error: unknown) => error);

describe("download", () => {
  it("sends one request, with repeated parameters, and returns the bytes unchanged", async () => {
    const asked: unknown[] = [];
    const bytes = await ask(({ url, headers }, response) => {
      asked.push(url, headers.accept, headers["accept-encoding"], headers["x-api-key"]);
      response.end("a,b\r\n");
    });
    expect(await textOf(bytes)).toBe("a,b\r\n");
    const path = "/api-host/api/v1/orgs/current/billing/granular-usage/export";
    const times = "start_time=2026-02-01T00%3A00%3A00Z&end_time=2026-03-01T00%3A00%3A00Z";
    const ids = QUERY.workspace_ids.map((id) => `workspace_ids=${id}`).join("&");
    expect(asked).toEqual([`${path}?${times}&${ids}`, "text/csv", "identity", "key"]);
  });

  it("may take longer than the request timeout while bytes arrive", async () => {
    const bytes = await ask(async (_, response) => {
      for (const part of ["1", "2", "3", "4", "5", "6"]) {
        response.write(part);
        await pause(250);
      }
      response.end();
    });
    expect(await textOf(bytes)).toBe("123456");
  });

  it("aborts an answer that trickles for longer than its limit", async () => {
    const bytes = await ask(
      async (_, response) => {
        while (!response.destroyed) {
          response.write("x");
          await pause(50);
        }
      },
      { limitMs: 300 },
    );
    expect(await failureOf(bytes)).toBeInstanceOf(UnreachableError);
  });

  it("closes the connection when the reader stops", async () => {
    const closed = Promise.withResolvers<void>();
    const bytes = await ask((request, response) => {
      request.socket.once("close", () => closed.resolve());
      response.write("begun");
    });
    for await (const chunk of bytes) {
      expect(chunk.toString()).toBe("begun");
      break;
    }
    await closed.promise;
  });

  it.each<[string, RequestListener, new (...args: never[]) => Error, string]>([
    [
      "a refusal",
      (_, response) => response.writeHead(403).end('{"detail":"Forbidden"}'),
      RefusedError,
      "status 403: Forbidden",
    ],
    [
      "a redirect",
      (_, response) => response.writeHead(302, { location: "https://a.example/" }).end(),
      RefusedError,
      "redirect",
    ],
    ["a 503", (_, response) => response.writeHead(503).end(), UnreachableError, "status 503"],
    [
      "a 204",
      (_, response) => response.writeHead(204).end(),
      ContractError,
      "status 204 is not documented",
    ],
    [
      "compression",
      (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end("x"),
      ContractError,
      "compressed",
    ],
    [
      "too many bytes",
      (_, response) => response.end("x".repeat(1_001)),
      ContractError,
      "larger than 1000 bytes",
    ],
    [
      "a cut",
      (_, response) =>
        response.writeHead(200, { "content-length": 9 }).write("x", () => response.destroy()),
      UnreachableError,
      "the answer was cut short",
    ],
    ["silence", (_, response) => void response.write("x"), UnreachableError, "stalled"],
  ])("fails at %s as call does", async (_, listener, kind, reason) => {
    const error = await failureOf(await ask(listener));
    expect(error).toBeInstanceOf(kind);
    expect(error).toHaveProperty("message", expect.stringContaining(reason));
  });

  it.each<[number, new (...args: never[]) => Error, string]>([
    [403, RefusedError, "status 403"],
    [503, UnreachableError, "no complete answer in time"],
    [206, UnreachableError, "no complete answer in time"],
  ])(
    "waits no longer than the request timeout for the end of an answer with status %i",
    async (status, kind, reason) => {
      const bytes = await ask((_, response) => {
        response.writeHead(status);
        const trickle = setInterval(() => response.write("x"), 50);
        response.once("close", () => clearInterval(trickle));
      });
      const error = await failureOf(bytes);
      expect(error).toBeInstanceOf(kind);
      expect(error).toHaveProperty("message", expect.stringContaining(reason));
    },
  );

  it("stops when the caller cancels", async () => {
    const cancel = new AbortController();
    const bytes = await ask(
      (_, response) => void response.write("x", () => cancel.abort(new Error("cancelled"))),
      {
        signal: cancel.signal,
      },
    );
    expect(await failureOf(bytes)).toEqual(new Error("cancelled"));
  });
});
