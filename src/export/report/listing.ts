import type { Ending } from "../../action/ending.ts";
import { readWithRetries } from "../../action/read.ts";
import { amount, counted } from "../../action/wording.ts";
import type { BulkExport } from "../../contract/bulk-exports.ts";
import { listExportsOnce } from "../read-exports.ts";
import type { Step } from "../step.ts";
import { statusWord } from "../watch/status.ts";

const MOST_TOLD = 50;
const MOST_IDS = 3_000;

const createdMs = ({ created_at }: BulkExport) => Date.parse(created_at ?? "") || 0;

export function rangeOf({ start_time, end_time, interval_hours }: BulkExport): string {
  const rest =
    interval_hours == null
      ? `to ${end_time ?? "?"}`
      : `on, every ${counted(interval_hours, "hour")}`;
  return `${start_time ?? "?"} ${rest}`;
}

/** Tells all exports of the workspace, the newest first. */
export async function listAll({ world, progress }: Step): Promise<Ending> {
  const { report } = world;
  const exports = await readWithRetries(world, () => listExportsOnce(world));
  exports.sort((one, other) => createdMs(other) - createdMs(one));
  progress.listed = exports;
  report.output("export_ids", JSON.stringify(exports.slice(0, MOST_IDS).map(({ id }) => id)));
  for (const one of exports.slice(0, MOST_TOLD)) {
    report.info(
      `${one.id}  ${statusWord(one.status)}  ${rangeOf(one)}, created ${one.created_at ?? "?"}`,
    );
  }
  const more = exports.length > MOST_TOLD ? ` The newest ${MOST_TOLD} are shown.` : "";
  const cut =
    exports.length > MOST_IDS ? ` The output export_ids holds the newest ${amount(MOST_IDS)}.` : "";
  return {
    outcome: "completed",
    message: `The workspace has ${counted(exports.length, "export")}.${more}${cut}`,
  };
}
