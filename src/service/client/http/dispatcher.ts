import { Agent, type buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool } from "undici";
import { PATIENCE } from "../patience.ts";
import { ProxyError } from "./transport-error.ts";

const MAX_HEADER_BYTES = 32 * 1024;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * A fresh connection for each request, because a stale one makes a write ambiguous; HTTP/1.1 only,
 * because HTTP/2 may send a refused request again by itself. Honours the proxy variables, but never
 * leaves this machine for what runs on it: plain http would show the credential to the proxy.
 */
export function createDispatcher(): Dispatcher {
  const options = {
    allowH2: false,
    pipelining: 0,
    connect: { timeout: PATIENCE.connect.ms },
    maxHeaderSize: MAX_HEADER_BYTES,
  };
  // By itself, undici gives connections to a proxy none of the options of those to a service.
  const toProxy = (origin: string | URL, own: object) =>
    new Pool(origin, { ...options, headersTimeout: PATIENCE.tunnel.ms, ...own });
  // What fails here is the way to the proxy, and says nothing of the service behind it.
  const named = (origin: string | URL, own: { connect?: buildConnector.connector }) => {
    const connect: buildConnector.connector = (to, done) =>
      own.connect?.(to, (...[error, socket]) =>
        error === null ? done(null, socket) : done(new ProxyError(error), null),
      );
    return toProxy(origin, { ...own, connect });
  };
  const direct = new Agent(options);
  const byProxy = new EnvHttpProxyAgent({
    ...options,
    proxyTls: { allowH2: false },
    factory: toProxy,
    clientFactory: named,
  });
  return byProxy.compose((dispatch) => (request, handler) => {
    const isLoopback = LOOPBACK.test(new URL(String(request.origin)).hostname);
    return isLoopback ? direct.dispatch(request, handler) : dispatch(request, handler);
  });
}
