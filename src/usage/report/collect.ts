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

/** What the service is asked for, and what becomes of each row. */
export interface Question {
  workspace_ids: readonly string[];
  group_by: GroupBy;
  redact: (row: Row) => Row;
}

export interface Collected {
  tally: Tally;
  /** Of the windows the longest. */
  stride: Stride;
}

/** How long one window may go on failing. */
const REPEAT_LIMIT_MS = 10 * 60_000;
const MAX_WINDOW_BYTES = 4 * 1024 ** 3;
/** A window takes minutes at most; one that trickles would never end. */
const WINDOW_LIMIT_MS = 60 * 60_000;

const longer = (a: Stride, b: Stride) => (lengthMs(a) >= lengthMs(b) ? a : b);

interface Place {
  source: Source;
  /** Where the rows are kept; without one they are only counted. */
  file?: ReportFile;
  rowsBefore: number;
}

const PIECE_BYTES = 4096;

/**
 * A parser hands out all the rows of a piece at once. Of small pieces few are alive at a time, and where few live on, V8
 * keeps its heap small.
 */
async function* inSmallPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    for (let from = 0; from < chunk.length; from += PIECE_BYTES)
      yield chunk.subarray(from, from + PIECE_BYTES);
  }
}

/** One attempt at one window, from its beginning. */
async function readWindow(
  world: World,
  question: Question,
  window: Period,
  place: Place,
): Promise<Collected> {
  const { source, file, rowsBefore } = place;
  await file?.rewind();
  const query = {
    workspace_ids: [...question.workspace_ids],
    start_time: timeText(window.startMs),
    end_time: timeText(window.endMs),
    group_by: question.group_by,
  };
  const limits = { maxBytes: MAX_WINDOW_BYTES, limitMs: WINDOW_LIMIT_MS, signal: world.signal };
  const bytes = download(world.server, source.operation, query, limits);
  const { rows, stride } = source.read(inSmallPieces(bytes), question.group_by);
  const tally = emptyTally();
  for await (const batch of rows) {
    const shown = batch.map(question.redact);
    await file?.append(source.file.rows(shown, rowsBefore + tally.rows));
    count(tally, shown, question.group_by);
  }
  return { tally, stride: stride() ?? strideOf(window.endMs - window.startMs) };
}

/** Reads all windows one after the other, into one file. */
export async function collect(
  world: World,
  question: Question,
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
    const place = { source, rowsBefore: tally.rows, ...(file === undefined ? {} : { file }) };
    const attempt = () => readWindow(world, question, window, place);
    const part = await withRetries(attempt, { clock, limitMs: REPEAT_LIMIT_MS, signal, onFailure });
    file?.mark();
    merge(tally, part.tally);
    stride = stride === undefined ? part.stride : longer(stride, part.stride);
  }
  const whole = { tally, stride: stride ?? { days: 0, hours: 1 } };
  await file?.append(source.file.tail(whole.stride));
  return whole;
}
