import { timeText } from "../../../inputs/field/time.ts";
import type { World } from "../../../report/world.ts";
import { download } from "../../../service/client/download.ts";
import { PATIENCE } from "../../../service/client/patience.ts";
import { readWithRetries } from "../../../service/client/read.ts";
import {
  type GroupBy,
  getUsage,
  lengthMs,
  type Stride,
  type UsageRecord,
} from "../../../service/contract/usage.ts";
import type { Period } from "../period.ts";
import { count, emptyTally, merge, type Tally } from "../tally.ts";
import type { Format, ReportFile } from "./file.ts";
import { readJson } from "./json.ts";
import { startMsOf } from "./row.ts";

/** What to request, and how to redact each row before it is written or counted. */
export interface ReportQuery {
  workspace_ids: readonly string[];
  group_by: GroupBy;
  redact: (row: UsageRecord) => UsageRecord;
}

/** The sums of one report. */
export interface Collected {
  tally: Tally;
  /** The longest stride of all windows. */
  stride: Stride;
}

const MAX_WINDOW_BYTES = 4 * 1024 ** 3;

const longer = (a: Stride, b: Stride) => (lengthMs(a) >= lengthMs(b) ? a : b);

/** A file of a report, and how it is written. */
export interface Draft {
  format: Format;
  file: ReportFile;
}

const PIECE_BYTES = 4096;

/**
 * A parser returns all rows of a piece at once. With small pieces only few rows are alive at a
 * time, so that the heap stays small.
 */
async function* inSmallPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    for (let from = 0; from < chunk.length; from += PIECE_BYTES)
      yield chunk.subarray(from, from + PIECE_BYTES);
  }
}

/** The next window has this bucket, too. Beyond the contract: usage-ends. */
const beginsAtEnd = ({ time_bucket }: UsageRecord, { endMs }: Period) =>
  startMsOf(time_bucket ?? "") === endMs;

/** One attempt to read one window from its beginning. */
async function readWindow(
  world: World,
  query: ReportQuery,
  window: Period,
  drafts: readonly Draft[],
  rowsBefore: number,
): Promise<Collected> {
  for (const { file } of drafts) await file.rewind();
  const parameters = {
    workspace_ids: [...query.workspace_ids],
    start_time: timeText(window.startMs),
    end_time: timeText(window.endMs),
    group_by: query.group_by,
  };
  const limits = {
    maxBytes: MAX_WINDOW_BYTES,
    limitMs: PATIENCE.usageDownload.ms,
    signal: world.signal,
  };
  const bytes = download(world.server, getUsage, parameters, limits);
  const report = readJson(inSmallPieces(bytes), query.group_by);
  const tally = emptyTally();
  for await (const found of report.rows) {
    const rows = found.filter((row) => !beginsAtEnd(row, window)).map(query.redact);
    const soFar = { rowsBefore: rowsBefore + tally.rows, stride: report.strideBefore() };
    for (const { file, format } of drafts) await file.append(format.rows(rows, soFar));
    count(tally, rows, query.group_by);
  }
  return { tally, stride: report.end() };
}

/**
 * Reads all windows in turn into all files, of which there may be none. Each window is retried by
 * itself.
 */
export async function collect(
  world: World,
  query: ReportQuery,
  windows: readonly Period[],
  drafts: readonly Draft[] = [],
): Promise<Collected> {
  const tally = emptyTally();
  let stride: Stride | undefined;
  for (const { file, format } of drafts) await file.append(format.head);
  for (const window of windows) {
    for (const { file } of drafts) file.mark();
    const attempt = () => readWindow(world, query, window, drafts, tally.rows);
    const collected = await readWithRetries(world, attempt, PATIENCE.usage.ms);
    merge(tally, collected.tally);
    stride = stride === undefined ? collected.stride : longer(stride, collected.stride);
  }
  const whole = { tally, stride: stride ?? { days: 0, hours: 1 } };
  for (const { file, format } of drafts) await file.append(format.tail(whole.stride));
  return whole;
}
