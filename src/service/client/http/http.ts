import { randomUUID } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { Agent, type Dispatcher, EnvHttpProxyAgent, Pool } from "undici";
import { isLoopback } from "../../contract/loopback.ts";
import type { Method } from "../../contract/operation.ts";
import type { Deadline } from "../clock.ts";
import { LIMITS } from "../limits.ts";
import { transportError } from "./transport-error.ts";

/** Address of a service, and what each request to it needs. */
export interface Server {
  /** Name in messages. */
  name: "control plane" | "platform API";
  /** Without a trailing slash; may hold a path prefix. */
  base_url: string;
  /** Credentials, sent to this server only. */
  headers: Record<string, string>;
  /** Timeout of one attempt, including the body unless `responseMs` limits that. */
  requestTimeoutMs: number;
  /** The step's deadline: no attempt outlives it by more than a few seconds. */
  deadline: Deadline;
  dispatcher: Dispatcher;
  /** Redacts messages of the service: `redact` of the report. */
  redact: (text: string) => string;
  /** Called with each secret in a reply about one deployment, before the reply is returned. */
  addSecret: (secret: { name: string; value: string }) => void;
  /** Called for each request and its result, for debug logging. */
  debug?: (line: string) => void;
  /** The reply to this request, if it was prefetched. */
  takePrefetched?: (request: HttpRequest) => Promise<StreamedReply> | undefined;
}

/** A request id in another form could flood the log or forge a line of it. */
const SAFE_REQUEST_ID = /^[\w.+/=-]{1,128}$/;

/**
 * Opens a new connection for each request, because a write on a stale connection is ambiguous. Uses
 * HTTP/1.1, because HTTP/2 may resend a refused request by itself. Honours the proxy variables,
 * except for loopback: over plain http, the proxy would see the credential.
 */
export function createDispatcher(): Dispatcher {
  const options = { allowH2: false, pipelining: 0, connect: { timeout: LIMITS.connect.ms } };
  // By default, undici does not apply the connection options to proxied connections.
  const factory = (origin: string | URL, poolOptions: Pool.Options) =>
    new Pool(origin, { ...options, ...poolOptions });
  const directAgent = new Agent(options);
  const proxyAgent = new EnvHttpProxyAgent({ ...options, proxyTls: { allowH2: false }, factory });
  return proxyAgent.compose((dispatch) => (request, handler) => {
    const isDirect = isLoopback(new URL(String(request.origin)));
    return isDirect ? directAgent.dispatch(request, handler) : dispatch(request, handler);
  });
}

/** Rejects when the signal aborts, unlike undici also before the connection is established. */
function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const abort = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
  );
  return Promise.race([work, abort]);
}

/** Limits the request timeout of a server. */
export function withTimeout(server: Server, limitMs: number): Server {
  return { ...server, requestTimeoutMs: Math.ceil(Math.min(server.requestTimeoutMs, limitMs)) };
}

/** For each connection error, the host that was not reached: that of the server or the proxy. */
const unreachableHosts = new WeakMap<object, string>();
subscribe("undici:client:connectError", (message) => {
  const { error, connectParams } = message as { error: object; connectParams: { host: string } };
  // An error of a proxy connection is published first with the proxy's host, then the server's.
  if (!unreachableHosts.has(error)) unreachableHosts.set(error, connectParams.host);
});

/** Calls `onSent` when the request with this id has written its headers to a socket. */
function observeSending(id: string, onSent: () => void): () => void {
  const listener = (message: unknown) => {
    if (String((message as { headers?: unknown }).headers).includes(id)) onSent();
  };
  subscribe("undici:client:sendHeaders", listener);
  return () => unsubscribe("undici:client:sendHeaders", listener);
}

export interface HttpRequest {
  method: Method;
  path: string;
  body?: string | undefined;
}

function headersOf(server: Server, id: string): Record<string, string> {
  return {
    accept: "application/json",
    "accept-encoding": "identity",
    "user-agent": "deploy-agent-server",
    "x-request-id": id,
    // contract: on every call of bulk exports.
    "content-type": "application/json",
    ...server.headers,
  };
}

/** A response whose body has not been read yet. */
export interface StreamedReply extends Pick<Dispatcher.ResponseData, "headers" | "body"> {
  /** Method, origin and path. */
  requestLine: string;
  status: number;
  /** Replaces the timeout of the attempt by one that starts now. */
  abortAfter(ms: number): void;
}

/** Sends a request unless it was prefetched. `onSent` is called once its headers are written. */
export async function send(
  server: Server,
  request: HttpRequest,
  cancel?: AbortSignal,
  onSent = (): void => undefined,
): Promise<StreamedReply> {
  const prefetchedReply = server.takePrefetched?.(request);
  if (prefetchedReply !== undefined) return prefetchedReply;
  const { deadline, dispatcher, requestTimeoutMs } = server;
  const { method } = request;
  const timeout = new AbortController();
  const signal = cancel === undefined ? timeout.signal : AbortSignal.any([cancel, timeout.signal]);
  let timer: NodeJS.Timeout | undefined;
  function abortAfter(ms: number): void {
    clearTimeout(timer);
    const reason = new DOMException("timeout", "TimeoutError");
    timer = setTimeout(() => timeout.abort(reason), ms).unref();
  }
  abortAfter(Math.ceil(Math.min(requestTimeoutMs, deadline.requestMs)));
  const { origin, host, pathname, search } = new URL(server.base_url + request.path);
  const requestLine = `${method} ${origin}${pathname}`;
  const id = randomUUID();
  let isSent = false;
  const unobserve = observeSending(id, () => {
    isSent = true;
    deadline.markRequestSent();
    onSent();
  });
  const startMs = performance.now();
  const debug = (result: number | string) =>
    server.debug?.(`${requestLine}: ${result}, ${Math.round(performance.now() - startMs)} ms`);
  try {
    signal.throwIfAborted();
    const response = dispatcher.request({
      method,
      origin,
      path: pathname + search,
      signal,
      headersTimeout: requestTimeoutMs,
      bodyTimeout: requestTimeoutMs,
      headers: headersOf(server, id),
      body: request.body === undefined ? null : Buffer.from(request.body),
    });
    const { statusCode: status, headers, body } = await rejectOnAbort(response, signal);
    // Without a listener, an error of the unread body would be an uncaught exception.
    body.on("error", () => undefined);
    const requestId = String(headers["x-request-id"] ?? "");
    debug(SAFE_REQUEST_ID.test(requestId) ? `${status}, request id ${requestId}` : status);
    return { requestLine, status, headers, body, abortAfter };
  } catch (error) {
    // The error of a cancelled write says whether it was sent.
    if (isSent || method === "GET") cancel?.throwIfAborted();
    const isProxyFailure = (unreachableHosts.get(Object(error)) ?? host) !== host;
    const failure = transportError(requestLine, error, isSent, isProxyFailure);
    debug(failure.reason);
    throw failure;
  } finally {
    unobserve();
  }
}
