import type { World } from "../../action/world.ts";
import { download } from "../../client/download.ts";
import { withRetries } from "../../client/retry.ts";
import { type GroupBy, lengthMs, type Stride, strideOf } from "../../contract/usage.ts";
import { timeText } from "../../inputs/field/time.ts";
import type { Period } from "../period.ts";
import { count, emptyTally, merge, type Tally } from "../tally.ts";
import type { ReportFile } from "./file.ts";
import type { Source } from "./format.ts";
import type { Row } from "./row.ts";

/** What to request, and how to redact each row before it is written or counted. */
export interface ReportQuery {
  workspace_ids: readonly string[];
  group_by: GroupBy;
  redact: (row: Row) => Row;
}

/** The sums of one report. */
export interface Collected {
  tally: Tally;
  /** The longest stride of all windows. */
  stride: Stride;
}

/** For how long a failing window is retried. */
const RETRY_LIMIT_MS = 10 * 60_000;
const MAX_WINDOW_BYTES = 4 * 1024 ** 3;
/** A window takes minutes at most. One whose bytes arrive ever so slowly must end too. */
const WINDOW_LIMIT_MS = 60 * 60_000;

const longer = (a: Stride, b: Stride) => (lengthMs(a) >= lengthMs(b) ? a : b);

/** The part of a report that one window becomes. */
interface Part {
  source: Source;
  /** Without a file the rows are only counted. */
  file?: ReportFile;
  /** Rows of the windows before this one. */
  rowsBefore: number;
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

/** One attempt to read one window from its beginning. */
async function readWindow(
  world: World,
  query: ReportQuery,
  window: Period,
  part: Part,
): Promise<Collected> {
  const { source, file, rowsBefore } = part;
  await file?.rewind();
  const parameters = {
    workspace_ids: [...query.workspace_ids],
    start_time: timeText(window.startMs),
    end_time: timeText(window.endMs),
    group_by: query.group_by,
  };
  const limits = { maxBytes: MAX_WINDOW_BYTES, limitMs: WINDOW_LIMIT_MS, signal: world.signal };
  const bytes = download(world.server, source.operation, parameters, limits);
  const { rows, stride } = source.read(inSmallPieces(bytes), query.group_by);
  const tally = emptyTally();
  for await (const batch of rows) {
    const redacted = batch.map(query.redact);
    await file?.append(source.file.rows(redacted, rowsBefore + tally.rows));
    count(tally, redacted, query.group_by);
  }
  return { tally, stride: stride() ?? strideOf(window.endMs - window.startMs) };
}

/** Reads all windows in turn into one file, if there is one. Each window is retried by itself. */
export async function collect(
  world: World,
  query: ReportQuery,
  windows: readonly Period[],
  source: Source,
  file?: ReportFile,
): Promise<Collected> {
  const { clock, signal, report } = world;
  const tally = emptyTally();
  const onFailure = (error: Error) => report.info(`${error.message}; asking again.`);
  let stride: Stride | undefined;
  await file?.append(source.file.head);
  file?.mark();
  for (const window of windows) {
    const part: Part = { source, rowsBefore: tally.rows };
    if (file !== undefined) part.file = file;
    const attempt = () => readWindow(world, query, window, part);
    const collected = await withRetries(attempt, {
      clock,
      limitMs: RETRY_LIMIT_MS,
      signal,
      onFailure,
    });
    file?.mark();
    merge(tally, collected.tally);
    stride = stride === undefined ? collected.stride : longer(stride, collected.stride);
  }
  const whole = { tally, stride: stride ?? { days: 0, hours: 1 } };
  await file?.append(source.file.tail(whole.stride));
  return whole;
}
