import { pluralize } from "../../report/format.ts";
import { call, type RetryPolicy } from "../../service/client/requests.ts";
import { type BulkExport, listExports } from "../../service/contract/exports/bulk-export.ts";
import { parseTime } from "../../service/contract/time.ts";
import type { StepContext } from "../../step/step-context.ts";

/** Whether the entry does not match the contract: `listExports` parses its id only. */
export const isUnreadable = ({ status }: BulkExport) => status === "";

/** All exports of the workspace, and whether there are entries without a readable id. */
export async function readExports(ctx: StepContext, policy?: RetryPolicy) {
  const entries = await call(ctx, listExports, {}, policy);
  const entriesWithId = entries.filter((entry) => entry !== undefined);
  const exports = [...new Map(entriesWithId.map((entry) => [entry.id, entry])).values()];
  const withoutIdCount = entries.length - entriesWithId.length;
  const unreadableCount = exports.filter(isUnreadable).length + withoutIdCount;
  if (unreadableCount > 0)
    ctx.report.warning(
      `The platform API lists ${pluralize(unreadableCount, "export")} that cannot be read, and that this step leaves alone: look on the platform.`,
    );
  return { exports, hasEntryWithoutId: withoutIdCount > 0 };
}

const createdMs = ({ created_at }: BulkExport) => parseTime(created_at ?? "") || 0;

export const sortNewestFirst = (exports: readonly BulkExport[]): BulkExport[] =>
  exports.toSorted((one, other) => createdMs(other) - createdMs(one));
