import * as z from "zod";
import type { World } from "../../../report/world.ts";
import { downloadJson } from "../../../service/client/download.ts";
import { ContractError } from "../../../service/client/errors.ts";
import { PATIENCE } from "../../../service/client/patience.ts";
import { ExportRun, listExportRuns } from "../../../service/contract/bulk-exports.ts";
import { countRuns, type Runs } from "./runs.ts";

/** For the runs of an export with the keys of all their files, which are held in memory. */
const MAX_BYTES = 64 * 1024 ** 2;

/** Some services write null for no runs. */
const RunList = z.array(ExportRun).nullable();

/** One attempt to read the runs of an export. */
export async function readRuns(
  { server, signal, report }: World,
  export_id: string,
): Promise<Runs> {
  const limits = { maxBytes: MAX_BYTES, limitMs: PATIENCE.runs.ms, signal };
  const json = await downloadJson(server, listExportRuns, { export_id }, limits);
  const { data, error } = RunList.safeParse(json);
  if (error === undefined) return countRuns(data ?? [], report.clean);
  const place = error.issues[0]?.path.join(".") ?? "";
  const what = place === "" ? "is not a list" : `breaks the contract at ${place}`;
  throw new ContractError(`The list of runs ${what}`);
}
