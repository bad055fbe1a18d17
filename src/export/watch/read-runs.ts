import { JSONParser, TokenizerError, TokenParserError } from "@streamparser/json";
import { download } from "../../client/download.ts";
import { ContractError } from "../../client/errors.ts";
import { ExportRun, listExportRuns } from "../../contract/bulk-exports.ts";
import type { ExportWorld } from "../world.ts";
import { type Runs, runsCounter } from "./runs.ts";

/** For all runs of an export, with the keys of their files. */
const MAX_BYTES = 256 * 1024 * 1024;
/** For one run: so much is held at a time. */
const MAX_RUN_BYTES = 4 * 1024 * 1024;
/** For the whole answer: while it trickles in, the export's own status is not read. */
const LIMIT_MS = 2 * 60_000;

const broken = (what: string) => new ContractError(`The list of runs ${what}`);

function runFrom(value: unknown): ExportRun {
  const run = ExportRun.safeParse(value);
  if (run.success) return run.data;
  throw broken(`breaks the contract at ${run.error.issues[0]?.path.join(".") || "a run"}`);
}

/** The parser's own messages quote the text. */
function readable(error: unknown): unknown {
  return error instanceof TokenizerError || error instanceof TokenParserError
    ? broken("is not JSON")
    : error;
}

/** The runs of an export, of which not more is held than is counted. One attempt. */
export async function readRuns(world: ExportWorld, export_id: string): Promise<Runs> {
  const { signal } = world;
  const counter = runsCounter();
  let held = 0;
  let begin = "";
  const parser = new JSONParser({ paths: ["$.*"], keepStack: false });
  parser.onValue = ({ value, key }) => {
    if (typeof key !== "number") throw broken("is not a list");
    counter.add(runFrom(value));
    held = 0;
  };
  try {
    const bytes = download(
      world.server,
      listExportRuns,
      { export_id },
      { maxBytes: MAX_BYTES, limitMs: LIMIT_MS, signal },
    );
    for await (const chunk of bytes) {
      held += chunk.length;
      begin ||= chunk.toString("latin1").trimStart().slice(0, 1);
      if (begin !== "" && begin !== "[") throw broken("is not a list");
      if (held > MAX_RUN_BYTES) throw broken("has a run that is too large");
      parser.write(chunk);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw readable(error);
  }
  if (!parser.isEnded) throw broken("is cut short");
  return counter.result;
}
