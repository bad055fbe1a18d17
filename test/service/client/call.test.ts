import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import {
  type AddressInfo,
  createServer as createNetServer,
  type Server as NetServer,
  type Socket,
} from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { Agent, ProxyAgent } from "undici";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { call } from "../../../src/service/client/call.ts";
import { Deadline, systemClock } from "../../../src/service/client/clock.ts";
import {
  ContractError,
  RefusedError,
  UnreachableError,
} from "../../../src/service/client/errors.ts";
import type { Server } from "../../../src/service/client/http/http.ts";
import { createDispatcher } from "../../../src/service/client/http/http.ts";
import { cancelExport, getExport } from "../../../src/service/contract/bulk-exports.ts";
import {
  deleteDeployment,
  getDeployment,
  getDeploymentSecrets,
  getRevision,
  listDeployments,
  listRevisions,
  patchDeployment,
} from "../../../src/service/contract/deployments.ts";
import { operation } from "../../../src/service/contract/operation.ts";

const deployment_id = "11111111-1111-4111-8111-111111111111";
const thing = operation("GET", "/v2/things", {
  summary: "A thing",
  reply: z.object({ id: z.string() }),
});
const change = operation("PATCH", "/v2/things", {
  summary: "Change",
  body: z.object({}),
  reply: z.object({ id: z.string() }),
});

const open: (HttpServer | NetServer)[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function listen(server: HttpServer | NetServer): Promise<number> {
  open.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return (server.address() as AddressInfo).port;
}

function serverAt(base_url: string, overrides: Partial<Server> = {}): Server {
  return {
    name: "control plane",
    base_url,
    headers: { "x-api-key": "key-of-the-test" },
    requestTimeoutMs: 5_000,
    clean: (text) => text,
    hide: () => undefined,
    deadline: new Deadline(systemClock),
    dispatcher: createDispatcher(),
    ...overrides,
  };
}

async function http(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  overrides?: Partial<Server>,
) {
  const port = await listen(createServer(handler));
  return serverAt(`http://127.0.0.1:${port}`, overrides);
}

async function raw(onConnection: (socket: Socket) => void, overrides?: Partial<Server>) {
  const server = createNetServer((socket) => {
    socket.on("error", () => undefined);
    onConnection(socket);
  });
  return serverAt(`http://127.0.0.1:${await listen(server)}`, overrides);
}

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("it did not fail");
}

const answer =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
  };

