import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** Starts a server on a free port of the loopback interface, and returns its URL. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
