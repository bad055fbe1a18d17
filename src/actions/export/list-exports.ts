import { parseTime } from "../../inputs/field/time.ts";
import { pluralize } from "../../report/format.ts";
import { LIMITS } from "../../service/client/limits.ts";
import { call, type RetryPolicy } from "../../service/client/requests.ts";
import {
  type BulkExport,
  listExportRuns,
  listExports,
} from "../../service/contract/bulk-exports.ts";
import type { StepContext } from "../../step/step-context.ts";
import { countRuns, type Runs } from "./watch/runs.ts";

export async function readRuns(
  ctx: StepContext,
  export_id: string,
  policy: RetryPolicy = LIMITS.runs,
): Promise<Runs> {
  const runs = await call(ctx, listExportRuns, { export_id }, policy);
  return countRuns(runs, ctx.report.redact);
}

/** A list entry of which only the id could be read. */
export const isUnread = ({ status }: BulkExport) => status === "";

/** All exports of the workspace, and whether there are entries without a readable id. */
export async function readExports(ctx: StepContext, policy?: RetryPolicy) {
  const listed = await call(ctx, listExports, {}, policy);
  const identified = listed.filter((one) => one !== undefined);
  const exports = [...new Map(identified.map((one) => [one.id, one])).values()];
  const unidentified = listed.length - identified.length;
  const unread = exports.filter(isUnread).length + unidentified;
  if (unread > 0)
    ctx.report.warning(
      `The platform API lists ${pluralize(unread, "export")} that cannot be read, and that this step leaves alone: look on the platform.`,
    );
  return { exports, hasUnidentified: unidentified > 0 };
}

const createdMs = ({ created_at }: BulkExport) => parseTime(created_at ?? "") || 0;

export const newestFirst = (exports: readonly BulkExport[]): BulkExport[] =>
  exports.toSorted((one, other) => createdMs(other) - createdMs(one));
