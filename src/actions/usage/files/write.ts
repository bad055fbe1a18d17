import type { World } from "../../../report/world.ts";
import type { UsageInputs } from "../inputs.ts";
import type { WrittenFile } from "../known.ts";
import type { Period } from "../period.ts";
import { type Collected, collect, type Draft, type ReportQuery } from "./collect.ts";
import { csvFile } from "./csv.ts";
import { ReportFile } from "./file.ts";
import { jsonFile } from "./json.ts";

const FORMATS = { json: [jsonFile], csv: [csvFile], both: [jsonFile, csvFile] };

interface Work {
  query: ReportQuery;
  windows: readonly Period[];
  /** Called when all is counted. If it throws, no file gets its final name. */
  onCounted: (collected: Collected) => Promise<void>;
  /** Called when a file has its final name. The next file may still fail to get its own. */
  onWritten: (file: WrittenFile) => void;
}

/**
 * Writes the report under temporary names, and gives the files their names when all is complete.
 * Both formats come from the JSON answer: a CSV answer that is cut looks like a smaller one.
 */
export async function writeReport(
  inputs: UsageInputs,
  world: World,
  { query, windows, onCounted, onWritten }: Work,
): Promise<void> {
  const drafts: Draft[] = [];
  try {
    for (const format of FORMATS[inputs.format]) {
      const name = `usage-by-${inputs.group_by}.${format.extension}`;
      drafts.push({ format, file: await ReportFile.create(inputs.output_dir, name) });
    }
    const collected = await collect(world, query, windows, drafts);
    await onCounted(collected);
    for (const { format, file } of drafts) {
      await file.commit();
      onWritten({ extension: format.extension, name: file.name });
    }
  } finally {
    for (const { file } of drafts) await file.discard();
  }
}
