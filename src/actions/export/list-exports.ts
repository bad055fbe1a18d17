import { pluralize } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import { ask, type Patience } from "../../service/client/ask.ts";
import { PATIENCE } from "../../service/client/patience.ts";
import {
  type BulkExport,
  listExportRuns,
  listExports,
} from "../../service/contract/bulk-exports.ts";
import { instantOf } from "./range.ts";
import { countRuns, type Runs } from "./watch/runs.ts";

export async function readRuns(
  world: World,
  export_id: string,
  patience: Patience = PATIENCE.runs,
): Promise<Runs> {
  const runs = await ask(world, listExportRuns, { export_id }, patience);
  return countRuns(runs, world.report.clean);
}

/** Of an export in a list that is not as documented, only its id is known. */
export const isUnread = ({ status }: BulkExport) => status === "";

/**
 * All exports of the workspace, each once, and whether there are others, of which not even the id
 * can be read.
 */
export async function readExports(world: World, patience?: Patience) {
  const listed = await ask(world, listExports, {}, patience);
  const named = listed.filter((one) => one !== undefined);
  const exports = [...new Map(named.map((one) => [one.id, one])).values()];
  const nameless = listed.length - named.length;
  const unread = exports.filter(isUnread).length + nameless;
  if (unread > 0)
    world.report.warning(
      `The platform API lists ${pluralize(unread, "export")} that cannot be read, and that this step leaves alone: look on the platform.`,
    );
  return { exports, hasNameless: nameless > 0 };
}

const createdMs = ({ created_at }: BulkExport) => instantOf(created_at ?? "") || 0;

export const newestFirst = (exports: readonly BulkExport[]): BulkExport[] =>
  exports.toSorted((one, other) => createdMs(other) - createdMs(one));
