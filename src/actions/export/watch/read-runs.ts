import { JSONParser, TokenizerError, TokenParserError } from "@streamparser/json";
import type { World } from "../../../report/world.ts";
import { download } from "../../../service/client/download.ts";
import { ContractError } from "../../../service/client/errors.ts";
import { PATIENCE } from "../../../service/client/patience.ts";
import { ExportRun, listExportRuns } from "../../../service/contract/bulk-exports.ts";
import { type Runs, runsCounter } from "./runs.ts";

/** For the runs of an export with the keys of all their files. */
const MAX_BYTES = 256 * 1024 * 1024;
/** For one run: no more than one is held at a time. */
const MAX_RUN_BYTES = 4 * 1024 * 1024;

const brokenList = (what: string) => new ContractError(`The list of runs ${what}`);

function runFrom(value: unknown): ExportRun {
  const run = ExportRun.safeParse(value);
  if (run.success) return run.data;
  throw brokenList(`breaks the contract at ${run.error.issues[0]?.path.join(".") || "a run"}`);
}

/** The parser's own messages quote the reply, which must not reach the log. */
function withoutQuotes(error: unknown): unknown {
  return error instanceof TokenizerError || error instanceof TokenParserError
    ? brokenList("is not JSON")
    : error;
}

/** One attempt to read the runs of an export. They are counted as they arrive, not held. */
export async function readRuns(world: World, export_id: string): Promise<Runs> {
  const { signal } = world;
  const counter = runsCounter();
  let held = 0;
  let firstCharacter = "";
  const parser = new JSONParser({ paths: ["$.*"], keepStack: false });
  parser.onValue = ({ value, key }) => {
    if (typeof key !== "number") throw brokenList("is not a list");
    counter.add(runFrom(value));
    held = 0;
  };
  try {
    const bytes = download(
      world.server,
      listExportRuns,
      { export_id },
      { maxBytes: MAX_BYTES, limitMs: PATIENCE.runs.ms, signal },
    );
    for await (const chunk of bytes) {
      held += chunk.length;
      firstCharacter ||= chunk.toString("latin1").trimStart().slice(0, 1);
      // Some services write null for no runs.
      if (!["", "[", "n"].includes(firstCharacter)) throw brokenList("is not a list");
      if (held > MAX_RUN_BYTES) throw brokenList("has a run that is too large");
      parser.write(chunk);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw withoutQuotes(error);
  }
  if (!parser.isEnded) throw brokenList("is cut short");
  return counter.result;
}
