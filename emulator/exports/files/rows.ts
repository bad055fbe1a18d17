import type { TimeRange } from "../../../src/service/contract/time.ts";
import { generateRuns, type TraceRun } from "../../traces/runs.ts";
import type { Traces } from "../../traces/traces.ts";
import { compileFilter } from "../filter.ts";
import type { ExportRecord } from "../records.ts";

/** Longer than any trace, to include runs whose trace began before the range. */
const MAX_TRACE_MS = 60_000;

/** The runs of the project that started in the range and match the export's filter, in order. */
export function selectRows(
  traces: Traces,
  { request }: Pick<ExportRecord, "request">,
  { startMs, endMs }: TimeRange,
): TraceRun[] {
  const projects = traces.workspaces.flatMap((workspace) => workspace.projects);
  const project = projects.find(({ id }) => id === request.session_id);
  if (project === undefined) return [];
  const matchesFilter =
    request.filter === undefined ? () => true : (compileFilter(request.filter) ?? (() => false));
  return [...traces.tracesBetween(project, startMs - MAX_TRACE_MS, endMs)]
    .flatMap(generateRuns)
    .filter(({ start_time }) => start_time.getTime() >= startMs && start_time.getTime() < endMs)
    .filter(matchesFilter)
    .sort((a, b) => a.start_time.getTime() - b.start_time.getTime());
}
