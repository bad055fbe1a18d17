import { EXPORT_LIMITS } from "../../src/service/contract/exports/limits.ts";
import type { History, View } from "../history.ts";
import type { NewId } from "../ids.ts";
import { NO_WORKSPACE_REFUSAL, WRONG_WORKSPACE_REFUSAL } from "../server/credentials.ts";
import type { Responder } from "../server/layers.ts";
import { OPERATIONS } from "../server/operations.ts";
import { refuse } from "../server/response.ts";
import { type AnyRoute, createRoute } from "../server/route.ts";
import type { Traces, Workspace } from "../traces/traces.ts";
import { createDestination, renderDestination } from "./destinations.ts";
import type { ExportTimeline } from "./export-timeline.ts";
import { createExportWriter } from "./files/export-writer.ts";
import type { ExportRecord } from "./records.ts";
import { renderExport, renderRun } from "./render.ts";
import { checkExport } from "./rules.ts";
import { type FailureChoice, resolveRunFailures } from "./run-failures.ts";

/** Options of bulk exports. */
export interface ExportOptions {
  /** The pace of one run. */
  exportRowsPerSecond: number;
  concurrentRunsPerExport: number;
  /** Failures of the runs of all exports. */
  exportFailures: FailureChoice;
}

/** Refuses requests that do not name one of these workspaces. */
const checkWorkspace =
  (workspaces: Workspace[], next: Responder): Responder =>
  (request, view) => {
    const { tenant_id } = request;
    if (tenant_id === undefined) return NO_WORKSPACE_REFUSAL;
    if (!workspaces.some(({ id }) => id === tenant_id)) return WRONG_WORKSPACE_REFUSAL;
    return next(request, view);
  };

/** State that the endpoints share with the rest of the emulator. */
interface SharedState {
  history: History;
  traces: Traces;
  newId: NewId;
}

/** The endpoints of bulk exports. */
export function createExportRoutes(state: SharedState, options: Partial<ExportOptions>) {
  const { history, newId } = state;
  const { workspaces } = state.traces;
  const {
    exportFailures = [],
    exportRowsPerSecond: rowsPerSecond = 500,
    concurrentRunsPerExport: concurrentRuns = EXPORT_LIMITS.concurrent_runs_per_export.limits_text,
  } = options;
  const writer = createExportWriter(history, state.traces, { rowsPerSecond, concurrentRuns });

  const findExport = (id: string, tenant_id: string, view: View): ExportTimeline =>
    writer.exportTimelines(tenant_id, view).find(({ record }) => record.id === id) ??
    refuse(404, `Bulk export ${id} not found`);

  /** Commits the record, and returns the view with it. */
  function commit(record: ExportRecord, view: View): View {
    history.commit("exports", record, view.now);
    return { ...view, exports: new Map(view.exports).set(record.id, record) };
  }

  const renderById = (id: string, tenant_id: string, view: View) =>
    renderExport(findExport(id, tenant_id, view), view.now);

  const routes: AnyRoute[] = [
    createRoute(OPERATIONS.destination, async ({ body, tenant_id = "", view }) => {
      const identity = { id: newId(), tenant_id, createdMs: view.now };
      const destination = await createDestination(body, identity);
      history.commit("destinations", destination, view.now);
      return renderDestination(destination);
    }),
    createRoute(OPERATIONS.export, ({ body, tenant_id = "", view }) => {
      const projects = workspaces.find(({ id }) => id === tenant_id)?.projects ?? [];
      checkExport(body, { id: tenant_id, projects }, view);
      const runFailures = resolveRunFailures(exportFailures);
      const id = newId();
      const record = { id, tenant_id, request: body, createdMs: view.now, runFailures };
      return renderById(id, tenant_id, commit(record, view));
    }),
    createRoute(OPERATIONS["get-export"], async ({ parameters, tenant_id = "", view }) => {
      await writer.writeDueFiles();
      return renderById(parameters.export_id, tenant_id, view);
    }),
    createRoute(OPERATIONS.runs, async ({ parameters, tenant_id = "", view }) => {
      await writer.writeDueFiles();
      const { record, runs } = findExport(parameters.export_id, tenant_id, view);
      return runs.map((run) => {
        const prefix = writer.folderOf(record, run, view);
        return renderRun(run, record.id, prefix, writer.findWrittenFile, view.now);
      });
    }),
    createRoute(OPERATIONS.exports, async ({ tenant_id = "", view }) => {
      await writer.writeDueFiles();
      // Beyond the contract: export-lists.
      const newestFirst = writer.exportTimelines(tenant_id, view).reverse();
      return newestFirst.map((timeline) => renderExport(timeline, view.now));
    }),
    createRoute(OPERATIONS["cancel-export"], async ({ parameters, tenant_id = "", view }) => {
      const { record, endMs } = findExport(parameters.export_id, tenant_id, view);
      // Beyond the contract: export-endings.
      const newView = endMs <= view.now ? view : commit({ ...record, cancelledMs: view.now }, view);
      await writer.writeDueFiles();
      return renderById(record.id, tenant_id, newView);
    }),
  ];
  return routes.map(({ operation, respond }) => ({
    operation,
    respond: checkWorkspace(workspaces, respond),
  }));
}
