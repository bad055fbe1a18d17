import { pluralize } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import { call } from "../../service/client/call.ts";
import { PATIENCE } from "../../service/client/patience.ts";
import {
  type BulkExport,
  getExport,
  listExportRuns,
  listExports,
} from "../../service/contract/bulk-exports.ts";
import { instantOf } from "./range.ts";
import { countRuns, type Runs } from "./watch/runs.ts";

/** Lists have no pages (export-lists), and hourly schedules make thousands of exports a year. */
const MAX_LIST_BYTES = 64 * 1024 * 1024;
/** For the runs of an export with the keys of all their files, which are held in memory. */
const MAX_RUNS_BYTES = 64 * 1024 * 1024;

/** One attempt to read an export. */
export function readExportOnce({ server, signal }: World, export_id: string): Promise<BulkExport> {
  return call(server, getExport, { export_id }, { signal });
}

/** One attempt to read the runs of an export. */
export async function readRuns(
  { server, signal, report }: World,
  export_id: string,
): Promise<Runs> {
  const large = { maxBytes: MAX_RUNS_BYTES, limitMs: PATIENCE.runs.ms };
  const runs = await call(server, listExportRuns, { export_id }, { signal, large });
  return countRuns(runs, report.clean);
}

/** Of an export in a list that is not as documented, only its id is known. */
export const isUnread = ({ status }: BulkExport) => status === "";

/** The exports of a workspace. */
export interface ExportList {
  exports: BulkExport[];
  /** Whether there are others, of which not even the id can be read. */
  hasNameless: boolean;
}

/** One attempt to read all exports of the workspace. One that is listed twice is there once. */
export async function listExportsOnce({ server, signal, report }: World): Promise<ExportList> {
  const listed = await call(
    server,
    listExports,
    {},
    { signal, large: { maxBytes: MAX_LIST_BYTES } },
  );
  const named = listed.filter((one) => one !== undefined);
  const exports = [...new Map(named.map((one) => [one.id, one])).values()];
  const nameless = listed.length - named.length;
  const unread = exports.filter(isUnread).length + nameless;
  if (unread > 0)
    report.warning(
      `The platform API lists ${pluralize(unread, "export")} that cannot be read, and that this step leaves alone: look on the platform.`,
    );
  return { exports, hasNameless: nameless > 0 };
}

const createdMs = ({ created_at }: BulkExport) => instantOf(created_at ?? "") || 0;

export const newestFirst = (exports: readonly BulkExport[]): BulkExport[] =>
  exports.toSorted((one, other) => createdMs(other) - createdMs(one));
