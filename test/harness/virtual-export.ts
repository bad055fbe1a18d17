import type { Dispatcher } from "undici";
import * as z from "zod";
import { createDispatcher } from "../../src/client/http/http.ts";
import { Destination } from "../../src/contract/destinations.ts";
import {
  type Emulator,
  type EmulatorOptions,
  startEmulator,
} from "../../src/emulator/server/server.ts";
import { exportTraces } from "../../src/export/export.ts";
import { ExportInputs } from "../../src/export/inputs.ts";
import { ask } from "./ask.ts";
import { BUCKET, STORE_CREDENTIALS, storeSaying } from "./object-store.ts";
import { recordingReport } from "./report.ts";
import { virtualClock } from "./virtual-clock.ts";

const EPOCH = Date.UTC(2026, 0, 10);

/** Three days, for which there are traces. */
export const RANGE = { start_time: "2026-01-01T00:00:00Z", end_time: "2026-01-04T00:00:00Z" };

export interface Service extends Emulator {
  /** Makes an export, as somebody else would. */
  begin(change?: object): Promise<string>;
  cancel(id: string): Promise<unknown>;
  list(): Promise<{ id: string; status: string; start_time: string; end_time: string | null }[]>;
  pass(ms: number): Promise<void>;
}

export interface VirtualExport extends EmulatorOptions {
  inputs?: Record<string, string> | ((service: Service) => Promise<Record<string, string>>);
  dispatcher?: Dispatcher;
  signal?: AbortSignal;
  arrange?: (service: Service) => void;
  /** Called with each line of the log. */
  onLine?: (line: string, service: Service) => void;
}

const Listed = z.array(
  z.object({
    id: z.string(),
    status: z.string(),
    start_time: z.string(),
    end_time: z.string().nullable(),
  }),
);

/**
 * One step against the emulator over real sockets, on a clock that both share and that passes only while the action sleeps.
 * `journal` holds outputs, states, requests, notices and warnings in the order in which they came.
 */
export async function exportInVirtualTime(options: VirtualExport = {}) {
  const { inputs = {}, dispatcher = createDispatcher(), arrange, onLine, ...settings } = options;
  const { signal = new AbortController().signal } = options;
  const clock = virtualClock();
  const journal: string[] = [];
  const lines: string[] = [];
  await using store = await storeSaying({});
  const emulator = await startEmulator({
    clock: { now: () => EPOCH + clock.now() },
    seed: "exports",
    onRequest: ({ operation = "" }) => void journal.push(operation),
    ...settings,
  });
  try {
    const [workspace] = emulator.store.traces.workspaces;
    const tenant_id = workspace?.id ?? "";
    const project_id = workspace?.projects[0]?.id ?? "";
    const headers = { "x-api-key": "demo-key", "x-tenant-id": tenant_id };
    const path = `${emulator.url}/api/v1/bulk-exports`;
    const made = await ask(`${path}/destinations`, "POST", {
      headers,
      body: {
        destination_type: "s3",
        display_name: "Warehouse",
        config: { bucket_name: BUCKET, prefix: "traces", endpoint_url: store.endpoint_url },
        credentials: STORE_CREDENTIALS,
      },
    });
    const destination_id = Destination.parse(made.json).id;
    let foreign = 0;
    const body = { bulk_export_destination_id: destination_id, session_id: project_id, ...RANGE };
    const service: Service = {
      ...emulator,
      pass: (ms) => clock.sleep(ms),
      begin: async (change = {}) => {
        foreign += 1;
        return Destination.parse(
          (await ask(path, "POST", { headers, body: { ...body, ...change } })).json,
        ).id;
      },
      cancel: (id) => ask(`${path}/${id}`, "PATCH", { headers, body: { status: "Cancelled" } }),
      list: async () => Listed.parse((await ask(path, "GET", { headers })).json),
    };
    const connection = { base_url: emulator.url, api_key: "demo-key", tenant_id };
    const usual = { ...connection, destination_id, project_id, ...RANGE };
    const given = typeof inputs === "function" ? await inputs(service) : inputs;
    // An operation that starts nothing takes what it is given alone. Empty means not given.
    const texts = Object.entries({ ...(given.operation ? connection : usual), ...given }).filter(
      ([, text]) => text !== "",
    );
    const parsed = await ExportInputs.parseAsync(Object.fromEntries(texts));
    journal.length = 0;
    emulator.requests.length = 0;
    foreign = 0;
    arrange?.(service);
    const { report, state, outputs } = recordingReport((kind, text) => {
      if (kind !== "info") return void (kind === "group" || journal.push(`${kind} ${text}`));
      lines.push(text);
      onLine?.(text, service);
    });
    const world = {
      server: { base_url: emulator.url, headers, requestTimeoutMs: 1_000, dispatcher },
      clock,
      signal,
      state,
      report,
    };
    const startedMs = clock.now();
    const end = await exportTraces(parsed, world);
    const asked = (word: string) => emulator.requests.filter(({ operation }) => operation === word);
    const counts = {
      sent: asked("export").length - foreign,
      made: asked("export").filter(({ committed }) => committed).length - foreign,
      polls: asked("get-export").length,
      runReads: asked("runs").length,
      cancels: asked("cancel-export").length,
    };
    emulator.faults.clear();
    const exports = await service.list();
    return {
      ...{ ...Object.fromEntries(outputs), ...end.outputs },
      ...counts,
      failure: end.failure?.message ?? "",
      hasFailed: end.failure !== undefined,
      summary: end.summary,
      exports,
      journal,
      lines,
      elapsedMs: clock.now() - startedMs,
    };
  } finally {
    await emulator.close();
  }
}
