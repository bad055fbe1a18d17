import { counted } from "../../action/wording.ts";
import type { World } from "../../action/world.ts";
import type { UsageInputs } from "../inputs.ts";
import type { Period } from "../period.ts";
import { type Collected, collect, type Question } from "./collect.ts";
import { ReportFile } from "./file.ts";
import { type Format, SOURCES } from "./format.ts";

/** A report that is written as a whole. */
export interface Report extends Collected {
  format: Format;
  file: ReportFile;
}

interface Work {
  question: Question;
  windows: readonly Period[];
  /** Called as soon as one report is counted, before the next is asked for. */
  onCounted: (collected: Collected) => void;
  /** Called as soon as a file has its name: the next may fail to get its own. */
  onWritten: (report: Report) => void;
}

export function formatsOf({ format }: UsageInputs): readonly Format[] {
  return format === "both" ? ["json", "csv"] : [format];
}

/** Writes each report under a temporary name, and gives them their names when all are whole. */
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
      const collected = await collect(world, work.question, work.windows, SOURCES[format], file);
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

/** Where two reports of the same question do not say the same. */
export function disagreement([one, other]: readonly Report[]): string | undefined {
  if (one === undefined || other === undefined) return undefined;
  if (one.tally.traces === other.tally.traces && one.tally.rows === other.tally.rows)
    return undefined;
  const [first, second] = [one, other].map(
    ({ format, tally }) =>
      `${format} has ${counted(tally.traces, "trace")} in ${counted(tally.rows, "row")}`,
  );
  return `The two reports do not agree: ${first}, ${second}. Traces may have come in between; outputs and summary are of the first.`;
}