describe("call", () => {
  it("sends method, path, query, credentials and body, and returns the kept part of the reply", async () => {
    let seen: { line?: string; headers?: IncomingMessage["headers"]; body: string } = { body: "" };
    const server = await http((request, response) => {
      seen = { line: `${request.method} ${request.url}`, headers: request.headers, body: "" };
      request.on("data", (chunk) => {
        seen.body += chunk;
      });
      request.on("end", () =>
        answer(200, '{"resources":[],"offset":0,"more":1}')(request, response),
      );
    });
    const reply = await call(server, listRevisions, { deployment_id, limit: 5 });
    expect(reply).toEqual({ resources: [], offset: 0 });
    expect(seen.line).toBe(`GET /v2/deployments/${deployment_id}/revisions?limit=5`);
    expect(seen.headers).toMatchObject({
      "x-api-key": "key-of-the-test",
      "accept-encoding": "identity",
      "content-type": "application/json",
      connection: "close",
    });
    await errorOf(
      call(
        server,
        patchDeployment,
        { deployment_id },
        { body: { secrets: [{ name: "A", value: "b" }] } },
      ),
    );
    expect(JSON.parse(seen.body)).toEqual({ secrets: [{ name: "A", value: "b" }] });
    expect(seen.headers).toMatchObject({ "content-type": "application/json" });
  });

  it("keeps a path prefix of the address", async () => {
    let url: string | undefined;
    const server = await http((request, response) => {
      url = request.url;
      answer(200, '{"id":"x"}')(request, response);
    });
    await call({ ...server, base_url: `${server.base_url}/api-host` }, thing, {});
    expect(url).toBe("/api-host/v2/things");
  });

  it("drops the values of secrets when it reads a deployment", async () => {
    const deployment = {
      id: deployment_id,
      name: "a",
      source: "github",
      source_config: {},
      source_revision_config: {},
      secrets: [{ name: "A", value: "canary-value" }],
      created_at: "",
      updated_at: "",
      status: "A_NEW_STATUS",
      latest_revision_id: null,
      active_revision_id: null,
    };
    const server = await http(answer(200, JSON.stringify(deployment)));
    const reply = await call(server, getDeployment, { deployment_id });
    expect(reply.status).toBe("A_NEW_STATUS");
    expect(JSON.stringify(reply)).not.toContain("canary-value");
  });

  it("drops the secrets of every deployment of a list", async () => {
    const listed = { id: deployment_id, name: "a", source: "github", status: "READY" };
    const secrets = [{ name: "A", value: "canary-value" }];
    const page = { resources: [{ ...listed, secrets }], offset: 1 };
    const server = await http(answer(200, JSON.stringify(page)));
    expect(await call(server, listDeployments, {})).toEqual({ resources: [listed], offset: 1 });
  });

  it.each([
    [204, ""],
    [202, ""],
    [200, ""],
    [200, '{"status":"AWAITING_DELETE"}'],
  ])("takes the status %d with the body %j as the answer of a deletion", async (status, body) => {
    const server = await http(answer(status, body));
    await call(server, deleteDeployment, { deployment_id, delete_tracing_project: "true" });
  });

  it("does not take a page as that", async () => {
    const server = await http(answer(200, "<html></html>"));
    expect(await errorOf(call(server, deleteDeployment, { deployment_id }))).toBeInstanceOf(
      ContractError,
    );
  });

  it.each([201, 202, 203])("takes a %d with the whole resource as the answer", async (status) => {
    expect(await call(await http(answer(status, '{"id":"x"}')), thing, {})).toEqual({ id: "x" });
  });

  it.each(["../../admin", "a?b", "%2e%2e", "", "1"])(
    "refuses the path parameter %j before it sends anything",
    async (id) => {
      let requests = 0;
      const server = await http((request, response) => {
        requests += 1;
        answer(200, "{}")(request, response);
      });
      await errorOf(call(server, getDeployment, { deployment_id: id }));
      expect(requests).toBe(0);
    },
  );

  it.each([
    ["begins with a byte order mark", "\ufeff", {}],
    ["names its charset as its encoding", "", { "content-encoding": "UTF-8" }],
    ["has an encoding without a name", "", { "content-encoding": "" }],
  ])("reads an answer that %s", async (_, start, headers) => {
    const server = await http(answer(200, `${start}{"id":"x"}`, headers));
    expect(await call(server, thing, {})).toEqual({ id: "x" });
  });

  it("throws a RefusedError with every problem of a 422, without what it echoes", async () => {
    const detail = [
      {
        loc: ["body", "source_config", "resource_spec", "cpu"],
        msg: "too much",
        type: "less_than",
        input: "canary-value",
        ctx: { le: 4 },
      },
      { loc: ["body", "secrets", 0, "name"], msg: "reserved", type: "value_error" },
    ];
    const error = await errorOf(
      call(await http(answer(422, JSON.stringify({ detail }))), thing, {}),
    );
    expect(error).toMatchObject({
      status: 422,
      problems: [{ msg: "too much" }, { loc: ["body", "secrets", 0, "name"] }],
    });
    expect(JSON.stringify(error) + String(error)).not.toContain("canary-value");
  });

  it.each(["<html>canary-value</html>", "", '{"detail":{"x":"canary-value"}}', '"canary-value"'])(
    "does not quote a 400 in another form: %s",
    async (body) => {
      const error = await errorOf(call(await http(answer(400, body)), thing, {}));
      expect(error).toBeInstanceOf(RefusedError);
      expect(error).toMatchObject({
        detail: undefined,
        message: expect.stringContaining("no reason given"),
      });
      expect(String(error)).not.toContain("canary-value");
    },
  );

  it.each([301, 302, 303, 307, 308])(
    "does not follow a %d, and names only its origin",
    async (status) => {
      let hits = 0;
      const other = await http((request, response) => {
        hits += 1;
        answer(200, '{"id":"x"}')(request, response);
      });
      const location = `${other.base_url}/secret-path?token=1`;
      const error = await errorOf(call(await http(answer(status, "", { location })), thing, {}));
      expect(error).toBeInstanceOf(RefusedError);
      expect(String(error)).toContain(other.base_url);
      expect(String(error)).not.toContain("secret-path");
      expect(hits).toBe(0);
    },
  );

  it.each([408, 425, 429, 500, 502, 503, 504])(
    "throws an UnreachableError for %d, with Retry-After",
    async (status) => {
      const error = await errorOf(
        call(await http(answer(status, "<html>", { "retry-after": "7" })), thing, {}),
      );
      expect(error).toBeInstanceOf(UnreachableError);
      expect(error).toMatchObject({ status, sent: true, retryAfterMs: 7_000, permanent: false });
    },
  );

  it.each([
    ["7f3c-21", ", request id 7f3c-21"],
    ["x".repeat(129), ""],
    ["a b", ""],
    ["::error::x", ""],
  ])("shows the request id %j only if it is a short plain word", async (id, shown) => {
    const lines: string[] = [];
    const debug = (line: string) => lines.push(line);
    const headers = { "x-request-id": id };
    await call(await http(answer(200, '{"id":"x"}', headers), { debug }), thing, {});
    expect(lines).toEqual([expect.stringMatching(new RegExp(`: 200${shown}, \\d+ ms$`))]);
  });

  it("keeps the reason of a status that fails", async () => {
    const detail = "database migration 0042 is running";
    const server = await http(answer(500, JSON.stringify({ detail })));
    expect(await errorOf(call(server, thing, {}))).toMatchObject({ status: 500, detail });
  });

  it.each([
    ["HTML", answer(200, "<html>canary-value</html>")],
    ["nothing", answer(200, "")],
    ["204", answer(204, "")],
    ["a shape of its own", answer(200, '{"id":42}')],
    ["202 without the resource", answer(202, '{"status":"accepted"}')],
  ])("throws a ContractError for %s, and does not quote it", async (_, handler) => {
    const error = await errorOf(call(await http(handler), thing, {}));
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ permanent: false });
    expect(String(error)).not.toContain("canary-value");
  });

  const answering = (encoding: string, body: Buffer) =>
    http((_, response) => response.writeHead(200, { "content-encoding": encoding }).end(body));

  it.each([
    ["too large", "identity", Buffer.alloc(20_000_000, " ")],
    ["compressed by gzip", "gzip", gzipSync('{"id":"x"}')],
    ["compressed in another way", "br", Buffer.from("any")],
  ])("refuses an answer that is %s", async (_, encoding, body) => {
    const error = await errorOf(call(await answering(encoding, body), thing, {}));
    expect(error).toMatchObject({ name: "ContractError", permanent: true });
  });

  describe("with an answer that has an id", () => {
    const ids = {
      deployment_id,
      revision_id: "33333333-3333-4333-8333-33333333333a",
      export_id: "44444444-4444-4444-8444-44444444444a",
    };
    const other = "22222222-2222-4222-8222-222222222222";
    const members = {
      name: "a",
      source: "github",
      source_config: {},
      source_revision_config: {},
      created_at: "",
      updated_at: "",
      status: "READY",
      latest_revision_id: null,
      active_revision_id: null,
    };
    const about = (id: string) => http(answer(200, JSON.stringify({ ...members, id })));
    const operations: [name: string, own: string, send: (server: Server) => Promise<unknown>][] = [
      ["a deployment", ids.deployment_id, (server) => call(server, getDeployment, ids)],
      ["its secrets", ids.deployment_id, (server) => call(server, getDeploymentSecrets, ids)],
      [
        "a change",
        ids.deployment_id,
        (server) => call(server, patchDeployment, ids, { body: { secrets: [] } }),
      ],
      ["a revision", ids.revision_id, (server) => call(server, getRevision, ids)],
      ["an export", ids.export_id, (server) => call(server, getExport, ids)],
      [
        "a cancellation",
        ids.export_id,
        (server) => call(server, cancelExport, ids, { body: { status: "Cancelled" } }),
      ],
    ];

    it.each(operations)("refuses another id than that in the path: %s", async (_, own, send) => {
      const error = await errorOf(send(await about(other)));
      expect(error).toBeInstanceOf(ContractError);
      expect(String(error)).toContain("the answer is about another id");
      // Whether an id has capitals makes no difference.
      await expect(send(await about(own.toUpperCase()))).resolves.toMatchObject({
        status: "READY",
      });
    });
  });

  it("gives up on an answer that trickles", async () => {
    const server = await http(
      (_, response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write(" "), 20);
        response.on("close", () => clearInterval(timer));
      },
      { requestTimeoutMs: 200 },
    );
    expect(await errorOf(call(server, thing, {}))).toMatchObject({
      name: "UnreachableError",
      sent: true,
    });
  });

  describe("of a large answer", () => {
    const large = { ...thing, maxBytes: 1024 ** 2 };
    const answerMs = 10_000;
    const trickling =
      (status: number, pauseMs: number, parts: Iterable<string>) =>
      async (_: IncomingMessage, response: ServerResponse) => {
        response.writeHead(status, { "content-type": "application/json" });
        for (const part of parts) {
          if (response.destroyed) return;
          response.write(part);
          await pause(pauseMs);
        }
        response.end();
      };
    const blanks = () => Array.from({ length: 100 }, () => " ");

    it("may take longer than the request timeout while bytes arrive", async () => {
      const slow = trickling(200, 100, ['{"id"', ": ", '"', "a", '"', "}"]);
      const server = await http(slow, { requestTimeoutMs: 300 });
      expect(await call(server, large, {}, { answerMs })).toEqual({ id: "a" });
    });

    it("ends with the limit of the whole", async () => {
      const server = await http(trickling(200, 20, blanks()));
      expect(await errorOf(call(server, large, {}, { answerMs: 200 }))).toMatchObject({
        name: "UnreachableError",
      });
    });

    it.each([403, 503, 206])(
      "takes no longer than the request timeout with status %i",
      async (status) => {
        const server = await http(trickling(status, 20, blanks()), { requestTimeoutMs: 200 });
        const error = await errorOf(call(server, large, {}, { answerMs }));
        expect(error).toHaveProperty("name", status === 403 ? "RefusedError" : "UnreachableError");
      },
    );

    it.each([
      ["is too large", `"${"x".repeat(1024 ** 2)}"`, "larger than 1 MB"],
      ["is cut short", '{"id":"a"', "is not JSON, or is cut short"],
    ])("says that it %s", async (_, body, why) => {
      const server = await http(answer(200, body));
      const error = await errorOf(call(server, large, {}, { answerMs }));
      expect(error).toBeInstanceOf(ContractError);
      expect(String(error)).toContain(why);
    });
  });

  it("does not quote an answer that is not HTTP", async () => {
    const server = await raw((socket) =>
      socket.on("data", () => socket.end("canary-value: this is not HTTP\r\n\r\n")),
    );
    const error = await errorOf(call(server, thing, {}));
    expect(error).toBeInstanceOf(ContractError);
    expect(JSON.stringify(error) + String(error) + String((error as Error).stack)).not.toContain(
      "canary-value",
    );
  });

  it("stops with the signal's reason when it is cancelled", async () => {
    const server = await http(() => undefined);
    const controller = new AbortController();
    const asked = call(server, thing, {}, { signal: controller.signal });
    controller.abort(new Error("cancelled"));
    expect(String(await errorOf(asked))).toContain("cancelled");
  });
});

