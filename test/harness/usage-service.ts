import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { strideOf } from "../../emulator/traces/usage.ts";
import type { UsageRecord } from "../../src/service/contract/usage.ts";
import { listen } from "./listen.ts";

export const WORKSPACE = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
export const OTHER_WORKSPACE = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a02";
const PATH = "/api/v1/orgs/current/billing/granular-usage";

/** A request for usage. */
export interface UsageQuery {
  start_time: string;
  end_time: string;
  group_by: string | null;
  workspace_ids: string[];
}

/** Writes the response in place of the service, or returns false. */
export type QueryResponder = (
  query: UsageQuery,
  response: ServerResponse,
  index: number,
) => boolean;

export const projectRecord = (
  name: string | null,
  traces: number,
  time_bucket: string | null = "2026-02-01T00:00:00Z",
): UsageRecord => ({
  time_bucket,
  dimensions: { project_id: name && `id of ${name}`, project_name: name },
  traces,
});

export const FEBRUARY = { start_time: "2026-02-01T00:00:00Z", end_time: "2026-03-01T00:00:00Z" };

export const PROJECTS = [
  projectRecord("small", 20),
  projectRecord("large", 300, "2026-02-02T00:00:00Z"),
  projectRecord("large", 500, "2026-02-03T00:00:00Z"),
  projectRecord("none", 0),
];

export const userRecord = (
  user_id: string | null,
  user_email: string | null,
  traces: number,
  time_bucket = "2026-02-01T00:00:00Z",
) => ({ time_bucket, dimensions: { user_id, user_email }, traces });

/** A loopback service that responds with the usage for a query, and keeps all queries. */
export async function startUsageService(
  recordsOf: (query: UsageQuery) => readonly UsageRecord[],
  respond: QueryResponder = () => false,
) {
  const queries: (UsageQuery & { headers: IncomingMessage["headers"] })[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://localhost");
    const parameters = url.searchParams;
    const query: UsageQuery = {
      start_time: parameters.get("start_time") ?? "",
      end_time: parameters.get("end_time") ?? "",
      group_by: parameters.get("group_by"),
      workspace_ids: parameters.getAll("workspace_ids"),
    };
    queries.push({ ...query, headers: request.headers });
    if (url.pathname !== PATH) return void response.writeHead(404).end('{"detail":"Not Found"}');
    if (respond(query, response, queries.length - 1)) return;
    const usage = recordsOf(query);
    const stride = strideOf(Date.parse(query.end_time) - Date.parse(query.start_time));
    response.end(JSON.stringify({ stride, usage }));
  });
  return {
    url: await listen(server),
    queries,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
