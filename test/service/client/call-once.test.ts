import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createNetServer, type Server as NetServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { Agent, type Dispatcher, ProxyAgent } from "undici";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import * as z from "zod";
import { callOnce } from "../../../src/service/client/call-once.ts";
import { ServiceError, UnreachableError } from "../../../src/service/client/errors.ts";
import { createDispatcher, type Server } from "../../../src/service/client/http/http.ts";
import {
  deleteDeployment,
  getDeployment,
  getDeploymentSecrets,
  patchDeployment,
} from "../../../src/service/contract/deployments/deployment.ts";
import { getRevision, listRevisions } from "../../../src/service/contract/deployments/revision.ts";
import { cancelExport, getExport } from "../../../src/service/contract/exports/bulk-export.ts";
import { operation } from "../../../src/service/contract/operation.ts";
import { listen } from "../../harness/listen.ts";
import { contextAt } from "../../harness/step-context.ts";

const deployment_id = "11111111-1111-4111-8111-111111111111";
const reply = z.object({ id: z.string() });
const thing = operation("GET", "/v2/things", { summary: "A thing", reply });
const change = operation("PATCH", "/v2/things", { summary: "Any", body: z.object({}), reply });

/** What the client needs to reach a server at this address. */
const serverAt = (base_url: string, overrides: Partial<Server> = {}): Server => ({
  ...contextAt(base_url, { requestTimeoutMs: 5_000 }).ctx.server,
  ...overrides,
});

function listenUntilEnd(server: NetServer): Promise<string> {
  onTestFinished(() => void server.close());
  return listen(server);
}
const serverOfListener = async (listener: RequestListener, overrides?: Partial<Server>) =>
  serverAt(await listenUntilEnd(createServer(listener)), overrides);

/** A server that calls `onData` for the bytes of a request. */
async function serverOfSockets(onData: (socket: Socket) => void, overrides?: Partial<Server>) {
  const server = createNetServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", () => onData(socket));
  });
  return serverAt(await listenUntilEnd(server), overrides);
}

const respond =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: Parameters<RequestListener>[1]) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
  };

/** A server that sends this response to each request. */
const serverWith = (...response: Parameters<typeof respond>) =>
  serverOfListener(respond(...response));

/** The result of a call in one line: the reply, or the error with everything derived from it. */
async function resultTextOf(result: Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await result);
  } catch (error) {
    const { operation: _, ...details } = Object(error);
    expect(`${JSON.stringify(details)} ${Object(error).stack}`).not.toContain("canary-value");
    if (!(error instanceof ServiceError)) return String(error);
    const { name, reason, detail, permanent, isAccepted } = error;
    const flags = {
      sent: error instanceof UnreachableError && error.sent,
      "not sent": error instanceof UnreachableError && !error.sent,
      [`said: ${detail}`]: detail !== undefined,
      accepted: isAccepted,
      permanent,
    };
    const setFlags = Object.entries(flags).flatMap(([flag, isSet]) => (isSet ? [flag] : []));
    return [`${name}: ${reason}`, ...setFlags].join("; ");
  }
}

/** The result of a call whose response is this one. */
const resultTextWith = async (...response: Parameters<typeof respond>) =>
  resultTextOf(callOnce(await serverWith(...response), thing, {}));

const OK = '{"id":"x"}';
const UNKNOWN_DETAIL = '{"detail":{"x":"canary-value"}}';
const PROBLEMS = [
  { loc: ["body", "cpu"], msg: "too much", type: "", input: "canary-value", ctx: { le: 4 } },
  { loc: ["body", "secrets", 0, "name"], msg: "reserved", type: "" },
];
const PROBLEMS_TEXT = "body.cpu: too much; body.secrets.0.name: reserved";
const NO_REASON = "RefusedError: status 400";
const COMPRESSED =
  "ContractError: the answer is compressed, which was not asked for; accepted; permanent";
const COMPRESSED_PAGE = { "content-encoding": "br", "content-type": "text/html" };
const NOT_AS_DOCUMENTED = "ContractError: the answer is not as documented at id; accepted";
const TOO_LARGE = "ContractError: the answer is larger than 2 MB; accepted; permanent";
const notJson = (status: number) => `ContractError: the answer (status ${status}) is not JSON`;

const redirectTo = (target: string) =>
  `RefusedError: a redirect to ${target}, which is not followed`;
type ReplyRow = [number, string | Buffer, expected: string, Record<string, string>?];

