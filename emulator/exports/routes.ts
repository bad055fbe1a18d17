import { EXPORT_LIMITS } from "../../src/service/contract/export-limits.ts";
import type { History, View } from "../history.ts";
import type { NewId } from "../ids.ts";
import { FOREIGN_WORKSPACE, NO_WORKSPACE } from "../server/credentials.ts";
import { OPERATIONS } from "../server/operations.ts";
import { refuse } from "../server/response.ts";
import { type AnyRoute, serve } from "../server/serve.ts";
import type { Traces, Workspace } from "../traces/traces.ts";
import { destinationFrom, destinationReply } from "./destinations.ts";
import { createExportWriter } from "./files/write.ts";
import type { ExportLimits, ExportTimeline } from "./life-cycle.ts";
import type { ExportRecord } from "./records.ts";
import { exportReply, runReply } from "./replies.ts";
import { checkExport } from "./rules.ts";
import { type RunFailure, type RunFailureName, runFailuresFrom } from "./run-failures.ts";
import type { RunTimeline } from "./run-life.ts";

/** Options of exports. */
export interface ExportOptions {
  /** For one run. */
  exportRowsPerSecond: number;
  concurrentRunsPerExport: number;
  /** Default failures of exports. */
  exportFailures: RunFailure[] | RunFailureName;
}

const ROWS_PER_FILE = 500;

function limitsFrom({
  exportRowsPerSecond = 500,
  concurrentRunsPerExport = EXPORT_LIMITS.concurrent_runs_per_export.limits_text,
}: Partial<ExportOptions>): ExportLimits {
  return {
    pace: { rowsPerSecond: exportRowsPerSecond, rowsPerFile: ROWS_PER_FILE },
    concurrentRuns: concurrentRunsPerExport,
    concurrentExports: EXPORT_LIMITS.concurrent_exports_per_workspace.limits_text,
    timeoutHours: EXPORT_LIMITS.workflow_timeout_hours.limits_text,
  };
}

/** Refuses requests that do not name one of these workspaces. */
const inWorkspace =
  (workspaces: Workspace[], next: AnyRoute["answer"]): AnyRoute["answer"] =>
  (received, view) => {
    const { tenant_id } = received;
    if (tenant_id === undefined) return NO_WORKSPACE;
    if (!workspaces.some(({ id }) => id === tenant_id)) return FOREIGN_WORKSPACE;
    return next(received, view);
  };

/** What the endpoints share with the rest of the emulator. */
interface Shared {
  history: History;
  traces: Traces;
  newId: NewId;
  /** Failures of the next exports, one each. They take precedence over `exportFailures`. */
  nextExportFailures: (RunFailure[] | RunFailureName)[];
}

/** The endpoints of bulk exports. */
export function exportRoutes(shared: Shared, options: Partial<ExportOptions>): AnyRoute[] {
  const { history, newId, nextExportFailures } = shared;
  const { workspaces } = shared.traces;
  const { exportFailures = [] } = options;
  const writer = createExportWriter({ ...shared, limits: limitsFrom(options) });

  const findExport = (id: string, tenant_id: string, view: View): ExportTimeline =>
    writer.exportStates(tenant_id, view).find(({ record }) => record.id === id) ??
    refuse(404, `Bulk export ${id} not found`);

  /** Commits the record, and returns the view with it. */
  function commit(record: ExportRecord, view: View): View {
    history.commit("exports", record, view.now);
    return { ...view, exports: new Map(view.exports).set(record.id, record) };
  }

  const show = (id: string, tenant_id: string, view: View) => ({
    reply: exportReply(findExport(id, tenant_id, view), view.now),
  });

  const routes: AnyRoute[] = [
    serve(OPERATIONS.destination, async ({ body, tenant_id = "", view }) => {
      const owner = { id: newId(), tenant_id, createdMs: view.now };
      const destination = await destinationFrom(body, owner);
      history.commit("destinations", destination, view.now);
      return { reply: destinationReply(destination) };
    }),
    serve(OPERATIONS.export, ({ body, tenant_id = "", view }) => {
      const projects = workspaces.find(({ id }) => id === tenant_id)?.projects ?? [];
      checkExport(body, { id: tenant_id, projects }, view);
      const runFailures = runFailuresFrom(nextExportFailures.shift() ?? exportFailures);
      const id = newId();
      const record = { id, tenant_id, request: body, createdMs: view.now, runFailures };
      return show(id, tenant_id, commit(record, view));
    }),
    serve(OPERATIONS["get-export"], async ({ parameters, tenant_id = "", view }) => {
      await writer.writeDue();
      return show(parameters.export_id, tenant_id, view);
    }),
    serve(OPERATIONS.runs, async ({ parameters, tenant_id = "", view }) => {
      await writer.writeDue();
      const { record, runs } = findExport(parameters.export_id, tenant_id, view);
      const replyOf = (run: RunTimeline) =>
        runReply(run, record.id, writer.prefixOf(record, run, view), writer.written, view.now);
      return { reply: runs.map(replyOf) };
    }),
    serve(OPERATIONS.exports, async ({ tenant_id = "", view }) => {
      await writer.writeDue();
      // Beyond the contract: export-lists.
      const newestFirst = writer.exportStates(tenant_id, view).reverse();
      return { reply: newestFirst.map((life) => exportReply(life, view.now)) };
    }),
    serve(OPERATIONS["cancel-export"], async ({ parameters, tenant_id = "", view }) => {
      const life = findExport(parameters.export_id, tenant_id, view);
      // Beyond the contract: export-endings.
      const after =
        life.endMs <= view.now ? view : commit({ ...life.record, cancelledMs: view.now }, view);
      await writer.writeDue();
      return show(life.record.id, tenant_id, after);
    }),
  ];
  return routes.map(({ operation, answer }) => ({
    operation,
    answer: inWorkspace(workspaces, answer),
  }));
}
