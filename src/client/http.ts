import { randomUUID } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type Dispatcher, EnvHttpProxyAgent, request } from "undici";
import { ContractError, RefusedError, UnreachableError } from "./errors.ts";
import { retryAfterMs } from "./retry.ts";

const CONNECT_TIMEOUT_MS = 10_000;
const MAX_REPLY_BYTES = 2 * 1024 * 1024;
const MAX_ERROR_BYTES = 64 * 1024;
const MAX_HEADER_BYTES = 32 * 1024;

/** Where a service is, and how it knows us. */
export interface Server {
  /** Without a trailing slash; may hold a path prefix. */
  base_url: string;
  /** Credentials, sent to this server only. */
  headers: Record<string, string>;
  /** For one attempt: connecting, sending and reading to the last byte. */
  requestTimeoutMs: number;
  dispatcher: Dispatcher;
}

/** The same server, asked with less patience where `limitMs` is shorter. */
export function within(server: Server, limitMs: number): Server {
  return { ...server, requestTimeoutMs: Math.min(server.requestTimeoutMs, limitMs) };
}

/**
 * A fresh connection for each request, because a stale one makes a write ambiguous; HTTP/1.1 only, because
 * HTTP/2 may send a refused request again by itself. Honours the proxy variables.
 */
export function createDispatcher(): Dispatcher {
  return new EnvHttpProxyAgent({
    allowH2: false,
    pipelining: 0,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    maxHeaderSize: MAX_HEADER_BYTES,
  });
}

export interface HttpReply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const CANNOT_BE_REPEATED_INTO_SUCCESS = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;

/** The code of an error, or of the one that caused it. Messages are not used: they may quote what was received. */
function codeOf(error: unknown): string {
  let current: unknown = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    if (current instanceof AggregateError && current.errors.length > 0) return codeOf(current.errors[0]);
    if ("code" in current && typeof current.code === "string") return current.code;
    current = current.cause;
  }
  return error instanceof Error ? error.name : "unknown error";
}

const EXPLANATIONS: Record<string, string> = {
  ENOTFOUND: "the host name is not known",
  EAI_AGAIN: "the host name could not be looked up",
  ECONNREFUSED: "the connection was refused",
  ECONNRESET: "the connection was reset",
  EPIPE: "the connection was closed",
  UND_ERR_SOCKET: "the connection was closed",
  UND_ERR_CONNECT_TIMEOUT: "no connection in time",
  UND_ERR_HEADERS_TIMEOUT: "no answer in time",
  UND_ERR_BODY_TIMEOUT: "the answer stalled",
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "the answer was cut short",
  UND_ERR_PRX_CONN: "the proxy closed the connection",
};

function explain(error: unknown): string {
  const code = codeOf(error);
  const explanation = EXPLANATIONS[code];
  return explanation === undefined ? code : `${explanation} (${code})`;
}

function transportError(where: string, error: unknown, sent: boolean): UnreachableError | ContractError {
  const code = codeOf(error);
  if (error instanceof Error && error.name === "TimeoutError") {
    return new UnreachableError(`${where}: no complete answer within the request timeout`, { sent });
  }
  if (code === "UND_ERR_HEADERS_OVERFLOW") {
    return new ContractError(`${where}: the answer's headers are larger than ${MAX_HEADER_BYTES} bytes`, { permanent: true });
  }
  if (code.startsWith("HPE_") || code === "HTTPParserError") return new ContractError(`${where}: the answer is not HTTP`);
  if (CANNOT_BE_REPEATED_INTO_SUCCESS.test(code)) {
    const advice = "check base_url, and give a private certificate authority by NODE_EXTRA_CA_CERTS";
    return new UnreachableError(`${where}: no secure connection (${code}); ${advice}`, { sent, permanent: true });
  }
  // undici has no code of its own for a proxy that wants a password.
  const proxyRefused = error instanceof Error && /Proxy response \(407\)/.test(error.message);
  if (proxyRefused) return new UnreachableError(`${where}: the proxy wants a credential (407)`, { sent, permanent: true });
  return new UnreachableError(`${where}: ${explain(error)}`, { sent });
}

