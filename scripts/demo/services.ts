import type { Clock } from "../../emulator/clock.ts";
import { type EmulatorOptions, startEmulator } from "../../emulator/server/server.ts";
import { BUCKET, STORE_CREDENTIALS, startObjectStore } from "../../test/harness/object-store.ts";

const SPEED = 2;
const MAX_STEP_MS = 1_000;
/** Short enough that the first read after a deletion gets a 404. */
const DELETION_MS = 500;

/** Advances at double speed, but at most a second per call, so that polling misses no status. */
function cappedClock(): Clock {
  let [now, readMs] = [Date.now(), Date.now()];
  return {
    now() {
      const presentMs = Date.now();
      now += Math.min((presentMs - readMs) * SPEED, MAX_STEP_MS);
      readMs = presentMs;
      return now;
    },
  };
}

/** Both services and a store for exports, on this machine. */
export async function startServices(options: EmulatorOptions) {
  const bucket = await startObjectStore();
  const emulator = await startEmulator({
    clock: cappedClock(),
    deletionMs: DELETION_MS,
    ...options,
  });
  const [workspace] = emulator.store.traces.workspaces;
  return {
    ...emulator,
    tenant_id: workspace?.id ?? "",
    project_id: workspace?.projects[0]?.id ?? "",
    /** The inputs of a destination for exports. */
    destination: {
      display_name: "Traces",
      bucket_name: BUCKET,
      endpoint_url: bucket.endpoint_url,
      ...STORE_CREDENTIALS,
    },
    async [Symbol.asyncDispose]() {
      await emulator.close();
      await bucket[Symbol.asyncDispose]();
    },
  };
}
