import { readWithRetries } from "../../action/read.ts";
import { amount, counted } from "../../action/wording.ts";
import type { BulkExport } from "../../contract/bulk-exports.ts";
import { listExportsOnce } from "../read-exports.ts";
import { statusWord } from "../watch/status.ts";
import type { ExportStep, OperationResult } from "../world.ts";

const MOST_LOGGED = 50;
const MOST_IDS = 3_000;

const createdMs = ({ created_at }: BulkExport) => Date.parse(created_at ?? "") || 0;

/** The range of an export in words, or the beginning and the interval of a schedule. */
export function rangeOf({ start_time, end_time, interval_hours }: BulkExport): string {
  const start = start_time ?? "?";
  return interval_hours == null
    ? `${start} to ${end_time ?? "?"}`
    : `${start} on, every ${counted(interval_hours, "hour")}`;
}

/** Logs all exports of the workspace, the newest first. */
export async function listAll({ world }: ExportStep): Promise<OperationResult> {
  const { report } = world;
  const exports = await readWithRetries(world, () => listExportsOnce(world));
  exports.sort((one, other) => createdMs(other) - createdMs(one));
  report.output("export_ids", JSON.stringify(exports.slice(0, MOST_IDS).map(({ id }) => id)));
  for (const one of exports.slice(0, MOST_LOGGED)) {
    const created = one.created_at ?? "?";
    report.info(`${one.id}  ${statusWord(one.status)}  ${rangeOf(one)}, created ${created}`);
  }
  const sentences = [`The workspace has ${counted(exports.length, "export")}.`];
  if (exports.length > MOST_LOGGED) sentences.push(`The newest ${MOST_LOGGED} are shown.`);
  if (exports.length > MOST_IDS)
    sentences.push(`The output export_ids holds the newest ${amount(MOST_IDS)}.`);
  return { ending: { outcome: "completed", message: sentences.join(" ") }, listed: exports };
}