describe("callOnce", () => {
  it("sends method, path, query, credentials and body, and returns the known members of the reply", async () => {
    const requests: unknown[] = [];
    const { base_url } = await serverOfListener(async (request, response) => {
      const { headers, method, url } = request;
      const body = Buffer.concat(await request.toArray()).toString();
      const { "accept-encoding": encoding, "content-type": type, connection } = headers;
      requests.push([`${method} ${url}`, headers["x-api-key"], encoding, type, connection, body]);
      respond(200, '{"resources":[],"offset":0,"more":1}')(request, response);
    });
    const server = serverAt(`${base_url}/api-host`);
    const parsed = await callOnce(server, listRevisions, { deployment_id, limit: 5 });
    expect(parsed).toEqual({ resources: [], offset: 0 });
    const body = { secrets: [{ name: "A", value: "b" }] };
    await resultTextOf(callOnce(server, patchDeployment, { deployment_id }, { body }));
    const at = `/api-host/v2/deployments/${deployment_id}`;
    const commonParts = ["demo-key", "identity", "application/json", "close"];
    expect(requests).toEqual([
      [`GET ${at}/revisions?limit=5`, ...commonParts, ""],
      [`PATCH ${at}`, ...commonParts, JSON.stringify(body)],
    ]);
  });

  const secrets = [{ name: "A", value: "canary-value" }];
  const entry = { id: deployment_id, name: "a", source: "github", status: "READY" };
  const deployment = {
    ...{ ...entry, source_config: {}, source_revision_config: {}, created_at: "" },
    ...{ updated_at: "", latest_revision_id: null, active_revision_id: null },
  };

  it("drops the secrets of a deployment", async () => {
    const server = await serverWith(200, JSON.stringify({ ...deployment, secrets }));
    const { created_at, updated_at, ...parsed } = deployment;
    expect(await callOnce(server, getDeployment, { deployment_id })).toEqual(parsed);
  });

  it.each([
    [204, "", "null"],
    [202, "", "null"],
    [200, "", "null"],
    [200, '{"status":"any"}', '{"status":"any"}'],
    [200, "<html></html>", notJson(200)],
  ])("treats a %d with %j in response to a DELETE as: %s", async (status, body, expected) => {
    const server = await serverWith(status, body);
    expect(await resultTextOf(callOnce(server, deleteDeployment, { deployment_id }))).toBe(
      expected,
    );
  });

  it.each([
    ...["../../admin", "a?b", "%2e%2e", "", ".", "..", "a..b", "a/b", "a\\b", "a#b", "a%2fb"],
    ...["a b", "a\tb", "a\n", "\u0000", "\u202ea", "ａ", "a;b", "a,b", "{a}", '"a"'],
    "a".repeat(129),
  ])("refuses the path parameter %j before it sends anything", async (id) => {
    const listener = vi.fn<RequestListener>(respond(200, "{}"));
    const server = await serverOfListener(listener);
    const results = [
      await resultTextOf(callOnce(server, getDeployment, { deployment_id: id })),
      await resultTextOf(callOnce(server, getExport, { export_id: id })),
    ];
    for (const result of results) expect(result).toContain("Invalid input");
    expect(listener).not.toHaveBeenCalled();
  });

  it.each(["bexp_01JD3ZM0", "42", "a.b~c-d", "a:b@c+d=", "a".repeat(128)])(
    "sends the path parameter %j as one segment, and keeps its case",
    async (id) => {
      const paths: unknown[] = [];
      const body = JSON.stringify({ id, status: "Running" });
      const server = await serverOfListener((request, response) => {
        paths.push(request.url);
        respond(200, body)(request, response);
      });
      expect(await callOnce(server, getExport, { export_id: id })).toMatchObject({ id });
      expect(paths).toEqual([`/api/v1/bulk-exports/${encodeURIComponent(id)}`]);
    },
  );

  it.each(["../../admin", "a/b", "a%2fb", "a b", 42])(
    "refuses a reply with the id %j",
    async (id) => {
      const server = await serverWith(200, JSON.stringify({ id, status: "Running" }));
      const result = await resultTextOf(callOnce(server, getExport, { export_id: "a" }));
      expect(result).toBe(NOT_AS_DOCUMENTED);
    },
  );

  it.each<ReplyRow>([
    [201, OK, OK],
    [202, OK, OK],
    [203, OK, OK],
    [200, `\ufeff${OK}`, OK],
    [200, OK, OK, { "content-encoding": "UTF-8" }],
    [200, OK, OK, { "content-encoding": "" }],
    [400, "<html>canary-value</html>", NO_REASON],
    [400, "", NO_REASON],
    [400, UNKNOWN_DETAIL, NO_REASON],
    [400, '"canary-value"', NO_REASON],
    [
      422,
      JSON.stringify({ detail: PROBLEMS }),
      `RefusedError: status 422: ${PROBLEMS_TEXT}; said: ${PROBLEMS_TEXT}`,
    ],
    [
      500,
      '{"detail":"migrating"}',
      "UnreachableError: status 500: migrating; sent; said: migrating",
    ],
    ...[408, 425, 429, 500, 502, 503, 504].map((status): ReplyRow => {
      const expected = `UnreachableError: status ${status}, asks to wait 7 s; sent`;
      return [status, "<html>", expected, { "retry-after": "7" }];
    }),
    // A page or text with status 200 may not be from the service, so it is not `accepted`.
    [200, "<html>canary-value</html>", notJson(200)],
    [200, "OK", notJson(200)],
    [201, "<html></html>", `${notJson(201)}; accepted`],
    [202, "Accepted", `${notJson(202)}; accepted`],
    [200, "", `${notJson(200)}; accepted`],
    [202, "", `${notJson(202)}; accepted`],
    [204, "", `${notJson(204)}; accepted`],
    [200, '{"id"', `${notJson(200)}, or is cut short; accepted`],
    [200, '{"id":42}', NOT_AS_DOCUMENTED],
    [202, "{}", NOT_AS_DOCUMENTED],
    [200, Buffer.alloc(2 ** 21 + 1, " "), TOO_LARGE],
    [200, gzipSync(OK), COMPRESSED, { "content-encoding": "gzip" }],
    [200, "any", COMPRESSED, { "content-encoding": "br" }],
    [202, "any", COMPRESSED, COMPRESSED_PAGE],
    [200, "any", COMPRESSED.replace("accepted; ", ""), COMPRESSED_PAGE],
    // Following a redirect would fail: nothing listens there.
    ...[301, 302, 303, 307, 308].map((status): ReplyRow => {
      const location = "http://127.0.0.1:1/canary-value?token=1";
      return [status, "", redirectTo("http://127.0.0.1:1"), { location }];
    }),
    [307, "", redirectTo("/v2/things/"), { location: "/v2/things/?token=1" }],
    [307, "", redirectTo("/v2/things/"), { location: "things/" }],
    [307, "", redirectTo("an unknown place"), { location: "//[" }],
  ])("treats a %d with %j as: %s", async (status, body, expected, headers) => {
    expect(await resultTextWith(status, body, headers)).toBe(expected);
  });

  it.each([
    ["7f3c-21", ", request id 7f3c-21"],
    ["x".repeat(129), ""],
    ["a b", ""],
    ["::error::x", ""],
  ])("logs the request id %j only if it is short and plain", async (id, idText) => {
    const debug = vi.fn();
    const server = await serverOfListener(respond(200, OK, { "x-request-id": id }), { debug });
    await callOnce(server, thing, {});
    const line = expect.stringMatching(new RegExp(`: 200${idText}, \\d+ ms$`));
    expect(debug.mock.calls).toEqual([[line]]);
  });

  const ids = {
    deployment_id,
    revision_id: "33333333-3333-4333-8333-33333333333a",
    export_id: "44444444-4444-4444-8444-44444444444a",
  };
  const { export_id, revision_id } = ids;
  const cancelled = { body: { status: "Cancelled" as const } };
  it.each<[name: string, own: string, send: (server: Server) => Promise<unknown>]>([
    ["a deployment", deployment_id, (server) => callOnce(server, getDeployment, ids)],
    ["its secrets", deployment_id, (server) => callOnce(server, getDeploymentSecrets, ids)],
    ["a change", deployment_id, (server) => callOnce(server, patchDeployment, ids, { body: {} })],
    ["a revision", revision_id, (server) => callOnce(server, getRevision, ids)],
    ["an export", export_id, (server) => callOnce(server, getExport, ids)],
    ["a cancellation", export_id, (server) => callOnce(server, cancelExport, ids, cancelled)],
  ])("refuses a reply whose id is not that of the path: %s", async (_, own, send) => {
    const serverFor = (id: string) => serverWith(200, JSON.stringify({ ...deployment, id }));
    const other = "22222222-2222-4222-8222-222222222222";
    expect(await resultTextOf(send(await serverFor(other)))).toBe(
      "ContractError: the answer is about another id",
    );
    // The case of an id does not matter.
    expect(await send(await serverFor(own.toUpperCase()))).toMatchObject({ status: "READY" });
  });

  const TIMEOUT = "UnreachableError: no complete answer in time; sent";
  const trickle =
    (status: number, pauseMs: number, parts: Iterable<string>): RequestListener =>
    async (_, response) => {
      response.writeHead(status, { "content-type": "application/json" });
      for (const part of parts) {
        if (response.destroyed) return;
        response.write(part);
        await pause(pauseMs);
      }
      response.end();
    };
  const blanks = Array.from({ length: 100 }, () => " ");

  it("gives up on a response that trickles", async () => {
    const server = await serverOfListener(trickle(200, 20, blanks), { requestTimeoutMs: 200 });
    expect(await resultTextOf(callOnce(server, thing, {}))).toBe(`${TIMEOUT}; accepted`);
  });

  describe("an operation with its own limits", () => {
    const limited = { ...thing, maxBytes: 1024 ** 2 };
    const responseMs = 10_000;

    it("may take longer than the request timeout while bytes arrive", async () => {
      const slow = trickle(200, 100, ['{"id"', ": ", '"', "a", '"', "}"]);
      const server = await serverOfListener(slow, { requestTimeoutMs: 300 });
      expect(await callOnce(server, limited, {}, { responseMs })).toEqual({ id: "a" });
    });

    it("fails if the body of a 200 takes longer than responseMs", async () => {
      const server = await serverOfListener(trickle(200, 20, blanks));
      expect(await resultTextOf(callOnce(server, limited, {}, { responseMs: 200 }))).toBe(
        `${TIMEOUT}; accepted`,
      );
    });

    it.each([
      [403, "RefusedError: status 403"],
      [307, redirectTo("an unknown place")],
      [503, "UnreachableError: status 503; sent"],
      [206, `${TIMEOUT}; accepted`],
    ])("takes no longer than the request timeout with status %i", async (status, expected) => {
      const server = await serverOfListener(trickle(status, 20, blanks), { requestTimeoutMs: 200 });
      expect(await resultTextOf(callOnce(server, limited, {}, { responseMs }))).toBe(expected);
    });

    it("throws a ContractError for a response larger than its maxBytes", async () => {
      const server = await serverWith(200, `"${"x".repeat(1024 ** 2)}"`);
      expect(await resultTextOf(callOnce(server, limited, {}, { responseMs }))).toBe(
        "ContractError: the answer is larger than 1 MB; accepted; permanent",
      );
    });
  });

  it("does not quote a response that is not HTTP", async () => {
    const server = await serverOfSockets((socket) =>
      socket.end("canary-value: this is not HTTP\r\n\r\n"),
    );
    expect(await resultTextOf(callOnce(server, thing, {}))).toBe(
      "ContractError: the answer is not HTTP",
    );
  });
});

