import * as z from "zod";
import type { Emulator } from "../../emulator/server/server.ts";
import { exportTraces } from "../../src/actions/export/action.ts";
import { ExportInputs, type Output } from "../../src/actions/export/inputs.ts";
import type { OutputValue } from "../../src/report/report.ts";
import { Destination } from "../../src/service/contract/destinations.ts";
import { withProgressLog } from "../../src/step/progress-log.ts";
import { startStep } from "../../src/step/start-step.ts";
import { ask } from "./ask.ts";
import { BUCKET, STORE_CREDENTIALS, startScriptedStore } from "./object-store.ts";
import { THREE_DAYS } from "./step.ts";
import { CREDENTIAL, type startService, startVirtually, type VirtualOptions } from "./virtual.ts";

export interface Service extends Emulator {
  /** URL of an object store that accepts everything. */
  endpoint_url: string;
  /** Creates an export like another client. */
  begin(change?: object): Promise<string>;
  cancel(id: string): Promise<unknown>;
  list(): Promise<Listed>;
  pass(ms: number): Promise<void>;
}

type Inputs = Record<string, string>;

export interface VirtualExport extends VirtualOptions {
  inputs?: Inputs | ((service: Service) => Promise<Inputs>);
  arrange?: (service: Service) => void;
  /** Called with each line of the log. */
  onLine?: (line: string, service: Service) => void;
}

/** The exports of a workspace, as another client lists them. */
export type Listed = z.infer<typeof Listed>;
const Listed = z.array(
  z
    .object({
      id: z.string(),
      status: z.string(),
      start_time: z.string(),
      end_time: z.string().nullable(),
    })
    .catchall(z.json()),
);

const destinationAt = (endpoint_url: string) => ({
  destination_type: "s3",
  display_name: "Warehouse",
  config: { bucket_name: BUCKET, prefix: "traces", endpoint_url },
  credentials: STORE_CREDENTIALS,
});

/** The service for exports: a workspace with a destination, and other clients. */
export async function prepareExports(
  { emulator, clock }: Pick<Awaited<ReturnType<typeof startService>>, "emulator" | "clock">,
  endpoint_url: string,
) {
  const [workspace] = emulator.store.traces.workspaces;
  const tenant_id = workspace?.id ?? "";
  const project_id = workspace?.projects[0]?.id ?? "";
  const path = `${emulator.url}/api/v1/bulk-exports`;
  const headers = { "x-api-key": CREDENTIAL.api_key, "x-tenant-id": tenant_id };
  const idOf = async (at: string, body: object) =>
    Destination.parse((await ask(at, "POST", { headers, body })).json).id;
  const destination_id = await idOf(`${path}/destinations`, destinationAt(endpoint_url));
  const start = {
    bulk_export_destination_id: destination_id,
    session_id: project_id,
    ...THREE_DAYS,
  };
  let foreign = 0;
  const service: Service = {
    ...emulator,
    endpoint_url,
    pass: (ms) => clock.sleep(ms),
    begin: (change = {}) => {
      foreign += 1;
      return idOf(path, { ...start, ...change });
    },
    cancel: (id) => ask(`${path}/${id}`, "PATCH", { headers, body: { status: "Cancelled" } }),
    list: async () => Listed.parse((await ask(path, "GET", { headers })).json),
  };
  const connection = { base_url: emulator.url, ...CREDENTIAL, tenant_id };
  const usual = { ...connection, destination_id, project_id, ...THREE_DAYS };
  /** Number of exports that others have created. */
  return { service, connection, usual, headers, foreign: () => foreign };
}

/**
 * One step of the export action in virtual time. `journal` contains outputs, states, requests,
 * notices and warnings in order.
 */
export async function exportInVirtualTime(options: VirtualExport = {}) {
  const { inputs = {}, arrange, onLine, ...settings } = options;
  const journal: string[] = [];
  const lines: string[] = [];
  await using store = await startScriptedStore({});
  await using virtual = await startVirtually(
    {
      seed: "exports",
      // A small export: creating the files takes longer than the rest of a step.
      traces: { perHour: 1 },
      habits: ["titled-statuses"],
      onRequest: ({ operation = "" }) => void journal.push(operation),
      ...settings,
    },
    (kind, text) => {
      if (kind !== "info") return void (kind === "group" || journal.push(`${kind} ${text}`));
      lines.push(text);
      onLine?.(text, service);
    },
  );
  const { emulator, clock, outputs } = virtual;
  const stage = await prepareExports(virtual, store.endpoint_url);
  const { service, connection, headers } = stage;
  const given = typeof inputs === "function" ? await inputs(service) : inputs;
  // Other operations get only the given inputs. Empty means not given.
  const texts = { ...(given.operation ? connection : stage.usual), ...given };
  const parsed = await ExportInputs.parseAsync(
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== "")),
  );
  journal.length = 0;
  emulator.requests.length = 0;
  const before = stage.foreign();
  arrange?.(service);
  // The log of the step begins after the arrangement.
  const ctx = withProgressLog({
    ...virtual.ctx,
    server: { ...virtual.ctx.server, name: "platform API" as const, headers },
  });
  const startedMs = clock.now();
  const foreign = () => stage.foreign() - before;
  const end = await startStep(exportTraces, parsed, ctx);
  const asked = (word: string) => emulator.requests.filter(({ operation }) => operation === word);
  const counts = {
    sent: asked("export").length - foreign(),
    made: asked("export").filter(({ committed }) => committed).length - foreign(),
    polls: asked("get-export").length,
    runReads: asked("runs").length,
    cancels: asked("cancel-export").length,
    destinationsSent: asked("destination").length,
  };
  emulator.faults.clear();
  const entries = [...journal];
  const early: Partial<Record<Output, OutputValue>> = Object.fromEntries(outputs);
  return {
    ...early,
    ...end.outputs,
    ...counts,
    failure: end.failure?.message ?? "",
    hasFailed: end.failure !== undefined,
    summary: end.summary,
    exports: await service.list(),
    journal: entries,
    lines,
    elapsedMs: clock.now() - startedMs,
  };
}
