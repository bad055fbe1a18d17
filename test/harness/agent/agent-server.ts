import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach } from "vitest";
import { parseRequestBody } from "../../../emulator/server/requests.ts";
import { listen } from "../listen.ts";

const closeFunctions: (() => void)[] = [];
afterEach(() => {
  for (const close of closeFunctions.splice(0)) close();
});

export interface AgentRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage["headers"];
  body: unknown;
}

/** A status, optionally with a body; or a function that writes the response. */
export type AgentResponse = number | [number, unknown] | ((response: ServerResponse) => void);

/**
 * An agent server whose responses depend on the request and on the number of earlier requests.
 * `GET /info` is counted separately, because the smoke test sends it with each `GET /ok`.
 */
export async function startAgentServer(
  respond: (request: AgentRequest, earlierCount: number) => AgentResponse,
  respondToInfo: (earlierCount: number) => AgentResponse = () => 404,
) {
  const requests: AgentRequest[] = [];
  let infoCount = 0;
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { method, url: path, headers } = request;
    const agentRequest = { method, path, headers, body: parseRequestBody(text) };
    const isInfo = path?.endsWith("/info");
    const agentResponse = isInfo
      ? respondToInfo(infoCount++)
      : respond(agentRequest, requests.length);
    if (!isInfo) requests.push(agentRequest);
    if (typeof agentResponse === "function") return agentResponse(response);
    const [status, body] = typeof agentResponse === "number" ? [agentResponse, {}] : agentResponse;
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
  });
  closeFunctions.push(() => void server.close());
  return { url: await listen(server), requests };
}

/** A redirect after which a client repeats its method, body and headers. */
export const redirectTo = (location: string) => (response: ServerResponse) =>
  void response.writeHead(307, { location }).end();

/** The URL of a port without a listener. */
export async function closedPortUrl(): Promise<string> {
  const server = createServer();
  const url = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return url;
}

/** A URL whose host name is too long for DNS, so that no resolver is queried. */
export const UNKNOWN_HOST = `https://${"a".repeat(64)}.invalid`;
