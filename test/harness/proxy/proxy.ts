import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { listen } from "../listen.ts";

/**
 * A fault of a request: no response, one that trickles, a status of the proxy, or a connection that
 * closes before or after the service has received it.
 */
export type ProxyFault = "silent" | "trickles" | "dies" | "dies after" | number;

/** A host name that only the proxy knows. */
export const PROXIED_HOST = "service.test";

const TRICKLE = 'HTTP/1.1 200 OK\r\ncontent-length: 999\r\n\r\n{"id": "'.padEnd(999);
const TRICKLE_MS = 20;

async function trickle(client: Socket): Promise<void> {
  for (const byte of TRICKLE) {
    if (client.destroyed) return;
    client.write(byte);
    await pause(TRICKLE_MS, undefined, { ref: false });
  }
}

/** Applies a fault that keeps the request from the service; returns false for other faults. */
function breakRequest(client: Socket, fault: ProxyFault | undefined): boolean {
  if (fault === "silent") return true;
  if (fault === "trickles") void trickle(client);
  else if (fault === "dies") client.destroy();
  else if (typeof fault === "number")
    client.end(`HTTP/1.1 ${fault} Refused\r\ncontent-length: 0\r\n\r\n`);
  else return false;
  return true;
}

/**
 * A loopback proxy in front of the service, for any host name. Forwards plain http, and tunnels the
 * rest. `faultOf` returns the fault of the nth request.
 */
export async function startProxy(
  service: string,
  faultOf: (nth: number) => ProxyFault | undefined = () => undefined,
) {
  const { port, hostname } = new URL(service);
  const sockets = new Set<Socket>();
  let requestCount = 0;
  let connectionCount = 0;

  function forwardRequest(incoming: IncomingMessage, outgoing: ServerResponse): void {
    requestCount += 1;
    const fault = faultOf(requestCount);
    if (breakRequest(incoming.socket, fault)) return;
    const { pathname, search } = new URL(incoming.url ?? "");
    // The emulator accepts loopback host names only.
    const headers = { ...incoming.headers, host: `${hostname}:${port}` };
    const path = pathname + search;
    const upstream = request({ hostname, port, path, method: incoming.method, headers });
    upstream.on("error", () => incoming.socket.destroy());
    upstream.on("response", (response) => {
      if (fault === "dies after") return incoming.socket.destroy();
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(upstream);
  }

  function tunnel(_: IncomingMessage, client: Socket): void {
    requestCount += 1;
    const fault = faultOf(requestCount);
    if (breakRequest(client, fault)) return;
    const upstream = connect(Number(port), hostname, () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      client.pipe(upstream);
      if (fault === "dies after") upstream.once("data", () => client.destroy());
      else upstream.pipe(client);
    });
    upstream.on("error", () => client.destroy());
    client.on("close", () => upstream.destroy());
  }

  const proxy = createServer(forwardRequest).on("connect", tunnel);
  proxy.on("connection", (socket: Socket) => {
    connectionCount += 1;
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  return {
    url: await listen(proxy),
    counts: () => ({ requests: requestCount, connections: connectionCount }),
    [Symbol.asyncDispose]: async () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
