import type * as z from "zod";
import { CSV_COLUMNS, USAGE_BEGINS, type UsageQuery } from "../../src/service/contract/usage.ts";
import type { Grant } from "../server/credentials.ts";
import { OPERATIONS } from "../server/operations.ts";
import { invalid, refusal, type ServiceResponse } from "../server/response.ts";
import { type Route, serve } from "../server/serve.ts";
import type { Traces } from "./traces.ts";
import { countTraces, type Usage } from "./usage.ts";

export const USAGE_PERMISSION = "organization:read";

type Query = z.output<typeof UsageQuery>;

const cell = (value: string | number | undefined): string => {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The report as CSV, with all columns of the contract. Other groupings' dimensions are empty. */
function csvOf({ buckets }: Usage): string {
  const rows = buckets.map(({ startMs, endMs, dimensions, traces }) => {
    const values: Record<string, string | number> = {
      time_bucket_start: new Date(startMs).toISOString(),
      time_bucket_end: new Date(endMs).toISOString(),
      ...dimensions,
      traces,
    };
    return CSV_COLUMNS.map((column) => cell(values[column.toLowerCase().replaceAll(" ", "_")]));
  });
  return [CSV_COLUMNS, ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}

/** The endpoints of billable usage. */
export function usageRoutes(
  traces: Traces,
  grantOf: (credential: string | undefined) => Grant,
  { selfHosted = false }: { selfHosted?: boolean | undefined },
): Route[] {
  // contract: a self-hosted installation has data from when that was enabled; this one always was.
  const beginsMs = selfHosted ? undefined : Date.parse(USAGE_BEGINS);
  function usageFor(grant: Grant, query: Query, now: number): Usage | ServiceResponse {
    if (grant.permissions && !grant.permissions.includes(USAGE_PERMISSION))
      return refusal(403, `Requires the ${USAGE_PERMISSION} permission`);
    const startMs = Date.parse(query.start_time);
    const endMs = Date.parse(query.end_time);
    if (endMs <= startMs)
      return invalid({
        loc: ["query", "end_time"],
        msg: "must be after start_time",
        type: "value_error",
      });
    const isReadable = ({ id }: { id: string }) => grant.workspaces?.includes(id) ?? true;
    const workspaces = traces.workspaces
      .filter(({ id }) => query.workspace_ids.includes(id))
      .filter(isReadable);
    const { group_by } = query;
    return countTraces(traces, { workspaces, startMs, endMs, group_by, beginsMs }, now);
  }

  return [
    serve(OPERATIONS.usage, ({ query, credential, view }) => {
      const usage = usageFor(grantOf(credential), query, view.now);
      if ("status" in usage) return usage;
      const records = usage.buckets.map(({ startMs, dimensions, traces: count }) => ({
        time_bucket: new Date(startMs).toISOString(),
        dimensions,
        traces: count,
      }));
      return { reply: { stride: usage.stride, usage: records } };
    }),
    serve(OPERATIONS["usage-export"], ({ query, credential, view }) => {
      const usage = usageFor(grantOf(credential), query, view.now);
      return "status" in usage ? usage : { reply: csvOf(usage) };
    }),
  ];
}
