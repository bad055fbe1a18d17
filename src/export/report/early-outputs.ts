import type { OutputValue } from "../../action/world.ts";
import type { Output, Outputs } from "../outputs.ts";
import { idsOf, type Part, totalsOf, worstStatus } from "../watch/progress.ts";
import type { ExportStep, ExportWorld } from "../world.ts";
import { objectPrefix } from "./run-outputs.ts";

/** Publishes the ids as soon as they are known: for later steps, and then for the post step. */
export function publishIds({ world, progress }: Pick<ExportStep, "world" | "progress">): void {
  const ids = idsOf(progress.parts);
  if (progress.parts.length > 1) world.report.output("export_ids", JSON.stringify(ids));
  else world.report.output("export_id", ids[0] ?? "");
  world.state("export_ids", JSON.stringify(ids));
}

const PROGRESS_OUTPUTS: readonly Output[] = [
  "status",
  "run_count",
  "failed_run_count",
  "rows_exported",
  "object_prefix",
];

/** What is known of all parts while they are watched. */
export function progressOutputs(parts: readonly Part[]): Outputs {
  const status = worstStatus(parts);
  if (parts.every(({ runs }) => runs === undefined)) return { status };
  const { runs, failed, rows } = totalsOf(parts);
  return {
    status,
    run_count: runs,
    failed_run_count: failed,
    rows_exported: rows ?? "",
    object_prefix: objectPrefix(parts),
  };
}

/** Sets outputs while the exports are watched, each again only when its value has changed. */
export function outputSetter({ report }: ExportWorld): (outputs: Outputs) => void {
  const last = new Map<Output, OutputValue>();
  return (outputs) => {
    for (const name of PROGRESS_OUTPUTS) {
      const value = outputs[name];
      if (value === undefined || last.get(name) === value) continue;
      last.set(name, value);
      report.output(name, value);
    }
  };
}
