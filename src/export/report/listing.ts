import type { Block, Text } from "../../action/summary.ts";
import { amount, counted, shortId } from "../../action/wording.ts";
import { readWithRetries } from "../../client/read.ts";
import type { BulkExport } from "../../contract/bulk-exports.ts";
import { instantOf, rangeFrom, rangeWords, timeWords } from "../range.ts";
import { listExportsOnce, mayBePage } from "../read-exports.ts";
import { isOver, isSchedule, statusWord } from "../watch/status.ts";
import type { ExportStep, OperationResult } from "../world.ts";

const MOST_SHOWN = 50;
const MOST_UNFOLDED = 10;
const MOST_IDS = 3_000;

const createdMs = ({ created_at }: BulkExport) => instantOf(created_at ?? "") || 0;

const timeOf = (shown: string | null | undefined) => {
  const ms = instantOf(shown ?? "");
  return Number.isNaN(ms) ? "?" : timeWords(ms);
};

/** The range of an export in words, or the beginning and the interval of a schedule. */
function rangeText(one: BulkExport): string {
  const { start_time, end_time, interval_hours } = one;
  if (isSchedule(one) && interval_hours)
    return `every ${counted(interval_hours, "hour")} from ${timeOf(start_time)}`;
  const range = rangeFrom(start_time, end_time);
  return range === undefined ? `${timeOf(start_time)} to ${timeOf(end_time)}` : rangeWords(range);
}

/** Logs all exports of the workspace, the newest first. */
export async function listAll({ world }: ExportStep): Promise<OperationResult> {
  const { report } = world;
  const { exports } = await readWithRetries(world, () => listExportsOnce(world));
  exports.sort((one, other) => createdMs(other) - createdMs(one));
  report.output("export_ids", JSON.stringify(exports.slice(0, MOST_IDS).map(({ id }) => id)));
  const listed = exports.slice(0, MOST_SHOWN);
  for (const one of listed)
    report.info(
      `${one.id}  ${statusWord(one.status)}  ${rangeText(one)}, created ${timeOf(one.created_at)}`,
    );
  const open = exports.filter((one) => !isOver(one)).length;
  const headline = `${counted(exports.length, "export")} in the workspace, ${amount(open)} unfinished`;
  const sentences: string[] = [];
  if (mayBePage(exports.length))
    sentences.push(
      "There may be more exports than these: the platform API may list them in pages.",
    );
  if (exports.length > MOST_SHOWN) sentences.push(`The newest ${MOST_SHOWN} are shown.`);
  if (exports.length > MOST_IDS)
    sentences.push(`The output export_ids holds the newest ${amount(MOST_IDS)}.`);
  return { ending: { outcome: "completed", headline, message: sentences.join(" ") }, listed };
}

/** The newest exports as a table; the others are folded. */
export function listBlocks(listed: readonly BulkExport[]): Block[] {
  const areSpawned = listed.some(({ source_bulk_export_id: id }) => id != null);
  const header = ["Export", "Status", "Range", "Created", ...(areSpawned ? ["Schedule"] : [])];
  const rowOf = (one: BulkExport): Text[] => {
    const { source_bulk_export_id: schedule } = one;
    return [
      [{ code: shortId(one.id) }],
      statusWord(one.status),
      [{ code: rangeText(one) }],
      [{ code: timeOf(one.created_at) }],
      ...(areSpawned ? [schedule == null ? "" : [{ code: shortId(schedule) }]] : []),
    ];
  };
  const table = (some: readonly BulkExport[]): Block[] =>
    some.length === 0 ? [] : [{ table: { header, rows: some.map(rowOf) } }];
  const more = listed.slice(MOST_UNFOLDED);
  const ids = listed.map(({ id }) => [[{ code: id }]]);
  const fold = (title: string, blocks: Block[]): Block[] =>
    blocks.length === 0 ? [] : [{ folded: { title, blocks } }];
  return [
    ...table(listed.slice(0, MOST_UNFOLDED)),
    ...fold(`${more.length} more`, table(more)),
    ...(listed.length === 0 ? [] : fold("Ids to copy", [{ table: { header: [], rows: ids } }])),
  ];
}
