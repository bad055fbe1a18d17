import { EXPORT_LIMITS } from "../../contract/bulk-exports.ts";
import type { History, View } from "../history.ts";
import type { NewId } from "../ids.ts";
import { type Answer, invalid, refusal } from "../server/answer.ts";
import { OPERATIONS } from "../server/operations.ts";
import { type Route, serve, serveLater } from "../server/serve.ts";
import type { Traces, Workspace } from "../traces/traces.ts";
import { destinationFrom, destinationReply } from "./destinations.ts";
import { createExportWork } from "./files/write.ts";
import type { ExportRecord } from "./jobs.ts";
import type { ExportLife, ExportLimits } from "./life-cycle.ts";
import { exportReply, runReply } from "./replies.ts";
import { refusalOfExport } from "./rules.ts";
import { type RunTrouble, type TroubleWord, troublesOf } from "./troubles.ts";

/** How this server exports. */
export interface ExportHabits {
  /** Of one run. */
  exportRowsPerSecond: number;
  exportRowsPerFile: number;
  concurrentRunsPerExport: number;
  concurrentExportsPerWorkspace: number;
  /** After which an export is `TimedOut`. */
  exportTimeoutHours: number;
  /** One more in a workspace gets a 429. */
  exportCreationsPerHour: number;
  /** A destination may leave its credentials to the emulator's environment. */
  selfHosted: boolean;
  /** What goes wrong with the runs of exports for which nothing is chosen. */
  exportTroubles: RunTrouble[] | TroubleWord;
}

function limitsFrom(habits: Partial<ExportHabits>): ExportLimits {
  const { concurrent_runs_per_export, concurrent_exports_per_workspace, workflow_timeout_hours } =
    EXPORT_LIMITS;
  const { exportRowsPerSecond = 500, exportRowsPerFile = 500 } = habits;
  return {
    pace: { rowsPerSecond: exportRowsPerSecond, rowsPerFile: exportRowsPerFile },
    concurrentRuns: habits.concurrentRunsPerExport ?? concurrent_runs_per_export.limits_text,
    concurrentExports:
      habits.concurrentExportsPerWorkspace ?? concurrent_exports_per_workspace.limits_text,
    timeoutHours: habits.exportTimeoutHours ?? workflow_timeout_hours.limits_text,
  };
}

const unknownExport = (id: string): Answer => refusal(404, `Bulk export ${id} not found`);

/** Refuses requests that name no workspace, or none of these. */
function inWorkspace<Said>(route: Route<Said>, workspaces: Workspace[]): Route<Said | Answer> {
  return {
    ...route,
    answer(received, view) {
      const { tenant_id } = received;
      // Not in the contract: the words by which services of this family say that the tenant header is missing.
      if (tenant_id === undefined)
        return refusal(403, "This request requires workspace specification");
      if (!workspaces.some(({ id }) => id === tenant_id))
        return refusal(403, "Not a member of this workspace");
      return route.answer(received, view);
    },
  };
}

interface World {
  history: History;
  traces: Traces;
  newId: NewId;
  /** One for each of the exports to come, before any other choice. */
  nextTroubles: (RunTrouble[] | TroubleWord)[];
}

/** The endpoints of bulk exports. */
export function exportRoutes(
  world: World,
  habits: Partial<ExportHabits>,
): Route<Answer | Promise<Answer>>[] {
  const { history, newId, nextTroubles } = world;
  const { workspaces } = world.traces;
  const {
    exportCreationsPerHour = Number.POSITIVE_INFINITY,
    selfHosted = false,
    exportTroubles = [],
  } = habits;
  const work = createExportWork({ ...world, limits: limitsFrom(habits) });

  const lifeOf = (id: string, tenant_id: string, view: View): ExportLife | undefined =>
    work.lives(tenant_id, view).find(({ record }) => record.id === id);

  /** The view with this record in it. */
  function committed(record: ExportRecord, view: View): View {
    history.commit("exports", record, view.now);
    return { ...view, exports: new Map(view.exports).set(record.id, record) };
  }

  function show(id: string, tenant_id: string, view: View) {
    const life = lifeOf(id, tenant_id, view);
    return life === undefined ? unknownExport(id) : { reply: exportReply(life, view.now) };
  }

  const routes: Route<Answer | Promise<Answer>>[] = [
    serveLater(OPERATIONS.destination, async ({ body, tenant_id = "", view }) => {
      if (body.credentials === undefined && !selfHosted)
        return invalid([{ loc: ["body", "credentials"], msg: "Field required", type: "missing" }]);
      const made = await destinationFrom(body, tenant_id, newId());
      if ("status" in made) return made;
      history.commit("destinations", made, view.now);
      return { reply: destinationReply(made) };
    }),
    serve(OPERATIONS.export, ({ body, tenant_id = "", view }) => {
      const workspace = workspaces.find(({ id }) => id === tenant_id) ?? {
        id: tenant_id,
        name: "",
        projects: [],
      };
      const refused = refusalOfExport(body, workspace, view, exportCreationsPerHour);
      if (refused) return refused;
      const troubles = troublesOf(nextTroubles.shift() ?? exportTroubles);
      const record: ExportRecord = {
        id: newId(),
        tenant_id,
        request: body,
        createdMs: view.now,
        troubles,
      };
      return show(record.id, tenant_id, committed(record, view));
    }),
    serveLater(OPERATIONS["get-export"], async ({ parameters, tenant_id = "", view }) => {
      await work.catchUp();
      return show(parameters.export_id, tenant_id, view);
    }),
    serveLater(OPERATIONS.runs, async ({ parameters, tenant_id = "", view }) => {
      await work.catchUp();
      const life = lifeOf(parameters.export_id, tenant_id, view);
      if (life === undefined) return unknownExport(parameters.export_id);
      return {
        reply: life.runs.map((run) =>
          runReply(run, work.prefixOf(life.record, run, view), work.written, view.now),
        ),
      };
    }),
    serveLater(OPERATIONS.exports, async ({ tenant_id = "", view }) => {
      await work.catchUp();
      // Not in the contract: the order, here the newest first.
      const newestFirst = work.lives(tenant_id, view).reverse();
      return { reply: newestFirst.map((life) => exportReply(life, view.now)) };
    }),
    serveLater(OPERATIONS["cancel-export"], async ({ parameters, tenant_id = "", view }) => {
      const life = lifeOf(parameters.export_id, tenant_id, view);
      if (life === undefined) return unknownExport(parameters.export_id);
      // Not in the contract: that an export which has ended stays what it is.
      const seen =
        life.endMs <= view.now ? view : committed({ ...life.record, cancelledMs: view.now }, view);
      await work.catchUp();
      return show(life.record.id, tenant_id, seen);
    }),
  ];
  return routes.map((route) => inWorkspace(route, workspaces));
}
