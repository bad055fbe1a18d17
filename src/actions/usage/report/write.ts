import type { World } from "../../../report/world.ts";
import type { UsageInputs } from "../inputs.ts";
import type { Period } from "../period.ts";
import { type Collected, collect, type Draft, type ReportQuery } from "./collect.ts";
import { csvFile } from "./csv.ts";
import { ReportFile } from "./file.ts";
import { jsonFile } from "./json.ts";

const FORMATS = { json: [jsonFile], csv: [csvFile], both: [jsonFile, csvFile] };

interface Work {
  query: ReportQuery;
  windows: readonly Period[];
  /** Called when all is counted, before the files have their final names. */
  onCounted: (collected: Collected) => void;
  /** Called when a file has its final name. The next file may still fail to get its own. */
  onWritten: (draft: Draft, collected: Collected) => void;
}

/**
 * Writes the report under temporary names, and gives the files their names when all is complete.
 * Both formats come from the JSON answer: a CSV answer that is cut looks like a smaller one.
 */
export async function writeReport(
  inputs: UsageInputs,
  world: World,
  { query, windows, onCounted, onWritten }: Work,
): Promise<Collected> {
  const drafts: Draft[] = [];
  try {
    for (const format of FORMATS[inputs.format]) {
      const name = `usage-by-${inputs.group_by}.${format.extension}`;
      drafts.push({ format, file: await ReportFile.create(inputs.output_dir, name) });
    }
    const collected = await collect(world, query, windows, drafts);
    onCounted(collected);
    for (const draft of drafts) {
      await draft.file.commit();
      onWritten(draft, collected);
    }
    return collected;
  } finally {
    for (const { file } of drafts) await file.discard();
  }
}
