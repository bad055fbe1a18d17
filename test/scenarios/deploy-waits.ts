import type { DeployScenario, Service } from "./scenario.ts";

const MINUTE_MS = 60_000;
const AWAY = { kind: "status", status: 503 } as const;
const BUSY = { kind: "status", status: 429 } as const;
const lasting = (minutes: number) => [
  { status: "BUILDING", after_ms: 0 },
  { status: "DEPLOYED", after_ms: minutes * MINUTE_MS },
];
const always = (path: string, fault: typeof AWAY | typeof BUSY) => (service: Service) =>
  service.emulator.faults.add({ match: { path }, fault });

/** Each phase of a deploy that may wait for minutes. */
export const WAITS: Record<string, DeployScenario> = {
  "waits, before the first read": { arrange: always("get", AWAY) },
  "waits, until others have finished": {
    inputs: { wait_for_idle: "true" },
    arrange: ({ emulator, deploymentId }) =>
      emulator.store.addRevision(deploymentId, { script: lasting(12) }),
  },
  "waits, as the change is put off": { arrange: always("patch", BUSY) },
  "waits, for a change whose answer was lost": {
    arrange: ({ emulator }) =>
      emulator.faults.add({ match: { path: "patch", nth: [1, 2] }, fault: { kind: "reset" } }),
  },
  "waits, for the rollout": { script: lasting(12) },
  "waits, in an outage": {
    script: lasting(25),
    arrange: ({ emulator, clock }) =>
      clock.at(3 * MINUTE_MS, () => emulator.faults.add({ fault: AWAY })),
  },
  "waits, for what never serves": { script: "never-active" },
  "waits, for a smoke test": { inputs: { smoke_test_url: "http://127.0.0.1:9" } },
  "waits, for the check of its protection": { inputs: { auth_check_url: "http://127.0.0.1:9" } },
};
