import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach } from "vitest";
import { bodyOf } from "../../emulator/server/requests.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

export interface NotificationInputs {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage["headers"];
  body: unknown;
}

/** A status alone, or with a body; or what is done with the response instead. */
type Reply = number | [number, unknown] | ((response: ServerResponse) => void);

/** An agent server that answers by what it is asked, and by how many requests came before. */
export async function agentServer(answer: (asked: NotificationInputs, earlier: number) => Reply) {
  const seen: NotificationInputs[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { method, url: path, headers } = request;
    const asked = { method, path, headers, body: bodyOf(text) };
    const reply = answer(asked, seen.length);
    seen.push(asked);
    if (typeof reply === "function") return reply(response);
    const [status, body] = typeof reply === "number" ? [reply, {}] : reply;
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  closing.push(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** A redirect of every method, with its body and, where a client follows blindly, its headers. */
export const redirectTo = (location: string) => (response: ServerResponse) =>
  void response.writeHead(307, { location }).end();

/** The address of a port at which nobody listens. */
export async function deadAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return `http://127.0.0.1:${port}`;
}

/** A host whose name is too long for any resolver, so that none is asked. */
export const UNKNOWN_HOST = `https://${"a".repeat(64)}.invalid`;
