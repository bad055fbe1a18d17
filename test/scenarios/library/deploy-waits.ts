import { faultAt, LOST_REQUEST, onPatch, status, UNAVAILABLE, withFaults } from "../faults.ts";
import type { DeployScenario } from "../scenario.ts";

const MINUTE_MS = 60_000;
const lasting = (minutes: number) => [
  { status: "BUILDING", after_ms: 0 },
  { status: "DEPLOYED", after_ms: minutes * MINUTE_MS },
];

/** Each phase of a deploy that may wait for minutes. */
export const WAITS: Record<string, DeployScenario> = {
  "waits, before the first read": withFaults(faultAt("get", UNAVAILABLE)),
  "waits, until others have finished": {
    inputs: { wait_for_idle: "true" },
    arrange: ({ emulator, deploymentId }) =>
      emulator.store.addRevision(deploymentId, { script: lasting(12) }),
  },
  "waits, as the change is put off": withFaults(faultAt("patch", status(429))),
  "waits, for a change whose answer was lost": withFaults(onPatch(LOST_REQUEST, [1, 2])),
  "waits, for the rollout": { script: lasting(12) },
  "waits, in an outage": {
    script: lasting(25),
    arrange: ({ emulator, clock }) =>
      clock.at(3 * MINUTE_MS, () => emulator.faults.add({ fault: UNAVAILABLE })),
  },
  "waits, for what never serves": { script: "never-active" },
  "waits, for a smoke test": { inputs: { smoke_test_url: "http://127.0.0.1:9" } },
  "waits, for the check of its protection": { inputs: { auth_check_url: "http://127.0.0.1:9" } },
};
