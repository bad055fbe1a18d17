import type * as z from "zod";
import { CSV_COLUMNS, type UsageQuery } from "../../src/service/contract/usage.ts";
import type { Grant } from "../server/credentials.ts";
import { OPERATIONS } from "../server/operations.ts";
import { refuse, refuseInvalid } from "../server/response.ts";
import { createRoute, type Route } from "../server/route.ts";
import type { Traces } from "./traces.ts";
import { countTraces, type Usage } from "./usage.ts";

export const USAGE_PERMISSION = "organization:read";

type Query = z.output<typeof UsageQuery>;

const renderCell = (value: string | number | undefined): string => {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The report as CSV, with all columns of the contract. Other groupings' dimensions are empty. */
function renderCsv({ buckets }: Usage): string {
  const rows = buckets.map(({ startMs, endMs, dimensions, traces }) => {
    const values: Record<string, string | number> = {
      time_bucket_start: new Date(startMs).toISOString(),
      time_bucket_end: new Date(endMs).toISOString(),
      ...dimensions,
      traces,
    };
    return CSV_COLUMNS.map((column) =>
      renderCell(values[column.toLowerCase().replaceAll(" ", "_")]),
    );
  });
  return [CSV_COLUMNS, ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}

/** The endpoints of billable usage. */
export function createUsageRoutes(
  traces: Traces,
  grantFor: (credential: string | undefined) => Grant,
): Route[] {
  function countUsage(grant: Grant, query: Query, now: number): Usage {
    if (grant.permissions && !grant.permissions.includes(USAGE_PERMISSION))
      refuse(403, `Requires the ${USAGE_PERMISSION} permission`);
    const startMs = Date.parse(query.start_time);
    const endMs = Date.parse(query.end_time);
    const loc = ["query", "end_time"];
    if (endMs <= startMs)
      refuseInvalid({ loc, msg: "must be after start_time", type: "value_error" });
    const isReadable = ({ id }: { id: string }) => grant.workspaces?.includes(id) ?? true;
    const workspaces = traces.workspaces
      .filter(({ id }) => query.workspace_ids.includes(id))
      .filter(isReadable);
    const { group_by } = query;
    return countTraces(traces, { workspaces, startMs, endMs, group_by }, now);
  }

  return [
    createRoute(OPERATIONS.usage, ({ query, credential, view }) => {
      const { stride, buckets } = countUsage(grantFor(credential), query, view.now);
      const usage = buckets.map(({ startMs, dimensions, traces }) => ({
        time_bucket: new Date(startMs).toISOString(),
        dimensions,
        traces,
      }));
      return { stride, usage };
    }),
    createRoute(OPERATIONS["usage-export"], ({ query, credential, view }) =>
      renderCsv(countUsage(grantFor(credential), query, view.now)),
    ),
  ];
}
