import { counted } from "../../action/wording.ts";
import type { World } from "../../action/world.ts";
import type { UsageInputs } from "../inputs.ts";
import type { Period } from "../period.ts";
import { type Collected, collect, type ReportQuery } from "./collect.ts";
import { ReportFile } from "./file.ts";
import { type Format, SOURCES } from "./format.ts";

/** A report whose file is complete. */
export interface Report extends Collected {
  format: Format;
  file: ReportFile;
}

interface Work {
  query: ReportQuery;
  windows: readonly Period[];
  /** Called when a report is counted, before the next is requested. */
  onCounted: (collected: Collected) => void;
  /** Called when a file has its final name. The next file may still fail to get its own. */
  onWritten: (report: Report) => void;
}

/** The formats of the files to write. */
export function formatsOf({ format }: UsageInputs): readonly Format[] {
  return format === "both" ? ["json", "csv"] : [format];
}

/** Writes reports under temporary names, and gives them their names when all are complete. */
export async function writeReports(
  inputs: UsageInputs,
  world: World,
  work: Work,
): Promise<Report[]> {
  const opened: ReportFile[] = [];
  try {
    const reports: Report[] = [];
    for (const format of formatsOf(inputs)) {
      const file = await ReportFile.create(
        inputs.output_dir,
        `usage-by-${inputs.group_by}.${format}`,
      );
      opened.push(file);
      const collected = await collect(world, work.query, work.windows, SOURCES[format], file);
      work.onCounted(collected);
      reports.push({ format, file, ...collected });
    }
    for (const report of reports) {
      await report.file.commit();
      work.onWritten(report);
    }
    return reports;
  } finally {
    for (const file of opened) await file.discard();
  }
}

/** A warning if the reports of two formats have different totals, otherwise undefined. */
export function disagreement([first, second]: readonly Report[]): string | undefined {
  if (first === undefined || second === undefined) return undefined;
  const isSame =
    first.tally.traces === second.tally.traces && first.tally.rows === second.tally.rows;
  if (isSame) return undefined;
  const totals = [first, second].map(
    ({ format, tally }) =>
      `${format} has ${counted(tally.traces, "trace")} in ${counted(tally.rows, "row")}`,
  );
  return `The two reports do not agree: ${totals.join(", ")}. Traces may have come in between; outputs and summary are of the first.`;
}
