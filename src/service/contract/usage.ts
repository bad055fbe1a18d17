import * as z from "zod";
import { pathUuid } from "./ids.ts";
import { numberOrText, replyTime } from "./members.ts";
import { operation } from "./operation.ts";
import { DAY_MS, HOUR_MS } from "./time.ts";

/** contract: Dimensions by `group_by`. */
export const DIMENSIONS = {
  workspace: ["workspace_id", "workspace_name"],
  project: ["project_id", "project_name"],
  user: ["user_id", "user_email"],
  api_key: ["api_key_short_key"],
} as const;

const DIMENSIONS_TEXT = Object.entries(DIMENSIONS)
  .map(([group, members]) => `of ${group} ${members.join(" and ")}`)
  .join(", ");

export const GroupBy = z.enum(["workspace", "project", "user", "api_key"]);
export type GroupBy = z.infer<typeof GroupBy>;

/** contract: CSV columns. All columns are present; only those of the grouping have values. */
export const CSV_COLUMNS = [
  "Time Bucket Start",
  "Time Bucket End",
  "Workspace ID",
  "Workspace Name",
  "Project ID",
  "Project Name",
  "User ID",
  "User Email",
  "API Key Short Key",
  "Traces",
] as const;

/** contract: Versioning. The cloud service has no data from before this time. */
export const FIRST_USAGE_TIME = "2026-01-05T00:00:00Z";

const count = z.int().min(0).meta({ row: "usage-rows" });

/** contract: Stride. One of the two members is not 0. */
export const Stride = z.object({ days: numberOrText(count), hours: numberOrText(count) });
export type Stride = z.infer<typeof Stride>;

export const lengthMs = ({ days, hours }: Stride) => days * DAY_MS + hours * HOUR_MS;

const time = z.iso.datetime({ offset: true }).meta({ row: "query-times" });

/** contract: Granular billable usage. The query of both endpoints. */
export const UsageQuery = z.object({
  start_time: time,
  end_time: time,
  workspace_ids: z
    .preprocess((value) => (typeof value === "string" ? [value] : value), z.array(pathUuid).min(1))
    .meta({ row: "usage-workspaces" }),
  group_by: GroupBy.default("workspace"),
});

// biome-ignore format: one member, one line
export const UsageRecord = z.object({
  time_bucket: replyTime.nullable().meta({ description: "Start of the bucket.", row: "usage-rows" }),
  dimensions: z.record(z.string(), z.string().nullable()).meta({ description: `By group_by: ${DIMENSIONS_TEXT}.`, row: "usage-rows" }),
  traces: numberOrText(count),
});
export type UsageRecord = z.infer<typeof UsageRecord>;

/** contract: Response envelope. */
export const UsageReport = z.object({ stride: Stride, usage: z.array(UsageRecord) });
export type UsageReport = z.infer<typeof UsageReport>;

export const getUsage = operation("GET", "/api/v1/orgs/current/billing/granular-usage", {
  summary: "Count traces over time buckets, by workspace, project, user or API key",
  resourceLabel: "the granular usage",
  query: UsageQuery,
  reply: UsageReport,
});

export const exportUsage = operation("GET", "/api/v1/orgs/current/billing/granular-usage/export", {
  summary: "Count traces over time buckets, as a CSV file",
  query: UsageQuery,
  reply: z.string().meta({
    description: `All of these columns: ${CSV_COLUMNS.join(", ")}. Those of other groupings are empty.`,
    row: "usage-csv",
  }),
  mediaType: "text/csv",
});