/** A dispatcher whose connections are never established. */
const stuckAgent = () => new Agent({ connect: () => undefined });

it.each<[string, Dispatcher?]>([
  ["while no response arrives"],
  ["while the connection is still being made", stuckAgent()],
])("callOnce throws the reason of a cancellation %s", async (_, dispatcher) => {
  const silentServer = await serverOfListener(() => undefined);
  const cancel = new AbortController();
  const server = { ...silentServer, ...(dispatcher && { dispatcher }) };
  const call = callOnce(server, thing, {}, { cancel: cancel.signal });
  cancel.abort(new Error("cancelled"));
  expect(await resultTextOf(call)).toBe("Error: cancelled");
});

describe("the error of a failed connection or an incomplete response", () => {
  const withHttps = (server: Server) => ({
    ...server,
    base_url: server.base_url.replace("http:", "https:"),
  });
  const chunkedServer = (chunks: string) =>
    serverOfSockets((socket) =>
      socket.end(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${chunks}`),
    );
  const reset = () => serverOfSockets((socket) => socket.resetAndDestroy());
  const CLOSED = "the connection was closed (UND_ERR_SOCKET); sent";
  const CUT = `${CLOSED}; accepted`;

  /** A service behind a proxy. The test fails if calls open ten tunnels or more. */
  async function viaProxy(
    onTunnel: (socket: { end(text: string): void; destroy(): void }) => void,
  ) {
    const tunnels = vi.fn(onTunnel);
    const proxy = createServer().on("connect", (_, socket) => tunnels(socket));
    const uri = await listenUntilEnd(proxy);
    const dispatcher = new ProxyAgent({ uri, allowH2: false, pipelining: 0 });
    onTestFinished(() => expect(tunnels.mock.calls.length).toBeLessThan(10));
    return serverAt("https://service.invalid", { dispatcher, requestTimeoutMs: 2_000 });
  }

  it.each<[when: string, expected: string, () => Promise<Server>]>([
    [
      "there is no such host",
      "the host name is not known (ENOTFOUND); not sent",
      async () => serverAt("http://nobody.invalid"),
    ],
    [
      "the connection is refused",
      "the connection was refused (ECONNREFUSED); not sent",
      async () => serverAt("http://127.0.0.1:1"),
    ],
    [
      "the TLS handshake fails",
      "no secure connection (ERR_SSL_WRONG_VERSION_NUMBER); not sent; permanent",
      async () => withHttps(await serverWith(200, "{}")),
    ],
    [
      "the TLS handshake is reset",
      "the connection was reset (ECONNRESET); not sent",
      async () => withHttps(await reset()),
    ],
    [
      "the connection is reset after the request",
      "the connection was reset (ECONNRESET); sent",
      reset,
    ],
    [
      "the connection is closed after the request",
      CLOSED,
      () => serverOfSockets((socket) => socket.end()),
    ],
    [
      "the response is cut",
      CUT,
      () =>
        serverOfSockets((socket) =>
          socket.end(`HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n${OK}`),
        ),
    ],
    ["the response is cut in a chunk", CUT, () => chunkedServer('28\r\n{"id"')],
    ["the response is cut between two chunks", CUT, () => chunkedServer('5\r\n{"id"\r\n')],
    [
      "the response is no valid chunk",
      "the answer was cut short (HTTPParserError); sent; accepted",
      () => chunkedServer('5\r\n{"id"\r\nno chunk\r\n\r\n'),
    ],
    [
      "no response arrives",
      "no complete answer in time; sent",
      () => serverOfSockets(() => undefined, { requestTimeoutMs: 150 }),
    ],
    [
      "the connection is not made in time",
      "no complete answer in time; not sent",
      async () =>
        serverAt("https://service.invalid", {
          dispatcher: stuckAgent(),
          requestTimeoutMs: 50,
        }),
    ],
    [
      "a proxy drops the tunnel",
      "the proxy closed the connection (UND_ERR_PRX_CONN); not sent",
      () => viaProxy((socket) => socket.destroy()),
    ],
    [
      "a proxy requires a password",
      "the proxy requires a credential (407): add it to the proxy's address; not sent; permanent",
      () => viaProxy((socket) => socket.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n")),
    ],
  ])("says whether the request was sent: %s", async (_, expected, serverOf) => {
    const server = await serverOf();
    expect(await resultTextOf(callOnce(server, change, {}, { body: {} }))).toBe(
      `UnreachableError: ${expected}`,
    );
    expect(server.deadline.isRequestSent).toBe(!expected.includes("not sent"));
  });

  it.each<[string, string, Record<string, string>]>([
    ["the proxy for https", "https://platform.invalid", {}],
    ["the proxy for plain http", "http://platform.invalid", {}],
    ["the proxy for https (no http_proxy)", "https://platform.invalid", { http_proxy: "" }],
  ])("reports that nothing was sent if %s cannot be reached", async (_, address, env) => {
    const closed = createNetServer();
    const proxy = await listen(closed);
    closed.close();
    vi.stubEnv("http_proxy", proxy);
    vi.stubEnv("HTTPS_PROXY", proxy);
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const server = serverAt(address, { dispatcher: createDispatcher() });
    const result = await resultTextOf(callOnce(server, change, {}));
    vi.unstubAllEnvs();
    expect(result).toBe(
      "UnreachableError: no connection to the proxy: the connection was refused (ECONNREFUSED); not sent",
    );
  });
});

it.each(["http_proxy", "https_proxy"])(
  "a request to loopback never goes through %s",
  async (variable) => {
    const onConnection = vi.fn((socket: Socket) => socket.destroy());
    vi.stubEnv(variable, await listenUntilEnd(createNetServer(onConnection)));
    const server = await serverOfSockets((socket) => socket.end(), {
      dispatcher: createDispatcher(),
    });
    await resultTextOf(callOnce(server, change, {}));
    vi.unstubAllEnvs();
    expect(onConnection).not.toHaveBeenCalled();
  },
);
