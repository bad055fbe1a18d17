import { LOST_REQUEST, onPatch, status, UNAVAILABLE, withFault, withFaults } from "../faults.ts";
import type { DeployScenario } from "../scenario.ts";

const MINUTE_MS = 60_000;
const rolloutOf = (minutes: number) => [
  { status: "BUILDING", after_ms: 0 },
  { status: "DEPLOYED", after_ms: minutes * MINUTE_MS },
];

/** Phases that may last for minutes, besides those of `SCENARIOS` in `deploy.ts`. */
export const WAITS: Record<string, DeployScenario> = {
  "waits: wait_for_idle": {
    inputs: { wait_for_idle: "true" },
    arrange: ({ emulator, deploymentId }) =>
      emulator.store.addRevision(deploymentId, { script: rolloutOf(12) }),
  },
  "waits: rate limit of the change": withFault("patch", status(429)),
  "waits: lost requests of the change": withFaults(onPatch(LOST_REQUEST, [1, 2])),
  "waits: rollout": { script: rolloutOf(12) },
  "waits: outage during the rollout": {
    script: rolloutOf(25),
    arrange: ({ emulator, clock }) =>
      clock.at(3 * MINUTE_MS, () => emulator.faults.add({ fault: UNAVAILABLE })),
  },
  "waits: protection check": { inputs: { auth_check_url: "http://127.0.0.1:9" } },
};