/** Runs `send` and tells whether the request with this id wrote its headers to a socket. */
async function observed<T>(id: string, send: () => Promise<T>): Promise<{ result: T } | { error: unknown; sent: boolean }> {
  let sent = false;
  const listener = (message: unknown) => {
    const text = String((message as { headers?: unknown }).headers);
    if (text.includes(id)) sent = true;
  };
  subscribe("undici:client:sendHeaders", listener);
  try {
    return { result: await send() };
  } catch (error) {
    return { error, sent };
  } finally {
    unsubscribe("undici:client:sendHeaders", listener);
  }
}

async function readText(body: AsyncIterable<Buffer>, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function redirectTarget(location: string | undefined, base: string): string {
  const target = location === undefined ? null : URL.parse(location, base);
  return target === null ? "an unknown place" : target.origin;
}

/**
 * One attempt at one request, read to its end. Throws `UnreachableError` with the proof whether it was sent,
 * or `ContractError`; every complete answer that is neither a redirect nor a passing failure is returned.
 */
export async function exchange(
  server: Server,
  message: { method: "GET" | "POST" | "PATCH"; path: string; body?: string | undefined; headers?: Record<string, string> },
  signal?: AbortSignal,
): Promise<HttpReply> {
  const url = new URL(server.base_url + message.path);
  const where = `${message.method} ${url.origin}${url.pathname}`;
  const id = randomUUID();
  const deadline = AbortSignal.timeout(server.requestTimeoutMs);
  const stop = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
  const sending = await observed(id, () =>
    request(url, {
      method: message.method,
      dispatcher: server.dispatcher,
      signal: stop,
      headersTimeout: server.requestTimeoutMs,
      bodyTimeout: server.requestTimeoutMs,
      headers: {
        accept: "application/json",
        "accept-encoding": "identity",
        "user-agent": "deploy-agent-server",
        "x-request-id": id,
        ...(message.body === undefined ? {} : { "content-type": "application/json" }),
        ...message.headers,
        ...server.headers,
      },
      body: message.body === undefined ? null : Buffer.from(message.body),
    }),
  );
  if ("error" in sending) {
    signal?.throwIfAborted();
    throw transportError(where, sending.error, sending.sent);
  }
  const { statusCode: status, headers, body } = sending.result;
  const refused = status >= 400 && status < 500;
  let text: string | undefined;
  try {
    text = await readText(body, refused ? MAX_ERROR_BYTES : MAX_REPLY_BYTES);
  } catch (error) {
    signal?.throwIfAborted();
    // A refusal is known by its status alone.
    if (!refused) throw transportError(where, error, true);
    text = "";
  }
  if (status >= 300 && status < 400) {
    const target = redirectTarget(single(headers.location), server.base_url);
    throw new RefusedError(status, `${where}: unexpected redirect to ${target}, which is not followed; check base_url`);
  }
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    const pause = retryAfterMs(single(headers["retry-after"]), single(headers.date));
    const asked = pause === undefined ? "" : `, asks to wait ${Math.ceil(pause / 1_000)} s`;
    throw new UnreachableError(`${where}: status ${status}${asked}`, {
      sent: true,
      status,
      ...(pause === undefined ? {} : { retryAfterMs: pause }),
    });
  }
  if (text === undefined && !refused) {
    throw new ContractError(`${where}: the answer is larger than ${MAX_REPLY_BYTES} bytes`, { permanent: true });
  }
  const encoding = single(headers["content-encoding"]);
  if (encoding !== undefined && encoding !== "identity" && !refused) {
    throw new ContractError(`${where}: the answer is compressed, which was not asked for`, { permanent: true });
  }
  return { status, headers, text: text ?? "" };
}
