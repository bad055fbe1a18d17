import type { ClientContext } from "./connect.ts";
import { type HttpRequest, type StreamedReply, send } from "./http/http.ts";

/** Query of the first request for usage, in the order of the contract. */
interface UsageParameters {
  start_time: string;
  end_time: string;
  workspace_ids: readonly string[];
  group_by: string;
}

/**
 * Paths of the first reads, repeated here because the contract's operations take long to load. A
 * test compares the two: a path that differs would be requested twice.
 */
export const PREFETCH_PATHS = {
  deployment: (id: string) => `/v2/deployments/${id}`,
  deploymentsByName: (name: string) =>
    `/v2/deployments?${new URLSearchParams({ limit: "100", offset: "0", name, name_contains: name })}`,
  export: (id: string) => `/api/v1/bulk-exports/${encodeURIComponent(id)}`,
  exports: () => "/api/v1/bulk-exports",
  usage({ start_time, end_time, workspace_ids, group_by }: UsageParameters) {
    const query = new URLSearchParams({ start_time, end_time });
    for (const id of workspace_ids) query.append("workspace_ids", id);
    query.append("group_by", group_by);
    return `/api/v1/orgs/current/billing/granular-usage?${query}`;
  },
};

/**
 * Sends a GET while the code that needs its reply is still loading, and resolves once it was sent
 * or has failed. In the returned context, the first call with that path gets the reply.
 */
export async function prefetch<Context extends Pick<ClientContext, "server" | "signal">>(
  ctx: Context,
  path: string,
): Promise<Context> {
  const { server, signal } = ctx;
  const unclaimed: Promise<StreamedReply>[] = [];
  const prefetched = (request: HttpRequest) =>
    request.method === "GET" && request.path === path ? unclaimed.pop() : undefined;
  await new Promise<unknown>((resolve) => {
    const reply = send(server, { method: "GET", path }, signal, () => resolve(undefined));
    unclaimed.push(reply);
    reply.then(resolve, resolve);
  });
  return { ...ctx, server: { ...server, prefetched } };
}