describe("the proof that a request was sent", () => {
  it("is absent when there is no such host", async () => {
    expect(await errorOf(call(serverAt("http://nobody.invalid"), change, {}))).toMatchObject({
      name: "UnreachableError",
      sent: false,
    });
  });

  it("is absent when the connection is refused", async () => {
    const gone = createNetServer();
    const port = await listen(gone);
    await new Promise((closed) => gone.close(closed));
    const error = await errorOf(call(serverAt(`http://127.0.0.1:${port}`), change, {}));
    expect(error).toMatchObject({ sent: false, permanent: false });
    expect(String(error)).toContain("ECONNREFUSED");
  });

  it("is absent when the TLS handshake fails, and the failure is permanent", async () => {
    const server = await http(answer(200, "{}"));
    const error = await errorOf(
      call({ ...server, base_url: server.base_url.replace("http:", "https:") }, change, {}),
    );
    expect(error).toMatchObject({ name: "UnreachableError", sent: false, permanent: true });
  });

  it("is absent when the TLS handshake is reset", async () => {
    const server = await raw((socket) => socket.on("data", () => socket.resetAndDestroy()));
    const error = await errorOf(
      call({ ...server, base_url: server.base_url.replace("http:", "https:") }, change, {}),
    );
    expect(error).toMatchObject({ name: "UnreachableError", sent: false, permanent: false });
  });

  it("is present when the connection is reset after the request", async () => {
    const server = await raw((socket) => socket.on("data", () => socket.resetAndDestroy()));
    expect(await errorOf(call(server, change, {}, { body: {} }))).toMatchObject({
      name: "UnreachableError",
      sent: true,
    });
  });

  it("is present when the connection is closed after the request, or the answer is cut", async () => {
    const closing = await raw((socket) => socket.on("data", () => socket.end()));
    expect(await errorOf(call(closing, change, {}, { body: {} }))).toMatchObject({ sent: true });
    const cutting = await raw((socket) =>
      socket.on("data", () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n{"id"')),
    );
    expect(await errorOf(call(cutting, change, {}, { body: {} }))).toMatchObject({
      name: "UnreachableError",
      sent: true,
    });
  });

  it.each([
    ["in the middle of a chunk", '28\r\n{"id"'],
    ["between two chunks", '5\r\n{"id"\r\n'],
    ["by what is no chunk", '5\r\n{"id"\r\nno chunk\r\n\r\n'],
  ])(
    "is present when an answer in chunks is cut %s, and the failure is transient",
    async (_, chunks) => {
      const head = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n";
      const server = await raw((socket) => socket.on("data", () => socket.end(head + chunks)));
      const errors = [
        await errorOf(call(server, thing, {})),
        await errorOf(call(server, change, {}, { body: {} })),
      ];
      expect(errors).toMatchObject(
        errors.map(() => ({ name: "UnreachableError", sent: true, permanent: false })),
      );
    },
  );

  it("is present when no answer comes", async () => {
    const server = await raw(() => undefined, { requestTimeoutMs: 150 });
    expect(await errorOf(call(server, change, {}, { body: {} }))).toMatchObject({
      name: "UnreachableError",
      sent: true,
    });
  });

  describe("while a connection is being made that never comes to be", () => {
    const connectingFor = (requestTimeoutMs: number) =>
      serverAt("https://service.invalid", {
        dispatcher: new Agent({ connect: () => undefined }),
        requestTimeoutMs,
      });

    it("is absent when the request timeout comes, which is no timeout of the step", async () => {
      const server = connectingFor(50);
      const error = await errorOf(call(server, change, {}, { body: {} }));
      expect(error).toMatchObject({ name: "UnreachableError", sent: false, permanent: false });
      expect(server.deadline.isReached).toBe(false);
    });

    it("ends with the reason of a cancel", async () => {
      const cancel = new AbortController();
      const asked = call(connectingFor(60_000), thing, {}, { signal: cancel.signal });
      cancel.abort(new Error("cancelled"));
      expect(String(await errorOf(asked))).toContain("cancelled");
    });
  });

  it.each(["http_proxy", "https_proxy"])("never goes to loopback through %s", async (variable) => {
    let proxied = 0;
    const proxy = createServer();
    proxy.on("connection", (socket) => {
      proxied += 1;
      socket.destroy();
    });
    vi.stubEnv(variable, `http://127.0.0.1:${await listen(proxy)}`);
    const server = await raw((socket) => socket.end(), { dispatcher: createDispatcher() });
    await errorOf(call(server, change, {}));
    vi.unstubAllEnvs();
    expect(proxied).toBe(0);
  });

  it("is absent when a proxy drops the tunnel, and the attempt ends", async () => {
    let tunnels = 0;
    const proxy = createServer();
    proxy.on("connect", (_, socket) => {
      tunnels += 1;
      socket.destroy();
    });
    const dispatcher = new ProxyAgent({
      uri: `http://127.0.0.1:${await listen(proxy)}`,
      allowH2: false,
      pipelining: 0,
    });
    const error = await errorOf(
      call(
        serverAt("https://service.invalid", { dispatcher, requestTimeoutMs: 2_000 }),
        change,
        {},
      ),
    );
    expect(error).toMatchObject({ name: "UnreachableError", sent: false });
    expect(tunnels).toBeLessThan(10);
  });

  it("is absent when a proxy wants a password, and the failure is permanent", async () => {
    const proxy = createServer();
    proxy.on("connect", (_, socket) =>
      socket.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n"),
    );
    const dispatcher = new ProxyAgent({
      uri: `http://127.0.0.1:${await listen(proxy)}`,
      allowH2: false,
      pipelining: 0,
    });
    const error = await errorOf(
      call(serverAt("https://service.invalid", { dispatcher }), change, {}),
    );
    expect(error).toMatchObject({ name: "UnreachableError", sent: false, permanent: true });
  });
});
