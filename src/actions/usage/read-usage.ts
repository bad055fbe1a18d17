import * as z from "zod";
import { LIMITS } from "../../service/client/limits.ts";
import { call } from "../../service/client/requests.ts";
import type { Operation } from "../../service/contract/operation.ts";
import { formatUtcTime, parseTime, type TimeRange } from "../../service/contract/time.ts";
import {
  DIMENSIONS,
  type GroupBy,
  getUsage,
  lengthMs,
  Stride,
  UsageRecord,
  type UsageReport,
} from "../../service/contract/usage.ts";
import type { StepContext } from "../../step/step-context.ts";
import type { UsageInputs } from "./inputs.ts";

export type Pseudonymize = (row: UsageRecord) => UsageRecord;

/** All dimensions, in the order of the CSV columns. */
export const DIMENSION_NAMES: readonly string[] = Object.values(DIMENSIONS).flat();

/** About a million rows, which are held in memory. */
const MAX_WINDOW_BYTES = 256 * 1024 ** 2;

/** Drops dimensions of newer services, which the CSV report has no column for. */
const Row = UsageRecord.extend({
  time_bucket: UsageRecord.shape.time_bucket.default(null),
  dimensions: z.object(
    Object.fromEntries(DIMENSION_NAMES.map((name) => [name, z.string().nullish()])),
  ),
});
const getLargeUsage = {
  ...getUsage,
  // Some services send null instead of an empty list.
  clientReply: z.object({ usage: z.array(Row).nullable(), stride: Stride }),
  maxBytes: MAX_WINDOW_BYTES,
} satisfies Operation;

/** The dimensions of the grouping, null if absent, and others that have a value. */
function presentDimensions({ dimensions }: z.output<typeof Row>, group_by: GroupBy) {
  const groupNames: readonly string[] = DIMENSIONS[group_by];
  const entries = DIMENSION_NAMES.map((name) => [name, dimensions[name] || null] as const);
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== null || groupNames.includes(name)),
  );
}

/** Reads a report in windows, one after another, each with its own retries. */
export async function readUsage(
  ctx: StepContext,
  { workspace_ids, group_by }: Pick<UsageInputs, "workspace_ids" | "group_by">,
  windows: readonly TimeRange[],
  pseudonymize: Pseudonymize = (row) => row,
): Promise<UsageReport> {
  const parts: UsageRecord[][] = [];
  let longestStride: Stride = { days: 0, hours: 0 };
  for (const { startMs, endMs } of windows) {
    const times = { start_time: formatUtcTime(startMs), end_time: formatUtcTime(endMs) };
    const query = { workspace_ids, group_by, ...times };
    const { usage, stride } = await call(ctx, getLargeUsage, query, LIMITS.usage);
    const rows = (usage ?? [])
      // A bucket that begins at the end is in the next window, or outside the period.
      // Beyond the contract: usage-ends.
      .filter(({ time_bucket }) => parseTime(time_bucket ?? "") !== endMs)
      .map((row) => pseudonymize({ ...row, dimensions: presentDimensions(row, group_by) }));
    parts.push(rows);
    if (lengthMs(stride) > lengthMs(longestStride)) longestStride = stride;
  }
  return { usage: parts.flat(), stride: longestStride };
}
