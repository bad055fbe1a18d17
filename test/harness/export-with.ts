import * as z from "zod";
import { Destination } from "../../src/contract/destinations.ts";
import {
  type Emulator,
  type EmulatorOptions,
  startEmulator,
} from "../../src/emulator/server/server.ts";
import { ask } from "./ask.ts";
import { type RunOptions, type RunResult, runAction } from "./runner/runner.ts";

const API_KEY = "canary-api-key-0123456789";
const STEP_MS = 1_000;
const Listed = z.array(z.object({ id: z.string(), status: z.string() }));

/** Three days, for which there are traces. */
export const RANGE = { start_time: "2026-01-01T00:00:00Z", end_time: "2026-01-04T00:00:00Z" };

export interface ExportWith extends EmulatorOptions {
  arrange?: (emulator: Emulator) => void;
  run?: Partial<RunOptions>;
}

/** A service whose time moves with each read of an export, and a way to run the bundle against it. */
export async function startExporting({ arrange, run, ...service }: ExportWith = {}) {
  let now = Date.UTC(2026, 0, 10);
  const emulator = await startEmulator({
    api_keys: [API_KEY],
    clock: { now: () => now },
    onRequest: ({ operation }) => {
      if (operation === "get-export") now += STEP_MS;
    },
    ...service,
  });
  arrange?.(emulator);
  const [workspace] = emulator.store.traces.workspaces;
  const tenant_id = workspace?.id ?? "";
  const project_id = workspace?.projects[0]?.id ?? "";
  const path = `${emulator.url}/api/v1/bulk-exports`;
  const headers = { "x-api-key": service.api_keys?.[0] ?? API_KEY, "x-tenant-id": tenant_id };
  const usual = {
    base_url: emulator.url,
    api_key: API_KEY,
    tenant_id,
    poll_interval: "20ms",
    poll_max_interval: "50ms",
    settle_window: "100ms",
  };
  return {
    emulator,
    project_id,
    async destination(endpoint_url: string, credentials: object) {
      const config = { bucket_name: "exports", prefix: "traces", endpoint_url };
      const body = { destination_type: "s3", display_name: "Warehouse", config, credentials };
      return Destination.parse((await ask(`${path}/destinations`, "POST", { headers, body })).json)
        .id;
    },
    /** Every export of the workspace. */
    exports: async () => Listed.parse((await ask(path, "GET", { headers })).json),
    step(inputs: Record<string, string>, options: Partial<RunOptions> = {}): Promise<RunResult> {
      const given = { ...usual, ...inputs };
      return runAction({
        action: "export/action.yml",
        inputs: given,
        secrets: [API_KEY],
        ...run,
        ...options,
      });
    },
    [Symbol.asyncDispose]: () => emulator.close(),
  };
}
