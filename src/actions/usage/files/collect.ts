import * as z from "zod";
import { parseTime, timeText } from "../../../inputs/field/time.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { call } from "../../../service/client/requests.ts";
import type { Operation } from "../../../service/contract/operation.ts";
import { getUsage, lengthMs, Stride, UsageRecord } from "../../../service/contract/usage.ts";
import type { StepContext } from "../../../step/step-context.ts";
import type { UsageInputs } from "../inputs.ts";
import type { Period } from "../period.ts";
import { addRows, createTally, type Tally } from "../tally.ts";
import { DIMENSION_NAMES, dimensionsOf } from "./row.ts";

type Query = Pick<UsageInputs, "workspace_ids" | "group_by">;
export type RedactRow = (row: UsageRecord) => UsageRecord;

export interface UsageTotals {
  tally: Tally;
  /** The longest stride of all windows. */
  stride: Stride;
}

export interface UsageRows extends UsageTotals {
  rows: readonly UsageRecord[];
}

/** About a million rows, which are held in memory. */
const MAX_WINDOW_BYTES = 256 * 1024 ** 2;

/** Unknown dimensions of newer services are dropped. */
const Row = UsageRecord.extend({
  time_bucket: UsageRecord.shape.time_bucket.default(null),
  dimensions: z.object(
    Object.fromEntries(DIMENSION_NAMES.map((name) => [name, z.string().nullish()])),
  ),
});
/** Some services send null instead of an empty list. */
const Report = z.object({ usage: z.array(Row).nullable(), stride: Stride });
const getLargeUsage = {
  ...getUsage,
  clientReply: Report,
  maxBytes: MAX_WINDOW_BYTES,
} satisfies Operation;

/** The next window contains this bucket, too. Beyond the contract: usage-ends. */
const beginsAtEnd = ({ time_bucket }: UsageRecord, { endMs }: Period) =>
  parseTime(time_bucket ?? "") === endMs;

async function readWindow(
  ctx: StepContext,
  { workspace_ids, group_by }: Query,
  window: Period,
): Promise<{ rows: UsageRecord[]; stride: Stride }> {
  const parameters = {
    workspace_ids,
    group_by,
    start_time: timeText(window.startMs),
    end_time: timeText(window.endMs),
  };
  const { usage, stride } = await call(ctx, getLargeUsage, parameters, LIMITS.usage);
  const rows = (usage ?? [])
    .map((row) => ({ ...row, dimensions: dimensionsOf(row.dimensions, group_by) }))
    .filter((row) => !beginsAtEnd(row, window));
  return { rows, stride };
}

/** Reads all windows one after another, each with its own retries. */
export async function collect(
  ctx: StepContext,
  query: Query,
  windows: readonly Period[],
  redact: RedactRow = (row) => row,
): Promise<UsageRows> {
  const tally = createTally();
  const parts: UsageRecord[][] = [];
  let stride: Stride = { days: 0, hours: 0 };
  for (const window of windows) {
    const report = await readWindow(ctx, query, window);
    const rows = report.rows.map(redact);
    addRows(tally, rows, query.group_by, ctx.report.redact);
    parts.push(rows);
    if (lengthMs(report.stride) > lengthMs(stride)) stride = report.stride;
  }
  return { rows: parts.flat(), tally, stride };
}
