import type * as z from "zod";
import type { UsageQuery } from "../contract/usage.ts";

/**
 * Paths of prefetched reads. They are not derived from the operations, which take long to load. A
 * test compares the paths of both: a path that differs would be requested twice.
 */
export const PREFETCH_PATHS = {
  deployment: (id: string) => `/v2/deployments/${id}`,
  deploymentsByName: (name: string) =>
    `/v2/deployments?${new URLSearchParams({ limit: "100", offset: "0", name, name_contains: name })}`,
  export: (id: string) => `/api/v1/bulk-exports/${encodeURIComponent(id)}`,
  exports: () => "/api/v1/bulk-exports",
  usage({ start_time, end_time, workspace_ids, group_by }: z.output<typeof UsageQuery>) {
    const query = new URLSearchParams({ start_time, end_time });
    for (const id of workspace_ids) query.append("workspace_ids", id);
    query.append("group_by", group_by);
    return `/api/v1/orgs/current/billing/granular-usage?${query}`;
  },
};
