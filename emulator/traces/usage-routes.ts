import type * as z from "zod";
import { CSV_COLUMNS, type UsageQuery } from "../../src/service/contract/usage.ts";
import { formatTime } from "../clock.ts";
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

/** The report as CSV. Columns of dimensions that are not grouped by are empty. */
function renderCsv({ buckets }: Usage): string {
  const rows = buckets.map(({ startMs, endMs, dimensions, traces }) => {
    const values: Record<string, string | number> = {
      time_bucket_start: formatTime(startMs),
      time_bucket_end: formatTime(endMs),
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
export function createUsageRoutes(traces: Traces, deny?: typeof USAGE_PERMISSION): Route[] {
  function countUsage(query: Query, now: number): Usage {
    if (deny !== undefined) refuse(403, `Requires the ${deny} permission`);
    const { workspace_ids, group_by } = query;
    const startMs = Date.parse(query.start_time);
    const endMs = Date.parse(query.end_time);
    const loc = ["query", "end_time"];
    if (endMs <= startMs)
      refuseInvalid({ loc, msg: "must be after start_time", type: "value_error" });
    const workspaces = traces.workspaces.filter(({ id }) => workspace_ids.includes(id));
    return countTraces(traces, { workspaces, startMs, endMs, group_by }, now);
  }

  return [
    createRoute(OPERATIONS.usage, ({ query, view }) => {
      const { stride, buckets } = countUsage(query, view.now);
      const usage = buckets.map(({ startMs, dimensions, traces }) => ({
        time_bucket: formatTime(startMs),
        dimensions,
        traces,
      }));
      return { stride, usage };
    }),
    createRoute(OPERATIONS["usage-export"], ({ query, view }) =>
      renderCsv(countUsage(query, view.now)),
    ),
  ];
}
