import type { Clock } from "../../emulator/clock.ts";
import { type EmulatorOptions, startEmulator } from "../../emulator/server/server.ts";
import { BUCKET, STORE_CREDENTIALS, startObjectStore } from "../../test/harness/object-store.ts";

const SPEED = 2;
const MAX_AT_A_TIME_MS = 1_000;
/** So short that the first read after it finds nothing. */
const DELETION_MS = 500;

/** Twice as fast as real time, and slower than any polling, so that every status is seen. */
function patientClock(): Clock {
  let [now, readMs] = [Date.now(), Date.now()];
  return {
    now() {
      const presentMs = Date.now();
      now += Math.min((presentMs - readMs) * SPEED, MAX_AT_A_TIME_MS);
      readMs = presentMs;
      return now;
    },
  };
}

/** Both services and a store for exports, on this machine. */
export async function startServices(options: EmulatorOptions) {
  const bucket = await startObjectStore();
  const emulator = await startEmulator({
    clock: patientClock(),
    deletionMs: DELETION_MS,
    ...options,
  });
  const [workspace] = emulator.store.traces.workspaces;
  return {
    ...emulator,
    tenant_id: workspace?.id ?? "",
    project_id: workspace?.projects[0]?.id ?? "",
    /** What a destination for exports needs. */
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
